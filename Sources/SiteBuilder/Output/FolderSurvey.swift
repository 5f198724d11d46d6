import Diagnostics

/// The folders that the files of a build need: which are missing, and which cannot be had.
struct FolderSurvey {
    /// Outer ones first.
    private(set) var missing: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ paths: [OutputPath], in folder: OutputFolder, owned: Set<OutputPath>) {
        var seen: Set<Substring> = []
        for path in paths {
            // Known folders have known parents: one look for a folder full of files.
            let new = foldersAbove(path.text).prefix { !seen.contains($0) }
            for name in new.reversed() {
                seen.insert(name)
                look(at: String(name), in: folder, owned: owned)
            }
        }
    }

    private mutating func look(at name: String, in folder: OutputFolder, owned: Set<OutputPath>) {
        do throws(SystemError) {
            switch try FileStatus.find(folder.location + "/" + name, following: false)?.kind {
            case nil: missing.append(name)
            case .folder: break
            case .file where OutputPath(name).map(owned.contains) ?? false: missing.append(name)
            case .file, .special: add("a file", name, folder)
            // Writing through a link could reach any place.
            case .link: add("a link", name, folder)
            }
        } catch {
            diagnostics.append(.unreadable(folder.shownPath(name), error))
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
