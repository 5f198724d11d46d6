import SiteDiagnostics

/// Builds a `Value` from YAML events.
struct YAMLComposer: ~Copyable {
    private(set) var diagnostics: [Diagnostic] = []
    private let source: SourceText
    private let base: Int
    private let events: YAMLEventReader
    private var cursor: CharacterCursor

    init(source: SourceText, text: UnsafeBufferPointer<UInt8>, base: Int) {
        self.source = source
        self.base = base
        events = YAMLEventReader(text)
        cursor = CharacterCursor(text)
    }

    mutating func compose() -> Value? {
        do throws(YAMLStop) {
            let first = try next()
            guard case .documentStart = first.kind else { return Value(.null, at: source.position(at: base)) }
            let value = try value(of: try next(), depth: 1)
            _ = try next()
            let last = try next()
            if case .documentStart = last.kind {
                throw YAMLStop(
                    "yaml.several-documents", "a second YAML document begins here",
                    hint: "one file holds one document: remove this line", at: position(last.start))
            }
            return value
        } catch {
            // If a comment cuts off a value before its last line, it is the cause of the error.
            let last = error.position.line
            diagnostics.removeAll { $0.id == Self.lostText && last - 1...last ~= $0.position?.line ?? 0 }
            report(.error, error.id, error.message, hint: error.hint, at: error.position)
            return nil
        }
    }

    /// - Parameter key: The value's key, and the end of the key.
    private mutating func value(
        of event: YAMLEvent, under key: (name: String, end: Int?) = ("", nil), depth: Int
    ) throws(YAMLStop) -> Value {
        let position = position(event.start)
        if depth > Limits.depth {
            throw YAMLStop(
                "yaml.too-deep", "lists and maps are nested more than \(Limits.depth) deep",
                hint: "look for brackets that are never closed", at: position)
        }
        checkProperties(of: event, at: position)
        switch event.kind {
        case .scalar(let written, let isPlain):
            let text = permitted(written, at: position)
            let isCut = checkComments(behind: event, text, under: key)
            let isText = !isPlain || isTextTag(event.tag)
            let isNothing = !isText && isNull(text)
            var value = Value(isNothing ? .null : .scalar(Scalar(text, isQuoted: isText)), at: position)
            value.isCut = isCut
            return value
        case .listStart:
            let start = cursor.offset(ofCharacter: event.start)
            let isCut =
                cursor.bytes[start...].first == UInt8(ascii: "[")
                && checkComment(from: start + 1, behind: nil, "", "")
            var value = Value(.list(try elements(depth: depth)), at: position)
            value.isCut = isCut
            return value
        case .mapStart:
            return Value(.map(try entries(depth: depth)), at: position)
        case .alias(let name):
            report(
                .error, "yaml.anchor", "the alias '*\(name)' is not supported",
                hint: "repeat the value, or put it in quotes if it is text", at: position)
            return Value(.null, at: position)
        case .documentStart, .documentEnd, .streamEnd, .mapEnd, .listEnd:
            return Value(.null, at: position)
        }
    }

    private mutating func elements(depth: Int) throws(YAMLStop) -> [Value] {
        var elements: [Value] = []
        while true {
            let event = try next()
            if case .listEnd = event.kind { return elements }
            elements.append(try value(of: event, depth: depth + 1))
        }
    }

    private mutating func entries(depth: Int) throws(YAMLStop) -> [Entry] {
        var entries = EntryList()
        while true {
            let event = try next()
            if case .mapEnd = event.kind { return entries.finish(reporting: &diagnostics, in: source) }
            let keyPosition = position(event.start)
            guard case .scalar(let written, _) = event.kind else {
                let line = source.line(keyPosition.line).flatMap(YAMLLine.init)
                throw YAMLStop(
                    "yaml.key-not-text", "a key must be text, not a list or map",
                    hint: line.flatMap { $0.isMeantAsText ? hintToQuote($0.value) : nil }
                        ?? "'{' and '[' open a map or list: put the value in quotes if it is text", at: keyPosition)
            }
            checkProperties(of: event, at: keyPosition)
            let key = permitted(written, at: keyPosition)
            let value = try value(of: try next(), under: (key, event.end), depth: depth + 1)
            entries.append(Entry(key: key, keyPosition: keyPosition, value: value))
        }
    }

    /// The text without forbidden characters, which are reported. Comparing texts with many marks takes too long, so this comes first.
    private mutating func permitted(_ text: String, at position: SourcePosition) -> String {
        reportForbidden(in: text, of: source, at: position, to: &diagnostics)
        return withoutControlCharacters(text)
    }

    private mutating func next() throws(YAMLStop) -> YAMLEvent {
        do throws(YAMLError) {
            return try events.next()
        } catch {
            let place = position(of: error)
            let numbers = [place.line, position(error.contextStart).line, place.line - 1]
            let hint = yamlHint(for: error, lines: numbers.filter { !isInBlock($0) }.compactMap(source.line))
            throw YAMLStop("yaml.invalid", "invalid YAML: \(error.problem)", hint: hint, at: place)
        }
    }

    /// True if a line is text of a block scalar (`|` or `>`), which contains no marks.
    private func isInBlock(_ number: Int) -> Bool {
        func indentation(_ line: String) -> Int? { line.firstIndex { $0 != " " }?.utf16Offset(in: line) }
        guard let line = source.line(number), let own = indentation(line), own > 0 else { return false }
        for above in stride(from: number - 1, to: 0, by: -1) {
            guard let line = source.line(above) else { return false }
            guard let outer = indentation(line), outer < own else { continue }
            return line.contains(#/[:\-] +[|>][-+0-9]*[ \t]*(#.*)?\r?$/#)
        }
        return false
    }

    /// The position to fix. An unclosed bracket or quote is noticed lines later; the position is then its start.
    private mutating func position(of error: YAMLError) -> SourcePosition {
        let found =
            switch error.place {
            case .byte(let offset): source.position(at: base + offset)
            case .character(let character): position(character)
            }
        guard ["quoted scalar", "flow", "simple key"].contains(where: error.context.contains) else { return found }
        let opened = position(error.contextStart)
        return opened.line < found.line ? opened : found
    }

    private mutating func checkProperties(of event: YAMLEvent, at position: SourcePosition) {
        if let anchor = event.anchor {
            report(
                .error, "yaml.anchor", "the anchor '&\(anchor)' is not supported",
                hint: "remove it, or put the value in quotes if it is text", at: position)
        }
        if let tag = event.tag, !isKnownTag(tag) {
            let line = source.line(position.line).flatMap(YAMLLine.init)
            let quoted = line.flatMap { $0.value.first == "!" ? ", or if it is text " + hintToQuote($0.value) : nil }
            report(
                .warning, "yaml.tag", "the tag '\(tag)' is ignored", hint: "remove it" + (quoted ?? ""), at: position)
        }
    }

    private static let lostText = "yaml.lost-text"

    /// Warns if a comment after a scalar is probably a part of the scalar, or the next element of a list.
    ///
    /// - Parameter text: The text of the scalar.
    /// - Returns: True if a part of the scalar is lost.
    private mutating func checkComments(
        behind event: YAMLEvent, _ text: String, under key: (name: String, end: Int?)
    ) -> Bool {
        guard let end = event.end else { return false }
        let (start, behind) = (cursor.offset(ofCharacter: event.start), cursor.offset(ofCharacter: end))
        // Inside braces, libyaml places an omitted value after the comment. The comment is therefore searched after the
        // key.
        if start == behind, let keyEnd = key.end,
            let colon = next(from: cursor.offset(ofCharacter: keyEnd)), cursor.bytes[colon] == UInt8(ascii: ":")
        {
            return checkComment(from: colon + 1, behind: nil, text, key.name)
        }
        if let comma = next(from: behind), cursor.bytes[comma] == UInt8(ascii: ",") {
            _ = checkComment(from: comma + 1, behind: nil, "", "")
            return false
        }
        let written = String(decoding: cursor.bytes[start..<behind], as: UTF8.self)
        return checkComment(from: behind, behind: WrittenScalar(written, text: text), text, key.name)
    }

    /// The next byte that is not white space.
    private func next(from place: Int) -> Int? { cursor.bytes[place...].firstIndex { !isBlank($0) } }

    /// - Parameters:
    ///   - value: The value that the comment may cut off.
    ///   - text: The text of the value.
    /// - Returns: True if the comment cuts off a part of it.
    private mutating func checkComment(
        from place: Int, behind value: WrittenScalar?, _ text: String, _ key: String
    ) -> Bool {
        let rest = cursor.bytes[place...]
        guard let mark = next(from: place), rest[mark] == UInt8(ascii: "#") else { return false }
        let lineEnd = rest[mark...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        let comment = YAMLComment(String(decoding: rest[mark..<lineEnd], as: UTF8.self)[...])
        let isMeant =
            LostText.isTextKey(key)
            ? comment.isMeantAsText || comment.beginsWithNumber : comment.isMeantAsText && !LostText.isFact(text)
        guard isMeant else { return false }
        let words = (value?.meant ?? "").split { $0 == " " || $0.isNewline } + [comment.text]
        let lost = LostText(whole: words.joined(separator: " "), comment: comment)
        report(.warning, Self.lostText, lost.message, hint: lost.hint, at: source.position(at: base + mark))
        return true
    }

    private mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, hint: String, at position: SourcePosition
    ) {
        diagnostics.add(Diagnostic(severity, id: id, message, hint: hint, in: source, at: position))
    }

    private mutating func position(_ character: Int) -> SourcePosition {
        source.position(at: base + cursor.offset(ofCharacter: character))
    }
}
