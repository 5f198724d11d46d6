import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Puts staged files in their places and remembers each step, so that all of them can be taken back.
///
/// Nothing is copied here and no file is open: every step renames, links, makes or removes one name.
struct Exchange {
    private enum Step {
        case moved(from: String, to: String)
        case madeFolder(String)
        case removedFolder(String)
    }

    let folder: OutputFolder
    private var steps: [Step] = []

    init(folder: OutputFolder) { self.folder = folder }

    /// Takes away what is stale, makes folders, puts files in place.
    mutating func carryOut(_ plan: PublicationPlan, _ staging: borrowing StagingFolder) throws(Diagnostic) {
        try place(staging.journal, at: Manifest.name, kept: staging.old("journal"), replaces: plan.oldManifest != nil)
        for (index, path) in plan.stale.enumerated() { try move(path.text, to: staging.old("stale-\(index)")) }
        removeFolders(emptiedBy: plan.stale, besides: Set(plan.placements.flatMap { foldersAbove($0.file.path.text) }))
        for name in plan.missingFolders { try make(name) }
        for (index, placement) in plan.placements.enumerated() {
            try place(
                staging.new(index), at: placement.file.path.text, kept: staging.old("\(index)"),
                replaces: placement.replaces)
        }
        try place(staging.manifest, at: Manifest.name, kept: staging.old("manifest"), replaces: true)
    }

    /// Undoes every step, last one first. Goes on when one cannot be undone: the rest still can.
    /// - Parameter staging: where the old files are kept; it must not go before they are back.
    mutating func takeBack(from staging: borrowing StagingFolder) {
        while let step = steps.popLast() {
            switch step {
            case .moved(let source, let target): rename(target, source)
            case .madeFolder(let path): rmdir(path)
            case .removedFolder(let path): mkdir(path, 0o777)
            }
        }
    }

    /// Puts a staged file in its place in one step; what it replaces is kept under another name.
    private mutating func place(_ staged: String, at name: String, kept: String, replaces: Bool) throws(Diagnostic) {
        let target = folder.location + "/" + name
        if replaces {
            // A second name for the old file: unlike moving it away, this leaves no moment without the file.
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
        try attempt({ folder.unwritable(name, $0) }, makeFolder(path))
        steps.append(.madeFolder(path))
    }

    /// Folders that hold something else stay: removing those fails, and is meant to.
    private mutating func removeFolders(emptiedBy paths: [OutputPath], besides needed: Set<Substring>) {
        let folders = Set(paths.flatMap { foldersAbove($0.text) }).subtracting(needed)
        for name in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
            let path = folder.location + "/" + name
            if rmdir(path) == 0 { steps.append(.removedFolder(path)) }
        }
    }
}
