#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An encoding named by a label. The C library decodes it.
struct TextEncoding {
    enum Decoding {
        /// UTF-8.
        case text([UInt8])
        /// The offset of the first invalid byte.
        case invalid(at: Int)
        /// The C library does not know the encoding.
        case unknown
    }

    /// Names that the C library may know, the preferred first.
    private let names: [String]
    /// The letters and digits of the label in lower case.
    private let key: String

    /// - Parameter label: The label as in `Content-Type`. The initialiser returns `nil` for a word that cannot be a
    ///   label.
    init?(_ label: String) {
        let isLabel = label.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || "-_:. ".utf8.contains($0)
        }
        guard isLabel, (1...40).contains(label.utf8.count) else { return nil }
        let plain = label.lowercased().filter { $0.isLetter || $0.isNumber }
        let key = Self.prefixes.reduce(plain) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
        guard !key.isEmpty else { return nil }
        self.key = key
        var names = Self.meant[key] ?? []
        for (family, name) in [("iso8859", "ISO-8859-"), ("windows", "CP"), ("cp", "CP"), ("ibm", "CP")]
        where key.hasPrefix(family) && names.isEmpty {
            let number = key.dropFirst(family.count)
            if !number.isEmpty, number.allSatisfy(\.isNumber) { names.append(name + number) }
        }
        self.names = names + [String(label.filter { $0 != " " })]
    }

    var isUTF8: Bool { key == "utf8" || key == "unicode11utf8" }

    /// True if the bytes look like ASCII but mean other characters after escape sequences.
    var isSevenBit: Bool { key.hasPrefix("iso2022") }

    /// True for encodings in which markup can be hidden from programs that read ASCII. Browsers do not read them
    /// either.
    var isRefused: Bool { key.hasPrefix("utf7") || key.hasSuffix("utf7") || key.hasPrefix("hz") }

    func decoding(_ bytes: [UInt8]) -> Decoding {
        for name in names {
            let decoding = Self.decoding(bytes, from: name)
            if case .unknown = decoding { continue }
            // Windows-1252, which is meant by Latin 1, leaves five bytes undefined.
            if case .invalid = decoding, name == "CP1252" { continue }
            return decoding
        }
        return .unknown
    }

    private static func decoding(_ bytes: [UInt8], from name: String) -> Decoding {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return .unknown }
        defer { iconv_close(converter) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 2)
        var bytes = bytes
        var piece = [CChar](repeating: 0, count: 1 << 16)
        let failure: Int? = bytes.withUnsafeMutableBytes { buffer in
            var source = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = buffer.count
            var isEnd = false
            while !isEnd {
                isEnd = left == 0
                // A call without input returns the characters that the decoder still holds.
                let (count, isWhole) = piece.withUnsafeMutableBufferPointer { piece in
                    var target = piece.baseAddress
                    var room = piece.count
                    let result =
                        isEnd
                        ? iconv(converter, nil, nil, &target, &room)
                        : iconv(converter, &source, &left, &target, &room)
                    return (piece.count - room, result != -1 || errno == E2BIG)
                }
                text += piece[..<count].lazy.map { UInt8(bitPattern: $0) }
                guard isWhole else { return buffer.count - left }
            }
            return nil
        }
        return failure.map { .invalid(at: $0) } ?? .text(text)
    }

    private static let prefixes = ["x", "cs"]

    /// Encodings for labels that usually mean a larger encoding (https://encoding.spec.whatwg.org/#names-and-labels),
    /// or for which the C library has a different name. The dictionary uses keys.
    private static let meant: [String: [String]] = {
        let names: [[String]: [String]] = [
            ["iso88591", "latin1", "l1", "windows1252", "cp1252", "usascii", "ascii", "ansix341968", "isolatin1"]: [
                "CP1252", "ISO-8859-1",
            ],
            ["iso88599", "latin5", "windows1254", "cp1254"]: ["CP1254"],
            ["iso885911", "tis620"]: ["CP874"], ["iso88598i", "iso88598e", "logical", "visual"]: ["ISO-8859-8"],
            ["latin2", "isolatin2"]: ["ISO-8859-2"], ["latin9", "latin0"]: ["ISO-8859-15"],
            [
                "gb2312", "gb231280", "gbk", "gb", "euccn", "cngb", "chinese", "cp936", "ms936", "windows936",
                "iso58gb231280",
            ]: [
                "GB18030"
            ],
            ["shiftjis", "sjis", "windows31j", "mskanji", "ms932", "cp932", "windows932"]: ["CP932"],
            ["euckr", "ksc56011987", "ksc5601", "ksc56011989", "korean", "windows949", "cp949", "uhc"]: [
                "CP949", "EUC-KR",
            ],
            ["big5", "big5hkscs", "xbig5", "cnbig5", "bigfive"]: ["BIG5-HKSCS", "BIG5"],
            ["cp950", "windows950"]: ["CP950", "BIG5"],
            ["eucjp", "eucpkdfmtjapanese"]: ["EUC-JP-MS", "EUC-JP"],
            ["koi", "koi8", "koi8r"]: ["KOI8-R"], ["koi8u", "koi8ru"]: ["KOI8-U"],
            ["mac", "macintosh", "macroman"]: ["MACINTOSH"], ["maccyrillic", "macukrainian"]: ["MAC-CYRILLIC"],
            ["utf16", "utf16le", "unicode", "iso10646ucs2", "ucs2"]: ["UTF-16LE"],
            ["utf16be", "unicodefffe"]: ["UTF-16BE"],
        ]
        var meant: [String: [String]] = [:]
        for (keys, values) in names { for key in keys { meant[key] = values } }
        return meant
    }()
}
