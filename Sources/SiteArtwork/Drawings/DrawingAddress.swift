/// An address in a drawing, as browsers read it.
struct DrawingAddress {
    /// Without blanks around it, and without line ends and tabs, which browsers leave out.
    private let text: String

    init(_ written: String) {
        let scalars = written.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
        let start = scalars.drop { $0.value <= 0x20 }
        let end = start.lastIndex { $0.value > 0x20 }
        text = end.map { String(String.UnicodeScalarView(start[...$0])) } ?? ""
    }

    /// The name of the element that it leads to, in the file itself; `nil` for another address.
    var localName: String? { text.hasPrefix("#") ? String(text.dropFirst()) : nil }

    /// Whether opening the drawing asks for nothing: a place in it, or pixels or letters that it holds itself.
    var isWithin: Bool { text.isEmpty || text.hasPrefix("#") || Self.data.contains { holdsData(of: $0) } }

    /// Whether it may be where a reader who chooses to is led.
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
