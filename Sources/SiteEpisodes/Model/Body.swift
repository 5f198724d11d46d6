import SiteDiagnostics
import SiteMarkdown

/// The Markdown of an episode or page. It is a byte range of its file, so that diagnostics have the file's lines.
package struct Body: Hashable, Sendable {
    package var source: SourceText
    package var range: Range<Int>
    /// The foreign keys of the front matter of its file.
    package var keys = ForeignKeys()
    package var html = HTMLTreatment.safe

    package init(source: SourceText, range: Range<Int>, keys: ForeignKeys = ForeignKeys()) {
        self.source = source
        self.range = range
        self.keys = keys
    }

    /// Whether the body is only white space.
    package var isBlank: Bool { source.bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
