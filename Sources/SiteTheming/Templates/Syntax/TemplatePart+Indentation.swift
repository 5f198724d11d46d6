extension [TemplatePart] {
    /// The parts of an indented template: every line begins with `indentation`. Lines inside values are unchanged.
    func indented(by indentation: [UInt8]) -> Self {
        guard !indentation.isEmpty else { return self }
        var indenter = Indenter(indentation: indentation)
        return indenter.indented(self)
    }
}

private struct Indenter {
    let indentation: [UInt8]
    private var isAtLineStart = true

    init(indentation: [UInt8]) { self.indentation = indentation }

    mutating func indented(_ parts: [TemplatePart]) -> [TemplatePart] { parts.flatMap { indented($0) } }

    private mutating func indented(_ part: TemplatePart) -> [TemplatePart] {
        switch part {
        case .text(let text): return [.text(indented(text))]
        case .value: return opening() + [part]
        case .section(let path, let parts): return [.section(path, indented(parts))]
        case .inverted(let path, let parts): return [.inverted(path, indented(parts))]
        case .block(let name, let parts): return [.block(name, indented(parts))]
        case .partial(let name, let own):
            if isAtLineStart { return [.partial(name, indentation: indentation + own)] }
            return [part]
        case .parent(let name, let blocks, let own):
            if isAtLineStart { return [.parent(name, blocks: blocks, indentation: indentation + own)] }
            return [part]
        }
    }

    private mutating func opening() -> [TemplatePart] {
        defer { isAtLineStart = false }
        return isAtLineStart ? [.text(indentation)] : []
    }

    private mutating func indented(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text {
            if isAtLineStart { result += indentation }
            result.append(byte)
            isAtLineStart = byte == UInt8(ascii: "\n")
        }
        return result
    }
}
