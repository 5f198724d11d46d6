import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One connection to a server of this computer, kept open from one request to the next.
package final class PageConnection {
    private let socket: Int32
    private var unread: [UInt8] = []

    /// `nil` when nobody listens.
    package init?(port: UInt16) {
        #if canImport(Glibc)
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        var one: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        if !isOpen { return nil }
    }

    deinit { close(socket) }

    /// The answer to a GET, head and body as they come; `nil` when the connection is closed.
    package func text(of path: String) -> String? {
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        guard write(socket, request, request.count) == request.count else { return nil }
        while true {
            if let end = endOfAnswer {
                defer { unread.removeFirst(end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            guard receive() else { return nil }
        }
    }

    private func receive() -> Bool {
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, read(socket, buffer.baseAddress, buffer.count))
        }
        unread += piece
        return !piece.isEmpty
    }

    /// By its length, or by the last of its chunks (RFC 9112, section 7.1).
    private var endOfAnswer: Int? {
        guard let head = unread.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: unread[..<head.lowerBound], as: UTF8.self).lowercased().split(separator: "\r\n")
        if let length = lines.lazy.compactMap({ $0.wholeMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) } })
            .first
        {
            let end = head.upperBound + length
            return end <= unread.count ? end : nil
        }
        return unread[(head.upperBound - 2)...].firstRange(of: Array("\r\n0\r\n\r\n".utf8))?.upperBound
    }
}
