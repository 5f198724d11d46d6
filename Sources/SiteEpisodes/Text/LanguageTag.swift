/// The BCP 47 tag of a name's ending: `zh`, `pt-BR`, `zh_Hans`. It is `nil` if the ending is not a language with an
/// optional script and region.
func languageTag(_ ending: some StringProtocol) -> String? {
    let parts = ending.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard (1...3).contains(parts.count), parts.allSatisfy(isASCIIWord) else { return nil }
    guard (2...3).contains(parts[0].count), parts[0].allSatisfy({ $0.isLetter && $0.isLowercase }) else { return nil }
    guard parts.dropFirst().allSatisfy({ $0.count == 4 && $0.allSatisfy(\.isLetter) || isRegion($0) }) else {
        return nil
    }
    return parts.joined(separator: "-")
}

/// Whether a text is a region: two letters, or three digits of UN M.49.
private func isRegion(_ text: some StringProtocol) -> Bool {
    text.count == 2 && text.allSatisfy(\.isLetter) || text.count == 3 && text.isDigits
}

private func isASCIIWord(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 } && text.allSatisfy { $0.isLetter || $0.isNumber }
}
