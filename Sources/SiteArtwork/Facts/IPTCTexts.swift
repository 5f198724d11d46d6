/// Texts of IPTC-IIM.
///
/// IIM 4.2: https://iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf. It lies in a resource of Photoshop:
/// https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577409_38034
struct IPTCTexts {
    /// Datasets of record 2.
    enum DataSet: UInt8 {
        case objectName = 5
        case dateCreated = 55
        case timeCreated = 60
        case byline = 80
        case caption = 120
    }

    private var values: [DataSet: [ArraySlice<UInt8>]] = [:]
    private var isUTF8 = false

    /// - Parameter resources: the resources of Photoshop.
    init(_ resources: [UInt8]) {
        let file = HeaderBytes(resources)
        var offset = 0
        while file.starts(with: "8BIM", at: offset), let id = try? file.bigEndian(2, at: offset + 4),
            let name = try? file.byte(offset + 6)
        {
            // A name with its length, and a content, are padded to an even number of bytes.
            let start = offset + 6 + (name + 2) / 2 * 2 + 4
            guard let length = try? file.bigEndian(4, at: start - 4), start + length <= resources.count else { return }
            if id == 0x0404 { read(file, start..<start + length) }
            offset = start + length + length % 2
        }
    }

    private mutating func read(_ file: HeaderBytes, _ range: Range<Int>) {
        var offset = range.lowerBound
        while offset + 5 <= range.upperBound, file.all[offset] == 0x1C,
            // A length with the first bit set has more bytes, for pictures.
            let length = try? file.bigEndian(2, at: offset + 3), length < 0x8000,
            offset + 5 + length <= range.upperBound
        {
            let (record, number) = (file.all[offset + 1], file.all[offset + 2])
            let value = file.all[offset + 5..<offset + 5 + length]
            // ISO 2022 names UTF-8 by ESC % G.
            if record == 1, number == 90 { isUTF8 = value.elementsEqual([0x1B, 0x25, 0x47]) }
            if record == 2, let dataSet = DataSet(rawValue: number) { values[dataSet, default: []].append(value) }
            offset += 5 + length
        }
    }

    /// A plain text. Repeated values, such as names, are separated by commas.
    subscript(dataSet: DataSet) -> String? {
        let texts = (values[dataSet] ?? []).compactMap { plainText(decodedText($0, isUTF8: isUTF8)) }
        return plainText(texts.joined(separator: ", "))
    }
}
