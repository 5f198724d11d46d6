extension String {
    /// Without the tags of simple formatting (`<br>`, `<b>`, `</p>`): real sites write them into descriptions, which are
    /// plain text on cards and in feeds. Any other `<word>` is meant as text and stays.
    var withoutFormattingTags: String {
        guard utf8.contains(UInt8(ascii: "<")) else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "<") {
            result += rest[..<start]
            let tag = rest[start...].prefix { $0 != ">" }
            if tag.endIndex < rest.endIndex, Self.isFormatting(tag) {
                result += " "
                rest = rest[rest.index(after: tag.endIndex)...]
            } else {
                result += "<"
                rest = rest[rest.index(after: start)...]
            }
        }
        return (result + rest).onOneLine
    }

    /// - Parameter tag: From `<` on, without the `>`.
    private static func isFormatting(_ tag: Substring) -> Bool {
        let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter && $0.isASCII }
        let names = ["br", "p", "b", "i", "em", "strong", "a", "span", "div", "u", "small"]
        let after = tag[name.endIndex...]
        return names.contains(name.lowercased()) && (after.isEmpty || after.first == " " || after.first == "/")
    }
}
