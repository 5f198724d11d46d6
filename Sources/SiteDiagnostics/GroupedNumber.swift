/// The number with separators: `12,345`.
package func grouped(_ number: Int) -> String {
    var digits = String(number)
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
        position -= 3
    }
    return digits
}
