/// Parses numbers in layout files: `0.5`, `-4`, `1/3`.
enum LayoutNumber {
    /// Returns `nil` if the text is not a number. The result is infinite or NaN for texts such as `1/0` or `.inf`.
    static func parse(_ text: Substring) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { decimal($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2: return parts[0].flatMap { numerator in parts[1].map { numerator / $0 } }
        default: return nil
        }
    }

    private static func decimal(_ text: Substring) -> Double? {
        let word = text.lowercased()
        switch word.drop(while: { "+-.".contains($0) }) {
        case "inf", "infinity": return word.first == "-" ? -.infinity : .infinity
        case "nan": return .nan
        default:
            guard word.utf8.allSatisfy({ "0123456789+-.e".utf8.contains($0) }), word.first != "e" else { return nil }
            return Double(word)
        }
    }
}
