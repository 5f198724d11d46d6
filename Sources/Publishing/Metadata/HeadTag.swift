/// A line of a page's `<head>`; nothing in it is escaped yet, unless it says so.
public enum HeadTag: Hashable, Sendable {
    /// `<meta name="…" content="…">`
    case name(String, String)
    /// `<meta property="…" content="…">`, RDFa as the Open Graph protocol has it.
    case property(String, String)
    /// `<link rel="alternate" type="…" href="…" title="…">`
    case alternate(type: String, address: String, title: String)
    /// `<script type="application/ld+json">`: JSON that may stand in a script.
    case structuredData([UInt8])
}
