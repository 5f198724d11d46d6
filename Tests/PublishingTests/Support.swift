import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SitePublishing
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Interprets a site written in a test.
func interpreted(_ files: [String: String]) -> Catalog { read(files).catalog }

private func read(_ files: [String: String]) -> (catalog: Catalog, content: SiteContent) {
    var content = SiteContent(documents: [:])
    for (path, text) in files {
        let source = SourceText(path: "Content/\(path)", text: text)
        if SiteContent.isMarkdown(path) {
            content.documents[path] = source
        } else if SiteContent.isData(path) {
            content.data[path] = source
        } else {
            content.assets[path] = text.utf8.count
            if SiteContent.mayHoldChapters(path, size: text.utf8.count) { content.json[path] = source }
        }
    }
    let rules = PublicationRules(now: Instant(secondsSince1970: 1_788_307_200))
    return (interpret(content, rules: rules).catalog, content)
}

/// The published files of a site written in a test, by output path, and its diagnostics.
func published(
    _ files: [String: String], changes: LedgerChanges = .refused, artwork: [String: ArtworkFacts] = [:]
) async throws -> (
    texts: [String: String], catalog: Catalog, diagnostics: [Diagnostic], ledger: String?
) {
    let (catalog, content) = read(files)
    let notes = catalog.episodes.map { ($0.id, RenderedMarkdown($0.body.source, bytes: $0.body.range)) }
    let pages =
        catalog.pages.map { SitemapEntry(address: $0.address) }
        + catalog.episodes.map { SitemapEntry(address: $0.address, lastChange: $0.lastChange) }
    let site = siteMetadata(
        of: catalog,
        PublishingContext(
            notes: Dictionary(uniqueKeysWithValues: notes), pages: pages, artwork: artwork,
            settings: content.settings,
            ledger: content.data[SiteContent.ledgerName], ledgerChanges: changes))
    var texts: [String: String] = [:]
    for file in site.files + catalog.episodes.compactMap(catalog.oEmbedFile) {
        let text = try #require(String(validating: file.bytes, as: UTF8.self))
        #expect(texts.updateValue(text, forKey: file.address.outputPath) == nil)
    }
    return (texts, catalog, site.diagnostics, site.ledger.map { String(decoding: $0.bytes, as: UTF8.self) })
}

/// The elements of an XML document in order, each with path, attributes and own text. Fails if the document is not
/// well-formed.
func elements(of xml: String) throws -> [XMLElementText] {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
}

struct XMLElementText {
    var path: String
    var attributes: [String: String]
    var text: String
}

extension [XMLElementText] {
    func texts(_ path: String) -> [String] { filter { $0.path == path }.map(\.text) }
    func attributes(_ path: String) -> [[String: String]] { filter { $0.path == path }.map(\.attributes) }
}

private final class ElementReader: NSObject, XMLParserDelegate {
    var elements: [XMLElementText] = []
    private var open: [Int] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let parent = open.last.map { elements[$0].path + "/" } ?? ""
        open.append(elements.count)
        elements.append(XMLElementText(path: parent + name, attributes: attributes, text: ""))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}
