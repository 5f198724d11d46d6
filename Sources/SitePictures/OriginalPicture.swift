import SiteArtwork
import SiteFileSystem
import SitePublication

/// The result of removing a file's metadata.
package struct OriginalPicture: Sendable {
    /// The published contents, or `nil` for the unchanged file.
    package private(set) var contents: OutputFile.Contents?
    package private(set) var note: KnownPictures.Original?
    package private(set) var isUnread = false

    package init(at location: String, known: KnownPictures, library: ImageLibrary?, cache: PictureCache?) {
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
            // A file without a picture's content needs no changes.
            guard let format = PictureHeader.Format(of: bytes) else { return }
            switch StrippedPicture(bytes, format) {
            case .unchanged: note = KnownPictures.Original(status, strippedName: nil)
            case .damaged: isUnread = true
            case .stripped(let stripped): keep(stripped, status, library, cache)
            }
        } catch {
            // The stage that copies the file reports the error.
        }
    }

    private mutating func keep(
        _ stripped: [UInt8], _ status: FileStatus, _ library: ImageLibrary?, _ cache: PictureCache?
    ) {
        contents = .bytes(stripped)
        guard let cache, let digest = library?.digest(of: stripped) else { return }
        let name = digest + ".original"
        // A cache error is already reported for other files.
        guard let location = try? cache.find(name)?.location ?? cache.store(stripped, as: name) else { return }
        contents = .copy(of: location)
        note = KnownPictures.Original(status, strippedName: name)
    }
}
