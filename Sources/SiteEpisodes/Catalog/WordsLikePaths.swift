/// Possible file names in a text of any syntax: words with a dot or a slash, and the text after the first colon or
/// equals sign of a line, with its spaces (`image: my cover.png`).
func wordsLikePaths(in text: [UInt8]) -> [String] {
    var found: Set<String> = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
        for word in line.split(whereSeparator: isBoundary) { found.insert(path(word)) }
        if let mark = line.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) {
            found.insert(path(line[(mark + 1)...]))
        }
    }
    return found.filter { $0.utf8.contains(UInt8(ascii: ".")) || $0.utf8.contains(UInt8(ascii: "/")) }
}

/// The word without punctuation around it.
private func path(_ word: ArraySlice<UInt8>) -> String {
    func isAround(_ byte: UInt8) -> Bool { isBoundary(byte) || ".,;:!?".utf8.contains(byte) }
    let end = word.lastIndex { !isAround($0) }.map { $0 + 1 } ?? word.startIndex
    // A path may begin with a dot.
    let start = word[..<end].firstIndex { !isBoundary($0) } ?? end
    return String(decoding: word[start..<end], as: UTF8.self)
}

private func isBoundary(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "\"'`<>()[]{}|,=".utf8.contains(byte)
}
