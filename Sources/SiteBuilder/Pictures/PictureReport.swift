import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMediaFacts
import SitePictures

/// Diagnostics about pictures, at each place that names them.
struct PictureReport {
    private let sources: Sources
    private(set) var diagnostics: [Diagnostic] = []

    init(sources: Sources) { self.sources = sources }

    mutating func add(_ diagnostic: Diagnostic?) { diagnostics += [diagnostic].compactMap(\.self) }

    /// Adds a problem once, even if several places name the picture.
    ///
    /// - Parameter places: the places that name the picture. If there are none, the diagnostic points to the picture
    ///   itself.
    mutating func add(_ problem: PictureProblem, about path: String, at places: Set<WrittenPlace>) {
        add(id: problem.id, problem.message(about: path), hint: problem.hint, about: path, at: places)
    }

    /// Adds a warning about a picture whose file ending names a different type.
    mutating func add(wrongEndingOf picture: InspectedPicture, at places: Set<WrittenPlace>) {
        let format = picture.header.format
        let name = picture.nameType == MediaType.binary.name ? "an unknown type" : picture.nameType
        add(
            id: "image.wrong-ending", "'\(picture.path)' is \(format.noun), but its name says \(name)",
            hint: "rename it so that it ends in '.\(format.fileEnding)'", about: picture.path, at: places)
    }

    private mutating func add(
        id: String, _ message: String, hint: String, about path: String, at places: Set<WrittenPlace>
    ) {
        let sorted = places.sorted { ($0.path, $0.position) < ($1.path, $1.position) }
        let more = sorted.count > 1 ? " (\(sorted.count - 1) more name it)" : ""
        let first = sorted.first
        var problem = Diagnostic(
            .warning, id: id, message + more, hint: hint, path: first?.path ?? sources.shownPath(ofAsset: path),
            position: first?.position)
        problem.excerpt = first.flatMap { text($0.path)?.excerpt(at: $0.position) }
        diagnostics.append(problem)
    }

    /// Adds a hint: without a cache, the build works but is slow.
    mutating func add(_ error: SystemError, _ cache: PictureCache) {
        let problem = Diagnostic(
            .hint, id: "cache.unwritable", "the picture cache cannot be written: \(error.reason)",
            hint: "check its permissions, or name a different folder with --cache-dir", path: cache.folder)
        if !diagnostics.contains(problem) { diagnostics.append(problem) }
    }

    /// The file at a path as messages show it.
    private func text(_ path: String) -> SourceText? {
        if sources.settings?.path == path { return sources.settings }
        let texts = [sources.documents, sources.data]
        return texts.lazy.compactMap { $0.values.first { $0.path == path } }.first
    }
}

extension Diagnostic {
    /// - Parameter path: the path as messages show it.
    static func metadataKept(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "image.metadata-kept",
            "this picture is published with its metadata, because the file is damaged",
            hint: "save it again in a picture editor, or use a different copy", path: path)
    }

    static let noImageLibrary = Diagnostic(
        .warning, id: "image.no-library",
        "pictures have one width and pages have no social cards, because libvips 8.14 or newer is not installed",
        hint: """
            install it for smaller files in the widths that pages need (Debian's package is libvips42 or libvips42t64, \
            Homebrew's vips), or write 'images: false' in site.yml
            """)
}

extension PictureProblem {
    /// Whether the file must not be published under any name.
    var isHarmful: Bool {
        switch self {
        case .tooLarge, .tooDeep, .tooLong, .unsafe: true
        case .damaged, .unknownFormat, .misnamed: false
        }
    }
}
