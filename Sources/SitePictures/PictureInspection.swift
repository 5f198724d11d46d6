import SiteArtwork
import SiteFileSystem
import SiteMediaFacts

/// The result of reading a picture's header.
package enum PictureInspection: Sendable {
    case fine(InspectedPicture, FileStatus)
    case refused(PictureProblem)
    case unreadable(SystemError)

    /// Reads a picture, unless it is known and has not changed. Its bytes give the format, not its name.
    package init(_ path: String, at location: String, known: KnownPictures, limit: Int, library: ImageLibrary?) {
        do throws(SystemError) {
            let status = try FileStatus(of: location)
            do throws(PictureProblem) {
                let picture: InspectedPicture
                if let found = known.picture(at: location, status), library == nil || !found.digest.isEmpty {
                    picture = InspectedPicture(
                        path: path, location: location, header: found.header, byteCount: status.size,
                        digest: library == nil ? "" : found.digest, facts: library == nil ? nil : found.facts)
                } else {
                    let bytes: [UInt8]
                    do throws(SystemError) { bytes = try fileBytes(location) } catch {
                        self = .unreadable(error)
                        return
                    }
                    let header = try PictureHeader(bytes)
                    let facts = library?.facts(of: bytes, header)
                    picture = InspectedPicture(
                        path: path, location: location, header: header, byteCount: bytes.count,
                        digest: header.format == .svg ? "" : library?.digest(of: bytes) ?? "",
                        facts: facts?.isEmpty == false ? facts : nil)
                }
                try picture.header.check(limit: limit)
                let isDrawing = picture.header.format == .svg
                guard isDrawing == (picture.nameType == PictureHeader.Format.svg.mediaType) else {
                    throw .misnamed(picture.header.format)
                }
                self = .fine(picture, status)
            } catch {
                self = .refused(error)
            }
        } catch {
            self = .unreadable(error)
        }
    }

    /// Whether a file has the ending of a picture. Other files may be something else, such as a recording or a text.
    package static func isCalledPicture(_ path: String) -> Bool { MediaType(ofPath: path).name.hasPrefix("image/") }

    /// Whether metadata is removed from this kind of picture.
    package static func holdsPixels(_ path: String) -> Bool {
        ["image/jpeg", "image/png", "image/webp", "image/gif"].contains(MediaType(ofPath: path).name)
    }
}
