import SiteArtwork
import SiteFileSystem
import SitePictures
import SitePublication

/// The original pictures as they are published, without metadata such as places and names.
struct OriginalPictures: Sendable {
    /// The published contents of each file. Files without such metadata are not listed.
    private(set) var contents: [String: OutputFile.Contents] = [:]
    /// The paths of files whose metadata could not be read.
    private(set) var unread: [String] = []

    /// The number of files that are not plain copies.
    var madeCount: Int { contents.values.count { if case .bytes = $0 { true } else { false } } }

    /// - Parameters:
    ///   - paths: the paths of all published pictures.
    ///   - known: the results of the last build, to which this build adds its own.
    init(
        _ paths: [String], sources: Sources, library: ImageLibrary?, known: inout KnownPictures, cache: PictureCache?,
        jobs: Int
    ) async {
        let before = known
        let originals = await paths.concurrentMap(jobs: jobs) { path in
            OriginalPicture(at: sources.location(ofAsset: path), known: before, library: library, cache: cache)
        }
        for (path, original) in zip(paths, originals) {
            if let note = original.note { known.note(sources.location(ofAsset: path), note) }
            if let replacement = original.contents { contents[path] = replacement }
            if original.isUnread { unread.append(path) }
        }
    }
}
