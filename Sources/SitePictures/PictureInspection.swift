import SiteArtwork
import SiteFileSystem
import SiteMediaFacts

/// A picture whose header has been read.
package struct InspectedPicture: Sendable {
    package var path: String
    /// Absolute.
    package var location: String
    package var header: PictureHeader
    package var byteCount: Int
    /// Of its bytes; empty where libvips is missing.
    package var digest: String
}

/// What reading a picture's header came to.
package enum PictureInspection: Sendable {
    case fine(InspectedPicture, FileStatus)
    case refused(PictureProblem)
    case unreadable(SystemError)

    /// Reads a picture, unless it is known and has not changed. Whatever it is called: what its bytes are counts.
    package init(_ path: String, at location: String, known: KnownPictures, limit: Int, library: ImageLibrary?) {
        do throws(SystemError) {
            let status = try FileStatus(of: location)
            do throws(PictureProblem) {
                let picture: InspectedPicture
                if let found = known.picture(at: location, status), library == nil || !found.digest.isEmpty {
                    picture = InspectedPicture(
                        path: path, location: location, header: found.header, byteCount: status.size,
                        digest: found.digest)
                } else {
                    let bytes: [UInt8]
                    do throws(SystemError) { bytes = try fileBytes(location) } catch {
                        self = .unreadable(error)
                        return
                    }
                    let header = try PictureHeader(bytes)
                    picture = InspectedPicture(
                        path: path, location: location, header: header, byteCount: bytes.count,
                        digest: header.format == .svg ? "" : library?.digest(of: bytes) ?? "")
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

    /// Whether a file is called a picture, whatever it is. Others may be something else that is wanted: a recording, a text.
    package static func isCalledPicture(_ path: String) -> Bool { MediaType(ofPath: path).name.hasPrefix("image/") }

    /// Pictures of which metadata are left out.
    package static func holdsPixels(_ path: String) -> Bool {
        ["image/jpeg", "image/png", "image/webp", "image/gif"].contains(MediaType(ofPath: path).name)
    }
}

extension InspectedPicture {
    /// What hosts take it for, by its name.
    package var nameType: String { MediaType(ofPath: path).name }

    /// Whether hosts take it for what it is. PNG files that move have a name of their own.
    package var isWellNamed: Bool {
        nameType == header.format.mediaType || header.format == .png && nameType == "image/apng"
    }
}
