/// Times in a text, such as `12:34`, that become links into the recording.
extension [UInt8] {
    /// Appends text with links for its times.
    ///
    /// - Parameters:
    ///   - text: HTML without tags.
    ///   - duration: The greatest time that is a link.
    mutating func append(linkingTimes text: ArraySlice<UInt8>, upTo duration: Int) {
        var copied = text.startIndex
        var rest = text
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = text[(colon + 1)...]
            guard let (range, seconds) = time(at: colon, in: text), range.lowerBound >= copied, seconds <= duration
            else { continue }
            self += text[copied..<range.lowerBound]
            append(html: "<a href=\"#t=")
            append(number: seconds)
            append(html: "\" data-time=\"")
            append(number: seconds)
            append(html: "\">")
            self += text[range]
            append(html: "</a>")
            copied = range.upperBound
            rest = text[copied...]
        }
        self += text[copied...]
    }
}

/// The time around its first colon, in seconds; `nil` for other numbers and for times of the day.
private func time(at colon: Int, in text: ArraySlice<UInt8>) -> (range: Range<Int>, seconds: Int)? {
    var start = colon
    while start > text.startIndex, isDigit(text[start - 1]), colon - start < 4 { start -= 1 }
    let first = text[start..<colon]
    guard (1...3).contains(first.count), mayPrecedeTime(text[..<start]) else { return nil }
    var numbers = [number(first)]
    var end = colon
    while numbers.count < 3, end < text.endIndex, text[end] == UInt8(ascii: ":") {
        let digits = text[(end + 1)...].prefix { isDigit($0) }
        guard digits.count == 2, number(digits) < 60 else { break }
        numbers.append(number(digits))
        end = digits.endIndex
    }
    guard numbers.count > 1, mayFollowTime(text[end...]) else { return nil }
    return (start..<end, numbers.reduce(0) { $0 * 60 + $1 })
}

private func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } }

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// False after letters, numbers and marks that make another number of it: `v1:20`, `3.12:30`. Some languages have no blanks.
private func mayPrecedeTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return true }
    return last <= 0x20 || last >= 0x80 || "([\"';-~".utf8.contains(last)
}

private func mayFollowTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard let next = text.first else { return true }
    let isMark = next <= 0x20 || ",;!?)]\"'&-~".utf8.contains(next) || next >= 0x80
    // A full stop ends a sentence, if no digit follows.
    let isEnd = next == UInt8(ascii: ".") && !(text.dropFirst().first.map(isDigit) ?? false)
    guard isMark || isEnd else { return false }
    guard next == 0x20 else { return true }
    var word = text.dropFirst().prefix(10).prefix { $0 > 0x20 && !",;!?)".utf8.contains($0) }
    if word.last == UInt8(ascii: ".") { word.removeLast() }
    return !namesOfDayTimes.contains(String(decoding: word, as: UTF8.self).lowercased())
}

/// Words after a time of the day: those of languages that the themes know.
private let namesOfDayTimes: Set<String> = [
    "a.m", "am", "cest", "cet", "edt", "est", "gmt", "h", "hrs", "o'clock", "p.m", "pdt", "pm", "pst", "uhr", "utc",
]
