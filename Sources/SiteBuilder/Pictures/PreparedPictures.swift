import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SitePublication
import SiteTheming

/// The pictures of a site, ready for its pages.
struct PreparedPictures: Sendable {
    /// The places of pictures, by page shape, section and cell.
    var places: [PageShape: [[SurveyedPlace]]] = [:]
    var artwork = ArtworkIndex()
    /// The `sizes` attributes of the pictures in these places.
    var sizes = PictureSizes()
    /// The files that the build made.
    var files: [OutputFile] = []
    /// The made files, by the path of the original.
    private(set) var made: [String: MadePicture] = [:]
    /// The paths of files that are not published.
    var withheld: Set<String> = []
    /// The paths of files that no page shows, published or not.
    var unshown: Set<String> { withheld.union(artwork.refused) }
    /// The pictures with a valid header.
    var inspected: [String: InspectedPicture] = [:]
    /// The published contents of originals, or `nil` if all are copied unchanged.
    var originals: OriginalPictures?
    /// The files that came from the cache.
    private var cached: Set<OutputPath> = []
    /// The paths of all files. A name contains a digest of the picture, so equal pictures share files.
    private var paths: Set<OutputPath> = []

    var cachedCount: Int { cached.count }

    /// The facts about the pictures without the files, for a copy of the site that makes its own files.
    var withoutFiles: PreparedPictures {
        var pictures = self
        (pictures.files, pictures.cached, pictures.paths) = ([], [], [])
        return pictures
    }

    /// Adds the files of a copy of the site that are not here yet.
    mutating func takeFiles(of copy: PreparedPictures) {
        let known = Set(files.map(\.path))
        files += copy.files.filter { !known.contains($0.path) }
        cached.formUnion(copy.cached)
    }

    /// Adds the files that pages offer. A format is offered only if each of its files is smaller than the fallback of
    /// the same width, because a browser that takes the format ignores the other files. The smallest format comes
    /// first.
    mutating func add(_ made: MadePicture, of order: PictureOrder, from source: OutputSource) {
        let path = order.picture.path
        self.made[path] = made
        for shape in order.shapes {
            guard let files = made.shapes[shape.crop], let fallback = files.files[order.fallback],
                fallback.count == shape.widths.count
            else { continue }
            let better = order.formats.filter { format in
                shape.widths.allSatisfy { width in
                    guard let file = files.files[format]?[width], let own = fallback[width] else { return false }
                    return file.count < own.count
                }
            }
            func total(_ format: VariantFormat) -> Int { files.files[format]?.values.reduce(0) { $0 + $1.count } ?? 0 }
            func outputFiles(_ format: VariantFormat) -> [PreparedArtwork.File] {
                shape.widths.compactMap { width in
                    guard let file = files.files[format]?[width] else { return nil }
                    let address = Address(
                        file: "images/\(order.slug)-\(files.name)-\(width)w.\(format.fileEnding)")
                    guard let output = OutputFile(address, file.contents, from: source) else { return nil }
                    if paths.insert(output.path).inserted {
                        self.files.append(output)
                        if file.isCached { cached.insert(output.path) }
                    }
                    return PreparedArtwork.File(address: address, width: width)
                }
            }
            let artwork = PreparedArtwork(
                size: PictureSize(width: shape.crop.width, height: shape.crop.height), color: made.color,
                sources: better.sorted { total($0) < total($1) }.map {
                    PreparedArtwork.Source(type: $0.mediaType, files: outputFiles($0))
                },
                files: outputFiles(order.fallback))
            for use in shape.uses { self.artwork[path, use.focus, use.aspect] = artwork }
            self.artwork.noteFiles(of: path)
        }
    }
}

extension PictureOrder {
    /// The file's name in addresses.
    fileprivate var slug: String {
        let name = picture.path.split(separator: "/").last ?? ""
        let slug = Slug(name.prefix { $0 != "." }).text
        return slug.isEmpty ? "picture" : String(slug.prefix(60))
    }
}
