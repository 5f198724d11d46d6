import SiteStylesheets

/// The styles of a drawing or of one of its elements.
struct DrawingStyle {
    /// The first unsafe part of the styles, with its article, or `nil`.
    private(set) var problem: String?
    /// The ids of elements that others are drawn with (`clip-path: url(#a)`), by the words of the selectors (`.a`,
    /// `#b`, `rect`) or without words.
    private var usesOfWords: [String: Set<String>] = [:]
    private(set) var usesOfAll: Set<String> = []
    /// The words of the selectors so far. Empty if the rule may apply to any element.
    private var words: Set<String> = []
    private var isAboutAny = false
    private var isInRule: Bool

    /// - Parameter isSheet: whether the text is a stylesheet and not only declarations.
    init(_ text: String, isSheet: Bool = false) {
        isInRule = !isSheet
        var tokens = StyleTokens(text)
        var isAddress = false
        var last: StyleToken?
        while problem == nil, let token = tokens.next() {
            noteRule(token, after: last)
            last = token
            switch token {
            case .atWord(let word) where !Self.rules.contains(word.lowercased()):
                problem = "a rule '@\(word)' in its styles"
            case .function("url"): isAddress = true
            case .function(let name) where name.lowercased() == "url": isAddress = true
            case .function(let name) where !Self.functions.contains(name.lowercased()):
                problem = "a function '\(name)' in its styles"
            case .url(let address): add(address)
            case .string(let address) where isAddress: add(address)
            case .broken: problem = "a text or an address in its styles that does not end"
            case .word(let word) where Self.running.contains(word.lowercased()):
                problem = "a property '\(word)' in its styles"
            default:
                // Only a text may follow `url(`.
                if isAddress { problem = "an address in its styles that does not end" }
            }
            if case .function = token { continue }
            isAddress = false
        }
    }

    private mutating func add(_ written: String) {
        let address = DrawingAddress(written)
        if !address.isWithin { problem = "an address \(quoted(written)) in its styles" }
        guard let name = address.localName else { return }
        if words.isEmpty { usesOfAll.insert(name) }
        for word in words { usesOfWords[word, default: []].insert(name) }
    }

    /// Records a rule's selectors: `.a, .b {` … `}`.
    private mutating func noteRule(_ token: StyleToken, after last: StyleToken?) {
        // A nested rule.
        if last == .mark(UInt8(ascii: "{")) || last == .mark(UInt8(ascii: ";")), token == .mark(UInt8(ascii: ".")) {
            beginRule()
        }
        switch token {
        case .word(let word) where !isInRule: words.insert(last == .mark(UInt8(ascii: ".")) ? "." + word : word)
        case .hash(let word) where !isInRule: words.insert("#" + word)
        case .mark(UInt8(ascii: "{")):
            // A selector in a nested rule was read as a declaration.
            if isInRule || isAboutAny { words = [] }
            isInRule = true
        case .mark(UInt8(ascii: "}")): beginRule()
        // Selectors for any element, an attribute or a state.
        case .mark(UInt8(ascii: "*")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: ":")):
            if !isInRule { isAboutAny = true }
        default: return
        }
    }

    private mutating func beginRule() { (isInRule, isAboutAny, words) = (false, false, []) }

    mutating func add(_ other: DrawingStyle) {
        usesOfAll.formUnion(other.usesOfAll)
        usesOfWords.merge(other.usesOfWords) { $0.union($1) }
    }

    /// The ids of elements that an element may be drawn with. A rule applies if its selectors contain one of the
    /// element's words.
    func uses(of element: DrawnElement) -> Set<String> {
        var uses = usesOfAll
        if usesOfWords.isEmpty { return uses }
        for word in [element.name] + element.classes.map({ "." + $0 }) + (element.id.map { ["#" + $0] } ?? []) {
            if let more = usesOfWords[word] { uses.formUnion(more) }
        }
        return uses
    }

    private static let rules: Set<String> = [
        "charset", "container", "font-face", "font-feature-values", "keyframes", "-webkit-keyframes", "-moz-keyframes",
        "layer",
        "media", "page", "scope", "starting-style", "supports",
    ]

    /// Old properties that run code.
    private static let running: Set<String> = ["behavior", "-moz-binding", "-ms-behavior"]

    private static let functions: Set<String> = [
        // Colours and numbers
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
        "icc-color",
        "device-cmyk", "calc", "min", "max", "clamp", "abs", "round", "mod", "rem", "sign", "sin", "cos", "tan", "asin",
        "acos", "atan",
        "atan2", "pow", "sqrt", "hypot", "log", "exp", "var", "env",
        // Positions and shapes
        "matrix", "matrix3d", "translate", "translatex", "translatey", "translatez", "translate3d", "scale", "scalex",
        "scaley",
        "scalez", "scale3d", "rotate", "rotatex", "rotatey", "rotatez", "rotate3d", "skew", "skewx", "skewy",
        "perspective", "rect",
        "inset", "xywh", "circle", "ellipse", "polygon", "path", "shape", "ray",
        // Filters, animations and colour changes
        "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity", "saturate",
        "sepia",
        "cubic-bezier", "steps", "linear", "frames", "linear-gradient", "radial-gradient", "conic-gradient",
        "repeating-linear-gradient", "repeating-radial-gradient", "repeating-conic-gradient", "repeat", "minmax",
        "fit-content",
        // Selectors, queries and fonts
        "not", "is", "where", "has", "host", "lang", "dir", "nth-child", "nth-last-child", "nth-of-type",
        "nth-last-of-type",
        "selector", "style", "format", "tech", "local", "alternate", "styleset", "stylistic", "swash", "ornaments",
        "annotation",
        "character-variant",
    ]
}

/// Checks styles of a page by the rules for drawings: they must not load files or run code.
///
/// - Parameter isSheet: whether the text is a stylesheet and not only declarations.
///
/// - Returns: the first unsafe part, with its article, or `nil`.
package func styleProblem(in text: String, isSheet: Bool) -> String? { DrawingStyle(text, isSheet: isSheet).problem }
