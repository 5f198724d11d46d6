/// A named frame of an ID3v2 tag.
struct ID3Frame {
    struct Head {
        var name: String
        var size: Int
        var flags: Int

        init?(_ bytes: [UInt8], version: Int) {
            var cursor = ByteCursor(bytes)
            guard let name = cursor.take(4), name.allSatisfy(Self.isLetterOrDigit),
                let size = version == 4 ? cursor.syncsafe() : cursor.bigEndian(4), let flags = cursor.bigEndian(2)
            else { return nil }
            self.name = String(decoding: name, as: UTF8.self)
            self.size = size
            self.flags = version == 4 ? flags : 0
        }

        private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        }
    }

    var name: String
    var body: ArraySlice<UInt8>

    init(_ head: Head, _ bytes: ArraySlice<UInt8>) {
        name = head.name
        // Version 2.4 marks single frames as unsynchronised or prefixed by a length of four bytes. Compressed frames
        // are ignored.
        var body = bytes
        if head.flags & 0x01 != 0 { body = body.dropFirst(4) }
        if head.flags & 0x02 != 0 { body = Array(body).synchronised[...] }
        self.body = head.flags & 0x0C == 0 ? body : []
    }

    /// The frames in memory, one after another.
    static func list(_ bytes: ArraySlice<UInt8>, version: Int) -> [ID3Frame] {
        var cursor = ByteCursor(bytes)
        var frames: [ID3Frame] = []
        while frames.count < MediaFacts.chapterLimit * 2, let bytes = cursor.take(10),
            let head = Head(Array(bytes), version: version), let body = cursor.take(head.size)
        {
            frames.append(ID3Frame(head, body))
        }
        return frames
    }

    /// The text of a text frame: a byte for the encoding, then characters up to a zero.
    var text: String? {
        guard let encoding = body.first else { return nil }
        let bytes = body.dropFirst()
        switch encoding {
        case 0: return String(String.UnicodeScalarView(bytes.prefix { $0 != 0 }.map { Unicode.Scalar($0) }))
        case 1: return utf16(bytes)
        case 2: return utf16(bytes, isBigEndian: true)
        case 3: return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        default: return nil
        }
    }
}

/// UTF-16 up to a zero. A byte order mark at the start determines the byte order.
func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool = true) -> String {
    var bytes = bytes
    var isBigEndian = isBigEndian
    if bytes.starts(with: [0xFF, 0xFE]) { isBigEndian = false }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { bytes = bytes.dropFirst(2) }
    var units: [UInt16] = []
    var cursor = ByteCursor(bytes)
    while let unit = isBigEndian ? cursor.bigEndian(2) : cursor.littleEndian(2), unit != 0 {
        units.append(UInt16(unit))
    }
    return String(decoding: units, as: UTF16.self)
}
