import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMediaFacts

/// Finds the authors' files that browsers or hosts would run.
///
/// - Returns: the paths of files that are not published. Nothing may refer to them.
func holdBack(_ site: SiteContext) async -> (Set<String>, [Diagnostic]) {
    let (catalog, sources) = (site.catalog, site.planned.sources)
    let trusted = TrustedPaths(catalog.site.trusted)
    let transcripts = transcriptPages(of: catalog)
    let candidates = sources.assets.keys.compactMap { path -> (path: String, kind: RunKind)? in
        guard !catalog.isWithheld(path), let kind = RunKind(ofPath: path) else { return nil }
        return kind == .drawing || !trusted.hold(path) ? (path, kind) : nil
    }.sorted { $0.path < $1.path }
    let problems = await candidates.concurrentMap(jobs: site.options.jobs) { candidate -> Diagnostic? in
        if let track = transcripts[candidate.path] {
            // ``readTranscripts(of:)`` reports unreadable files.
            guard let text = try? publishedText(of: track, at: candidate.path, sources).text else { return nil }
            do throws(MarkupProblem) { try checkPage(text.bytes) } catch {
                return .runs(error.reason, in: text, at: error.offset, path: candidate.path)
            }
            return nil
        }
        // The stage that copies the file reports the error.
        guard let bytes = try? fileBytes(sources.location(ofAsset: candidate.path)) else { return nil }
        let source = SourceText(path: sources.shownPath(ofAsset: candidate.path), bytes: bytes)
        return candidate.kind.problem(with: source, at: candidate.path)
    }
    var held = catalog.pictureTexts(in: sources)
    for (candidate, problem) in zip(candidates, problems) where problem != nil { held.insert(candidate.path) }
    return (held, problems.compactMap(\.self))
}

/// HTML files that episodes name as their transcripts, as Podcasting 2.0 allows, by path.
private func transcriptPages(of catalog: Catalog) -> [String: TextTrack] {
    var found: [String: TextTrack] = [:]
    for track in catalog.episodes.lazy.flatMap(\.textTracks) {
        // Hosts send a file as HTML because of its ending. Browsers parse other formats by other rules.
        guard let path = track.path, track.type == .html, MediaType(ofPath: path) == .html else { continue }
        found[path] = track
    }
    return found
}

/// A kind of file that a browser or a host may run, known by its name.
enum RunKind: Hashable, Sendable {
    case program
    case drawing
    case page
    /// A package of pages or drawings in a format that sitegen does not check.
    case package
    case markup

    /// Fails if the file is only shown or stored.
    ///
    /// Hosts use the last ending that they know: some treat `a.html.old` as a page. Apache runs a file if any of its
    /// endings is that of a program (`a.php.jpg`). Windows ignores dots and spaces at the end.
    init?(ofPath path: String) {
        let name = (path.split(separator: "/").last ?? "").lowercased()
        if Self.settings.contains(name) {
            self = .program
            return
        }
        let endings = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map(\.ending)
            .filter { !$0.isEmpty }
        guard let last = endings.last else { return nil }
        if endings.contains(where: Self.programs.contains) {
            self = .program
            return
        }
        let isKnown = MediaType(ofPath: "a." + last) != .binary || Self(ofEnding: last) != nil
        guard let kind = (isKnown ? [last] : endings.reversed()).lazy.compactMap({ Self(ofEnding: $0) }).first else {
            return nil
        }
        self = kind
    }

    private init?(ofEnding ending: String) {
        if ending == "svg" {
            self = .drawing
        } else if Self.pages.contains(ending) {
            self = .page
        } else if ["mht", "mhtml", "svgz"].contains(ending) {
            self = .package
        } else if Self.markups.contains(ending) || MediaType(ofPath: "a." + ending).isMarkup {
            self = .markup
        } else {
            return nil
        }
    }

    /// Configuration files that hosts read.
    private static let settings: Set<String> = [".htaccess", ".user.ini", "php.ini", "web.config"]

    /// PHP, CGI, server-side includes, ASP, JSP and ColdFusion. Other scripts run only if the host is configured for
    /// them, and are otherwise shown as text.
    private static let programs: Set<String> = [
        "php", "php3", "php4", "php5", "php6", "php7", "php8", "pht", "phtm", "phtml", "phar", "cgi", "fcgi", "shtm",
        "shtml", "stm", "asa", "asax", "ascx", "ashx", "asmx", "asp", "aspx", "axd", "cshtml", "vbhtml", "jsp", "jspf",
        "jspx", "jsw", "jsv", "jhtml", "cfm", "cfml", "cfc",
    ]

    private static let pages: Set<String> = ["htm", "html", "xht", "xhtm", "xhtml", "hta", "htc"]

    /// Markup endings without their own media type.
    private static let markups: Set<String> = [
        "dae", "dfxp", "gml", "gpx", "kml", "mathml", "mml", "musicxml", "opml", "plist", "rdf", "tei", "ttml", "vxml",
        "wsdl", "xaml",
        "xbl", "xhtml+xml", "xmp", "xml", "xsd", "xsl", "xslt", "xspf", "xul",
    ]

    /// The reason why such a file is not published, or `nil` if it is safe.
    ///
    /// - Parameter path: the path in the content folder, as `site.yml` would name it.
    func problem(with source: SourceText, at path: String) -> Diagnostic? {
        switch self {
        case .program: return .runs("hosts run such a file or use it as configuration", in: source, at: 0, path: path)
        case .drawing:
            do throws(DrawingProblem) { _ = try Drawing(source.bytes) } catch {
                // The file is a bitmap with the ending of a drawing.
                if error.isNoDrawing, let format = try? PictureHeader(source.bytes).format {
                    let problem = PictureProblem.misnamed(format)
                    return Diagnostic(
                        .warning, id: problem.id, problem.message(about: path), hint: problem.hint, in: source,
                        at: source.position(at: 0))
                }
                return Diagnostic(
                    .warning, id: "image.unsafe", "this drawing is not published: \(error.reason)",
                    hint: DrawingProblem.hint, in: source, at: source.position(at: error.offset))
            }
            return nil
        case .page:
            // A host's verification file is one line of plain text.
            guard let tag = source.bytes.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == 0 || $0 >= 0x80 }) else {
                return nil
            }
            return .runs("browsers run code in such a file", in: source, at: tag, path: path)
        case .package: return .runs("browsers run code in such a package", in: source, at: 0, path: path)
        case .markup:
            do throws(MarkupProblem) { try checkMarkup(source.bytes) } catch {
                return .runs(error.reason, in: source, at: error.offset, path: path)
            }
            return nil
        }
    }
}

extension Substring {
    /// The name without the parts that Windows ignores: spaces at its end, `;.jpg`, `::$DATA`.
    fileprivate var ending: String {
        let name = prefix { $0 != ";" && $0 != ":" }
        return String(name[..<(name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? name.startIndex)])
    }
}

extension MediaType {
    /// Whether browsers read the type as XML.
    fileprivate var isMarkup: Bool { name.hasSuffix("/xml") || name.hasSuffix("+xml") }
}

extension Diagnostic {
    fileprivate static func runs(_ reason: String, in source: SourceText, at offset: Int, path: String) -> Diagnostic {
        let trust = "if you wrote it or know that it is safe, add to site.yml: 'trusted: [\(path)]'"
        return Diagnostic(
            .warning, id: "content.runs", "this file is not published: \(reason)",
            hint: path.last?.isWhitespace ?? false ? "remove the space at the end of its name" : trust,
            in: source,
            at: source.position(at: offset))
    }
}
