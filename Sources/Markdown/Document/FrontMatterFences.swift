/// The syntaxes of front matter, told apart by how the first line opens it.
enum FrontMatterSyntax: Hashable {
    case yaml

    var opening: String {
        switch self {
        case .yaml: "---"
        }
    }

    var closing: String { opening }

    /// Whether a line ends the front matter. `...` is YAML's own end mark.
    func isClosing(_ line: ArraySlice<UInt8>) -> Bool {
        line.elementsEqual(closing.utf8) || self == .yaml && line.elementsEqual("...".utf8)
    }
}

/// Where front matter and body of a file lie, as ranges of bytes. Only the first pair of fences counts: `---` further down
/// is a thematic break.
enum FrontMatterFences: Hashable {
    case none(body: Range<Int>)
    case unclosed(FrontMatterSyntax, opening: Int, body: Range<Int>)
    case closed(FrontMatterSyntax, content: Range<Int>, body: Range<Int>)

    init(_ bytes: [UInt8]) {
        let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        var lines = LineRanges(bytes, from: start)
        let first = lines.next()
        let syntaxes: [FrontMatterSyntax] = [.yaml]
        guard let first, let syntax = syntaxes.first(where: { bytes[first.text].elementsEqual($0.opening.utf8) }) else {
            self = .none(body: start..<bytes.count)
            return
        }
        while let line = lines.next() {
            if syntax.isClosing(bytes[line.text]) {
                self = .closed(syntax, content: first.end..<line.text.lowerBound, body: line.end..<bytes.count)
                return
            }
        }
        self = .unclosed(syntax, opening: start, body: first.end..<bytes.count)
    }
}
