/// A step from the root of a TOML document towards a value.
enum TOMLStep: Hashable {
    case key(String)
    case index(Int)
}

/// Where keys and values of a TOML document stand, which TOMLKit does not tell. Bytes from the start of the file.
///
/// Scans text that TOMLKit has accepted, so nothing here checks the grammar. Keys with escapes in them are not found; the
/// caller then names the place of the map around.
struct TOMLPlaces {
    struct Place: Hashable {
        var key: Int
        var value: Range<Int>
    }

    private var places: [[TOMLStep]: Place] = [:]
    /// How many tables each array of tables (`[[name]]`) holds so far.
    private var tableCounts: [[TOMLStep]: Int] = [:]
    private var scanner: TOMLScanner

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        scanner = TOMLScanner(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
        var table: [TOMLStep] = []
        while scanner.skipToContent() {
            if scanner.byte == UInt8(ascii: "[") {
                table = header()
            } else {
                keyAndValue(in: table)
            }
        }
    }

    subscript(path: [TOMLStep]) -> Place? { places[path] }

    /// `[a.b]` or `[[a.b]]`; the path that the following keys belong to.
    private mutating func header() -> [TOMLStep] {
        let start = scanner.offset
        scanner.offset += 1
        let isArray = scanner.skip("[")
        let keys = scanner.dottedKey()
        scanner.skipLine()
        var path: [TOMLStep] = []
        for (index, key) in keys.enumerated() {
            path.append(.key(key.name))
            note(path, Place(key: key.offset, value: start..<start))
            if isArray, index == keys.count - 1 {
                let count = tableCounts[path, default: 0]
                tableCounts[path] = count + 1
                path.append(.index(count))
                note(path, Place(key: key.offset, value: start..<start))
            } else if let count = tableCounts[path] {
                path.append(.index(count - 1))
            }
        }
        return path
    }

    private mutating func keyAndValue(in table: [TOMLStep]) {
        let keys = scanner.dottedKey()
        _ = scanner.skip("=")
        scanner.skipBlanks()
        let start = scanner.offset
        let path = table + keys.map { .key($0.name) }
        value(at: path)
        for (index, key) in keys.enumerated() {
            let end = scanner.offset
            note(table + keys[...index].map { .key($0.name) }, Place(key: key.offset, value: start..<end))
        }
    }

    /// Notes what is inside of a value and leaves the scanner behind it.
    private mutating func value(at path: [TOMLStep]) {
        switch scanner.byte {
        case UInt8(ascii: "["):
            scanner.offset += 1
            var index = 0
            while scanner.skipToContent(), !scanner.skip("]") {
                let start = scanner.offset
                value(at: path + [.index(index)])
                note(path + [.index(index)], Place(key: start, value: start..<scanner.offset))
                index += 1
                _ = scanner.skipToContent() && scanner.skip(",")
            }
        case UInt8(ascii: "{"):
            scanner.offset += 1
            while scanner.skipToContent(), !scanner.skip("}") {
                keyAndValue(in: path)
                _ = scanner.skipToContent() && scanner.skip(",")
            }
        default:
            scanner.skipScalar()
        }
    }

    private mutating func note(_ path: [TOMLStep], _ place: Place) {
        if places[path] == nil { places[path] = place }
    }
}
