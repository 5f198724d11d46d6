import SiteDiagnostics
import SiteFileSystem

/// The folders that a build's files need: the missing ones, and those that cannot be made.
struct FolderSurvey {
    /// The missing folders, outer ones first.
    private(set) var missing: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// For each path, true if its folder is missing, so that nothing can exist at the path.
    private(set) var isInMissingFolder: [Bool] = []

    /// - Parameter paths: Sorted paths, so that all paths of a folder are consecutive.
    init(_ paths: [OutputPath], in folder: OutputFolder, owned: Manifest) {
        var entered: [EnteredFolder] = []
        isInMissingFolder.reserveCapacity(paths.count)
        for path in paths {
            enter(folderAbove(path.text[...]), from: &entered, in: folder, owned: owned)
            isInMissingFolder.append(entered.last?.isThere == false)
        }
    }

    /// - Parameter entered: The folders of the previous path, outer ones first. On return, the folders of this path.
    private mutating func enter(
        _ name: Substring?, from entered: inout [EnteredFolder], in folder: OutputFolder, owned: Manifest
    ) {
        while let last = entered.last, !last.holds(name) { entered.removeLast() }
        guard let name, entered.last?.name.utf8.count != name.utf8.count else { return }
        enter(folderAbove(name), from: &entered, in: folder, owned: owned)
        // A missing folder contains nothing.
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
                .error, id: "output.folder-blocked", "\(what) that sitegen did not write is where a folder is needed",
                hint: "remove it, or choose a different output folder", path: folder.shownPath(name)))
    }
}

private struct EnteredFolder {
    var name: Substring
    var isThere: Bool

    /// True if `other` is this folder or inside it.
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

    /// A path in the folder, as diagnostics show it.
    package func shownPath(_ path: String) -> String { joinedPath(shownAs, path) }

    /// True if a file exists at the path without any links on the way.
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
