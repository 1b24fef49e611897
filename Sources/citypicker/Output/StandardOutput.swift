import Glibc

/// Why an answer did not reach its reader.
enum OutputFault: Error, Equatable {
  /// Nobody reads any more: nothing to complain of.
  case readerGone
  /// The system refused; its `errno`.
  case failed(Int32)
}

/// The standard descriptors of the process.
enum StandardOutput {
  /// Takes the places of standard descriptors that are closed, so that no file opened later becomes
  /// standard output. Writing to such a place fails as it would have.
  static func reserveDescriptors() {
    for (number, flags) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(number, F_GETFD) == -1 {
      let opened = open("/dev/null", flags)
      // The lowest free number is given; anything else means that even this one could not be had.
      if opened > 2 { close(opened) }
    }
  }

  /// Writes all bytes, or tells why not; SIGPIPE has to be ignored.
  static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) throws(OutputFault) {
    let code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    if code == EPIPE { throw .readerGone }
    if code != 0 { throw .failed(code) }
  }

  /// 0, or the `errno`.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        return EIO
      } else if errno == EAGAIN {
        // Somebody else made the pipe non-blocking; its reader is only slow.
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&polled, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    // A network file system tells of a full disk when a descriptor is closed: a copy is.
    let copy = dup(descriptor)
    return copy >= 0 && close(copy) != 0 && errno != EINTR ? errno : 0
  }
}
