import CSitegenYAML

/// Reads libyaml's events as Swift values. Nothing else calls libyaml.
struct YAMLEventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// - Parameter input: Valid UTF-8 without a byte order mark. It must outlive the reader.
    init(_ input: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        // This fails only without memory. The zeroed parser then reports an error at the first event.
        parser.initialize(to: yaml_parser_t())
        if yaml_parser_initialize(parser) == 1 {
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        }
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event. Must not be called after an error or after the end of the stream.
    func next() throws(YAMLError) -> YAMLEvent {
        var event = yaml_event_t()
        repeat {
            guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        } while event.type == YAML_STREAM_START_EVENT
        defer { yaml_event_delete(&event) }
        return translate(event)
    }

    private func translate(_ event: yaml_event_t) -> YAMLEvent {
        var result = YAMLEvent(kind: .streamEnd, start: Int(event.start_mark.index))
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_ALIAS_EVENT: result.kind = .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            result.kind = .scalar(
                text: String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            result.anchor = text(scalar.anchor)
            result.tag = text(scalar.tag)
            let isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
            result.end = isBlock ? nil : Int(event.end_mark.index)
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .listStart
            result.anchor = text(event.data.sequence_start.anchor)
            result.tag = text(event.data.sequence_start.tag)
        case YAML_SEQUENCE_END_EVENT: result.kind = .listEnd
        case YAML_MAPPING_START_EVENT:
            result.kind = .mapStart
            result.anchor = text(event.data.mapping_start.anchor)
            result.tag = text(event.data.mapping_start.tag)
        case YAML_MAPPING_END_EVENT: result.kind = .mapEnd
        default: break
        }
        return result
    }

    private func failure() -> YAMLError {
        let parser = parser.pointee
        let isReaderError = parser.error == YAML_READER_ERROR
        return YAMLError(
            problem: parser.problem.map { String(cString: $0) } ?? "out of memory",
            place: isReaderError ? .byte(parser.problem_offset) : .character(parser.problem_mark.index),
            context: parser.context.map { String(cString: $0) } ?? "", contextStart: parser.context_mark.index)
    }

    private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
