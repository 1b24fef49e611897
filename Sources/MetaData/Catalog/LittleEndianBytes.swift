/// Bytes that grow by numbers, the lowest byte first.
struct LittleEndianBytes {
  var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
