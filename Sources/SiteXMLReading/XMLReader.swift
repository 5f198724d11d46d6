import CSitegenExpat
import SiteMarkup

/// Reads XML as events with expat. It never reads anything outside the file.
package struct XMLReader: Sendable {
    package enum Encoding: Sendable {
        /// UTF-8, whatever the file declares.
        case utf8
        /// The encoding that the first bytes declare: UTF-8, UTF-16, ISO-8859-1 or US-ASCII.
        case declared
    }

    package enum Names: Sendable {
        /// Names are resolved into namespace and local name. An undeclared prefix is an error.
        case resolved
        /// Names keep their prefixes, declared or not. Namespace declarations are ordinary attributes.
        case asWritten
    }

    /// The maximum nesting depth of elements.
    package let depth: Int
    package let encoding: Encoding
    package let names: Names
    /// Entities that the file may use without declaring them; only for UTF-8. Such a file must not have its own
    /// document type. White space may precede its XML declaration.
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

    /// Reads a file from beginning to end.
    ///
    /// - Parameter handler: Receives each event and its byte offset. An error that it throws ends the reading.
    /// - Throws: ``XMLProblem`` if the file is not well-formed, and errors of the handler.
    package func read(_ bytes: [UInt8], _ handler: (XMLEvent, Int) throws -> Void) throws {
        // expat reads bytes that begin like UTF-16 as UTF-16, even if a different encoding is set.
        if encoding == .utf8, bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) {
            throw XMLProblem(message: "not UTF-8", offset: 0)
        }
        let encoding = encoding == .utf8 ? "UTF-8" : nil
        // expat passes names as `namespace LF name`. Neither part can contain a line feed.
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

/// One run of the parser. It is a class because the parser stores its address.
private final class Reading {
    private let parser: XML_Parser
    private let mostLevels: Int
    private let handler: (XMLEvent, Int) throws -> Void
    private var levels = 0
    private var failure: (any Error)?
    /// The difference between offsets in the file and offsets that the parser counts.
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

    /// - Parameter start: The offset of the part of the file that is read after the declarations.
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
        failure = XMLProblem(message: "elements are nested more than \(mostLevels) deep", offset: offset)
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
    /// - Parameter attributes: Names and values in turn, ended by a null pointer.
    fileprivate init(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        var list: [XMLAttribute] = []
        var index = 0
        while let attribute = attributes?[index], let value = attributes?[index + 1] {
            list.append(XMLAttribute(name: XMLName(attribute), value: String(cString: value).withoutSurplusMarks))
            index += 2
        }
        self.init(name: name.map(XMLName.init) ?? XMLName(namespace: "", local: ""), attributes: list)
    }
}

extension XMLName {
    /// - Parameter pointer: `namespace LF name`, or a name without a namespace.
    fileprivate init(_ pointer: UnsafePointer<XML_Char>) {
        let parts = String(cString: pointer).withoutSurplusMarks.split(
            separator: "\n", omittingEmptySubsequences: false)
        self.init(namespace: parts.count > 1 ? String(parts[0]) : "", local: String(parts.last ?? ""))
    }
}
