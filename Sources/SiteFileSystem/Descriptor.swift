#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file that is closed automatically.
package struct Descriptor: ~Copyable {
    package let number: Int32

    /// Opens a regular file for reading and follows links. Never waits for the other end of a pipe.
    package static func reading(_ path: String) throws(SystemError) -> Descriptor {
        let file = try Descriptor(path, O_RDONLY | O_NONBLOCK)
        guard try file.status.kind == .file else { throw .notAFile }
        return file
    }

    /// Creates a new file for writing.
    package static func creating(_ path: String) throws(SystemError) -> Descriptor {
        try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL)
    }

    /// Creates a file without a name for reading and writing. Nobody else can open it. Its disk space is freed when it
    /// is closed.
    static func nameless(in folder: String) throws(SystemError) -> Descriptor {
        var path = Array(joinedPath(folder, "sitegen-XXXXXX").utf8CString)
        let number = mkstemp(&path)
        guard number >= 0 else { throw .last }
        unlink(path)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        return Descriptor(number: number)
    }

    private init(number: Int32) { self.number = number }

    private init(_ path: String, _ flags: Int32) throws(SystemError) {
        number = open(path, flags | O_CLOEXEC, 0o666)
        if number < 0 { throw .last }
    }

    deinit { close(number) }

    /// Closes a written file. Some file systems report a full disk only now.
    package consuming func finish() throws(SystemError) {
        let number = number
        discard self
        guard close(number) == 0 else { throw .last }
    }

    package var status: FileStatus {
        get throws(SystemError) {
            var raw = stat()
            guard fstat(number, &raw) == 0 else { throw .last }
            return FileStatus(raw)
        }
    }

    /// Reads into the buffer and returns the number of bytes; 0 at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            #if canImport(Darwin)
                let count = Darwin.read(number, buffer.baseAddress, buffer.count)
            #else
                let count = Glibc.read(number, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            if errno != EINTR { throw .last }
        }
    }

    /// Bytes at an offset; fewer at the end of the file, and none if the file cannot be read.
    package static func bytes(of number: Int32, at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = pread(
                    number, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset + filled))
                if read > 0 { filled += read } else if read == 0 || errno != EINTR { return }
            }
        }
    }

    /// Writes all bytes at an offset.
    func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let place = off_t(offset + rest.startIndex)
            let count = rest.withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, place) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
        }
    }

    /// Reads until the array is full or the file ends. Returns the number of bytes read.
    package func fill(_ bytes: inout [UInt8]) throws(SystemError) -> Int {
        try bytes.withUnsafeMutableBufferPointer { (buffer) throws(SystemError) in
            var count = 0
            while count < buffer.count {
                let read = try read(
                    into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...])))
                if read == 0 { break }
                count += read
            }
            return count
        }
    }

    /// Writes all bytes.
    package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer in
                #if canImport(Darwin)
                    Darwin.write(number, buffer.baseAddress, buffer.count)
                #else
                    Glibc.write(number, buffer.baseAddress, buffer.count)
                #endif
            }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
        }
    }
}
