/// Values by names that are known in advance: what templates call a map. Of two values of one name the later counts.
struct TemplateRecord: Sendable {
    private var entries: [(TemplateKey, TemplateValue)]
    /// A bit for each name in here, though several names share one: most names that are asked for stand further out.
    private var bits: UInt64

    init(_ entries: [(TemplateKey, TemplateValue)]) {
        self.entries = entries
        bits = entries.reduce(0) { $0 | $1.0.bit }
    }

    subscript(key: TemplateKey) -> TemplateValue? {
        get { bits & key.bit == 0 ? nil : place(of: key).map { entries[$0].1 } }
        set {
            guard let newValue else { return }
            entries.append((key, newValue))
            bits |= key.bit
        }
    }

    /// Goes by places: to take each entry out for its key would count references to its value.
    private func place(of key: TemplateKey) -> Int? { entries.indices.last { entries[$0].0 == key } }

    /// Whether one of the values is more than nothing.
    var saysAnything: Bool { entries.contains { $0.1 != .null } }

    func merging(_ others: TemplateRecord) -> TemplateRecord {
        var record = self
        record.entries += others.entries
        record.bits |= others.bits
        return record
    }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) { self.init(elements) }
}

extension TemplateRecord: Equatable {
    static func == (left: TemplateRecord, right: TemplateRecord) -> Bool {
        left.entries.elementsEqual(right.entries, by: ==)
    }
}

extension TemplateKey {
    fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
