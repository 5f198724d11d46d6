import SiteDiagnostics

/// A walk through a source folder. It uses a work list and no recursion, so depth costs nothing.
struct SourceWalk {
    let site: String
    let shownAs: String
    /// Names at the top level that are skipped.
    let passedOver: Set<String>
    private(set) var paths: [String] = []
    private(set) var folders: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var siteIdentity: FileStatus.Identity?

    /// A folder to read, with the folders that lead to it, to detect circular links.
    private struct Step {
        var location: String
        var prefix: String
        var ancestors: [FileStatus.Identity]
    }

    init(site: String, shownAs: String, passedOver: Set<String>) {
        self.site = site
        self.shownAs = shownAs
        self.passedOver = passedOver
    }

    mutating func start(at folder: String) {
        do throws(SystemError) {
            siteIdentity = try FileStatus(of: site).identity
            guard let status = try FileStatus.find(folder) else { return }
            guard try isInSite(folder) else { return add(.linkLeavesSite, "") }
            var steps = [Step(location: folder, prefix: "", ancestors: [status.identity])]
            while let step = steps.popLast() { visit(step, &steps) }
        } catch {
            diagnostics.append(.unreadable(shownAs, error))
        }
    }

    private mutating func visit(_ step: Step, _ steps: inout [Step]) {
        folders.append(step.location)
        do throws(SystemError) {
            for (bytes, kind) in try entriesInFolder(step.location) {
                guard let name = String(validating: bytes, as: UTF8.self) else {
                    add(.nameNotUTF8, step.prefix + String(decoding: bytes, as: UTF8.self))
                    continue
                }
                if isLeftOut(name, kind, in: step) { continue }
                // Most entries are files, which need no further information.
                if kind == .file { paths.append(step.prefix + name) } else { visit(name, in: step, &steps) }
            }
        } catch {
            diagnostics.append(.unreadable(shown(step.prefix), error))
        }
    }

    private mutating func isLeftOut(_ name: String, _ kind: FileStatus.Kind?, in step: Step) -> Bool {
        if step.prefix.isEmpty && passedOver.contains(name) { return true }
        guard let ignored = IgnoredName(name, isFile: kind == .file) else { return false }
        if let word = ignored.diagnostic(at: shown(step.prefix + name)) { diagnostics.append(word) }
        return true
    }

    private mutating func visit(_ name: String, in step: Step, _ steps: inout [Step]) {
        let location = step.location + "/" + name
        let path = step.prefix + name
        do throws(SystemError) {
            var status = try FileStatus(of: location, following: false)
            if status.kind == .link {
                guard let target = try FileStatus.find(location) else { return add(.linkLeadsNowhere, path) }
                guard try isInSite(location) else { return add(.linkLeavesSite, path) }
                status = target
                // The folder of the link's target must be watched for changes.
                if target.kind == .file { folders.append(parentPath(try resolvedPath(location))) }
            }
            switch status.kind {
            case .file:
                if isLeftOut(name, .file, in: step) { return }
                paths.append(path)
            case .folder:
                guard !step.ancestors.contains(status.identity) else { return add(.linkInCircle, path) }
                steps.append(
                    Step(location: location, prefix: path + "/", ancestors: step.ancestors + [status.identity]))
            case .link, .special:
                add(.special, path)
            }
        } catch {
            diagnostics.append(.unreadable(shown(path), error))
        }
    }

    private func isInSite(_ location: String) throws(SystemError) -> Bool {
        guard let siteIdentity else { return false }
        return try identitiesUpwards(from: location).contains(siteIdentity)
    }

    private func shown(_ path: String) -> String {
        path.isEmpty ? shownAs : joinedPath(shownAs, path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    private mutating func add(_ problem: FileProblem, _ path: String) {
        diagnostics.append(problem.diagnostic(at: shown(path)))
    }
}
