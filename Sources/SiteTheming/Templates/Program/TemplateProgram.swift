/// All templates of a theme as one list of steps: names of partials and blocks are looked up once, when the theme is
/// loaded, and not for every card.
///
/// A class, as all tasks run the same: each would count references to its lists, and wait for the others to have done so.
final class TemplateProgram: Sendable {
    struct Step: Sendable {
        enum Kind: Sendable {
            /// Writes bytes `first..<second` of `text`.
            case text
            /// Writes the value of path `first`.
            case value
            /// Goes through the steps before `second` for each value of path `first`.
            case section
            /// Goes through the steps before `second` where path `first` has no value.
            case inverted
            /// Goes through the steps of template `first`.
            case call
        }

        var kind: Kind
        var first: Int
        var second = 0
    }

    struct Name: Sendable {
        let text: String
        /// `nil` for a name that only themes know.
        let key: TemplateKey?

        init(_ text: String) {
            self.text = text
            key = TemplateKey.named[text]
        }
    }

    let steps: [Step]
    let text: [UInt8]
    /// The names of all paths, one behind the other.
    let names: [Name]
    /// Ranges of `names`: an empty one is the value at hand.
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
