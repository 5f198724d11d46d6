import SiteDiagnostics

/// The reason why a file of a source tree is left out.
enum FileProblem: CaseIterable {
    case nameNotUTF8, linkLeadsNowhere, linkLeavesSite, linkInCircle, special

    func diagnostic(at path: String) -> Diagnostic {
        let (id, message, hint) = sentences
        return Diagnostic(.error, id: id, message, hint: hint, path: path)
    }

    private var sentences: (id: String, message: String, hint: String) {
        switch self {
        case .nameNotUTF8:
            ("content.name-not-utf8", "the name of this file is not UTF-8", "rename it; names become addresses")
        case .linkLeadsNowhere:
            (
                "io.unreadable", "cannot be read: this link leads to a place that does not exist",
                "link to a file of the site, or remove the link"
            )
        case .linkLeavesSite:
            (
                "content.link-leaves-site", "this link leads out of the site",
                "copy the file into the site, or link to a place inside it"
            )
        case .linkInCircle:
            ("content.link-in-circle", "this link leads to a folder that contains it", "remove the link")
        case .special:
            (
                "content.special-file", "this is neither a file nor a folder",
                "remove it, or keep it outside of the site's sources"
            )
        }
    }
}
