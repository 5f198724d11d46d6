import SiteDiagnostics

/// The Markdown of an episode or page: a range of bytes of its file, so that diagnostics keep their lines.
public struct Body: Hashable, Sendable {
    public var source: SourceText
    public var range: Range<Int>

    /// Nothing but white space.
    public var isBlank: Bool { source.bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
