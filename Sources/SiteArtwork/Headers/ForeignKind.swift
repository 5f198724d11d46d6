/// The kind of a file that is not a supported picture, as a noun phrase, or `nil` if its bytes are unknown.
func foreignKind(of bytes: HeaderBytes) -> String? {
    if bytes.count == 0 { return "empty" }
    if bytes.starts(with: "ftyp", at: 4) {
        let pictures = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]
        return pictures.contains { bytes.starts(with: $0, at: 8) } ? "HEIF" : "a film or a recording"
    }
    let known = signatures.first { signature in
        signature.bytes.enumerated().allSatisfy { index, byte in
            bytes.all.indices.contains(index) && bytes.all[index] == byte
        }
    }
    if let known { return known.kind }
    return text(bytes)
}

/// The first bytes of other formats that are often named like pictures.
private let signatures: [(bytes: [UInt8], kind: String)] = [
    ([0x49, 0x49, 0x2A, 0], "TIFF"), ([0x4D, 0x4D, 0, 0x2A], "TIFF"), (Array("BM".utf8), "BMP"),
    ([0, 0, 1, 0], "an icon of Windows"), ([0xFF, 0x0A], "JPEG XL"),
    ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    ([0, 0, 0, 12, 0x6A, 0x50], "JPEG 2000"), (Array("8BPS".utf8), "a Photoshop document"), (Array("%PDF".utf8), "PDF"),
    (Array("ID3".utf8), "a recording"), ([0xFF, 0xFB], "a recording"), ([0xFF, 0xF3], "a recording"),
    (Array("OggS".utf8), "a recording"), (Array("fLaC".utf8), "a recording"), (Array("RIFF".utf8), "a recording"),
    ([0x1A, 0x45, 0xDF, 0xA3], "a film or a recording"), ([0x50, 0x4B, 3, 4], "a package"),
    ([0x1F, 0x8B], "a package"),
]

private func text(_ bytes: HeaderBytes) -> String? {
    let start = bytes.all.prefix(1024)
    guard !start.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) }) else { return nil }
    let words = String(decoding: start, as: UTF8.self).lowercased()
    return words.contains("<html") || words.contains("<!doctype html")
        ? "HTML" : words.contains("<?xml") ? "XML" : "text"
}
