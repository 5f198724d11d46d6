import SiteDiagnostics
import SiteMarkdown
import SiteMarkup
import SiteMediaFacts

/// Unknown keys of episodes whose values are recordings. Each is reported once for the whole site.
struct UnreadRecordings {
    private struct Finding {
        var entry: Entry
        var source: SourceText
        var text: String
        var isVideo: Bool
        /// Whether the value is neither an address nor a file of the content folder.
        var needsPrefix: Bool
        var count = 1
    }

    /// The findings by folded key.
    private var findings: [String: Finding] = [:]

    /// - Parameter files: the files of the site, in the order of their paths.
    init(in files: [ReadFile], assets: AssetIndex) {
        for file in files {
            guard case .episode = file.meaning else { continue }
            for entry in file.unknownKeys {
                guard let (text, isVideo) = entry.value.recording else { continue }
                let name = foldedKey(entry.key)
                if findings[name] != nil {
                    findings[name]?.count += 1
                    continue
                }
                let isAddress = WebAddress.isRemote(text) || Embed(video: text) != nil
                let folder = PathParts(file.path).folder
                findings[name] = Finding(
                    entry: entry, source: file.source, text: text, isVideo: isVideo,
                    needsPrefix: !isAddress && assets.path(for: text, from: folder) == nil)
            }
        }
    }

    /// Whether a key holds a recording in any file.
    func contains(_ entry: Entry) -> Bool { !findings.isEmpty && findings[foldedKey(entry.key)] != nil }

    /// A warning for each key, with the line to add.
    var diagnostics: [Diagnostic] {
        findings.sorted { $0.key.precedesInBytes($1.key) }.prefix(Limits.diagnostics).map { _, finding in
            let key = finding.entry.key
            let target = finding.isVideo ? "video" : "audio"
            let line = finding.needsPrefix ? "\(key): { key: \(target), prefix: https://… }" : "\(key): \(target)"
            let others = finding.count == 1 ? "" : " and in \(grouped(finding.count - 1)) more"
            return Diagnostic(
                .warning, id: "frontmatter.unread-recording",
                "no key is called '\(key)', but it holds a recording in this file\(others): '\(finding.text)'",
                hint: "write '\(line)' under 'keys:' in site.yml", in: finding.source,
                at: finding.entry.keyPosition)
        }
    }
}

extension Value {
    /// The recording that a text names, or the first of a list, or the `src` of a map. Endings of recordings and
    /// addresses of video sites show it.
    fileprivate var recording: (text: String, isVideo: Bool)? {
        if let list { return list.lazy.compactMap(\.recording).first }
        if let entries {
            return entries.lazy.filter { MediaKey.names.key(for: $0.key) == .src }.compactMap(\.value.recording).first
        }
        guard let text = text?.trimmingBlanks, text.utf8.count <= Limits.nameBytes, !text.utf8.contains(0x0A) else {
            return nil
        }
        if Embed(video: text) != nil { return (text, true) }
        let type = MediaType(ofPath: String(text.prefix { $0 != "?" && $0 != "#" }))
        // `.ts` is a file of code more often than a film.
        guard type.isAudio || type.isVideo, type.name != "video/mp2t" else { return nil }
        return (text, type.isVideo)
    }
}
