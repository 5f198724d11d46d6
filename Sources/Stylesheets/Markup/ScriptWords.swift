/// What a script may add to pages: elements, classes and ids stand in its strings, `data-` attributes also behind `dataset`.
struct ScriptWords {
    private(set) var names: Set<StyleName> = []

    init(_ script: ArraySlice<UInt8>) {
        for word in script.words {
            // `dataset.cardKind` is `data-card-kind`.
            let dashed = word.flatMap { $0 == $0.lowercased ? [$0] : [UInt8(ascii: "-"), $0] }
            names.insert(StyleName(.attribute, Array("data-".utf8) + dashed))
            names.insert(StyleName(.attribute, word))
            names.insert(StyleName(.property, word))
        }
        var scanner = ScriptScanner(script)
        for text in scanner.strings() ?? [script] {
            for word in text.words {
                for kind in [StyleName.Kind.element, .class, .identifier] { names.insert(StyleName(kind, word)) }
            }
        }
    }
}
