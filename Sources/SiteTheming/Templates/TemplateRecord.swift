/// Values with names that are known at compile time: a map in templates. Of two values with one name, the later is
/// used.
struct TemplateRecord: Sendable {
    private var entries: [(TemplateKey, TemplateValue)]
    /// A bit set of the names, in which several names share a bit. It rejects most names quickly.
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

    /// The index of a key. Iterating over indices avoids counting references to the values.
    private func place(of key: TemplateKey) -> Int? { entries.indices.last { entries[$0].0 == key } }

    /// Whether a value is not `null`.
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
