import Diagnostics

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
            // A comment that ends a value before its last line is the cause of the error.
            let last = error.position.line
            diagnostics.removeAll { $0.id == Self.lostText && last - 1...last ~= $0.position?.line ?? 0 }
            report(.error, error.id, error.message, hint: error.hint, at: error.position)
            return nil
        }
    }

    /// - Parameter key: under which the value stands, and where the key ends.
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
        case .scalar(let text, let isPlain):
            checkComments(behind: event, text, under: key)
            let isText = !isPlain || isTextTag(event.tag)
            if !isText, isNull(text) { return Value(.null, at: position) }
            return Value(.scalar(Scalar(text, isQuoted: isText)), at: position)
        case .listStart:
            let start = cursor.offset(ofCharacter: event.start)
            if cursor.bytes[start...].first == UInt8(ascii: "[") { checkComment(from: start + 1, behind: "", "", "") }
            return Value(.list(try elements(depth: depth)), at: position)
        case .mapStart:
            return Value(.map(try entries(depth: depth)), at: position)
        case .alias(let name):
            report(
                .error, "yaml.anchor", "the alias '*\(name)' is not supported",
                hint: "write the value out, or put it in quotes if it is text", at: position)
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
            guard case .scalar(let key, _) = event.kind else {
                let line = source.line(keyPosition.line).flatMap(YAMLLine.init)
                throw YAMLStop(
                    "yaml.key-not-text", "a key must be text, not a list or map",
                    hint: line.flatMap { $0.isMeantAsText ? hintToQuote($0.value) : nil }
                        ?? "'{' and '[' open a map or list: put the value in quotes if it is text", at: keyPosition)
            }
            checkProperties(of: event, at: keyPosition)
            let value = try value(of: try next(), under: (key, event.end), depth: depth + 1)
            entries.append(Entry(key: key, keyPosition: keyPosition, value: value))
        }
    }

    private mutating func next() throws(YAMLStop) -> YAMLEvent {
        do throws(YAMLError) {
            return try events.next()
        } catch {
            let place = position(of: error)
            let numbers = [place.line, position(error.contextStart).line, place.line - 1]
            let hint = yamlHint(for: error, lines: numbers.compactMap(source.line))
            throw YAMLStop("yaml.invalid", "invalid YAML: \(error.problem)", hint: hint, at: place)
        }
    }

    /// Where to mend. What is never closed is noticed lines later: the place is then where it opened.
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

    /// Warns where a comment behind a scalar is rather a part of it, or the next one of a list.
    ///
    /// - Parameter text: of the scalar.
    private mutating func checkComments(behind event: YAMLEvent, _ text: String, under key: (name: String, end: Int?)) {
        guard let end = event.end else { return }
        let (start, behind) = (cursor.offset(ofCharacter: event.start), cursor.offset(ofCharacter: end))
        // In braces libyaml has a value that is left out begin behind the comment: it is looked for behind the key.
        if start == behind, let keyEnd = key.end,
            let colon = next(from: cursor.offset(ofCharacter: keyEnd)), cursor.bytes[colon] == UInt8(ascii: ":")
        {
            return checkComment(from: colon + 1, behind: "", text, key.name)
        }
        if let comma = next(from: behind), cursor.bytes[comma] == UInt8(ascii: ",") {
            return checkComment(from: comma + 1, behind: "", "", "")
        }
        checkComment(
            from: behind, behind: String(decoding: cursor.bytes[start..<behind], as: UTF8.self), text, key.name)
    }

    /// The first byte from here on that is no blank.
    private func next(from place: Int) -> Int? { cursor.bytes[place...].firstIndex { !isBlank($0) } }

    /// - Parameters:
    ///   - value: that the comment takes away from, as written.
    ///   - text: of the value.
    private mutating func checkComment(from place: Int, behind value: String, _ text: String, _ key: String) {
        let rest = cursor.bytes[place...]
        guard let mark = next(from: place), rest[mark] == UInt8(ascii: "#") else { return }
        let lineEnd = rest[mark...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        let comment = YAMLComment(String(decoding: rest[mark..<lineEnd], as: UTF8.self)[...])
        let isMeant =
            LostText.isTextKey(key)
            ? comment.isMeantAsText || comment.beginsWithNumber : comment.isMeantAsText && !LostText.isFact(text)
        guard isMeant else { return }
        let words = value.split { $0 == " " || $0.isNewline } + [comment.text]
        let lost = LostText(whole: words.joined(separator: " "), comment: comment)
        report(.warning, Self.lostText, lost.message, hint: lost.hint, at: source.position(at: base + mark))
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
