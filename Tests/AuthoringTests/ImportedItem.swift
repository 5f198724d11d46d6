import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

/// The first episode that an import makes.
struct ImportedItem {
    let map: Value
    let body: String
    let imported: Imported

    /// - Parameter item: The content of an item in an RSS feed.
    init(_ item: String) throws { try self.init(feed: RSSImportTests.feed("<item>\(item)</item>")) }

    init(feed: SourceText) throws {
        imported = try Imported.rss(feed)
        let file = try #require(imported.files.first)
        guard case .text(let text) = file.contents else { throw CancellationError() }
        let document = Document(SourceText(path: file.path, text: text))
        #expect(document.diagnostics == [])
        body = String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self).trimmingWhitespace
        map = try #require(document.frontMatter)
    }

    var title: String? { map["title"]?.text }
    var extra: Value? { map["extra"] }
}
