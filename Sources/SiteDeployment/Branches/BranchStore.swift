import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// A branch of a git repository. A deployment is one commit, which arrives completely or not at all.
struct BranchStore: DeployStore {
    private let branch: DeployTarget.Branch
    /// A bare repository on this machine that holds the last commit of the branch.
    private let repository: String
    private let now: Int
    private let lock: RepositoryLock

    /// - Parameters:
    ///   - notes: the folder of the repository, which is created if it does not exist.
    ///   - now: seconds since 1970, for the commit.
    /// - Throws: `io.deploy-busy` if a different process uses the repository on this machine.
    init(_ branch: DeployTarget.Branch, notes: String, now: Int) throws(Diagnostic) {
        self.branch = branch
        repository = notes
        self.now = now
        lock = try RepositoryLock(of: notes)
    }

    private static let remote = "refs/sitegen/remote"
    private static let note = "refs/sitegen/note"
    private var reference: String { "refs/heads/" + branch.name }

    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan {
        _ = try await fetch(reference, as: Self.remote)
        let tree = try await tree(of: content)
        guard let old = try await head() else {
            return DeployPlan(sent: content.files, removed: [], added: Set(content.files.map(\.path)), unchanged: 0)
        }
        let changes = try await git(["diff-tree", "-r", "-z", "--no-renames", "--name-status", old, tree])
            .parts(separatedBy: "\0")
        var (changed, removed, added) = (Set<String>(), [String](), Set<String>())
        for index in stride(from: 0, to: changes.count - 1, by: 2) {
            if changes[index] == "D" { removed.append(changes[index + 1]) } else { changed.insert(changes[index + 1]) }
            if changes[index] == "A" { added.insert(changes[index + 1]) }
        }
        let sent = content.files.filter { changed.contains($0.path) }
        return DeployPlan(
            sent: sent, removed: removed.sorted(), added: added, unchanged: content.files.count - sent.count)
    }

    func read(_ paths: [String]) async throws(Diagnostic) -> [String: [UInt8]] {
        guard try await head() != nil else { return [:] }
        let names = paths.map { "\(Self.remote):\($0)\n" }.joined()
        let output = try await git(["cat-file", "--batch"], input: Array(names.utf8)).output
        // For each name a line, and after it the bytes and a line end: `<hash> blob <size>`, or `<name> missing`.
        var (rest, found) = (output[...], [String: [UInt8]]())
        for path in paths {
            let line = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            rest = rest.dropFirst(line.utf8.count + 1)
            let words = line.split(separator: " ")
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { continue }
            found[path] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return found
    }

    func carryOut(
        _ plan: DeployPlan, of content: DeployContent, progress: @escaping @Sendable (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        let (tree, old) = (try await tree(of: content), try await head())
        let parents = branch.isSquashed ? [] : old.map { ["-p", $0] } ?? []
        let message = "Deploy \(plan.sent.count) files, remove \(plan.removed.count)"
        let commit = try await hash(["commit-tree", tree, "-m", message] + parents)
        // The branch must still have the commit of the plan, so that no other deployment is overwritten.
        let result = try await tool.run(
            in: repository,
            [
                "push", "--quiet", "--force-with-lease=\(reference):\(old ?? "")", branch.repository,
                "\(commit):\(reference)",
            ])
        // The git process of a killed deployment continues, and its push may arrive now.
        if !result.isSuccess { guard try await holds(tree) else { throw await pushProblem(result) } }
        progress(
            DeployProgress(
                files: plan.sent.count, bytes: plan.bytes, plannedFiles: plan.sent.count, plannedBytes: plan.bytes))
    }

    // MARK: Notes

    /// Each note has a separate reference, so that no commit of the branch starts a workflow.
    private func reference(ofNote name: String) -> String { "refs/sitegen/\(branch.name)/\(name.drop { $0 == "." })" }

    func note(_ name: String) async throws(Diagnostic) -> [UInt8]? {
        guard try await fetch(reference(ofNote: name), as: Self.note) else { return nil }
        return try await git(["cat-file", "blob", "\(Self.note):\(name)"]).output
    }

    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic) {
        let blob = try await hash(["hash-object", "-w", "--stdin"], input: bytes)
        let tree = try await hash(["mktree"], input: Array("100644 blob \(blob)\t\(name)\n".utf8))
        let commit = try await hash(["commit-tree", tree, "-m", "Remember what has been announced"])
        _ = try await git(["push", "--quiet", branch.repository, "+\(commit):\(reference(ofNote: name))"])
    }

    // MARK: git

    private var tool: Tool {
        Tool(
            name: "git",
            environment: [
                "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_AUTHOR_DATE": "\(now) +0000",
                "GIT_COMMITTER_DATE": "\(now) +0000", "GIT_AUTHOR_NAME": "sitegen", "GIT_COMMITTER_NAME": "sitegen",
                "GIT_AUTHOR_EMAIL": "sitegen@localhost", "GIT_COMMITTER_EMAIL": "sitegen@localhost",
                "GIT_INDEX_FILE": repository + "/deploy-index",
            ])
    }

    private func git(_ arguments: [String], input: [UInt8] = []) async throws(Diagnostic) -> Tool.Result {
        let result = try await tool.run(in: repository, arguments, input: input)
        guard result.isSuccess else { throw problem(result) }
        return result
    }

    /// The hash that a command of git prints.
    private func hash(_ arguments: [String], input: [UInt8] = []) async throws(Diagnostic) -> String {
        try await git(arguments, input: input).parts(separatedBy: "\n").first ?? ""
    }

    /// Fetches the last commit of a reference. If the reference does not exist, an earlier commit is forgotten.
    ///
    /// - Returns: whether there is one.
    private func fetch(_ reference: String, as own: String) async throws(Diagnostic) -> Bool {
        let made = try await tool.run(["init", "--quiet", "--bare", repository])
        guard made.isSuccess else { throw problem(made) }
        let result = try await tool.run(
            in: repository,
            ["fetch", "--quiet", "--no-tags", "--depth=1", branch.repository, "+\(reference):\(own)"])
        if result.isSuccess { return true }
        guard result.errors.contains("couldn't find remote ref") else { throw problem(result) }
        _ = try await git(["update-ref", "-d", own])
        return false
    }

    /// Whether the branch has this tree now.
    private func holds(_ tree: String) async throws(Diagnostic) -> Bool {
        guard try await fetch(reference, as: Self.remote) else { return false }
        return try await hash(["rev-parse", Self.remote + "^{tree}"]) == tree
    }

    /// The last commit of the branch, or `nil` if there is no branch.
    private func head() async throws(Diagnostic) -> String? {
        let result = try await tool.run(in: repository, ["rev-parse", "--verify", "--quiet", Self.remote])
        return result.isSuccess ? result.parts(separatedBy: "\n").first : nil
    }

    /// Writes the tree of the next commit: the branch without the files of the last deployment, with those of the site.
    private func tree(of content: DeployContent) async throws(Diagnostic) -> String {
        if try await head() != nil {
            _ = try await git(["read-tree", Self.remote])
            let manifest = try await tool.run(in: repository, ["cat-file", "blob", "\(Self.remote):\(Manifest.name)"])
            let old = try deployedPaths(manifest.isSuccess ? manifest.output : nil)
            try await updateIndex(with: content, ["--force-remove"], old)
        } else {
            _ = try await git(["read-tree", "--empty"])
        }
        try await updateIndex(with: content, ["--add"], content.files.map(\.path))
        return try await hash(["write-tree"])
    }

    /// Bytes are stored unchanged, independent of the user's git settings.
    private func updateIndex(
        with content: DeployContent, _ options: [String], _ paths: [String]
    ) async throws(Diagnostic) {
        let settings = ["core.bare=false", "core.autocrlf=false", "core.fileMode=false"].flatMap { ["-c", $0] }
        let list: [UInt8] = paths.flatMap { Array($0.utf8) + [0] }
        _ = try await git(
            settings + ["--work-tree=" + content.folder, "update-index", "-z"] + options + ["--stdin"], input: list)
    }

    private func pushProblem(_ result: Tool.Result) async -> Diagnostic {
        guard result.errors.contains("stale info") || result.errors.contains("[rejected]") else {
            return problem(result)
        }
        // The refused push has looked at the branch, and so has `holds`.
        let commit = try? await hash(["log", "-1", "--format=commit %h by %an", Self.remote])
        return Diagnostic(
            .error, id: "io.deploy-busy",
            "branch '\(branch.name)' has been changed since it was compared" + (commit.map { ": \($0)" } ?? ""),
            hint: "deploy again")
    }

    private func problem(_ result: Tool.Result) -> Diagnostic {
        let lines = result.errors.split(separator: "\n")
        // A host says why it refuses a push, and git says only that it does.
        let prefixes = ["remote:", "fatal:", "error:"]
        let told = prefixes.lazy.compactMap { prefix in lines.first { $0.hasPrefix(prefix) } }.first ?? lines.first
        let reason = told.map { ": \($0)" } ?? ""
        return Diagnostic(
            .error, id: "io.deploy-git", "git ended with code \(result.status)\(reason)",
            hint: "try 'git ls-remote \(branch.repository.withoutPassword)' by hand, then deploy again")
    }
}

extension Tool {
    fileprivate func run(
        in repository: String, _ arguments: [String], input: [UInt8] = []
    ) async throws(Diagnostic) -> Result {
        try await run(["--git-dir=" + repository] + arguments, input: input)
    }
}
