import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePictures
import Synchronization

/// A store at an address that takes GET and PUT, or a bucket: nginx with DAV, bazel-remote, S3.
///
/// An object consists of a line with the digests of its name and of the file, and the file. So a damaged object is recognised on
/// arrival.
package final class SharedStore: SharedPictures {
    private let cache: SharedCache
    private let credentials: ObjectCredentials?
    private let headers: [String]
    private let firstFailure = Mutex<String?>(nil)

    /// - Parameter environment: the credentials of a bucket, or `SITEGEN_CACHE_USER` and `SITEGEN_CACHE_PASSWORD` for an address.
    package init(_ cache: SharedCache, environment: [String: String]) {
        self.cache = cache
        var (headers, credentials): ([String], ObjectCredentials?) = ([], nil)
        switch cache.place {
        case .address:
            if let user = environment["SITEGEN_CACHE_USER"], let password = environment["SITEGEN_CACHE_PASSWORD"] {
                headers.append("Authorization: Basic " + Data("\(user):\(password)".utf8).base64EncodedString())
            }
        case .bucket:
            do throws(Diagnostic) {
                credentials = try ObjectCredentials(environment: environment)
                headers.append("x-amz-content-sha256: UNSIGNED-PAYLOAD")
                if let session = credentials?.session { headers.append("x-amz-security-token: \(session)") }
            } catch {
                firstFailure.withLock { $0 = error.message }
            }
        }
        self.headers = headers
        self.credentials = credentials
    }

    package var failure: String? { firstFailure.withLock { $0 } }

    package func bytes(of name: String) -> [UInt8]? {
        guard failure == nil else { return nil }
        let answer = request("GET", name).sendAndWait()
        // A bucket without the right to list answers 403 for an object that does not exist.
        let isMissing = answer.status == 404 || answer.status == 410 || credentials != nil && answer.status == 403
        if answer.problem == nil, isMissing { return nil }
        guard answer.isSuccess else {
            fail(answer)
            return nil
        }
        // A damaged object counts as missing, and is replaced.
        return Self.contents(of: answer.body, named: name)
    }

    package func store(_ bytes: [UInt8], as name: String) {
        guard failure == nil, !cache.isReadOnly else { return }
        let answer = request("PUT", name, body: .bytes(Self.line(for: bytes, named: name) + bytes)).sendAndWait()
        if !answer.isSuccess { fail(answer) }
    }

    private func fail(_ answer: WebAnswer) {
        let reason = answer.problem ?? "it answers with status \(answer.status)"
        firstFailure.withLock { $0 = $0 ?? reason }
    }

    private func request(_ method: String, _ name: String, body: WebRequest.Body = .none) -> WebRequest {
        var request = WebRequest(method: method, address: address(of: name), headers: headers + ["Expect:"], body: body)
        request.connectMilliseconds = 3_000
        request.silentSeconds = 10
        if case .bucket(let bucket) = cache.place, let credentials {
            request.signature = .init(key: credentials.key, secret: credentials.secret, region: bucket.region)
        }
        return request
    }

    private func address(of name: String) -> String {
        switch cache.place {
        case .address(let address): address + Self.key(of: name)
        case .bucket(let bucket):
            bucket.endpoint + "/" + bucket.name + "/" + percentEncoded(bucket.prefix, keeping: "/") + Self.key(of: name)
        }
    }

    /// 64 hexadecimal digits, because bazel-remote accepts no other keys.
    private static func key(of name: String) -> String { hexadecimal(name) + hexadecimal("sitegen " + name) }

    private static func hexadecimal(_ text: String) -> String { ContentDigest(text).hexadecimal }

    private static func line(for bytes: [UInt8], named name: String) -> [UInt8] {
        Array("sitegen 1 \(hexadecimal(name)) \(ContentDigest(bytes).hexadecimal)\n".utf8)
    }

    /// The file in an object, or `nil` if the object is damaged or contains a different file.
    private static func contents(of object: [UInt8], named name: String) -> [UInt8]? {
        guard let end = object.prefix(100).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let bytes = Array(object[(end + 1)...])
        return object[...end].elementsEqual(line(for: bytes, named: name)) ? bytes : nil
    }
}

extension ContentDigest {
    /// 32 digits.
    fileprivate var hexadecimal: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
