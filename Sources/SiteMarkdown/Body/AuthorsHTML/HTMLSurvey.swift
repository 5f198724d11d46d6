import SiteDiagnostics

/// The reason why the HTML of a body is shown as text.
enum HTMLExcess: Error {
    case depth, attributes, elements
    /// The parser lost an element of Markdown, for example in a `<select>` that is never closed.
    case swallowing

    var message: String {
        switch self {
        case .depth: "its elements are nested more than \(Limits.htmlDepth) deep"
        case .attributes: "an element has more than \(Limits.htmlAttributes) attributes"
        case .elements: "it makes more than \(Limits.htmlElements) elements"
        case .swallowing: "it hides text around it"
        }
    }
}

/// Reads raw HTML before it is parsed, once and from left to right. It finds what would take too much time or memory,
/// and markup that has no end and would hide the text after it.
struct HTMLSurvey {
    private(set) var excess: HTMLExcess?
    /// The number of elements, counting formatting that is open again in each of them.
    private var elements = 0
    private var openCount = 0
    private var openFormatting = 0
    /// The bytes that were read behind markup without an end, and the most of them.
    private var wasted = 0
    private static let wastedSteps = 50_000_000

    /// The facts about one piece of HTML.
    struct Finding {
        /// The ranges of markup that is text: the `<` of markup that does not end, and tags that nothing closes.
        var texts: [Range<Int>] = []
        /// The names of elements that end in their own tag, as in JSX, by the offset after it.
        var ends: [Int: String] = [:]
        /// True if the piece has comments, or elements that may be written or removed.
        var hasElements = false
        /// True if all elements are parts of a line, and the piece opens and closes the same ones.
        var isPhrasing = true

        fileprivate mutating func add(_ name: String) {
            let policy = HTMLPolicy.of(name)
            guard policy.treatment != .text else { return }
            hasElements = true
            if policy.place == .flow { isPhrasing = false }
        }
    }

    /// - Parameters:
    ///   - open: The names of the elements that are open in the container, the innermost last.
    ///   - isClosedLater: Returns true if a later piece of the container has an end tag with the name.
    mutating func read(_ html: [UInt8], open: inout [String], isClosedLater: (String) -> Bool) -> Finding {
        var finding = Finding()
        var opened: [(name: String, range: Range<Int>, closesItself: Bool)] = []
        var missing: Set<String> = []
        var place = 0
        while excess == nil, let start = html[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let markup = HTMLMarkup(html, at: start, missing: &missing) else {
                finding.texts.append(start..<start + 1)
                place = start + 1
                if HTMLMarkup.mayBegin(html, at: start) { wasted += html.count - start }
                if wasted > Self.wastedSteps { excess = .elements }
                continue
            }
            place = markup.end
            guard !markup.name.isEmpty else {
                finding.hasElements = true
                continue
            }
            guard markup.isEnd else {
                if self.open(markup) {
                    opened.append((markup.name, start..<place, markup.closesItself))
                } else {
                    finding.add(markup.name)
                    if markup.lacksContent { finding.ends[place] = markup.name }
                }
                continue
            }
            finding.add(markup.name)
            if let index = opened.lastIndex(where: { $0.name == markup.name }) {
                count(opened.remove(at: index).name, -1)
            } else if let index = open.lastIndex(of: markup.name) {
                count(open.remove(at: index), -1)
                finding.isPhrasing = false
            }
        }
        for (name, range, closesItself) in opened where HTMLPolicy.of(name).treatment != .text {
            if isClosedLater(name) || HTMLPolicy.mayStayOpen(name) && !closesItself {
                open.append(name)
                finding.add(name)
                finding.isPhrasing = false
            } else if closesItself {
                finding.ends[range.upperBound] = name
                finding.add(name)
                count(name, -1)
            } else {
                finding.texts.append(range)
                count(name, -1)
            }
        }
        finding.texts.sort { $0.lowerBound < $1.lowerBound }
        return finding
    }

    /// Takes over what a reading has cost, even if its elements are not added.
    mutating func add(costOf reading: HTMLSurvey) { (wasted, excess) = (reading.wasted, reading.excess) }

    /// Forgets the elements of a container that ends.
    mutating func leave(_ open: [String]) { for name in open { count(name, -1) } }

    /// Counts an element. Returns true if it is open after its tag.
    private mutating func open(_ tag: HTMLMarkup) -> Bool {
        elements += 1 + openFormatting
        if elements > Limits.htmlElements { excess = excess ?? .elements }
        if tag.attributes > Limits.htmlAttributes { excess = excess ?? .attributes }
        if HTMLPolicy.isVoid(tag.name) || HTMLPolicy.hasOptionalEnd(tag.name) || HTMLPolicy.isRawText(tag.name) {
            return false
        }
        // Elements of drawings, and unknown ones, may end in their own tag.
        if tag.closesItself, HTMLPolicy.of(tag.name).treatment == .text { return false }
        count(tag.name, 1)
        if openCount > Limits.htmlDepth { excess = excess ?? .depth }
        return true
    }

    private mutating func count(_ name: String, _ step: Int) {
        openCount += step
        if HTMLPolicy.isFormatting(name) { openFormatting += step }
    }
}

/// A tag or comment that begins at a `<` and ends in the same text, as the HTML tokenizer reads it. Declarations and
/// instructions such as `<?php` are text.
struct HTMLMarkup {
    /// The name in lower case; empty for a comment.
    private(set) var name = ""
    private(set) var isEnd = false
    private(set) var attributes = 0
    private(set) var closesItself = false
    /// True for a tag that closes itself, of an element whose content browsers would read as text: `<iframe src="…" />`.
    private(set) var lacksContent = false
    /// The offset after the markup, and after its content if browsers read that as text.
    private(set) var end: Int

    /// - Parameters:
    ///   - start: The offset of a `<`.
    ///   - missing: Ends that do not occur in the rest of the text, so that each is searched once.
    init?(_ html: [UInt8], at start: Int, missing: inout Set<String>) {
        end = start + 1
        guard end < html.count else { return nil }
        switch html[end] {
        case UInt8(ascii: "!"):
            guard html[start...].starts(with: "<!--".utf8), !missing.contains("-->") else { return nil }
            guard let close = HTMLMarkup.offset(after: "-->", in: html, from: start + 4) else {
                missing.insert("-->")
                return nil
            }
            end = close
        case UInt8(ascii: "/"):
            isEnd = true
            end += 1
            guard end < html.count, isLetter(html[end]) else { return nil }
            guard readTag(html) else { return nil }
        case let byte where isLetter(byte):
            guard readTag(html) else { return nil }
            if HTMLPolicy.isRawText(name) {
                lacksContent = closesItself && !HTMLMarkup.isEndTag(name, in: html, from: end)
                if lacksContent { return }
                guard name != "plaintext", !missing.contains(name),
                    let close = HTMLMarkup.endTag(name, in: html, from: end)
                else {
                    missing.insert(name)
                    return nil
                }
                end = close
            }
        default: return nil
        }
    }

    /// False for a `<` that is text without a look at what follows.
    static func mayBegin(_ html: [UInt8], at start: Int) -> Bool {
        guard start + 1 < html.count else { return false }
        return isLetter(html[start + 1]) || "!?/".utf8.contains(html[start + 1])
    }

    /// Reads from the name up to the end of the tag. Returns false if the tag has no end.
    private mutating func readTag(_ html: [UInt8]) -> Bool {
        let nameStart = end
        while end < html.count, !isBlankOrEnd(html[end]) { end += 1 }
        name = String(decoding: html[nameStart..<end], as: UTF8.self).lowercased()
        while end < html.count {
            let byte = html[end]
            end += 1
            switch byte {
            case UInt8(ascii: ">"): return true
            case UInt8(ascii: "/"): closesItself = true
            case ...0x20: break
            default:
                attributes += 1
                closesItself = false
                guard readAttribute(html) else { return false }
            }
        }
        return false
    }

    /// Reads an attribute whose first byte is read.
    private mutating func readAttribute(_ html: [UInt8]) -> Bool {
        while end < html.count, !isBlankOrEnd(html[end]), html[end] != UInt8(ascii: "=") { end += 1 }
        while end < html.count, html[end] <= 0x20 { end += 1 }
        guard end < html.count, html[end] == UInt8(ascii: "=") else { return end < html.count }
        end += 1
        while end < html.count, html[end] <= 0x20 { end += 1 }
        guard end < html.count else { return false }
        let quote = html[end]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let close = html[(end + 1)...].firstIndex(of: quote) else { return false }
            end = close + 1
        } else {
            while end < html.count, html[end] > 0x20, html[end] != UInt8(ascii: ">") { end += 1 }
        }
        return true
    }

    /// True if an end tag follows at once, or after blanks.
    private static func isEndTag(_ name: String, in html: [UInt8], from start: Int) -> Bool {
        html[start...].drop { $0 <= 0x20 }.prefix(name.utf8.count + 2)
            .elementsEqual("</\(name)".utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    /// The offset after an end tag.
    private static func endTag(_ name: String, in html: [UInt8], from start: Int) -> Int? {
        var place = start
        while let end = offset(after: "</\(name)", in: html, from: place) {
            if end < html.count, isBlankOrEnd(html[end]) {
                return html[end...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
            }
            place = end
        }
        return nil
    }

    /// The offset after the first occurrence of a mark, in any letter case.
    private static func offset(after mark: String, in html: [UInt8], from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        var place = start
        while let found = html[place...].firstIndex(of: mark[0]) {
            let isMark = html[found...].prefix(mark.count).elementsEqual(mark) { $0 | 0x20 == $1 | 0x20 }
            if isMark { return found + mark.count }
            place = found + 1
        }
        return nil
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// True if a tag's name or an attribute's name ends before the byte.
private func isBlankOrEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
}
