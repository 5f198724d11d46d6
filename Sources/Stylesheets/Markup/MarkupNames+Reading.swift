import Markup

extension MarkupNames {
    /// What stands in one more page, and the words of the scripts in it.
    ///
    /// - Parameter styled: the ids that are noted; `nil` for all.
    public mutating func insert(html: [UInt8], noting styled: StyledIdentifiers? = nil) {
        html.withUnsafeBufferPointer { html in
            var open = OpenElements()
            read(html[...], &open, noting: styled)
            end(open)
        }
    }

    /// What stands in a fragment that is put below the innermost of the open elements.
    mutating func graft(_ fragment: MarkupNames, below open: OpenElements) {
        names.formUnion(fragment.names)
        scripts.formUnion(fragment.scripts)
        added.formUnion(fragment.added)
        tree.graft(fragment.tree, below: open.place)
        if !fragment.isTreeKnown || open.hasParagraph { isTreeKnown = false }
    }

    mutating func end(_ open: OpenElements) {
        var open = open
        open.end()
        if !open.isNested { isTreeKnown = false }
    }

    /// - Parameter html: a part of a page, which begins and ends between tags.
    mutating func read(_ html: MarkupSlice, _ open: inout OpenElements, noting styled: StyledIdentifiers?) {
        var reader = MarkupReader(html)
        while let piece = reader.nextTag() {
            switch piece {
            case .start(let name): read(name, &reader, &open, noting: styled)
            case .end(let name): open.close(StyleName(.element, name))
            case .text: break
            }
        }
    }

    private mutating func read(
        _ name: MarkupSlice, _ reader: inout MarkupReader, _ open: inout OpenElements, noting styled: StyledIdentifiers?
    ) {
        let element = StyleName(.element, name)
        let none = name.prefix(0)
        var classes = none
        var data: [StyleName] = []
        var type = none
        var source: MarkupSlice?
        while let (key, value) = reader.attribute() {
            switch key.count {
            case 5 where key.isNamed("class"): classes = value
            case 5 where key.isNamed("style"): names.formUnion(StyleName.properties(in: value))
            case 2 where key.isNamed("id"):
                let id = StyleName(.identifier, value)
                if styled?.contains(id) ?? true { names.insert(id) }
            case 3 where key.isNamed("src"): source = value
            case 4 where key.isNamed("type"): type = value
            case 4 where key.isNamed("lang"): names.formUnion(StyleName.languages(of: value))
            default: if key.count > 5, key.prefix(5).isNamed("data-") { data.append(StyleName(.attribute, key)) }
            }
        }
        if open.isIn(.table), element == OpenElements.tableRow {
            open.open(OpenElements.tableBody, at: place(OpenElements.tableBody, classes: none, below: open.place))
        }
        let place = place(element, classes: classes, data: data, below: open.place)
        let traits = tree.elements[place].traits
        open.open(element, at: place, traits: traits, closesItself: reader.isSelfClosing)
        guard traits.contains(.holdsRawText) else { return }
        let text = reader.rawText(of: name)
        if name.isNamed("style") {
            names.formUnion(StyleName.properties(in: text))
        } else if name.isNamed("script") {
            if let source { scripts.insert(String(decoding: source, as: UTF8.self)) }
            // Data in JSON is no script.
            let isData = type.indices.contains { type[$0...].starts(with: "json".utf8) }
            if !isData { insert(words: ScriptWords(Array(text)[...])) }
        }
    }

    private mutating func place(
        _ element: StyleName, classes: MarkupSlice, data: [StyleName] = [], below parent: Int
    ) -> Int {
        var look = element.hash &* 31 &+ StyleName(.class, classes).hash
        for name in data { look = look &* 31 &+ name.hash }
        let known = tree.elements.count
        let place = tree.place(below: parent, look: look) { allNames(of: element, classes, data) }
        if place == known { names.formUnion(tree.elements[place].names) }
        return place
    }
}

private func allNames(of element: StyleName, _ classes: MarkupSlice, _ data: [StyleName]) -> [StyleName] {
    var names: [StyleName] = []
    // Most elements have no more, and need no second piece of memory.
    names.reserveCapacity(4)
    names.append(element)
    var rest = classes.drop(while: \.isBlank)
    while !rest.isEmpty {
        let name = rest.prefix { !$0.isBlank }
        names.append(StyleName(.class, name))
        rest = rest[name.endIndex...].drop(while: \.isBlank)
    }
    return data.isEmpty ? names : names + data
}
