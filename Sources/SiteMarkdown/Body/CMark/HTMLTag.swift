import SiteMarkup

/// A start or end tag in raw HTML, with the facts that the plain text depends on.
struct HTMLTag {
    /// The name in lower case.
    let name: String
    let isEnd: Bool
    let hasAttributes: Bool
    /// True for a start tag such as `<audio src="a.mp3" />`.
    let closesItself: Bool

    /// `nil` for a comment, a processing instruction or a declaration.
    init?(_ html: UnsafeBufferPointer<UInt8>) {
        var reader = MarkupReader(html[...])
        switch reader.next() {
        case .start(let name):
            (self.name, isEnd) = (String(decoding: name, as: UTF8.self).lowercased(), false)
            hasAttributes = reader.attribute() != nil
            while reader.attribute() != nil {}
            closesItself = reader.isSelfClosing
        case .end(let name):
            (self.name, isEnd) = (String(decoding: name, as: UTF8.self).lowercased(), true)
            (hasAttributes, closesItself) = (false, false)
        default: return nil
        }
    }

    /// True for an element without content.
    var isVoid: Bool { HTMLPolicy.isVoid(name) }

    /// True if pages do not show the element's content.
    var isSilent: Bool {
        let treatment = HTMLPolicy.of(name).treatment
        return treatment == .nothing || treatment == .embed
    }

    /// True if a line ends before and after the element.
    var isBlock: Bool { name == "br" || HTMLPolicy.of(name).place == .flow }
}
