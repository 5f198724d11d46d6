import SiteDiagnostics
import SiteFileSystem

/// The folders that the files of a build need: which are missing, and which cannot be had.
struct FolderSurvey {
    /// Outer ones first.
    private(set) var missing: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// For each path, whether nothing can be there, as its folder is missing.
    private(set) var isInMissingFolder: [Bool] = []

    /// - Parameter paths: sorted, so that all that lie in one folder follow each other.
    init(_ paths: [OutputPath], in folder: OutputFolder, owned: Manifest) {
        var entered: [EnteredFolder] = []
        isInMissingFolder.reserveCapacity(paths.count)
        for path in paths {
            enter(folderAbove(path.text[...]), from: &entered, in: folder, owned: owned)
            isInMissingFolder.append(entered.last?.isThere == false)
        }
    }

    /// - Parameter entered: the folders that the path before is in, outer ones first; left with those above a path in this one.
    private mutating func enter(
        _ name: Substring?, from entered: inout [EnteredFolder], in folder: OutputFolder, owned: Manifest
    ) {
        while let last = entered.last, !last.holds(name) { entered.removeLast() }
        guard let name, entered.last?.name.utf8.count != name.utf8.count else { return }
        enter(folderAbove(name), from: &entered, in: folder, owned: owned)
        // Nothing is in a folder that is not there.
        let isThere = entered.last?.isThere ?? true && look(at: name, in: folder, owned: owned)
        if !isThere { missing.append(String(name)) }
        entered.append(EnteredFolder(name: name, isThere: isThere))
    }

    private mutating func look(at name: Substring, in folder: OutputFolder, owned: Manifest) -> Bool {
        do throws(SystemError) {
            switch try FileStatus.find(folder.location + "/" + name, following: false)?.kind {
            case nil: return false
            case .folder: break
            case .file where OutputPath(String(name)).map(owned.holds) ?? false: return false
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

private struct EnteredFolder {
    var name: Substring
    var isThere: Bool

    /// Whether a folder is this one, or lies in it.
    func holds(_ other: Substring?) -> Bool {
        guard let rest = other?.utf8.dropFirst(name.utf8.count), rest.first ?? UInt8(ascii: "/") == UInt8(ascii: "/")
        else {
            return false
        }
        return other?.utf8.starts(with: name.utf8) == true
    }
}

extension OutputFolder {
    func location(of path: OutputPath) -> String { location + "/" + path.text }

    /// A path below the folder as diagnostics show it.
    package func shownPath(_ path: String) -> String { joinedPath(shownAs, path) }

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
