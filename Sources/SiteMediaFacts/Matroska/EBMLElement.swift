/// An EBML element (RFC 8794): an ID, a size and a body.
struct EBMLElement {
    var id: Int
    /// The byte range of the body in the file or in the given bytes. An element of unknown size ends with its
    /// container.
    var body: Range<Int>
    var hasKnownSize: Bool

    /// The longest header: 4 bytes of ID and 8 of size.
    static let headLimit = 12

    /// - Parameters:
    ///   - head: The bytes at `offset`.
    ///   - end: The end of the enclosing element.
    init?(head: [UInt8], at offset: Int, end: Int) {
        guard let (id, idLength) = Self.id(head[...]),
            let (size, sizeLength) = Self.size(head.dropFirst(idLength))
        else { return nil }
        let start = offset + idLength + sizeLength
        guard start <= end else { return nil }
        self.id = id
        body = start..<(size.map { min($0, end - start) } ?? end - start) + start
        hasKnownSize = size.map { $0 <= end - start } ?? false
    }

    /// Marker bits are part of an ID.
    private static func id(_ bytes: ArraySlice<UInt8>) -> (Int, length: Int)? {
        guard let first = bytes.first else { return nil }
        let length = first.leadingZeroBitCount + 1
        var cursor = ByteCursor(bytes)
        guard length <= 4, let id = cursor.bigEndian(length) else { return nil }
        return (id, length)
    }

    /// The size is `nil` if all bits are set, which means unknown.
    private static func size(_ bytes: ArraySlice<UInt8>) -> (Int?, length: Int)? {
        guard let first = bytes.first else { return nil }
        let length = first.leadingZeroBitCount + 1
        guard length <= 8, bytes.count >= length else { return nil }
        let mask = length == 8 ? 0 : Int(first) & (0xFF >> length)
        let size = bytes.dropFirst().prefix(length - 1).reduce(mask) { $0 << 8 | Int($1) }
        return (size == 1 << (7 * length) - 1 ? nil : size, length)
    }
}

/// The elements in memory, one after another.
struct EBMLList: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int

    init(_ bytes: [UInt8]) { self.init(bytes, bytes.indices) }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Child? {
        let head = Array(bytes[offset..<Swift.min(offset + EBMLElement.headLimit, end)])
        guard let element = EBMLElement(head: head, at: offset, end: end) else { return nil }
        offset = element.body.upperBound
        return Child(id: element.id, bytes: bytes, body: element.body)
    }

    struct Child {
        var id: Int
        fileprivate var bytes: [UInt8]
        fileprivate var body: Range<Int>

        var children: EBMLList { EBMLList(bytes, body) }

        var text: String { String(decoding: bytes[body].prefix { $0 != 0 }, as: UTF8.self) }

        var unsigned: Int? {
            var cursor = ByteCursor(bytes[body])
            return body.count <= 8 ? cursor.bigEndian(body.count) : nil
        }

        var float: Double? {
            let bits = bytes[body].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return switch body.count {
            case 4: Double(Float(bitPattern: UInt32(bits)))
            case 8: Double(bitPattern: bits)
            default: nil
            }
        }
    }
}
