import SiteDiagnostics
import SiteEpisodes
import SiteXMLReading

/// A failed request, described with its remedy.
struct ObjectProblem {
    let bucket: DeployTarget.Bucket
    /// The key without the prefix, or `nil` for a problem of the whole bucket.
    let key: String?
    let answer: WebAnswer

    var diagnostic: Diagnostic {
        let code = Self.code(in: answer.body)
        if let problem = answer.problem {
            return error(
                "io.deploy-unreachable", "cannot be reached: \(problem)",
                answer.code == .wrongHost
                    ? "correct 'endpoint' in site.yml, or add the host's certificate to those that this computer trusts"
                    : "check the endpoint and the network, and deploy again")
        }
        switch (answer.status, code) {
        case (_, "RequestTimeTooSkewed"):
            return error(
                "io.deploy-clock", "refuses the request, because this computer's clock is wrong",
                "set the clock, and deploy again")
        case (_, "InvalidAccessKeyId"), (_, "SignatureDoesNotMatch"), (_, "ExpiredToken"), (_, "InvalidToken"),
            (401, _):
            return error(
                "io.deploy-credentials", "does not accept the key and secret\(code.isEmpty ? "" : " (\(code))")",
                "check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the region")
        case (_, "NoSuchBucket"):
            return error("io.deploy-no-bucket", "does not exist", "create the bucket, or correct 's3' in site.yml")
        case (_, "AuthorizationHeaderMalformed"), (_, "PermanentRedirect"), (300..<400, _):
            return error(
                "io.deploy-region", "lies in a different region or at a different endpoint",
                "correct 'region' and 'endpoint' in site.yml")
        case (_, "QuotaExceeded"), (_, "InsufficientStorage"), (507, _):
            return error("io.deploy-full", "has no room left", "free some room, or raise the quota")
        case (403, _):
            return error(
                "io.deploy-refused", "refuses access\(key.map { " to '\($0)'" } ?? "")",
                "give the key the rights to list, read, write and delete objects")
        default:
            return error(
                "io.deploy-failed",
                "answers with status \(answer.status)\(code.isEmpty ? "" : " (\(code))")\(key.map { " for '\($0)'" } ?? "")",
                "deploy again; files that have arrived are not sent again")
        }
    }

    /// The error for a host that answers and is not an object store.
    var notAStore: Diagnostic {
        error(
            "io.deploy-not-a-store", "answers, but not as a store of objects does",
            "correct 'endpoint' in site.yml")
    }

    private func error(_ id: String, _ message: String, _ hint: String) -> Diagnostic {
        Diagnostic(
            .error, id: id, "bucket '\(bucket.name)' at \(bucket.endpoint) " + message, hint: hint)
    }

    /// The code in the answer, such as `AccessDenied`. Empty if there is none.
    static func code(in body: [UInt8]) -> String {
        var (path, code) = ([String](), "")
        try? XMLReader(depth: 16).read(body) { event, _ in
            switch event {
            case .start(let element): path.append(element.name.local)
            case .text(let text): if path == ["Error", "Code"] { code += text }
            case .end: path.removeLast()
            default: break
            }
        }
        return code
    }
}
