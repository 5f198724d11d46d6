/// All templates of a theme as one list of steps. The names of partials and blocks are resolved once, when the theme is
/// loaded.
///
/// This is a class, because all tasks share it. With a struct, each copy would count references to its lists, and tasks
/// would wait for each other.
final class TemplateProgram: Sendable {
    struct Step: Sendable {
        enum Kind: Sendable {
            /// Writes bytes `first..<second` of `text`.
            case text
            /// Writes the value of path `first`.
            case value
            /// Runs the steps before `second` for each value of path `first`.
            case section
            /// Runs the steps before `second` if path `first` has no value.
            case inverted
            /// Runs the steps of template `first`.
            case call
        }

        var kind: Kind
        var first: Int
        var second = 0
    }

    struct Name: Sendable {
        let text: String
        /// The key, or `nil` for a name that only themes use.
        let key: TemplateKey?

        init(_ text: String) {
            self.text = text
            key = TemplateKey.named[text]
        }
    }

    let steps: [Step]
    let text: [UInt8]
    /// The names of all paths, concatenated.
    let names: [Name]
    /// Ranges of `names`. An empty range is the current value.
    let paths: [Range<Int>]
    /// Ranges of `steps`.
    let templates: [Range<Int>]

    init(steps: [Step], text: [UInt8], names: [Name], paths: [Range<Int>], templates: [Range<Int>]) {
        self.steps = steps
        self.text = text
        self.names = names
        self.paths = paths
        self.templates = templates
    }
}
