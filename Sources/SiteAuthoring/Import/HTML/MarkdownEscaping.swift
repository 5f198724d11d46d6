/// Text as Markdown that means the same text.
enum MarkdownEscaping {
    /// White space is collapsed, as HTML does it.
    ///
    /// - Parameters:
    ///   - isInLink: whether the text stands in a link, where addresses do not become links by themselves.
    ///   - after: the character that stands behind it in the block.
    static func text(_ plain: String, isInLink: Bool = false, after: Character? = nil) -> String {
        var result = ""
        let words = plain.split(omittingEmptySubsequences: false, whereSeparator: \.isHTMLSpace)
        for (index, word) in words.enumerated() {
            if index > 0, !result.hasSuffix(" ") { result += " " }
            let isJoined = index == words.count - 1 && after.map { !$0.isHTMLSpace } ?? false
            result += isInLink ? escaped(word, isJoined: isJoined) : withAddress(word, isJoined: isJoined)
        }
        return result
    }

    /// GitHub's Markdown makes links of bare addresses, and takes escapes in them for a part of them: an address that needs any
    /// is written as a link, and so is one that markup follows.
    private static func withAddress(_ word: Substring, isJoined: Bool) -> String {
        // Few words are addresses, and the search for one takes long.
        let mayBeAddress =
            word.utf8.contains(UInt8(ascii: "/")) && word.contains("://")
            || word.utf8.contains { $0 | 0x20 == UInt8(ascii: "w") } && word.lowercased().contains("www.")
        guard mayBeAddress else { return escaped(word, isJoined: isJoined) }
        var result = ""
        var rest = word
        while var address = firstAddress(in: rest) {
            let isLast = address.endIndex == rest.endIndex
            if isLast, !isJoined, escaped(address, isJoined: false) == address { break }
            while let last = address.last, "?!.,:*_~'\"();[]".contains(last) { address.removeLast() }
            result += escaped(rest[..<address.startIndex], isJoined: false)
            // A picture would be read, and none was meant.
            if result.hasSuffix("!") { result = result.dropLast() + "\\!" }
            result += link(to: address)
            rest = rest[address.endIndex...]
        }
        return result + escaped(rest, isJoined: isJoined)
    }

    /// The first address in a text of which GitHub's Markdown makes a link.
    private static func firstAddress(in text: Substring) -> Substring? {
        for place in text.utf8.indices where "hfwHFW".utf8.contains(text.utf8[place]) {
            let head = text.utf8[place...].prefix(8).map { $0 | 0x20 }
            guard let start = ["https://", "http://", "ftp://", "www."].first(where: { head.starts(with: $0.utf8) })
            else { continue }
            let rest = text[text.utf8.index(place, offsetBy: start.utf8.count)...]
            let end = rest.firstIndex { $0 == "<" || $0 == ">" || $0.isWhitespace } ?? rest.endIndex
            if end > rest.startIndex { return text[place..<end] }
        }
        return nil
    }

    /// A link whose text is its address.
    private static func link(to address: Substring) -> String {
        // Entities are read in addresses.
        let plain = address.replacing("&", with: "&amp;").replacing("\\", with: "%5C")
        let scheme = address.lowercased().hasPrefix("www.") ? "http://" : ""
        let isShownAsIs = scheme.isEmpty && !address.contains("\\")
        return isShownAsIs ? "<\(plain)>" : "[\(escaped(address, isJoined: false))](<\(scheme)\(plain)>)"
    }

    /// - Parameter isJoined: whether markup follows without a blank, whose text may go on with a reference.
    private static func escaped(_ text: Substring, isJoined: Bool) -> String {
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        var result = ""
        var previous: Character?
        var rest = text
        while let character = rest.popFirst() {
            switch character {
            case "\\", "`", "*", "[", "]", "<", "|", "~": result += "\\" + String(character)
            // Inside a word it means nothing.
            case "_": result += isWord(previous) && isWord(rest.first) ? "_" : "\\_"
            case "&":
                let name = rest.prefix(40).prefix { isWord($0) || $0 == "#" }
                let end = rest[name.endIndex...].first
                result += end == nil && isJoined || end == ";" && !name.isEmpty ? "\\&" : "&"
            default: result.append(character)
            }
            previous = character
        }
        return result
    }

    /// What would begin a list, a heading, a quotation or a table at the start of a line.
    static func lineStart(_ line: String) -> String {
        guard let first = line.first else { return line }
        if "#>=".contains(first) || line.allSatisfy({ "-+:| ".contains($0) }) { return "\\" + line }
        if "+-".contains(first), line.dropFirst().first == " " { return "\\" + line }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, digits.count <= 9, let mark = line[digits.endIndex...].first, mark == "." || mark == ")" {
            let after = line[line.index(after: digits.endIndex)...].first
            if after == nil || after == " " { return digits + "\\" + line[digits.endIndex...] }
        }
        return line
    }
}

extension Character {
    /// The white space that HTML collapses. Other blanks are characters like any other.
    var isHTMLSpace: Bool {
        self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\r\n" || self == "\u{0C}"
    }
}
