import SiteMarkup

extension String {
    /// Whether it is HTML: a tag or comment that ends is in it.
    var hasTags: Bool {
        var isInTag = false
        var previous: UInt8 = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "<") {
                isInTag = false
            } else if previous == UInt8(ascii: "<") {
                isInTag = byte.isASCIILetter || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "/")
            } else if isInTag, byte == UInt8(ascii: ">") {
                return true
            }
            previous = byte
        }
        return false
    }

    /// HTML as one line of plain text.
    var withoutTags: String {
        guard hasTags else { return HTMLEntities.decoded(self).onOneLine }
        func text(_ nodes: [HTMLNode]) -> String {
            nodes.map { node in
                switch node {
                case .text(let text): HTMLEntities.decoded(text)
                case .element(let element) where HTMLElement.silent.contains(element.name): ""
                case .element(let element):
                    HTMLElement.partsWords.contains(element.name)
                        ? " " + text(element.children) + " " : text(element.children)
                }
            }.joined()
        }
        return text(HTMLTree.parse(self)).onOneLine
    }

    /// HTML that shows this text as it is.
    var escapedForHTML: String { String(decoding: HTMLText(PlainText(self)).bytes, as: UTF8.self) }

    /// Programs escape words twice now and then, and apps take both off; on one line.
    var withoutSecondEscape: String { HTMLEntities.decoded(self, in: .plainText).onOneLine }
}
