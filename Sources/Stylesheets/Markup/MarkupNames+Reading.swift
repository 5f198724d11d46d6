import Markup

extension MarkupNames {
    /// What stands in one more page, and the words of the scripts in it.
    public mutating func insert(html: [UInt8]) {
        var open = OpenElements()
        read(MarkupReader(html), &open)
        end(open)
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

    mutating func read(_ reader: MarkupReader, _ open: inout OpenElements) {
        var reader = reader
        while let piece = reader.next() {
            switch piece {
            case .start(let name): read(name, &reader, &open)
            case .end(let name): open.close(StyleName(.element, name))
            case .text: break
            }
        }
    }

    private mutating func read(_ name: ArraySlice<UInt8>, _ reader: inout MarkupReader, _ open: inout OpenElements) {
        let element = StyleName(.element, name)
        var classes: ArraySlice<UInt8> = []
        var data: [StyleName] = []
        var type: ArraySlice<UInt8> = []
        var source: ArraySlice<UInt8>?
        while let (key, value) = reader.attribute() {
            switch key.count {
            case 5 where key.isNamed("class"): classes = value
            case 5 where key.isNamed("style"): names.formUnion(StyleName.properties(in: value))
            case 2 where key.isNamed("id"): names.insert(StyleName(.identifier, value))
            case 3 where key.isNamed("src"): source = value
            case 4 where key.isNamed("type"): type = value
            case 4 where key.isNamed("lang"): names.formUnion(StyleName.languages(of: value))
            default: if key.count > 5, key.prefix(5).isNamed("data-") { data.append(StyleName(.attribute, key)) }
            }
        }
        if element == OpenElements.tableRow, open.isIn(OpenElements.table) {
            open.open(OpenElements.tableBody, at: place(OpenElements.tableBody, below: open.place))
        }
        let place = place(element, classes: classes, data: data, below: open.place)
        open.open(element, at: place, closesItself: reader.isSelfClosing)
        if name.isNamed("style") {
            names.formUnion(StyleName.properties(in: reader.rawText(of: name)))
        } else if name.isNamed("script") {
            if let source { scripts.insert(String(decoding: source, as: UTF8.self)) }
            let script = reader.rawText(of: name)
            // Data in JSON is no script.
            if !String(decoding: type, as: UTF8.self).contains("json") { insert(words: ScriptWords(script)) }
        } else if name.isNamed("title") || name.isNamed("textarea") {
            _ = reader.rawText(of: name)
        }
    }

    private mutating func place(
        _ element: StyleName, classes: ArraySlice<UInt8> = [], data: [StyleName] = [], below parent: Int
    ) -> Int {
        var look = element.hash &* 31 &+ StyleName(.class, classes).hash
        for name in data { look = look &* 31 &+ name.hash }
        let known = tree.elements.count
        let place = tree.place(below: parent, look: look) {
            let classes = classes.split { $0 == 0x20 || 0x09...0x0D ~= $0 }
            return [element] + classes.map { StyleName(.class, $0) } + data
        }
        if place == known { names.formUnion(tree.elements[place].names) }
        return place
    }
}
