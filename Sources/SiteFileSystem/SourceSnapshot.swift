import SiteDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The state of the source folders at one time, used to detect later changes.
///
/// Bytes count, not file times: a file that was saved without a change has not changed. Times only save reading.
package struct SourceSnapshot: Sendable {
    private enum State {
        /// Only files and folders, root by root; `nil` for a root that does not exist.
        case plain([SeenFolder?])
        /// With links or diagnostics: checked with a full walk, as in a build.
        case mixed(files: [String: SeenFile], diagnostics: [Diagnostic])
    }

    private let roots: [String]
    private let site: String
    private var state: State?
    /// The absolute paths of all folders that were searched, and of the folders that contain linked files.
    package private(set) var folders: [String] = []

    /// - Parameters:
    ///   - roots: The folders that the build reads. They need not exist.
    ///   - site: The site's folder. Nothing outside it is read.
    package init(of roots: [String], site: String) {
        self.roots = roots
        self.site = site
        refresh()
    }

    /// Checks again and returns the changes since the last check.
    @discardableResult
    package mutating func refresh() -> SourceDifference {
        let now = Int(time(nil)) * 1_000_000_000
        return (try? lookAtPlainFolders(now)) ?? lookAtTrees(now)
    }

    /// Checks only some files. Other changes may stay undetected.
    /// - Parameter files: Absolute paths. Files outside the source folders and ignored files are skipped.
    /// - Returns: The paths of the files whose bytes have changed. `nil`, without recording anything, if a full check
    ///   is needed: a file is new, gone or empty, or is not a plain file.
    package mutating func refresh(filesAt files: some Sequence<String>) -> Set<String>? {
        guard case .plain(var seen)? = state else { return nil }
        let now = Int(time(nil)) * 1_000_000_000
        var changed: Set<String> = []
        for file in files {
            for (index, root) in roots.enumerated() {
                // The path is a source folder, or contains one.
                if (root + "/").hasPrefix(file + "/") { return nil }
                guard file.hasPrefix(root + "/") else { continue }
                let parts = file.dropFirst(root.count + 1).split(separator: "/")
                let isPassedOver = parts.enumerated().contains { place, name in
                    IgnoredName(String(name), isFile: place == parts.count - 1) != nil
                }
                if isPassedOver { continue }
                guard let look = seen[index]?.look(at: parts[...], now: now) else { return nil }
                if look == .changed { changed.insert(file) }
            }
        }
        state = .plain(seen)
        return changed
    }

    private mutating func lookAtPlainFolders(_ now: Int) throws(SeenFolder.NotPlain) -> SourceDifference {
        var known: [SeenFolder?] = roots.map { _ in nil }
        var difference = SourceDifference.anything
        if case .plain(let folders)? = state { (known, difference) = (folders, .none) }
        var seen: [SeenFolder?] = []
        for (root, before) in zip(roots, known) {
            guard try exists(root) else {
                if before?.holdsFiles() ?? false { difference = .anything }
                seen.append(nil)
                continue
            }
            seen.append(try SeenFolder(root, before: before, now: now, difference: &difference))
        }
        folders = seen.flatMap { $0?.locations ?? [] }
        state = .plain(seen)
        return difference
    }

    private func exists(_ root: String) throws(SeenFolder.NotPlain) -> Bool {
        do throws(SystemError) {
            guard try FileStatus.find(root) != nil else { return false }
            if try identitiesUpwards(from: root).contains(FileStatus(of: site).identity) { return true }
        } catch {}
        throw SeenFolder.NotPlain()
    }

    private mutating func lookAtTrees(_ now: Int) -> SourceDifference {
        let trees = roots.map { SourceTree($0, shownAs: $0, site: site) }
        var known: [String: SeenFile] = [:]
        var problems: [Diagnostic]?
        if case .mixed(let files, let diagnostics)? = state { (known, problems) = (files, diagnostics) }
        var seen: [String: SeenFile] = [:]
        for tree in trees {
            for location in tree.paths.lazy.map(tree.location) {
                guard let status = try? FileStatus(of: location) else { continue }
                seen[location] = SeenFile(status, before: known[location], now: now) { location }
            }
        }
        // Hints about editors' files do not count as a change.
        let diagnostics = trees.flatMap(\.diagnostics).filter { $0.severity != .hint }
        folders = trees.flatMap(\.folders)
        state = .mixed(files: seen, diagnostics: diagnostics)
        let isSame = diagnostics == problems && seen.mapValues(\.hash) == known.mapValues(\.hash)
        return isSame ? .none : .anything
    }
}
