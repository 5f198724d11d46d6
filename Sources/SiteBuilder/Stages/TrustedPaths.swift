import Foundation
import SiteMarkup

/// What `trusted` in `site.yml` names: files, folders with a slash at their end, and patterns in which `*` stands for anything but a
/// slash, `**` for anything.
struct TrustedPaths: Sendable {
    private let patterns: [String]

    init(_ texts: [String]) {
        patterns = texts.map { text in
            let pattern = String(text.drop { $0 == "/" }).composed
            return pattern.hasSuffix("/") ? pattern + "**" : pattern
        }
    }

    /// - Parameter path: in the content folder.
    func hold(_ path: String) -> Bool {
        let path = path.composed
        return patterns.contains { pattern in
            pattern == path || fnmatch(pattern, path, pattern.contains("**") ? 0 : FNM_PATHNAME) == 0
        }
    }
}
