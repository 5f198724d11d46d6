/// A tag of the markup that ``HTMLRenderer`` writes.
struct BodyTag {
    let bytes: ArraySlice<UInt8>
    let isEnd: Bool
    private let nameBytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        isEnd = bytes.dropFirst().first == UInt8(ascii: "/")
        nameBytes = bytes.dropFirst(isEnd ? 2 : 1)
            .prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    }

    var name: String { String(decoding: nameBytes, as: UTF8.self) }

    func isNamed(_ name: StaticString) -> Bool {
        nameBytes.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    var isHeading: Bool {
        nameBytes.count == 2 && nameBytes.first == UInt8(ascii: "h") && (0x31...0x36).contains(nameBytes.last ?? 0)
    }

    /// True for elements whose text is a link, code, a heading or a caption of a player already.
    var hasNoTimes: Bool {
        isHeading || isNamed("a") || isNamed("code") || isNamed("pre") || isNamed("summary") || isNamed("svg")
    }

    /// The value of an attribute, escaped.
    ///
    /// - Parameter start: The attribute up to its value: ` id="`.
    func value(of start: String) -> ArraySlice<UInt8>? {
        guard let range = bytes.firstRange(of: start.utf8) else { return nil }
        return bytes[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    }

    var callout: Callout? {
        guard isNamed("div"), let name = value(of: " class=\"callout callout-") else { return nil }
        return Callout(rawValue: String(decoding: name, as: UTF8.self))
    }
}
