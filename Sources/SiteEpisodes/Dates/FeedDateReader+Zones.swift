/// Reads UTC offsets, as numbers and as names.
extension FeedDateReader {
    /// Whether a sign before a number begins an offset, because no date part can follow.
    var mayBeOffset: Bool {
        guard numericOffset == nil, let number = number(at: index + 1) else { return false }
        guard parts[.hour] != nil || hasDay && (number.digits == 4 || mark(at: index + 2) == ":") else { return false }
        return word(at: index - 1).map { DateWords.month($0) == nil } ?? true
    }

    /// Reads `+0100`, `+01:00`, `+1`, `-530`.
    mutating func takeOffset() {
        let start = index
        guard let number = number(at: index + 1) else {
            index += 1
            return
        }
        var (hours, minutes) = (number.value, 0)
        index += 2
        if number.digits > 2 { (hours, minutes) = (hours / 100, hours % 100) }
        while mark(at: index) == ":", let next = self.number(at: index + 1) {
            if number.digits <= 2, index == start + 2 { minutes = next.value }
            index += 2
        }
        guard hours <= 23, minutes <= 59, number.digits <= 4 else {
            strangeZone = tokens[start..<index].map(\.text).joined()
            return
        }
        numericOffset = (tokens[start].text == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
    }

    /// Reads a zone's name up to a space or sign, or up to a space if it is a path: `EST`, `America/New_York`,
    /// `Etc/GMT+5`.
    mutating func takeZone() {
        let start = index
        let isPath = mark(at: index + 1) == "/"
        while index < tokens.count, tokens[index].kind != .blank,
            isPath || tokens[index].kind != .mark || tokens[index].text == "_"
        {
            index += 1
        }
        let name = tokens[start..<index].map(\.text).joined()
        if let offset = DateWords.zone(name) ?? DateWords.offset(ofZone: name, showing: parts) {
            namedOffset = namedOffset ?? offset
        } else if isPath || name.count <= 5 && name == name.uppercased() {
            strangeZone = strangeZone ?? name
        } else {
            hasUnknownWord = true
        }
    }
}
