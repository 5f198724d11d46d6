import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Compares the output with the limits of the site's host.
package struct HostReview: Sendable {
    private let site: SiteInfo
    private let settings: SourceText?
    private var files: [(path: String, size: Int)]
    private let redirects: [Substring]
    private let headers: [Substring]

    /// - Parameters:
    ///   - settings: the file `site.yml`.
    ///   - files: the path and the size in bytes of each file of the output.
    ///   - text: the text of a file of the output, or `nil` if there is no such file.
    package init(
        _ site: SiteInfo, settings: SourceText?, files: [(path: String, size: Int)], text: (String) -> String?
    ) {
        func lines(of path: String) -> [Substring] {
            (text(path) ?? "").split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        }
        self.site = site
        self.settings = settings
        self.files = files
        redirects = lines(of: "_redirects")
        headers = lines(of: "_headers")
    }

    /// A warning for each limit that the site does not keep.
    package var problems: [Diagnostic] {
        var pages = self
        if site.media != nil { pages.files = files.filter { !isRecording($0.path) } }
        return HostLimit.all.filter { $0.host == site.host && applies($0) }.compactMap { limit in
            // A bucket may hold the recordings.
            (limit.scope == .bucket ? self : pages).problem(limit)
        }
    }

    private func applies(_ limit: HostLimit) -> Bool {
        switch limit.scope {
        case .always: true
        case .branch: site.targets.contains { if case .branch = $0.place { true } else { false } }
        case .bucket: !prefixes.isEmpty
        }
    }

    /// The prefixes of the site's buckets.
    private var prefixes: [String] {
        site.targets.compactMap { if case .bucket(let bucket) = $0.place { bucket.prefix } else { nil } }
    }

    private func problem(_ limit: HostLimit) -> Diagnostic? {
        var limit = limit
        if limit.measure == .files, let files = site.hostFiles { limit.most = files }
        guard let found = found(limit) else { return nil }
        let figure = limit.most == 0 ? "takes none" : "takes at most \(limit.figure)"
        let message = "\(found); \(limit.host.name) \(figure)"
        let hint = hint(limit)
        guard let settings, let position = site.hostPosition else {
            return Diagnostic(.warning, id: Diagnostic.hostLimit, message, hint: hint)
        }
        return Diagnostic(.warning, id: Diagnostic.hostLimit, message, hint: hint, in: settings, at: position)
    }

    /// The excess in words, or `nil` if the site keeps the limit.
    private func found(_ limit: HostLimit) -> String? {
        let most = limit.most
        switch limit.measure {
        case .fileSize:
            let large = files.filter { $0.size > most }.map { "'\($0.path)' (\(sizeText($0.size)))" }
            return listed(large, one: "a file is too large", several: "files are too large")
        case .siteSize:
            let size = files.reduce(0) { $0.addingReportingOverflow($1.size).partialValue }
            return size > most ? "the site has \(sizeText(size))" : nil
        case .files: return files.count > most ? "the site has \(grouped(files.count)) files" : nil
        case .filesOfFolder:
            var counts: [Substring: Int] = [:]
            for file in files { counts[file.path.folder, default: 0] += 1 }
            let full = counts.filter { $0.value > most }.sorted { $0.key < $1.key }
            return listed(
                full.map { "'\($0.key)' (\(grouped($0.value)))" }, one: "a folder has too many files",
                several: "folders have too many files")
        case .redirects:
            // Rules with placeholders are counted apart, and a build makes none.
            let count = redirects.count { !$0.contains("*") && !$0.contains("/:") }
            return count > most ? "'_redirects' has \(grouped(count)) rules" : nil
        case .redirectLength: return longest(redirects, "'_redirects'", most)
        case .headers:
            let count = headers.count { !($0.first?.isWhitespace ?? true) }
            return count > most ? "'_headers' has \(grouped(count)) rules" : nil
        case .headerLength: return longest(headers, "'_headers'", most)
        case .pathLength:
            let prefix = prefixes.map(\.utf8.count).max() ?? 0
            let long = files.filter { $0.path.utf8.count + prefix > most }
            return listed(
                long.map { "'\($0.path.prefix(60))…' (\(grouped($0.path.utf8.count + prefix)) bytes)" },
                one: "a path is too long", several: "paths are too long")
        case .specialCharacters:
            let special = files.filter { $0.path.contains { "#?".contains($0) } }
            return listed(
                special.map { "'\($0.path)'" }, one: "a path has the character # or ?",
                several: "paths have the character # or ?")
        }
    }

    private func longest(_ lines: [Substring], _ file: String, _ most: Int) -> String? {
        let length = lines.map(\.count).max() ?? 0
        return length > most ? "a line of \(file) has \(grouped(length)) characters" : nil
    }

    /// `3 files are too large: 'a' (31 MiB), 'b' (40 MiB) and 1 more`.
    private func listed(_ found: [String], one: String, several: String) -> String? {
        guard !found.isEmpty else { return nil }
        let words = found.count == 1 ? one : "\(grouped(found.count)) \(several)"
        let rest = found.count > 3 ? " and \(grouped(found.count - 3)) more" : ""
        return "\(words): \(found.prefix(3).joined(separator: ", "))\(rest)"
    }

    private func hint(_ limit: HostLimit) -> String {
        switch limit.measure {
        case .fileSize, .siteSize:
            return
                "store recordings elsewhere: write 'media: https://media.example.com/', and a target with 'holds: recordings'"
        case .files:
            let fewer = "make fewer files with 'images: { variants: 2, formats: [webp] }'"
            guard let paid = limit.paid, limit.most < paid else { return fewer }
            return "on a paid plan write 'publish: { host: \(limit.host.rawValue), files: \(paid) }', or " + fewer
        case .filesOfFolder: return "make fewer files with 'images: { variants: 2, formats: [webp] }'"
        case .redirects: return "remove old aliases; pages redirect from those that the host does not read"
        case .redirectLength, .pathLength: return "shorten the address, or the name of the file"
        case .headers: return "put files with a digest in their name into fewer folders"
        case .headerLength: return "write https into 'contentPolicy' instead of the names of hosts"
        case .specialCharacters: return "rename the files"
        }
    }
}

extension String {
    /// The path of the folder, empty for the output folder itself.
    fileprivate var folder: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}

extension PublishingHost {
    /// The name of the service.
    package var name: String {
        switch self {
        case .githubPages: "GitHub Pages"
        case .netlify: "Netlify"
        case .cloudflare: "Cloudflare Pages"
        case .gitlab: "GitLab Pages"
        case .s3: "Amazon S3"
        case .rsync: "rsync"
        }
    }
}

extension Diagnostic {
    fileprivate static let hostLimit = "publishing.host-limit"

    /// Whether the site does not keep a limit of its host.
    package var isHostLimit: Bool { id == Self.hostLimit }

    /// A limit of the host as an error, for commands that tell whether the site can be published.
    package var refusingHostLimit: Diagnostic {
        guard isHostLimit else { return self }
        var error = self
        error.severity = .error
        return error
    }
}
