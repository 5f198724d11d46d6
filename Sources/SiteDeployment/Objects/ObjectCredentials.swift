import Foundation
import SiteDiagnostics

/// Key and secret of an S3-compatible store, from the usual places of its own tools.
package struct ObjectCredentials: Sendable {
    let key: String
    let secret: String
    /// The session token of temporary credentials.
    let session: String?

    /// Reads the environment, then the file of credentials.
    ///
    /// - Throws: a diagnostic `usage.…` if there are no credentials.
    package init(environment: [String: String]) throws(Diagnostic) {
        let profile = Self.profile(environment)
        guard let key = environment["AWS_ACCESS_KEY_ID"] ?? profile["aws_access_key_id"],
            let secret = environment["AWS_SECRET_ACCESS_KEY"] ?? profile["aws_secret_access_key"],
            !key.isEmpty, !secret.isEmpty
        else {
            throw Diagnostic(
                .error, id: "usage.no-credentials", "the bucket's key and secret are not given",
                hint: "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or write them into ~/.aws/credentials")
        }
        self.key = key
        self.secret = secret
        // A session token of the file belongs to the key of the file.
        session =
            environment["AWS_ACCESS_KEY_ID"] != nil
            ? environment["AWS_SESSION_TOKEN"] : profile["aws_session_token"]
    }

    /// The values of one section of an INI file.
    private static func profile(_ environment: [String: String]) -> [String: String] {
        let path =
            environment["AWS_SHARED_CREDENTIALS_FILE"] ?? environment["HOME"].map { $0 + "/.aws/credentials" } ?? ""
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
        let wanted = environment["AWS_PROFILE"] ?? "default"
        var (section, values) = ("", [String: String]())
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                section = line.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
            } else if section == wanted, let equals = line.firstIndex(of: "=") {
                let key = line[..<equals].trimmingCharacters(in: .whitespaces)
                values[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return values
    }
}
