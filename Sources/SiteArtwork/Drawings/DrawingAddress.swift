/// An address in a drawing, as browsers read it.
struct DrawingAddress {
    /// The text without spaces around it, and without line ends and tabs, which browsers remove.
    private let text: String

    init(_ written: String) {
        let scalars = written.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
        let start = scalars.drop { $0.value <= 0x20 }
        let end = start.lastIndex { $0.value > 0x20 }
        text = end.map { String(String.UnicodeScalarView(start[...$0])) } ?? ""
    }

    /// The id of an element in the same file, or `nil` for other addresses.
    var localName: String? { text.hasPrefix("#") ? String(text.dropFirst()) : nil }

    /// Whether the address loads nothing: a fragment, or embedded pixels or fonts.
    var isWithin: Bool { text.isEmpty || text.hasPrefix("#") || Self.data.contains { holdsData(of: $0) } }

    /// Whether a link may lead to the address.
    var isLink: Bool {
        let start = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let colon = start.firstIndex(of: ":") else { return true }
        return ["http", "https", "mailto", "tel"].contains(start[..<colon].lowercased())
    }

    private func holdsData(of type: String) -> Bool {
        let start = "data:" + type
        guard text.count > start.count, text.prefix(start.count).lowercased() == start else { return false }
        let next = text[text.index(text.startIndex, offsetBy: start.count)]
        return next == ";" || next == ","
    }

    private static let data = [
        "image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp", "image/avif", "font/woff2", "font/woff",
        "font/ttf",
        "font/otf", "font/opentype", "font/truetype", "application/font-woff2", "application/font-woff",
        "application/x-font-woff",
        "application/x-font-ttf", "application/x-font-truetype", "application/x-font-opentype", "application/font-ttf",
        "application/vnd.ms-opentype",
    ]
}
