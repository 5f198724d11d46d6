import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SitePublication
import SiteTheming

/// The pictures of a site, ready for its pages.
struct PreparedPictures: Sendable {
    /// Where pictures stand, by shape of page, section and cell.
    var places: [PageShape: [[SurveyedPlace]]] = [:]
    var artwork = ArtworkIndex()
    /// What browsers are told of their width there.
    var sizes = PictureSizes()
    /// The files that were made.
    var files: [OutputFile] = []
    /// The same, by the paths of their pictures.
    private(set) var made: [String: MadePicture] = [:]
    /// Paths of files that are not published.
    var withheld: Set<String> = []
    /// Paths of files that no page shows, be they published or not.
    var unshown: Set<String> { withheld.union(artwork.refused) }
    /// Paths of pictures that move: files made from them do not.
    var moving: Set<String> = []
    /// Those whose headers were read and found fine.
    var inspected: [String: InspectedPicture] = [:]
    /// What is published of pictures by themselves; `nil` for all as they are.
    var originals: OriginalPictures?
    /// Those of the files that earlier builds had made.
    private var cached: Set<OutputPath> = []
    /// Paths of all files: a name holds a digest of the picture, so pictures with equal bytes may share files.
    private var paths: Set<OutputPath> = []

    var cachedCount: Int { cached.count }

    /// What is known of pictures, for a copy of the site that makes files of its own.
    var withoutFiles: PreparedPictures {
        var pictures = self
        (pictures.files, pictures.cached, pictures.paths) = ([], [], [])
        return pictures
    }

    /// Takes the files of a copy of the site that are not among these.
    mutating func takeFiles(of copy: PreparedPictures) {
        let known = Set(files.map(\.path))
        files += copy.files.filter { !known.contains($0.path) }
        cached.formUnion(copy.cached)
    }

    /// Takes the files that pages offer. A format is offered where each of its files is smaller than the fallback of the same
    /// width: a browser that takes it would miss the other widths. The smallest stands first.
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
            func publish(_ format: VariantFormat) -> [PreparedArtwork.File] {
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
                    PreparedArtwork.Source(type: $0.mediaType, files: publish($0))
                },
                files: publish(order.fallback))
            for use in shape.uses { self.artwork[path, use.focus, use.aspect] = artwork }
            self.artwork.noteFiles(of: path)
        }
    }
}

extension PictureOrder {
    /// The file's name as addresses have it.
    fileprivate var slug: String {
        let name = picture.path.split(separator: "/").last ?? ""
        let slug = Slug(name.prefix { $0 != "." }).text
        return slug.isEmpty ? "picture" : String(slug.prefix(60))
    }
}
