import Artwork
import Diagnostics
import FileSystem
import Publication

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

/// What leaving out a file's metadata came to.
private struct OriginalPicture: Sendable {
    /// `nil` for the file as it is.
    var contents: OutputFile.Contents?
    var note: KnownPictures.Original?
    var isUnread = false

    init(at location: String, known: KnownPictures, library: ImageLibrary?, cache: PictureCache?) {
        do throws(SystemError) {
            let status = try FileStatus(of: location)
            if let known = known.original(at: location, status) {
                guard let name = known.strippedName else {
                    note = known
                    return
                }
                if let found = cache?.find(name) {
                    (note, contents) = (known, .copy(of: found.location))
                    return
                }
            }
            let bytes = try fileBytes(location)
            // What only has the name of a picture shows nobody anything.
            guard let format = PictureHeader.Format(of: bytes) else { return }
            switch StrippedPicture(bytes, format) {
            case .unchanged: note = KnownPictures.Original(status, strippedName: nil)
            case .damaged: isUnread = true
            case .stripped(let stripped): keep(stripped, status, library, cache)
            }
        } catch {
            // Whoever copies the file will say so.
        }
    }

    private mutating func keep(
        _ stripped: [UInt8], _ status: FileStatus, _ library: ImageLibrary?, _ cache: PictureCache?
    ) {
        contents = .bytes(stripped)
        guard let cache, let digest = library?.digest(of: stripped) else { return }
        let name = digest + ".original"
        // Where nothing can be kept, that has been said of other files.
        guard let location = try? cache.find(name)?.location ?? cache.store(stripped, as: name) else { return }
        contents = .copy(of: location)
        note = KnownPictures.Original(status, strippedName: name)
    }
}
