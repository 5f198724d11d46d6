import Diagnostics

/// The folders that the files of a build need: which are missing, and which cannot be had.
struct FolderSurvey {
    /// Outer ones first.
    private(set) var missing: [String] = []
    private var allMissing: Set<Substring> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ paths: [OutputPath], in folder: OutputFolder, owned: Set<OutputPath>) {
        var seen: Set<Substring> = []
        for path in paths {
            // Known folders have known parents: one look for a folder full of files.
            guard let own = folderAbove(path.text[...]), !seen.contains(own) else { continue }
            for name in foldersAbove(path.text).prefix(while: { !seen.contains($0) }).reversed() {
                seen.insert(name)
                // Nothing is in a folder that is not there.
                if isInMissingFolder(name) { note(missing: name) } else { look(at: name, in: folder, owned: owned) }
            }
        }
    }

    /// Whether nothing can be at a path, as its folder is missing.
    func isInMissingFolder(_ path: Substring) -> Bool {
        guard !allMissing.isEmpty, let folder = folderAbove(path) else { return false }
        return allMissing.contains(folder)
    }

    private mutating func note(missing name: Substring) {
        missing.append(String(name))
        allMissing.insert(name)
    }

    private mutating func look(at name: Substring, in folder: OutputFolder, owned: Set<OutputPath>) {
        do throws(SystemError) {
            switch try FileStatus.find(folder.location + "/" + name, following: false)?.kind {
            case nil: note(missing: name)
            case .folder: break
            case .file where OutputPath(String(name)).map(owned.contains) ?? false: note(missing: name)
            case .file, .special: add("a file", String(name), folder)
            // Writing through a link could reach any place.
            case .link: add("a link", String(name), folder)
            }
        } catch {
            diagnostics.append(.unreadable(folder.shownPath(String(name)), error))
        }
    }

    private mutating func add(_ what: String, _ name: String, _ folder: OutputFolder) {
        diagnostics.append(
            Diagnostic(
                .error, id: "output.folder-blocked", "\(what) that is not ours stands where a folder is needed",
                hint: "remove it, or choose another output folder", path: folder.shownPath(name)))
    }
}

extension OutputFolder {
    func location(of path: OutputPath) -> String { location + "/" + path.text }

    /// A path below the folder as diagnostics show it.
    func shownPath(_ path: String) -> String { joinedPath(shownAs, path) }

    /// Whether there is a file at the path, reached through folders only and not through links.
    func holds(_ path: OutputPath) -> Bool {
        let isFolder = { (name: Substring) in
            (try? FileStatus(of: location + "/" + name, following: false))?.kind == .folder
        }
        guard let kind = try? FileStatus(of: location(of: path), following: false).kind, kind != .folder else {
            return false
        }
        return foldersAbove(path.text).allSatisfy(isFolder)
    }
}
