import Artwork
import Diagnostics
import Episodes

/// A picture whose header has been read.
struct InspectedPicture: Sendable {
    var path: String
    /// Absolute.
    var location: String
    var header: PictureHeader
    var byteCount: Int
    /// Of its bytes; empty where libvips is missing.
    var digest: String
}

/// What reading a picture's header came to.
enum PictureInspection: Sendable {
    case fine(InspectedPicture, FileStatus)
    case refused(PictureProblem)
    case unreadable(SystemError)

    /// Reads a picture, unless it is known and has not changed.
    init(_ path: String, at location: String, known: KnownPictures, limit: Int, library: ImageLibrary?) {
        do throws(SystemError) {
            let status = try FileStatus(of: location)
            do throws(PictureProblem) {
                if let picture = known.picture(at: location, status), library == nil || !picture.digest.isEmpty {
                    try picture.header.check(limit: limit)
                    self = .fine(
                        InspectedPicture(
                            path: path, location: location, header: picture.header, byteCount: status.size,
                            digest: picture.digest), status)
                    return
                }
            } catch {
                self = .refused(error)
                return
            }
            let bytes = try fileBytes(location)
            do throws(PictureProblem) {
                let header = try PictureHeader(bytes)
                try header.check(limit: limit)
                let digest = header.format == .svg ? "" : library?.digest(of: bytes) ?? ""
                self = .fine(
                    InspectedPicture(
                        path: path, location: location, header: header, byteCount: bytes.count, digest: digest), status)
            } catch {
                self = .refused(error)
            }
        } catch {
            self = .unreadable(error)
        }
    }

    /// Whether a file is one of those that are looked into, by its name: pictures that browsers show and we can make.
    static func concerns(_ path: String) -> Bool {
        holdsPixels(path) || MediaType(ofPath: path).name == "image/svg+xml"
    }

    /// Pictures of which metadata are left out.
    static func holdsPixels(_ path: String) -> Bool {
        ["image/jpeg", "image/png", "image/webp", "image/gif"].contains(MediaType(ofPath: path).name)
    }
}
