import SiteMarkup

/// The text of a cue without its tags, by speaker.
struct CueText {
    /// The text of one speaker, or text without a named speaker.
    struct Part: Hashable {
        var speaker: String?
        /// The lines as in the file. None is empty.
        var lines: [String]
    }

    private(set) var parts: [Part] = []

    /// Removes the tags of WebVTT (`<v Ada>`, `<i>`, `<00:01.000>`) and SubRip (`<font …>`, `{\an8}`) and decodes
    /// entities once.
    ///
    /// - Parameter lines: the lines of the cue.
    init(_ lines: some Sequence<String>) {
        var bytes: [UInt8] = []
        var speaker: String?
        var rest = Array(lines.joined(separator: "\n").utf8)[...]
        // Searched once, so that a cue of opening marks takes linear time.
        let last = (
            tag: rest.lastIndex(of: UInt8(ascii: ">")) ?? -1, brace: rest.lastIndex(of: UInt8(ascii: "}")) ?? -1
        )
        while let byte = rest.first {
            if byte == UInt8(ascii: "<"), rest.startIndex < last.tag, Self.isTag(rest),
                let end = rest.firstIndex(of: UInt8(ascii: ">"))
            {
                let tag = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
                let name = Self.voice(tag)
                if name != nil || tag == "/v" {
                    append(bytes, of: speaker)
                    bytes = []
                    speaker = name
                }
                rest = rest[(end + 1)...]
            } else if byte == UInt8(ascii: "{"), rest.startIndex < last.brace,
                rest.dropFirst().first == UInt8(ascii: "\\"),
                let end = rest.firstIndex(of: UInt8(ascii: "}"))
            {
                rest = rest[(end + 1)...]
            } else if byte == UInt8(ascii: "&"), let (text, length) = Self.entity(rest) {
                bytes += text.utf8
                rest = rest.dropFirst(length)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        append(bytes, of: speaker)
    }

    private mutating func append(_ bytes: [UInt8], of speaker: String?) {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self).withoutControls.onOneLine
        }.filter { line in
            // A dash before the next speaker is not text.
            !line.isEmpty && !(speaker == nil && line.allSatisfy { "-–—".contains($0) })
        }
        if !lines.isEmpty { parts.append(Part(speaker: speaker, lines: lines)) }
    }

    /// Whether this is a tag; `5 < 6` is not.
    private static func isTag(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let next = bytes.dropFirst().first else { return false }
        return next == UInt8(ascii: "/") || (0x30...0x39).contains(next) || (0x41...0x5A).contains(next & 0xDF)
    }

    /// The speaker in a voice tag: `v Ada`, `v.loud Ada`.
    private static func voice(_ tag: String) -> String? {
        let words = tag.split(maxSplits: 1) { $0 == " " || $0 == "\n" || $0 == "\t" }
        guard words.count == 2, words[0] == "v" || words[0].hasPrefix("v.") else { return nil }
        let name = CueText([String(words[1])]).parts.flatMap(\.lines).joined(separator: " ")
        return name.isEmpty ? nil : name
    }

    /// The entities of WebVTT, and numeric character references.
    private static func entity(_ bytes: ArraySlice<UInt8>) -> (String, length: Int)? {
        let head = bytes.prefix(12)
        guard let end = head.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: head[(head.startIndex + 1)..<end], as: UTF8.self)
        let length = end - bytes.startIndex + 1
        if let text = entities[name] { return (text, length) }
        guard name.hasPrefix("#") else { return nil }
        let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
        let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return number.map { (String(HTMLEntities.character($0)), length) }
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "lrm": "\u{200E}",
        "rlm": "\u{200F}",
    ]
}

extension String {
    /// The text with line ends and tabs as spaces, without other control characters, and with no letter that has too many
    /// marks.
    var withoutControls: String {
        guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            return PlainText(self).string
        }
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars where scalar.value != 0x7F {
            if scalar.value >= 0x20 {
                scalars.append(scalar)
            } else if (9...13).contains(scalar.value) {
                scalars.append(" ")
            }
        }
        return PlainText(String(scalars)).string
    }
}
