import SiteDiagnostics

/// A failed announcement, described with its remedy.
struct AnnouncementProblem {
    let announcement: Announcement
    let answer: WebAnswer
    /// `site.yml`
    let settings: SourceText

    var diagnostic: Diagnostic {
        let key = announcement.kind.key
        if let problem = answer.problem {
            return error(
                "io.announce-unreachable", "cannot be reached: \(problem)",
                "check '\(key)' and the network, and announce again")
        }
        switch answer.status {
        case 200..<300:
            return error("io.announce-not-a-service", "answers with a web page", "correct '\(key)'")
        case 300..<400:
            return error(
                "io.announce-refused", "redirects with status \(answer.status)",
                "write the address that it redirects to")
        case 401, 403:
            return error("io.announce-refused", "refuses with status \(answer.status)", refusalHint)
        case 408, 429, 500...:
            return error(
                "io.announce-refused", "answers with status \(answer.status)",
                "announce again later; only what has not arrived is announced again")
        default: return error("io.announce-refused", "answers with status \(answer.status)", "correct '\(key)'")
        }
    }

    private var refusalHint: String {
        switch announcement.kind {
        case .webSub: "the hub may not be open to everyone: choose a different one"
        case .indexNow: "the file of the key must be public: look at it in a browser"
        case .podping: "check PODPING_TOKEN"
        }
    }

    private func error(_ id: String, _ message: String, _ hint: String) -> Diagnostic {
        let (service, message) = (
            announcement.service, "\(announcement.kind.name) \(announcement.serviceAddress) \(message)"
        )
        // The line is not shown if it holds a password.
        return service.address == announcement.serviceAddress
            ? Diagnostic(.error, id: id, message, hint: hint, in: settings, at: service.position)
            : Diagnostic(.error, id: id, message, hint: hint, path: settings.path, position: service.position)
    }
}

extension WebAnswer {
    /// Whether a service has taken an announcement. A page for people comes from something that is no such service.
    var isTaken: Bool {
        let start = String(decoding: body.prefix(512), as: UTF8.self).lowercased()
        return isSuccess && !start.contains("<!doctype html") && !start.contains("<html")
    }
}
