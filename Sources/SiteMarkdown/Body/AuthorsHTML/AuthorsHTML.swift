import SiteDiagnostics
import SiteMarkup

/// The raw HTML of a body, and where it stands between the HTML of Markdown.
///
/// CommonMark splits `<details>`, blank line, paragraph, blank line, `</details>` into two pieces with a paragraph
/// between them. The parser therefore reads the HTML of author and Markdown together.
struct AuthorsHTML {
    private struct Piece {
        /// The offset in the HTML of Markdown.
        let offset: Int
        let html: [UInt8]
        let position: SourcePosition
    }

    private var pieces: [Piece] = []
    private var survey = HTMLSurvey()
    /// The names of the open elements in each node of Markdown.
    private var open: [OpaquePointer: [String]] = [:]
    /// The line of the last HTML block with an end tag, by name, for each node of Markdown.
    private var endLines: [OpaquePointer: [String: Int]] = [:]

    var isEmpty: Bool { pieces.isEmpty }
    /// The reason why no further piece is read.
    var excess: HTMLExcess? { survey.excess }

    /// A piece that has been read.
    struct Reading {
        fileprivate let html: [UInt8]
        fileprivate let parent: OpaquePointer
        fileprivate let survey: HTMLSurvey
        fileprivate let open: [String]
        let finding: HTMLSurvey.Finding
    }

    /// Reads a piece without adding it.
    ///
    /// - Parameters:
    ///   - node: The node of the piece.
    ///   - parent: The node that contains it.
    mutating func read(_ html: [UInt8], of node: MarkdownNode, in parent: MarkdownNode) -> Reading {
        var (reading, open) = (survey, open[parent.pointer] ?? [])
        let line = node.start?.line ?? 0
        let finding = reading.read(html, open: &open) { name in
            node.kind == .html || lastLine(ofEnd: name, in: parent) > line
        }
        survey.add(costOf: reading)
        return Reading(html: html, parent: parent.pointer, survey: reading, open: open, finding: finding)
    }

    mutating func add(_ reading: Reading, at offset: Int, _ position: SourcePosition) {
        (survey, open[reading.parent]) = (reading.survey, reading.open)
        let finding = reading.finding
        var written: [UInt8] = []
        var start = 0
        let ends = finding.ends.map { (range: $0..<$0, tag: "</\($1)>") }
        for (range, tag) in (ends + finding.texts.map { ($0, "") }).sorted(by: {
            $0.range.lowerBound < $1.range.lowerBound
        }) {
            written += reading.html[start..<range.lowerBound] + tag.utf8
            written.append(escaping: reading.html[range])
            start = range.upperBound
        }
        pieces.append(Piece(offset: offset, html: written + reading.html[start...], position: position))
    }

    /// The line of the last HTML block in a node that has an end tag with the name; 0 for none.
    private mutating func lastLine(ofEnd name: String, in parent: MarkdownNode) -> Int {
        if let lines = endLines[parent.pointer] { return lines[name] ?? 0 }
        var lines: [String: Int] = [:]
        var child = parent.firstChild
        while let node = child {
            child = node.next
            guard node.kind == .htmlBlock, let line = node.start?.line else { continue }
            var reader = MarkupReader(node.literal[...])
            while let piece = reader.nextTag() {
                if case .end(let name) = piece { lines[String(decoding: name, as: UTF8.self).lowercased()] = line }
            }
        }
        endLines[parent.pointer] = lines
        return lines[name] ?? 0
    }

    /// Closes the elements that are open at the end of a node of Markdown.
    mutating func close(_ node: OpaquePointer, at offset: Int, _ position: SourcePosition) {
        guard let names = open.removeValue(forKey: node), !names.isEmpty else { return }
        survey.leave(names)
        let tags = names.reversed().flatMap { Array("</\($0)>".utf8) }
        pieces.append(Piece(offset: offset, html: tags, position: position))
    }

    /// The pieces within the HTML of Markdown.
    func joined(with own: [UInt8]) -> JoinedHTML {
        var joined = JoinedHTML(own: own)
        var copied = 0
        for piece in pieces {
            joined.append(own: copied..<piece.offset)
            copied = piece.offset
            joined.append(piece.html, at: piece.position)
        }
        joined.append(own: copied..<own.count)
        joined.findLines()
        return joined
    }
}

/// The HTML of author and Markdown in one text.
struct JoinedHTML {
    /// The origin of a byte of the text.
    enum Origin {
        /// The offset in the HTML of Markdown.
        case markdown(Int)
        case author(SourcePosition)
    }

    private struct Segment {
        let start: Int
        /// The offset in the HTML of Markdown, or the position of the author's HTML.
        let origin: Origin
    }

    let own: [UInt8]
    private(set) var text: [UInt8] = []
    private var segments: [Segment] = []
    private var lineEnds: [Int] = []

    init(own: [UInt8]) { self.own = own }

    fileprivate mutating func append(own range: Range<Int>) {
        guard !range.isEmpty else { return }
        segments.append(Segment(start: text.count, origin: .markdown(range.lowerBound)))
        text += own[range]
    }

    fileprivate mutating func append(_ html: [UInt8], at position: SourcePosition) {
        guard !html.isEmpty else { return }
        segments.append(Segment(start: text.count, origin: .author(position)))
        text += html
    }

    fileprivate mutating func findLines() { lineEnds = text.indices.filter { text[$0] == UInt8(ascii: "\n") } }

    /// - Parameter offset: An offset in the text.
    func origin(of offset: Int) -> Origin {
        var (low, high) = (0, segments.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if segments[middle].start <= offset { low = middle } else { high = middle }
        }
        let segment = segments[low]
        switch segment.origin {
        case .markdown(let start): return .markdown(start + offset - segment.start)
        case .author(let position):
            let (first, last) = (lines(before: segment.start), lines(before: offset))
            guard last > first else {
                return .author(SourcePosition(line: position.line, column: position.column + offset - segment.start))
            }
            return .author(SourcePosition(line: position.line + last - first, column: offset - lineEnds[last - 1]))
        }
    }

    /// The number of line ends before an offset.
    private func lines(before offset: Int) -> Int {
        var (low, high) = (0, lineEnds.count)
        while low < high {
            let middle = (low + high) / 2
            if lineEnds[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number of start tags of Markdown.
    var tagCount: Int {
        zip(own, own.dropFirst()).count { $0 == UInt8(ascii: "<") && $1 != UInt8(ascii: "/") }
    }
}
