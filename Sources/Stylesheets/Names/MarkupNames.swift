/// What a page mentions that selectors could mean: elements, classes, ids, `data-` attributes, custom properties.
public struct MarkupNames: Hashable, Sendable {
    var names: Set<StyleName>
    /// Addresses of the scripts that the page loads, as written. What they add to it is not in here.
    public internal(set) var scripts: Set<String> = []

    /// Elements that browsers add by themselves.
    init() { names = Set(["html", "head", "body", "tbody", "colgroup"].map { StyleName(.element, $0) }) }

    /// Every word of a script, for each kind of name: scripts make elements and set classes and attributes. Names that
    /// a script puts together from pieces cannot be seen.
    public mutating func formUnion(script: [UInt8]) { formUnion(words: script[...]) }

    public mutating func formUnion(_ other: MarkupNames) {
        names.formUnion(other.names)
        scripts.formUnion(other.scripts)
    }

    mutating func formUnion(words script: ArraySlice<UInt8>) {
        for word in script.words {
            for kind in [StyleName.Kind.element, .identifier, .class, .attribute, .property] {
                names.insert(StyleName(kind, word))
            }
            // `dataset.cardKind` is `data-card-kind`.
            let dashed = word.flatMap { $0 == $0.lowercased ? [$0] : [UInt8(ascii: "-"), $0] }
            names.insert(StyleName(.attribute, Array("data-".utf8) + dashed))
        }
    }
}
