import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    mutating func text(_ value: Value, _ name: String) -> String? {
        if let text = value.text { return text }
        wrongType(value, name, is: "text", hint: "write it on one line, in quotes if need be")
        return nil
    }

    mutating func boolean(_ value: Value, _ name: String) -> Bool? {
        if let boolean = value.boolean { return boolean }
        wrongType(value, name, is: "true or false", hint: "write true or false")
        return nil
    }

    mutating func integer(_ value: Value, _ name: String) -> Int? {
        if let integer = value.integer { return integer }
        wrongType(value, name, is: "a whole number", hint: "write digits only")
        return nil
    }

    /// Reads a name of an enumeration's case.
    mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ value: Value, _ name: String) -> Choice? {
        if let choice = value.text.flatMap(Choice.init(rawValue:)) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let meant = value.text.flatMap { suggestion(for: $0, among: names) }.map { " (did you mean '\($0)'?)" } ?? ""
        report(
            .error, "wrong-type", "'\(name)' cannot be \(value.summary)\(meant)",
            hint: "write \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")", at: value.position)
        return nil
    }

    /// Reads a number of points.
    mutating func points(_ value: Value, _ name: String) -> Double? {
        guard let text = value.text, let number = LayoutNumber.parse(text[...]) else {
            wrongType(value, name, is: "a number of points", hint: "write points without a unit: 20")
            return nil
        }
        return finite(number, name, at: value.position)
    }

    mutating func finite(_ number: Double, _ name: String, at position: SourcePosition) -> Double? {
        if abs(number) <= Length.largest { return number }
        if number.isFinite {
            report(
                .error, "too-large", "'\(name)' is too large: \(number)",
                hint: "write a smaller number", at: position)
        } else {
            report(
                .error, "non-finite", "'\(name)' is \(number), not a finite number", hint: "write a number",
                at: position)
        }
        return nil
    }
}
