package func box(_ type: String, _ body: [UInt8]...) -> [UInt8] {
    let body = body.flatMap(\.self)
    return big(body.count + 8, 4) + ascii(type) + body
}

package enum MP4 {
    package static let type = box("ftyp", ascii("M4A "), big(0, 4))

    package static func movieHeader(units: Int, perSecond: Int, version: Int = 0) -> [UInt8] {
        let width = version == 1 ? 8 : 4
        return box(
            "mvhd", big(version, 1), zeros(3), zeros(2 * width), big(perSecond, 4), big(units, width), zeros(80))
    }

    package static func track(
        _ id: Int, _ handler: String, units: Int, perSecond: Int, references: [Int] = [], table: [UInt8]...
    ) -> [UInt8] {
        let reference = references.isEmpty ? [] : box("tref", box("chap", references.flatMap { big($0, 4) }))
        return box(
            "trak", box("tkhd", zeros(12), big(id, 4), zeros(68)), reference,
            box(
                "mdia", box("mdhd", zeros(12), big(perSecond, 4), big(units, 4), zeros(4)),
                box("hdlr", zeros(8), ascii(handler), zeros(13)),
                box("minf", box("stbl", table.flatMap(\.self)))))
    }

    package static let aac = box(
        "stsd", zeros(4), big(1, 4),
        box(
            "mp4a", zeros(28),
            box(
                "esds", zeros(4), [0x03, 0x19, 0, 1, 0], [0x04, 0x11, 0x40], zeros(12), [0x05, 0x02, 0x12, 0x10])))

    package static let avc = box(
        "stsd", zeros(4), big(1, 4), box("avc1", zeros(78), box("avcC", [1, 0x64, 0, 0x1F, 0xFF])))

    /// A sound track with chapters in a text track; the titles come first in the file.
    package static func audioBook(_ titles: [(start: Int, title: [UInt8])], seconds: Int = 100) -> [UInt8] {
        let samples = titles.map { big($0.title.count, 2) + $0.title }
        let data = box("mdat", samples.flatMap(\.self))
        let ends = titles.dropFirst().map(\.start) + [seconds * 1000]
        let times = zip(titles, ends).flatMap { big(1, 4) + big($1 - $0.start, 4) }
        let text = track(
            2, "text", units: seconds * 1000, perSecond: 1000,
            table: box("stts", zeros(4), big(titles.count, 4), times),
            box("stsc", zeros(4), big(1, 4), big(1, 4), big(titles.count, 4), big(1, 4)),
            box("stsz", zeros(8), big(titles.count, 4), samples.flatMap { big($0.count, 4) }),
            box("stco", zeros(4), big(1, 4), big(type.count + 8, 4)))
        let sound = track(1, "soun", units: seconds * 44_100, perSecond: 44_100, references: [2], table: aac)
        return type + data + box("moov", movieHeader(units: seconds * 1000, perSecond: 1000), sound, text)
    }

    package static func nero(_ chapters: [(seconds: Int, title: String)]) -> [UInt8] {
        let list = chapters.flatMap { big($0.seconds * 10_000_000, 8) + big($0.title.utf8.count, 1) + ascii($0.title) }
        return type
            + box(
                "moov", movieHeader(units: 90, perSecond: 1),
                track(1, "soun", units: 90, perSecond: 1, table: aac),
                box("udta", box("chpl", [1, 0, 0, 0], zeros(4), big(chapters.count, 1), list)))
    }
}
