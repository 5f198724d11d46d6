import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Puts staged files in place one by one, and records each step, so that all of them can be undone.
///
/// Nothing is copied and no file is opened: every step renames, links, makes or removes one name.
struct Replacement {
    private enum Step {
        case moved(from: String, to: String)
        case madeFolder(String)
        case removedFolder(String)
    }

    let folder: OutputFolder
    /// True if a killed build may have done some of the steps already.
    let isResumed: Bool
    private var steps: [Step] = []

    init(folder: OutputFolder, isResumed: Bool = false) {
        self.folder = folder
        self.isResumed = isResumed
    }

    /// Removes stale files, makes folders and puts files in place.
    mutating func carryOut(_ journal: Journal, _ staging: borrowing StagingFolder) throws(Diagnostic) {
        let hasManifest = FileStatus.exists(folder.location + "/" + Manifest.name)
        try place(staging.interimManifest, at: Manifest.name, kept: staging.old("interim"), replaces: hasManifest)
        for (index, path) in journal.stale.enumerated() {
            let kept = staging.old("stale-\(index)")
            // If letter case does not count, the existing file may already be the new one.
            if isResumed, FileStatus.exists(kept) || !folder.holds(path) { continue }
            try move(path.text, to: kept)
        }
        let needed = Set(journal.places.flatMap { foldersAbove($0.path.text) })
        removeFolders(emptiedBy: journal.stale, besides: needed)
        for path in journal.folders { try make(path.text) }
        for (index, place) in journal.places.enumerated() {
            try self.place(
                staging.new(index), at: place.path.text, kept: staging.old("\(index)"), replaces: place.replaces)
        }
        try place(staging.manifest, at: Manifest.name, kept: staging.old("manifest"), replaces: true)
    }

    /// Undoes every step in reverse order. Continues if a step cannot be undone.
    /// - Parameter staging: The folder that contains the old files. It must exist until they are back.
    mutating func takeBack(from staging: borrowing StagingFolder) {
        while let step = steps.popLast() {
            switch step {
            case .moved(let source, let target): rename(target, source)
            case .madeFolder(let path): rmdir(path)
            case .removedFolder(let path): mkdir(path, 0o777)
            }
        }
    }

    /// Puts a staged file in place in one step. The file that it replaces keeps a second name.
    private mutating func place(_ staged: String, at name: String, kept: String, replaces: Bool) throws(Diagnostic) {
        let target = folder.location + "/" + name
        if isResumed {
            // The old file may be gone already, and cannot be restored.
            guard FileStatus.exists(staged) else { return }
        } else if replaces {
            // Gives the old file a second name. If it were moved instead, the file would be missing for a moment.
            if link(target, kept) == 0 {
                steps.append(.moved(from: target, to: kept))
            } else {
                try move(name, to: kept)
            }
        }
        guard rename(staged, target) == 0 else { throw folder.unwritable(name, .last) }
        steps.append(.moved(from: staged, to: target))
    }

    private mutating func move(_ name: String, to kept: String) throws(Diagnostic) {
        let source = folder.location + "/" + name
        guard rename(source, kept) == 0 else { throw folder.unwritable(name, .last) }
        steps.append(.moved(from: source, to: kept))
    }

    private mutating func make(_ name: String) throws(Diagnostic) {
        let path = folder.location + "/" + name
        if isResumed, (try? FileStatus(of: path, following: false))?.kind == .folder { return }
        try attempt({ folder.unwritable(name, $0) }, makeFolder(path))
        steps.append(.madeFolder(path))
    }

    /// Folders that contain other files stay, because removing them fails.
    private mutating func removeFolders(emptiedBy paths: [OutputPath], besides needed: Set<Substring>) {
        let folders = Set(paths.flatMap { foldersAbove($0.text) }).subtracting(needed)
        for name in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
            let path = folder.location + "/" + name
            if rmdir(path) == 0 { steps.append(.removedFolder(path)) }
        }
    }
}
