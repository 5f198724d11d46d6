import SiteArtwork
import SiteFileSystem
import SitePictures
import SitePublication

/// Pictures of the content folder as they are published by themselves: without what cameras noted of places and owners.
struct OriginalPictures: Sendable {
    /// What is published in place of the file; files that hold no metadata are not named.
    private(set) var contents: [String: OutputFile.Contents] = [:]
    /// Paths of files of which it is not known what they hold.
    private(set) var unread: [String] = []

    /// How many of them are not copied from anywhere.
    var madeCount: Int { contents.values.count { if case .bytes = $0 { true } else { false } } }

    /// - Parameters:
    ///   - paths: of all pictures that are published.
    ///   - known: what the last build found; what this one finds is noted in it.
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
