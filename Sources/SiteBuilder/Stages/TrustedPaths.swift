import Foundation
import SiteMarkup

/// The patterns in `trusted` of `site.yml`: files, folders with a slash at the end, and patterns in which `*` matches
/// any text without a slash and `**` matches any text.
struct TrustedPaths: Sendable {
    private let patterns: [String]

    init(_ texts: [String]) {
        patterns = texts.map { text in
            let pattern = String(text.drop { $0 == "/" }).composed
            return pattern.hasSuffix("/") ? pattern + "**" : pattern
        }
    }

    /// - Parameter path: a path in the content folder.
    func hold(_ path: String) -> Bool {
        let path = path.composed
        return patterns.contains { pattern in
            pattern == path || fnmatch(pattern, path, pattern.contains("**") ? 0 : FNM_PATHNAME) == 0
        }
    }
}
