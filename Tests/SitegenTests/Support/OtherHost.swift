import FlyingSocks
import Foundation
import Synchronization

/// A second web host on its own thread. Tests may block the shared threads for longer than the timeout for a host.
final class OtherHost: Sendable {
    let address: String
    private let asked = Mutex<[String]>([])

    /// The received requests, such as `GET /about`, in order.
    var requests: [String] { asked.withLock(\.self) }

    /// Answers until the process ends.
    ///
    /// - Parameter answer: Returns the status for a request.
    init(answer: @escaping @Sendable (_ request: String) -> String) throws {
        let socket = try Socket(domain: AF_INET, type: .stream)
        try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        address = "http://127.0.0.1:\(port)"
        let thread = Thread {
            while let visitor = try? socket.accept() {
                let visitor = Socket(file: visitor.file)
                if let request = Self.request(from: visitor) {
                    self.asked.withLock { $0.append(request) }
                    let head = "HTTP/1.1 \(answer(request))\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                    _ = try? visitor.write(Data(head.utf8))
                }
                try? visitor.close()
            }
        }
        thread.start()
    }

    /// Method and path; `nil` if the client has closed the connection.
    private static func request(from visitor: Socket) -> String? {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard let bytes = try? visitor.read(atMost: 4096) else { return nil }
            head += bytes
        }
        return String(decoding: head, as: UTF8.self).split(separator: " ").prefix(2).joined(separator: " ")
    }
}
