/// The codec of the first sample description, with its name from RFC 6381.
func codecName(
    _ descriptions: MP4Box, isSound: Bool, _ reader: inout BoundedReader
) throws(MediaProblem) -> String? {
    // Version, flags and a count precede the descriptions.
    let start = descriptions.body.lowerBound + 8
    guard start < descriptions.body.upperBound,
        let entry = try reader.boxes(in: start..<descriptions.body.upperBound, limit: 1).first
    else { return nil }
    // Boxes follow after fields of a fixed length. Newer QuickTime versions of sound descriptions have more fields.
    let version = try reader.prefix(at: entry.body.lowerBound + 8, count: 2)
    let fields = isSound ? (version == [0, 1] ? 44 : version == [0, 2] ? 64 : 28) : 78
    let boxes = fields < entry.body.count ? entry.body.lowerBound + fields..<entry.body.upperBound : 0..<0
    switch entry.type {
    case "avc1", "avc3":
        guard let configuration = try? reader.box("avcC", in: boxes) else { return entry.type }
        let bytes = try reader.prefix(at: configuration.body.lowerBound, count: 4)
        guard bytes.count == 4 else { return entry.type }
        return entry.type + "." + bytes.dropFirst().map(hexadecimal).joined()
    case "mp4a":
        guard let descriptor = try? reader.box("esds", in: boxes) else { return entry.type }
        return mpegAudioName(try reader.prefix(at: descriptor.body.lowerBound, count: min(descriptor.body.count, 256)))
    case "Opus": return "opus"
    case "fLaC": return "flac"
    case ".mp3": return "mp3"
    default: return entry.type
    }
}

/// `mp4a.40.2` from the descriptors of ISO/IEC 14496-1. Each descriptor has a tag, a length of several bytes and a
/// body.
private func mpegAudioName(_ bytes: [UInt8]) -> String {
    var body = ByteCursor(bytes)
    var type: Int?
    guard body.skip(4) else { return "mp4a" }
    while let tag = body.bigEndian(1), skipLength(&body) {
        switch tag {
        case 0x03:
            guard body.skip(2), let flags = body.bigEndian(1) else { return "mp4a" }
            if flags & 0x80 != 0 { _ = body.skip(2) }
            if flags & 0x40 != 0, let count = body.bigEndian(1) { _ = body.skip(count) }
            if flags & 0x20 != 0 { _ = body.skip(2) }
        case 0x04:
            type = body.bigEndian(1)
            _ = body.skip(12)
        case 0x05:
            guard let first = body.bigEndian(1), let type else { return "mp4a" }
            return "mp4a.\(hexadecimal(UInt8(type)))" + (type == 0x40 ? ".\(first >> 3)" : "")
        default: return type.map { "mp4a.\(hexadecimal(UInt8($0)))" } ?? "mp4a"
        }
    }
    return type.map { "mp4a.\(hexadecimal(UInt8($0)))" } ?? "mp4a"
}

private func skipLength(_ body: inout ByteCursor) -> Bool {
    for _ in 0..<4 {
        guard let byte = body.bigEndian(1) else { return false }
        if byte & 0x80 == 0 { return true }
    }
    return true
}

private func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
}
