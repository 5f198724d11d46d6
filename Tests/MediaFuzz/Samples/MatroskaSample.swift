package func element(_ id: Int, _ body: [UInt8]...) -> [UInt8] {
    let body = body.flatMap(\.self)
    let idLength = (1...4).first { id >> (8 * $0) == 0 } ?? 4
    return big(id, idLength) + big(body.count | 1 << 28, 4) + body
}

package enum Matroska {
    package static func head(_ type: String) -> [UInt8] { element(0x1A45_DFA3, element(0x4282, ascii(type))) }

    package static func info(milliseconds: Double) -> [UInt8] {
        element(
            0x1549_A966, element(0x2AD7B1, big(1_000_000, 4)),
            element(0x4489, big(Int(bitPattern: UInt(milliseconds.bitPattern)), 8)))
    }

    package static func tracks(_ codecs: [(type: Int, codec: String)]) -> [UInt8] {
        let entries = codecs.map { element(0xAE, element(0x83, big($0.type, 1)), element(0x86, ascii($0.codec))) }
        return element(0x1654_AE6B, entries.flatMap(\.self))
    }

    package static func atom(_ milliseconds: Int, _ title: String, hidden: Bool = false) -> [UInt8] {
        element(
            0xB6, element(0x91, big(milliseconds * 1_000_000, 8)), element(0x98, [hidden ? 1 : 0]),
            element(0x80, element(0x85, ascii(title)), element(0x437C, ascii("eng"))))
    }

    package static func chapters(_ atoms: [UInt8]...) -> [UInt8] {
        element(0x1043_A770, element(0x45B9, element(0x45DB, [1]), atoms.flatMap(\.self)))
    }

    package static func webM(_ parts: [UInt8]...) -> [UInt8] {
        head("webm") + element(0x1853_8067, parts.flatMap(\.self))
    }

    package static let cluster = element(0x1F43_B675, zeros(64))

    /// Chapters after the cluster, which only the seek head finds.
    package static func chaptersAtTheEnd(_ atoms: [UInt8]...) -> [UInt8] {
        let head = [info(milliseconds: 61_500), tracks([(1, "V_VP8"), (2, "A_VORBIS")]), cluster].flatMap(\.self)
        func seek(_ place: Int) -> [UInt8] {
            element(0x114D_9B74, element(0x4DBB, element(0x53AB, big(0x1043_A770, 4)), element(0x53AC, big(place, 4))))
        }
        let place = seek(0).count + head.count
        return webM(seek(place) + head, chapters(atoms.flatMap(\.self)))
    }
}
