/// The part of a language that a piece of code is. Pages colour each kind in the same way for every language.
package enum CodeKind: Sendable {
    case comment, string, keyword, number, type, call, name
    /// Lines of a comparison.
    case added, removed

    /// The class of the element on pages.
    package var className: StaticString {
        switch self {
        case .comment: "c"
        case .string: "s"
        case .keyword: "k"
        case .number: "n"
        case .type: "t"
        case .call: "f"
        case .name: "a"
        case .added: "i"
        case .removed: "d"
        }
    }
}

/// A range of code that has a colour. Code between runs has the colour of text.
package struct CodeRun: Hashable, Sendable {
    package var range: Range<Int>
    package var kind: CodeKind

    package init(_ range: Range<Int>, _ kind: CodeKind) {
        self.range = range
        self.kind = kind
    }
}
