import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection to a local server, which is kept open between requests.
package final class PageConnection {
    private let socket: Int32
    private var unread: [UInt8] = []

    /// `nil` if no server listens.
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

    /// The response to a GET request, head and body as received; `nil` if the connection is closed.
    package func answer(to path: String) -> [UInt8]? {
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        guard write(socket, request, request.count) == request.count else { return nil }
        while true {
            if let end = endOfAnswer {
                defer { unread.removeFirst(end) }
                return Array(unread[..<end])
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

    /// The end of the response, by its length or its last chunk (RFC 9112, section 7.1).
    private var endOfAnswer: Int? {
        guard let head = unread.place(of: "\r\n\r\n", from: 0) else { return nil }
        let name = "content-length:"
        let lines = String(decoding: unread[..<head], as: UTF8.self).lowercased().split(separator: "\r\n")
        if let line = lines.first(where: { $0.hasPrefix(name) }),
            let length = Int(line.dropFirst(name.count).drop { $0 == " " })
        {
            let end = head + 4 + length
            return end <= unread.count ? end : nil
        }
        return unread.place(of: "\r\n0\r\n\r\n", from: head + 2).map { $0 + 7 }
    }
}

extension [UInt8] {
    /// The offset of a text at or after `start`.
    package func place(of text: String, from start: Int = 0) -> Int? {
        let text = Array(text.utf8)
        return withUnsafeBytes { bytes in
            var rest = bytes[start...]
            while let found = rest.firstIndex(of: text[0]) {
                rest = rest[found...]
                if rest.starts(with: text) { return found }
                rest = rest.dropFirst()
            }
            return nil
        }
    }
}
