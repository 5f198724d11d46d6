import SiteDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the source folders hold at one time, to tell whether they hold something else later.
///
/// The bytes count, not the times of files: what was saved without a change has not changed. Times only spare reading.
package struct SourceSnapshot: Sendable {
    private enum State {
        /// Files and folders only, root by root; `nil` for one that does not exist.
        case plain([SeenFolder?])
        /// With links, or with files that are reported: looked at as the build does.
        case mixed(files: [String: SeenFile], diagnostics: [Diagnostic])
    }

    private let roots: [String]
    private let site: String
    private var state: State?
    /// Absolute paths of all folders that files were looked for in, and of those that linked files are in.
    package private(set) var folders: [String] = []

    /// - Parameters:
    ///   - roots: the folders that the build reads; they need not exist.
    ///   - site: the site's folder, outside of which nothing is read.
    package init(of roots: [String], site: String) {
        self.roots = roots
        self.site = site
        refresh()
    }

    /// Looks again; says what is different from what was seen last.
    @discardableResult
    package mutating func refresh() -> SourceDifference {
        let now = Int(time(nil)) * 1_000_000_000
        return (try? lookAtPlainFolders(now)) ?? lookAtTrees(now)
    }

    /// Looks at some files alone, without making sure that nothing else is different.
    /// - Parameter files: absolute paths. What is not in the source folders, or no author means to publish, is passed over.
    /// - Returns: the paths of those that hold other bytes than were seen last; `nil`, with nothing noted, when one of them came,
    ///   went, is empty now or takes a whole look to tell what it means.
    package mutating func refresh(filesAt files: some Sequence<String>) -> Set<String>? {
        guard case .plain(var seen)? = state else { return nil }
        let now = Int(time(nil)) * 1_000_000_000
        var changed: Set<String> = []
        for file in files {
            for (index, root) in roots.enumerated() {
                // A source folder itself, or one that it lies in.
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
        // Editors' marks come and go without a difference.
        let diagnostics = trees.flatMap(\.diagnostics).filter { $0.severity != .hint }
        folders = trees.flatMap(\.folders)
        state = .mixed(files: seen, diagnostics: diagnostics)
        let isSame = diagnostics == problems && seen.mapValues(\.hash) == known.mapValues(\.hash)
        return isSame ? .none : .anything
    }
}
