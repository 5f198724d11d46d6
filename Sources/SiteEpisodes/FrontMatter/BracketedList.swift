import SiteMarkdown

extension Value {
    /// The elements of a list, or the value itself. A text that holds a list, such as `"['a', 'b']"`, counts as a list.
    var elements: [Value] {
        if let list { return list.flatMap { $0.bracketedElements ?? [$0] } }
        return bracketedElements ?? [self]
    }

    /// The elements of a list that some tools write as a text: `['a', "b"]`. Elements without quotes are allowed.
    private var bracketedElements: [Value]? {
        guard let text = text?.trimmingBlanks, text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 1 else {
            return nil
        }
        var elements: [String] = []
        var element = ""
        var quote: Character?
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if isEscaped {
                element.append(character)
                isEscaped = false
            } else if let open = quote {
                if character == "\\" {
                    isEscaped = true
                } else if character == open {
                    quote = nil
                } else {
                    element.append(character)
                }
            } else if character == ",", quote == nil {
                elements.append(element)
                element = ""
            } else if "'\"".contains(character), element.trimmingBlanks.isEmpty {
                quote = character
                element = ""
            } else if "[]".contains(character) {
                return nil
            } else {
                element.append(character)
            }
        }
        guard quote == nil else { return nil }
        elements.append(element)
        return elements.map(\.trimmingBlanks).filter { !$0.isEmpty }.map {
            Value(.scalar(Scalar($0, isQuoted: true)), at: position)
        }
    }
}
