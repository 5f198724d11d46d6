import CSitegenCurl
import Dispatch
import Foundation

/// A request to a host, sent by libcurl.
struct WebRequest: Sendable {
    enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// A file of so many bytes.
        case file(String, count: Int)
    }

    /// Signs requests as AWS does (Signature Version 4).
    struct Signature: Sendable {
        var key: String
        var secret: String
        var region: String
        var service = "s3"
    }

    var method: String
    /// Percent-encoded, with its parameters in the order of their names.
    var address: String
    var headers: [String] = []
    var body = Body.none
    var signature: Signature?
    /// `nil` for HTTP. With SFTP, `PUT` writes a file, `GET` reads one, and `HEAD` only sends commands.
    var sftp: SFTPOptions?
    /// The time for the host to accept a connection.
    var connectMilliseconds = 15_000
    /// The time after which a request without progress fails.
    var silentSeconds = 60

    /// Sends the request once on a separate thread and waits for the answer.
    func send() async -> WebAnswer {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: sendAndWait()) }
        }
    }

    /// Sends the request, and repeats it with growing pauses after failures that may pass.
    func sendPatiently() async -> WebAnswer {
        let attempts = 5
        var pause = Duration.milliseconds(400)
        for attempt in 1... {
            let answer = await send()
            if !answer.isPassing || attempt == attempts { return answer }
            do { try await Task.sleep(for: pause + .milliseconds(Int.random(in: 0...200))) } catch { return answer }
            pause *= 2
        }
        preconditionFailure("the loop above has no end")
    }

    /// Sends the request once and blocks until the answer is there.
    func sendAndWait() -> WebAnswer {
        var texts = CTexts()
        defer { texts.free() }
        var request = ccurl_request()
        request.method = texts.text(method)
        request.address = texts.text(address)
        request.headers = texts.list(headers)
        request.signature = texts.text(signature.map { "aws:amz:\($0.region):\($0.service)" })
        request.credentials = texts.text(signature.map { "\($0.key):\($0.secret)" })
        request.connect_milliseconds = connectMilliseconds
        request.silent_seconds = silentSeconds
        var held: [UInt8] = []
        switch body {
        case .none: break
        case .bytes(let bytes): held = bytes
        case .file(let path, let count):
            request.file = texts.text(path)
            request.count = Int64(count)
        }
        if !held.isEmpty { request.count = Int64(held.count) }
        var options = sftp.map { texts.options($0) } ?? ccurl_sftp()
        var answer = ccurl_answer()
        held.withUnsafeBytes { bytes in
            request.bytes = bytes.baseAddress
            withUnsafePointer(to: &options) { options in
                if sftp != nil { request.sftp = options }
                ccurl_send(&request, &answer)
            }
        }
        defer { ccurl_free(&answer) }
        let reason = withUnsafeBytes(of: answer.reason) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let etag = withUnsafeBytes(of: answer.etag) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let body = answer.body.map {
            Array(UnsafeRawBufferPointer(start: $0, count: answer.count))
        }
        return WebAnswer(
            problem: answer.problem == 0 ? nil : reason, code: .init(rawValue: answer.problem),
            host: HostKey(rawValue: answer.host) ?? .unknown,
            status: answer.status, etag: etag, body: body ?? [])
    }
}

/// The answer of a host, or the reason why there is none.
struct WebAnswer: Sendable {
    /// The reason why there is no answer.
    var problem: String?
    var code = TransferCode.success
    /// Whether an SFTP host is the one in the file of known hosts.
    var host = HostKey.known
    /// The HTTP status.
    var status: Int
    /// The ETag without quotes. Empty if the host sends none.
    var etag: String
    var body: [UInt8]

    var isSuccess: Bool { problem == nil && (200..<300).contains(status) }

    /// Whether the same request may succeed a moment later. A host that answers 501 never carries it out.
    var isPassing: Bool {
        problem != nil && !code.isFinal || status == 408 || status == 429 || status >= 500 && status != 501
    }
}
