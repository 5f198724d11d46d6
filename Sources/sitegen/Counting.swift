/// `1 page`, `1,204 pages`
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// `12,345`
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
        position -= 3
    }
    return digits
}
