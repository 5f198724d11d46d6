/// A shortcode, a Liquid tag, or an element of MDX in a text.
struct Directive: Hashable {
    struct Argument: Hashable {
        let name: String?
        let value: String
    }

    /// The name in lower case, without the ending of a file: `figure`, `youtube`.
    var name: String
    var arguments: [Argument] = []
    var isEnd = false
    /// Whether this is an expression, such as `{{ site.baseurl }}`, and no tag.
    var isExpression = false

    /// The value of the first of these names that has one. Names are compared without case and marks.
    func value(_ names: String...) -> String? {
        for name in names {
            let found = arguments.first { $0.name?.lowercased().filter { $0.isLetter || $0.isNumber } == name }
            if let found, !found.value.isEmpty { return found.value }
        }
        return nil
    }

    /// The value without a name at a position.
    func positional(_ index: Int) -> String? {
        let values = arguments.filter { $0.name == nil }
        return values.indices.contains(index) ? values[index].value : nil
    }

    /// Reads the text between the braces: `figure src="a.png"`, `youtube(id="x")`, `include video.html id="x"`.
    init?(_ text: some StringProtocol, isExpression: Bool = false) {
        var words = Self.words(String(text).replacing(#/^([\w-]+)\((.*)\)$/#) { "\($0.1) \($0.2)" })
        guard var first = words.first?.value, words[0].name == nil else { return nil }
        words.removeFirst()
        if first == "include" || first == "render" || first == "include_relative" || first == "end",
            let second = words.first,
            second.name == nil
        {
            first = DocumentName.last(second.value)
            words.removeFirst()
        }
        if !isExpression, first.hasPrefix("/") {
            isEnd = true
            first.removeFirst()
        }
        var name = String(first.prefix { $0 != "." }).lowercased()
        if !isExpression, name.hasPrefix("end"), name.count > 3 {
            isEnd = true
            name = String(name.dropFirst(3))
        }
        guard !name.isEmpty else { return nil }
        self.name = isExpression ? first : name
        self.isExpression = isExpression
        arguments = words
    }

    /// Splits at blanks and commas outside of quotes. A word may have a name before `=` or `:`.
    private static func words(_ text: String) -> [Argument] {
        text.matches(
            of:
                #/(?:([\w.-]+)\s*[=:](?!\/)\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|\{["'`]?([^}"'`]*)["'`]?\}|([^\s,"'`]+))/#
        ).compactMap { match -> Argument? in
            let value = match.2 ?? match.3 ?? match.4 ?? match.5 ?? match.6
            guard let value else { return nil }
            return Argument(
                name: match.1.map(String.init),
                value: String(value).replacing("\\\"", with: "\"").replacing("\\'", with: "'"))
        }
    }
}
