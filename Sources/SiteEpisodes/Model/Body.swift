import SiteDiagnostics

/// The Markdown of an episode or page: a range of bytes of its file, so that diagnostics keep their lines.
package struct Body: Hashable, Sendable {
    package var source: SourceText
    package var range: Range<Int>

    /// Nothing but white space.
    package var isBlank: Bool { source.bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
