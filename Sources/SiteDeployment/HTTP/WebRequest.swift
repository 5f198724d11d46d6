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
        let texts = headers.map { strdup($0) }
        defer { for text in texts { free(text) } }
        let list = texts.map { UnsafePointer<CChar>($0) } + [nil]
        let signed = signature.map { "aws:amz:\($0.region):\($0.service)" }
        let credentials = signature.map { "\($0.key):\($0.secret)" }
        let (file, bytes, count): (String?, [UInt8]?, Int) =
            switch body {
            case .none: (nil, nil, 0)
            case .bytes(let bytes): (nil, bytes, bytes.count)
            case .file(let path, let count): (path, nil, count)
            }
        var answer = ccurl_answer()
        list.withUnsafeBufferPointer { list in
            withOptionalText(signed) { signed in
                withOptionalText(credentials) { credentials in
                    withOptionalText(file) { file in
                        (bytes ?? []).withUnsafeBytes { bytes in
                            method.withCString { method in
                                address.withCString { address in
                                    var request = ccurl_request(
                                        method: method, address: address, headers: list.baseAddress, signature: signed,
                                        credentials: credentials, file: file, bytes: bytes.baseAddress,
                                        count: Int64(count), connect_milliseconds: connectMilliseconds,
                                        silent_seconds: silentSeconds)
                                    ccurl_send(&request, &answer)
                                }
                            }
                        }
                    }
                }
            }
        }
        defer { ccurl_free(&answer) }
        let reason = withUnsafeBytes(of: answer.reason) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let etag = withUnsafeBytes(of: answer.etag) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let body = answer.body.map {
            Array(UnsafeRawBufferPointer(start: $0, count: answer.count))
        }
        return WebAnswer(
            problem: answer.problem == 0 ? nil : reason, status: answer.status, etag: etag, body: body ?? [])
    }
}

private func withOptionalText<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
}

/// The answer of a host, or the reason why there is none.
struct WebAnswer: Sendable {
    /// The reason why there is no answer.
    var problem: String?
    var status: Int
    /// The ETag without quotes. Empty if the host sends none.
    var etag: String
    var body: [UInt8]

    var isSuccess: Bool { problem == nil && (200..<300).contains(status) }

    /// Whether the same request may succeed a moment later.
    var isPassing: Bool { problem != nil || status == 408 || status == 429 || status >= 500 }
}
