/// A point on the earth in degrees, good to about one kilometre.
///
/// The source mixes WGS-84 and GCJ-02, which differ by some hundred metres.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double

  /// Takes degrees as they are.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
