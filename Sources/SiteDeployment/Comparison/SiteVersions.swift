import SiteDiagnostics
import SiteFileSystem
import SitePublication

/// A site as it is published and as it would be published next, file by file.
package struct SiteVersions: Sendable {
    /// Paths that only the next site has; sorted.
    let added: [String]
    /// Paths whose contents differ; sorted.
    let changed: [String]
    /// Paths that the next site no longer has; sorted.
    let removed: [String]
    /// Reads published files. Paths that do not exist are missing in the result.
    let old: @Sendable ([String]) async throws(Diagnostic) -> [String: [UInt8]]
    /// Reads a file of the next site; `nil` if it does not exist.
    let new: @Sendable (String) -> [UInt8]?

    init(
        sent: [String], added: Set<String>, removed: [String],
        old: @escaping @Sendable ([String]) async throws(Diagnostic) -> [String: [UInt8]],
        new: @escaping @Sendable (String) -> [UInt8]?
    ) {
        self.added = added.sorted()
        changed = sent.filter { !added.contains($0) }.sorted()
        self.removed = removed.sorted()
        (self.old, self.new) = (old, new)
    }

    /// Compares the output of an earlier build with a site in memory.
    ///
    /// - Parameter folder: an output folder, absolute.
    /// - Throws: a diagnostic `io.…` for a folder that holds no built site.
    package init(folder: String, shownAs shown: String, next: OutputSet, jobs: Int) async throws(Diagnostic) {
        let manifest: Manifest?
        do throws(SystemError) { manifest = try Manifest(in: folder) } catch { throw .unreadable(shown, error) }
        guard let manifest else { throw .nothingBuilt(shown) }
        let (paths, known) = (Set(next.files.map(\.path)), Set(manifest.paths))
        let sent = await next.files.concurrentCompactMap(jobs: jobs) { file in
            file.contents.isEqual(toFile: joinedPath(folder, file.path.text)) ? nil : file.path.text
        }
        self.init(
            sent: sent, added: Set(paths.subtracting(known).map(\.text)), removed: known.subtracting(paths).map(\.text)
        ) { paths in
            var found: [String: [UInt8]] = [:]
            for path in paths { found[path] = try? fileBytes(joinedPath(folder, path)) }
            return found
        } new: { path in
            OutputPath(path).flatMap { next[$0] }?.contents.allBytes
        }
    }
}

extension OutputFile.Contents {
    /// The bytes, of a copy too.
    fileprivate var allBytes: [UInt8]? {
        if case .copy(let source) = self { return try? fileBytes(source) }
        return bytes
    }

    fileprivate func isEqual(toFile path: String) -> Bool {
        guard let size = try? FileStatus.find(path)?.size else { return false }
        if case .copy(let source) = self {
            guard let status = try? FileStatus(of: source), status.size == size else { return false }
            return (try? ContentDigest(ofFile: source)) == (try? ContentDigest(ofFile: path))
        }
        return count == size && bytes == (try? fileBytes(path))
    }
}

extension Diagnostic {
    static func nothingBuilt(_ shown: String) -> Diagnostic {
        Diagnostic(
            .error, id: "io.nothing-built", "this folder holds no built site", hint: "build first, with: sitegen build",
            path: shown)
    }
}
