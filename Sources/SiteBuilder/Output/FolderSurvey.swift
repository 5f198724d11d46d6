import Diagnostics

/// The folders that the files of a build need: which are missing, and which cannot be had.
struct FolderSurvey {
    /// Outer ones first.
    private(set) var missing: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether each folder is there.
    private var looked: [Substring: Bool] = [:]

    /// - Parameter paths: sorted, so that most lie in the same folder as the one before.
    init(_ paths: [OutputPath], in folder: OutputFolder, owned: Set<OutputPath>) {
        var last: Substring?
        for path in paths {
            guard let own = folderAbove(path.text[...]), own != last else { continue }
            last = own
            _ = holds(own, in: folder, owned: owned)
        }
    }

    /// Whether nothing can be at a path, as its folder is missing.
    func isInMissingFolder(_ path: Substring) -> Bool { folderAbove(path).flatMap { looked[$0] } == false }

    /// Whether a folder is there; looked up once.
    private mutating func holds(_ name: Substring, in folder: OutputFolder, owned: Set<OutputPath>) -> Bool {
        if let known = looked[name] { return known }
        // Nothing is in a folder that is not there.
        let mayBe = folderAbove(name).map { holds($0, in: folder, owned: owned) } ?? true
        let isThere = mayBe && look(at: name, in: folder, owned: owned)
        if !isThere { missing.append(String(name)) }
        looked[name] = isThere
        return isThere
    }

    private mutating func look(at name: Substring, in folder: OutputFolder, owned: Set<OutputPath>) -> Bool {
        do throws(SystemError) {
            switch try FileStatus.find(folder.location + "/" + name, following: false)?.kind {
            case nil: return false
            case .folder: break
            case .file where OutputPath(String(name)).map(owned.contains) ?? false: return false
            case .file, .special: add("a file", String(name), folder)
            // Writing through a link could reach any place.
            case .link: add("a link", String(name), folder)
            }
        } catch {
            diagnostics.append(.unreadable(folder.shownPath(String(name)), error))
        }
        return true
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
