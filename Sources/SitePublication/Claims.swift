import SiteDiagnostics

/// Every output path is claimed once.
///
/// Paths are compared in canonical Unicode form and without case, as the file systems of hosts and visitors may.
/// Claims may come in any order; the report does not depend on it.
package struct Claims: Sendable {
    private struct Claim {
        var path: OutputPath
        var source: OutputSource
    }

    private var claims: [String: [Claim]] = [:]

    /// No claims yet but our own, of the manifest.
    package init() {
        if let manifest = OutputPath(Manifest.name) {
            claim(manifest, by: OutputSource(name: "the manifest of sitegen"))
        }
    }

    package init(_ files: some Sequence<OutputFile>) {
        self.init()
        for file in files { claim(file.path, by: file.source) }
    }

    /// The clashes among the claims of files.
    package static func clashes(of files: [OutputFile]) -> [Diagnostic] {
        // As nearly always: this tells in a part of the time that it takes to say which files clash.
        if PathBytes(files.map(\.path.folded) + [Manifest.name]).areApart { return [] }
        return Claims(files).diagnostics
    }

    package mutating func claim(_ path: OutputPath, by source: OutputSource) {
        claims[path.folded, default: []].append(Claim(path: path, source: source))
    }

    /// One error for every claim after the first of a path, and for every file that stands where others need a folder.
    package var diagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        // For every claimed path that others need as a folder: the first of those, whichever was met first.
        var firstInside: [Substring: Claim] = [:]
        // Most folders are met again and again.
        var unclaimed: Set<Substring> = []
        for (key, claims) in claims {
            let claims = claims.count > 1 ? claims.sorted(by: Self.precedes) : claims
            for claim in claims.dropFirst() { found.append(Self.claimedTwice(claims[0], claim)) }
            for folder in foldersAbove(key) where !unclaimed.contains(folder) {
                guard self.claims[String(folder)] != nil else {
                    unclaimed.insert(folder)
                    continue
                }
                let known = firstInside[folder]
                if known.map({ Self.precedes(claims[0], $0) }) ?? true { firstInside[folder] = claims[0] }
            }
        }
        for (folder, inside) in firstInside {
            guard let file = claims[String(folder)]?.min(by: Self.precedes) else { continue }
            found.append(Self.fileAndFolder(file, inside))
        }
        return found.sorted()
    }

    private static func claimedTwice(_ first: Claim, _ second: Claim) -> Diagnostic {
        let message =
            first.path == second.path
            ? "'\(first.path)' is made from both \(first.source.name) and \(second.source.name)"
            : "'\(first.path)' and '\(second.path)', one file to some systems, are made from \(first.source.name) and "
                + second.source.name
        return Diagnostic(
            .error, id: "address.claimed-twice", message,
            hint: "rename one of them, or give a page another address with 'slug' or 'url'", path: second.source.path,
            position: second.source.position)
    }

    private static func fileAndFolder(_ file: Claim, _ inside: Claim) -> Diagnostic {
        Diagnostic(
            .error, id: "address.file-and-folder",
            "'\(file.path)' is made from \(file.source.name) as a file, and \(inside.source.name) needs it as a folder for "
                + "'\(inside.path)'",
            hint: "give one of them another address", path: file.source.path, position: file.source.position)
    }

    private static func precedes(_ left: Claim, _ right: Claim) -> Bool {
        // What has no file comes first, so that the second claim, which is pointed at, has one where any has.
        if (left.source.path == nil) != (right.source.path == nil) { return left.source.path == nil }
        if left.source.name != right.source.name { return left.source.name < right.source.name }
        let start = SourcePosition(line: 0, column: 0)
        let leftPosition = left.source.position ?? start
        let rightPosition = right.source.position ?? start
        return leftPosition == rightPosition ? left.path < right.path : leftPosition < rightPosition
    }
}
