import CSitegenExpat

/// Reads XML, event by event, with expat. Nothing outside of the file is ever read.
package struct XMLReader: Sendable {
    package enum Encoding: Sendable {
        /// Whatever the file says.
        case utf8
        /// What the file's first bytes say: UTF-8, UTF-16, ISO-8859-1 or US-ASCII.
        case declared
    }

    package enum Names: Sendable {
        /// A namespace and a name in it. A prefix that is not declared is an error.
        case resolved
        /// With their prefixes, declared or not. Declarations of namespaces are attributes like others.
        case asWritten
    }

    /// Elements in each other.
    package let depth: Int
    package let encoding: Encoding
    package let names: Names
    /// Those that the file may use without declaring them, in UTF-8 alone. Such a file has no document type of its own, and
    /// white space may stand before its XML declaration.
    package let entities: XMLEntities?

    package init(depth: Int, encoding: Encoding = .utf8, names: Names = .resolved) {
        self.depth = depth
        self.encoding = encoding
        self.names = names
        entities = nil
    }

    package init(depth: Int, names: Names = .resolved, entities: XMLEntities) {
        self.depth = depth
        encoding = .utf8
        self.names = names
        self.entities = entities
    }

    /// Reads a file from its beginning to its end.
    ///
    /// - Parameter handler: is told each event and where it begins, in bytes; what it throws ends the reading.
    /// - Throws: ``XMLProblem`` for what is not well-formed, and what the handler throws.
    package func read(_ bytes: [UInt8], _ handler: (XMLEvent, Int) throws -> Void) throws {
        // expat takes what begins like UTF-16 for that, whatever encoding it is told.
        if encoding == .utf8, bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) {
            throw XMLProblem(message: "not UTF-8", offset: 0)
        }
        let encoding = encoding == .utf8 ? "UTF-8" : nil
        // Names come as `namespace LF name`: neither may hold a line feed.
        let separator = XML_Char(bitPattern: UInt8(ascii: "\n"))
        let created = names == .resolved ? XML_ParserCreateNS(encoding, separator) : XML_ParserCreate(encoding)
        guard let parser = created else { throw XMLProblem(message: "no memory", offset: 0) }
        defer { XML_ParserFree(parser) }
        try withoutActuallyEscaping(handler) { handler in
            let reading = Reading(parser, mostLevels: depth, handler)
            try withExtendedLifetime(reading) {
                if let entities { try reading.declare(entities, before: bytes.contentStart) }
                reading.listen()
                try reading.read(bytes[(entities == nil ? 0 : bytes.contentStart)...])
            }
        }
    }
}

/// One run of the parser, which knows it by its address.
private final class Reading {
    private let parser: XML_Parser
    private let mostLevels: Int
    private let handler: (XMLEvent, Int) throws -> Void
    private var levels = 0
    private var failure: (any Error)?
    /// How far places in the file are behind those that the parser counts.
    private var shift = 0

    init(_ parser: XML_Parser, mostLevels: Int, _ handler: @escaping (XMLEvent, Int) throws -> Void) {
        self.parser = parser
        self.mostLevels = mostLevels
        self.handler = handler
    }

    func read(_ bytes: ArraySlice<UInt8>) throws {
        let pieceSize = 1 << 20
        var start = bytes.startIndex
        repeat {
            let end = min(start + pieceSize, bytes.endIndex)
            try parse(bytes[start..<end], isLast: end == bytes.endIndex)
            start = end
        } while start < bytes.endIndex
    }

    /// - Parameter start: where the part of the file begins that is read behind the declarations.
    func declare(_ entities: XMLEntities, before start: Int) throws {
        try parse(entities.documentType[...], isLast: false)
        shift = start - entities.documentType.count
    }

    private func parse(_ piece: ArraySlice<UInt8>, isLast: Bool) throws {
        let status = piece.withUnsafeBytes { piece in
            piece.withMemoryRebound(to: CChar.self) {
                XML_Parse(parser, $0.baseAddress, Int32($0.count), isLast ? 1 : 0)
            }
        }
        if let failure { throw failure }
        guard status == XML_STATUS_OK else {
            let code = XML_GetErrorCode(parser)
            let message = XML_ErrorString(code).map { String(cString: $0) }
            throw XMLProblem(reason: XMLProblem.Reason(code), message: message ?? "no XML", offset: offset)
        }
    }

    private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser)) + shift) }

    private func tell(_ event: XMLEvent) {
        guard failure == nil else { return }
        do {
            try handler(event, offset)
        } catch {
            failure = error
            XML_StopParser(parser, 0)
        }
    }

    private func start(_ element: XMLElement) {
        levels += 1
        tell(.start(element))
        guard levels > mostLevels, failure == nil else { return }
        failure = XMLProblem(message: "elements in each other more than \(mostLevels) deep", offset: offset)
        XML_StopParser(parser, 0)
    }

    private func end() {
        levels -= 1
        tell(.end)
    }

    func listen() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
            Reading.of(data)?.tell(.declaration(encoding: encoding.map { String(cString: $0) }))
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, systemID, publicID, _ in
            let type = XMLDocumentType(
                publicID: publicID.map { String(cString: $0) }, systemID: systemID.map { String(cString: $0) })
            Reading.of(data)?.tell(.documentType(type))
        }
        XML_SetEntityDeclHandler(parser) { data, name, isParameter, value, length, _, _, _, _ in
            guard isParameter == 0, let value, let name else {
                Reading.of(data)?.tell(.otherDeclaration("an entity from outside"))
                return
            }
            let bytes = UnsafeRawBufferPointer(start: value, count: Int(length))
            Reading.of(data)?.tell(
                .entity(name: String(cString: name), value: String(decoding: bytes, as: UTF8.self)))
        }
        XML_SetNotationDeclHandler(parser) { data, _, _, _, _ in
            Reading.of(data)?.tell(.otherDeclaration("a notation"))
        }
        XML_SetElementHandler(
            parser,
            { data, name, attributes in Reading.of(data)?.start(XMLElement(name, attributes)) },
            { data, _ in Reading.of(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
            Reading.of(data)?.tell(.text(String(decoding: bytes, as: UTF8.self)))
        }
        XML_SetProcessingInstructionHandler(parser) { data, target, _ in
            Reading.of(data)?.tell(.instruction(target: target.map { String(cString: $0) } ?? ""))
        }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in
            Reading.of(data)?.tell(.unknownEntity(name.map { String(cString: $0) } ?? ""))
        }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> Reading? {
        data.map { Unmanaged<Reading>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension XMLProblem.Reason {
    fileprivate init(_ code: XML_Error) {
        self =
            switch code {
            case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
                XML_ERROR_UNCLOSED_CDATA_SECTION:
                .endsEarly
            case XML_ERROR_UNDEFINED_ENTITY: .unknownEntity
            case XML_ERROR_TAG_MISMATCH: .otherTag
            case XML_ERROR_DUPLICATE_ATTRIBUTE: .sameAttribute
            case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .moreBehind
            case XML_ERROR_MISPLACED_XML_PI: .lateDeclaration
            default: .other
            }
    }
}

extension XMLElement {
    /// - Parameter attributes: name, value, name, value and so on, up to a null.
    fileprivate init(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        var list: [XMLAttribute] = []
        var index = 0
        while let attribute = attributes?[index], let value = attributes?[index + 1] {
            list.append(XMLAttribute(name: XMLName(attribute), value: String(cString: value)))
            index += 2
        }
        self.init(name: name.map(XMLName.init) ?? XMLName(namespace: "", local: ""), attributes: list)
    }
}

extension XMLName {
    /// - Parameter pointer: `namespace LF name`, or a name without a namespace.
    fileprivate init(_ pointer: UnsafePointer<XML_Char>) {
        let parts = String(cString: pointer).split(separator: "\n", omittingEmptySubsequences: false)
        self.init(namespace: parts.count > 1 ? String(parts[0]) : "", local: String(parts.last ?? ""))
    }
}
