/// Writes a text as a page or a feed shows it. Search, descriptions and checks use the text without these additions.
///
/// The markup is that of ``HTMLRenderer``: every `<` begins a tag, and every `>` ends one.
package struct BodyText {
    let words: BodyWords
    /// The additions of a page; `nil` for feeds.
    let page: PageAdditions?
    private(set) var html: [UInt8] = []
    private var code = CodeColours()
    private var notes = SideNotes()
    /// The open heading with an ID.
    private var heading: (id: ArraySlice<UInt8>, text: [UInt8])?
    /// The number of open elements whose text has no links to times.
    private var unlinked = 0

    /// Pages add coloured code, links to headings, links to times, and side notes. Feeds have none of them.
    package struct PageAdditions: Sendable {
        /// The seconds of the recording that links lead into; `nil` if the page plays none.
        package var recording: Int?

        package init(recording: Int? = nil) { self.recording = recording }
    }

    /// A text with the titles of its callouts.
    package static func feed(_ body: [UInt8], _ words: BodyWords) -> [UInt8] {
        body.firstRange(of: "class=\"callout ".utf8) == nil ? body : written(body, words, nil)
    }

    package static func page(_ body: [UInt8], _ words: BodyWords, _ additions: PageAdditions) -> [UInt8] {
        written(body, words, additions)
    }

    private static func written(_ body: [UInt8], _ words: BodyWords, _ additions: PageAdditions?) -> [UInt8] {
        var text = BodyText(words: words, page: additions)
        text.html.reserveCapacity(body.count + body.count / 8)
        text.write(body)
        return text.html
    }

    private init(words: BodyWords, page: PageAdditions?) {
        self.words = words
        self.page = page
    }

    private mutating func write(_ body: [UInt8]) {
        if page != nil { notes = SideNotes(in: body) }
        var at = 0
        while at < body.count {
            let start = body[at...].firstIndex(of: UInt8(ascii: "<")) ?? body.count
            write(text: body[at..<start])
            guard start < body.count else { return }
            let end = body[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? body.count
            at = write(BodyTag(body[start..<end]), in: body)
        }
    }

    private mutating func write(text: ArraySlice<UInt8>) {
        heading?.text += text
        if let recording = page?.recording, unlinked == 0 {
            html.append(linkingTimes: text, upTo: recording)
        } else {
            html += text
        }
    }

    /// - Returns: The offset of the next byte to read.
    private mutating func write(_ tag: BodyTag, in body: [UInt8]) -> Int {
        let next = tag.bytes.endIndex
        if tag.isEnd {
            if tag.isHeading { closeHeading() }
            html += tag.bytes
            if tag.hasNoTimes { unlinked -= 1 }
            if tag.isNamed("sup") { notes.write(after: next, to: &html) }
            return next
        }
        html += tag.bytes
        if tag.hasNoTimes { unlinked += 1 }
        if let callout = tag.callout { writeTitle(of: callout) }
        guard page != nil else { return next }
        if tag.isHeading, let id = tag.value(of: " id=\"") { heading = (id, []) }
        guard tag.isNamed("code"), let language = tag.value(of: " class=\"language-") else { return next }
        let end = body[next...].firstIndex(of: UInt8(ascii: "<")) ?? body.count
        code.append(body[next..<end], in: language, to: &html)
        return end
    }

    private mutating func writeTitle(of callout: Callout) {
        let title = words.callouts[callout] ?? callout.rawValue
        guard page != nil else {
            html.append(html: "\n<p><strong>")
            html.append(escaping: title.utf8)
            html.append(html: "</strong></p>")
            return
        }
        html.append(html: "\n<p class=\"callout-title\"><svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"")
        html.append(html: callout.icon)
        html.append(html: "\"/></svg>")
        html.append(escaping: title.utf8)
        html.append(html: "</p>")
    }

    private mutating func closeHeading() {
        guard let (id, text) = heading else { return }
        heading = nil
        html.append(html: "<a class=\"anchor\" href=\"#")
        html.append(url: id)
        html.append(html: "\" aria-label=\"")
        let parts = words.heading.split(separator: "{title}", maxSplits: 1, omittingEmptySubsequences: false)
        html.append(escaping: (parts.first ?? "").utf8)
        html += text
        if parts.count > 1 { html.append(escaping: parts[1].utf8) }
        html.append(html: "\">#</a>")
    }
}
