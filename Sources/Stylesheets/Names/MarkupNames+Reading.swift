import Markup

extension MarkupNames {
    /// What stands in a page's markup, and every word of the scripts in it.
    public init(html: [UInt8]) {
        self.init()
        var reader = MarkupReader(html)
        // Values of class attributes that have been read: most stand on a page many times.
        var known: Set<StyleName> = []
        while let piece = reader.next() {
            if case .start(let name) = piece { read(name, &reader, &known) }
        }
    }

    private mutating func read(_ name: ArraySlice<UInt8>, _ reader: inout MarkupReader, _ known: inout Set<StyleName>) {
        names.insert(StyleName(.element, name))
        var type: ArraySlice<UInt8> = []
        var source: ArraySlice<UInt8>?
        while let (key, value) = reader.attribute() {
            switch key.count {
            case 5 where key.isNamed("class"):
                if known.insert(StyleName(.class, value)).inserted { readClasses(value) }
            case 5 where key.isNamed("style"): names.formUnion(StyleName.properties(in: value))
            case 2 where key.isNamed("id"): names.insert(StyleName(.identifier, value))
            case 3 where key.isNamed("src"): source = value
            case 4 where key.isNamed("type"): type = value
            default: if key.count > 5, key.prefix(5).isNamed("data-") { names.insert(StyleName(.attribute, key)) }
            }
        }
        if name.isNamed("style") {
            names.formUnion(StyleName.properties(in: reader.rawText(of: name)))
        } else if name.isNamed("script") {
            if let source { scripts.insert(String(decoding: source, as: UTF8.self)) }
            let script = reader.rawText(of: name)
            // Data in JSON is no script.
            if !String(decoding: type, as: UTF8.self).contains("json") { formUnion(words: script) }
        }
    }

    private mutating func readClasses(_ value: ArraySlice<UInt8>) {
        for name in value.split(whereSeparator: { $0 == 0x20 || 0x09...0x0D ~= $0 }) {
            names.insert(StyleName(.class, name))
        }
    }
}
