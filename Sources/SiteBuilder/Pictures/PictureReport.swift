import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMediaFacts
import SitePictures

/// Says what is wrong with pictures, at each place that names them.
struct PictureReport {
    private let sources: Sources
    private(set) var diagnostics: [Diagnostic] = []

    init(sources: Sources) { self.sources = sources }

    mutating func add(_ diagnostic: Diagnostic?) { diagnostics += [diagnostic].compactMap(\.self) }

    /// Once, however many places name the picture.
    ///
    /// - Parameter places: where the picture is named; the picture itself is to blame where it is not.
    mutating func add(_ problem: PictureProblem, about path: String, at places: Set<WrittenPlace>) {
        add(id: problem.id, problem.message(about: path), hint: problem.hint, about: path, at: places)
    }

    /// A picture that browsers show, and that hosts and players take for something else.
    mutating func add(wrongEndingOf picture: InspectedPicture, at places: Set<WrittenPlace>) {
        let format = picture.header.format
        let name = picture.nameType == MediaType.binary.name ? "nothing that its name tells" : picture.nameType
        add(
            id: "image.wrong-ending", "'\(picture.path)' is \(format.noun); hosts announce it as \(name)",
            hint: "let its name end in '.\(format.fileEnding)'", about: picture.path, at: places)
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

    /// Without a cache a build is slow, and right.
    mutating func add(_ error: SystemError, _ cache: PictureCache) {
        let problem = Diagnostic(
            .hint, id: "cache.unwritable", "pictures cannot be kept for the next build: \(error.reason)",
            hint: "check that you may write there, or name another folder with --cache-dir", path: cache.folder)
        if !diagnostics.contains(problem) { diagnostics.append(problem) }
    }

    /// A file by the path that messages show.
    private func text(_ path: String) -> SourceText? {
        if sources.settings?.path == path { return sources.settings }
        let texts = [sources.documents, sources.data]
        return texts.lazy.compactMap { $0.values.first { $0.path == path } }.first
    }
}

extension Diagnostic {
    /// - Parameter path: as messages show it.
    static func metadataKept(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "image.metadata-kept",
            "this picture is published with all its metadata: the file is damaged, and what to leave out cannot be told",
            hint: "save it again, or take another copy", path: path)
    }

    static let noImageLibrary = Diagnostic(
        .warning, id: "image.no-library",
        "pictures are published in their own width alone, and networks show no cards: libvips 8.14 or newer is not installed",
        hint: """
            install it for smaller files in the widths that pages need (Debian's package is libvips42 or libvips42t64, \
            Homebrew's vips), or write 'images: false' in site.yml
            """)
}

extension PictureProblem {
    /// Whether the file itself must not reach visitors, whatever it is called.
    var isHarmful: Bool {
        switch self {
        case .tooLarge, .tooDeep, .tooLong, .unsafe: true
        case .damaged, .unknownFormat, .misnamed: false
        }
    }
}
