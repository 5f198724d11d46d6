import SiteDiagnostics
import SiteEpisodes

/// Sends signed requests to a bucket, and repeats them after failures that may pass.
struct ObjectRequests: Sendable {
    let bucket: DeployTarget.Bucket
    let credentials: ObjectCredentials

    func get(_ key: String) async throws(Diagnostic) -> WebAnswer? {
        let answer = try await send("GET", key)
        if answer.status == 404, !ObjectProblem.code(in: answer.body).contains("NoSuchBucket") { return nil }
        return try checked(answer, key)
    }

    /// - Returns: the ETag of the object.
    func put(_ key: String, _ body: WebRequest.Body, headers: [String]) async throws(Diagnostic) -> String {
        let answer = try checked(try await send("PUT", key, body: body, headers: headers), key)
        guard !answer.etag.isEmpty else { throw ObjectProblem(bucket: bucket, key: key, answer: answer).notAStore }
        return answer.etag
    }

    /// Creates an object in one step.
    ///
    /// - Returns: `false` if it exists.
    func create(_ key: String, _ bytes: [UInt8]) async throws(Diagnostic) -> Bool {
        let headers = ["Content-Type: application/json", "If-None-Match: *"]
        let answer = try await send("PUT", key, body: .bytes(bytes), headers: headers)
        if answer.status == 412 || answer.status == 409 { return false }
        // Some stores know no conditions.
        if answer.status == 501 {
            _ = try await put(key, .bytes(bytes), headers: [headers[0]])
        } else {
            _ = try checked(answer, key)
        }
        return true
    }

    /// Removes an object. It is not an error if the object does not exist.
    func delete(_ key: String) async throws(Diagnostic) {
        let answer = try await send("DELETE", key)
        if answer.status != 404 { _ = try checked(answer, key) }
    }

    /// All objects with the prefix, sorted by key. A request returns up to a thousand.
    func list() async throws(Diagnostic) -> [ListedObject] {
        var objects: [ListedObject] = []
        var token: String?
        repeat {
            let parameters =
                [("continuation-token", token), ("list-type", "2"), ("prefix", bucket.prefix)]
                .compactMap { name, value in value.map { "\(name)=\(percentEncoded($0, keeping: ""))" } }
            let answer = try checked(try await send("GET", nil, query: parameters.joined(separator: "&")), nil)
            guard let page = ListedObject.page(answer.body) else {
                throw ObjectProblem(bucket: bucket, key: nil, answer: answer).notAStore
            }
            objects += page.objects
            token = page.next
        } while token != nil
        return objects
    }

    private func checked(_ answer: WebAnswer, _ key: String?) throws(Diagnostic) -> WebAnswer {
        guard answer.isSuccess else { throw ObjectProblem(bucket: bucket, key: key, answer: answer).diagnostic }
        return answer
    }

    private func send(
        _ method: String, _ key: String?, query: String? = nil, body: WebRequest.Body = .none, headers: [String] = []
    ) async throws(Diagnostic) -> WebAnswer {
        let path = key.map { "/" + percentEncoded(bucket.prefix + $0, keeping: "/") } ?? ""
        let session = credentials.session.map { ["x-amz-security-token: \($0)"] } ?? []
        let request = WebRequest(
            method: method, address: bucket.endpoint + "/" + bucket.name + path + (query.map { "?" + $0 } ?? ""),
            headers: headers + session + ["x-amz-content-sha256: UNSIGNED-PAYLOAD", "Expect:"], body: body,
            signature: .init(key: credentials.key, secret: credentials.secret, region: bucket.region))
        return await request.sendPatiently()
    }
}

/// The text with percent-encoding for all bytes except letters, digits, `-._~` (RFC 3986) and the bytes to keep. Signatures need this form.
func percentEncoded(_ text: String, keeping kept: String) -> String {
    var result = ""
    for byte in text.utf8 {
        let character = Character(UnicodeScalar(byte))
        if character.isASCII,
            character.isLetter || character.isNumber || "-._~".contains(character) || kept.contains(character)
        {
            result.append(character)
        } else {
            let digits = String(byte, radix: 16, uppercase: true)
            result += "%" + (digits.count < 2 ? "0" : "") + digits
        }
    }
    return result
}
