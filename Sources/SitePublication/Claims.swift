import SiteDiagnostics

/// Checks that every output path is claimed only once.
///
/// Paths are compared in canonical Unicode form and without letter case, because the file systems of hosts and visitors
/// may do so. Claims may come in any order; the report does not depend on it.
package struct Claims: Sendable {
    private struct Claim {
        var path: OutputPath
        var source: OutputSource
    }

    private var claims: [String: [Claim]] = [:]

    /// Starts with only one claim, that of the manifest.
    package init() {
        if let manifest = OutputPath(Manifest.name) {
            claim(manifest, by: OutputSource(name: "the manifest of sitegen"))
        }
    }

    package init(_ files: some Sequence<OutputFile>) {
        self.init()
        for file in files { claim(file.path, by: file.source) }
    }

    /// The errors about conflicting claims of files.
    package static func clashes(of files: [OutputFile]) -> [Diagnostic] {
        // This fast check is nearly always true. Naming the conflicting files takes several times as long.
        if PathBytes(files.map(\.path.folded) + [Manifest.name]).areApart { return [] }
        return Claims(files).diagnostics
    }

    package mutating func claim(_ path: OutputPath, by source: OutputSource) {
        claims[path.folded, default: []].append(Claim(path: path, source: source))
    }

    /// An error for every claim of a path after the first, and for every file at a path that must be a folder.
    package var diagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        // For every claimed path that must also be a folder: the first path inside it, independent of the order of
        // claims.
        var firstInside: [Substring: Claim] = [:]
        // Skips folders that have been checked, because most folders occur many times.
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
            : "'\(first.path)' and '\(second.path)', which are one file on some systems, are made from \(first.source.name) and "
                + second.source.name
        return Diagnostic(
            .error, id: "address.claimed-twice", message,
            hint: "rename one of them, or give a page a different address with 'slug' or 'url'",
            path: second.source.path,
            position: second.source.position)
    }

    private static func fileAndFolder(_ file: Claim, _ inside: Claim) -> Diagnostic {
        Diagnostic(
            .error, id: "address.file-and-folder",
            "'\(file.path)' is made from \(file.source.name) as a file, and \(inside.source.name) needs it as a folder for "
                + "'\(inside.path)'",
            hint: "give one of them a different address", path: file.source.path, position: file.source.position)
    }

    private static func precedes(_ left: Claim, _ right: Claim) -> Bool {
        // Claims without a file come first. The second claim, which the diagnostic points to, then has a file if
        // possible.
        if (left.source.path == nil) != (right.source.path == nil) { return left.source.path == nil }
        if left.source.name != right.source.name { return left.source.name < right.source.name }
        let start = SourcePosition(line: 0, column: 0)
        let leftPosition = left.source.position ?? start
        let rightPosition = right.source.position ?? start
        return leftPosition == rightPosition ? left.path < right.path : leftPosition < rightPosition
    }
}
