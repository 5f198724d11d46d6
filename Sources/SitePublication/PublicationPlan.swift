import SiteDiagnostics
import SiteFileSystem

/// The changes that a publication would make in the output folder, determined before anything is changed.
package struct PublicationPlan: Sendable {
    package struct Placement: Sendable {
        package var file: OutputFile
        /// True if the path exists and must be replaced.
        package var replaces: Bool
    }

    /// The files to write, sorted by path.
    package var placements: [Placement] = []
    /// The files of earlier builds that this build did not make, sorted.
    package var stale: [OutputPath] = []
    /// The folders to make, outer ones first.
    var missingFolders: [String] = []
    var unchanged = 0
    var manifest: Manifest
    /// The existing manifest; `nil` if none exists.
    var oldManifest: Manifest?

    var changesNothing: Bool { placements.isEmpty && stale.isEmpty && manifest == oldManifest }

    /// Compares a build with the folder. The folder is only read.
    package init(_ set: OutputSet, in folder: OutputFolder, jobs: Int) async throws(BuildFailure) {
        do throws(SystemError) {
            oldManifest = try Manifest(in: folder.location)
        } catch {
            throw BuildFailure([.unreadable(folder.shownPath(Manifest.name), error)])
        }
        manifest = Manifest(of: set)
        let old = oldManifest ?? Manifest(paths: [])
        let (isOwned, gone) = old.compared(with: set.files)
        let folders = FolderSurvey(manifest.paths, in: folder, owned: old)
        missingFolders = folders.missing
        var problems = folders.diagnostics

        stale = gone.filter { folder.holds($0) }
        let emptied = Set(stale.flatMap { foldersAbove($0.text) })
        // On a file system without letter case, `a.html` would otherwise count as unchanged and then be deleted as the
        // stale `A.html`.
        let staleFolded = Set(stale.map(\.folded))
        let comparisons = await set.files.indices.concurrentMap(jobs: jobs) { place -> Compared in
            let file = set.files[place]
            if folders.isInMissingFolder[place] { return .found(.new) }
            let comparison = compare(file, in: folder, owned: isOwned[place])
            guard case .found(.unchanged) = comparison, !staleFolded.isEmpty, staleFolded.contains(file.path.folded)
            else { return comparison }
            return .found(.changed)
        }
        for (file, comparison) in zip(set.files, comparisons) {
            switch comparison {
            case .found(.new): placements.append(Placement(file: file, replaces: false))
            case .found(.changed): placements.append(Placement(file: file, replaces: true))
            case .found(.unchanged): unchanged += 1
            case .found(.folder) where emptied.contains(file.path.text[...]):
                placements.append(Placement(file: file, replaces: false))
            case .found(.foreign) where folder.force: placements.append(Placement(file: file, replaces: true))
            case .found(.foreign), .found(.folder): problems.append(.foreignFile(file, in: folder))
            case .failed(let diagnostic): problems.append(diagnostic)
            }
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
    }
}

/// A small type, because every file has a value.
private enum Compared {
    case found(Comparison)
    indirect case failed(Diagnostic)
}

private func compare(_ file: OutputFile, in folder: OutputFolder, owned: Bool) -> Compared {
    do throws(CompareError) {
        return .found(try Comparison(file.contents, at: folder.location(of: file.path), owned: owned))
    } catch {
        switch error {
        case .source(let error): return .failed(.unreadable(file.source.path ?? file.path.text, error))
        case .output(let error): return .failed(.unreadable(folder.shownPath(file.path.text), error))
        }
    }
}

extension Diagnostic {
    fileprivate static func foreignFile(_ file: OutputFile, in folder: OutputFolder) -> Diagnostic {
        Diagnostic(
            .error, id: "output.foreign-file",
            "\(file.source.name) would overwrite something that sitegen did not write",
            hint: "move it away, or overwrite a file with '--force'", path: folder.shownPath(file.path.text))
    }
}
