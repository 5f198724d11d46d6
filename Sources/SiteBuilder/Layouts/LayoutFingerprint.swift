import SiteMarkdown

extension Value {
    /// A stable 64-bit FNV-1a hash. Equal values have equal fingerprints on every machine and in every run.
    var fingerprint: UInt64 {
        var hash = Fingerprint()
        add(to: &hash)
        return hash.value
    }

    private func add(to hash: inout Fingerprint) {
        switch kind {
        case .null:
            hash.add("~")
        case .scalar(let scalar):
            // A quoted number is text.
            hash.add(scalar.isQuoted ? "'" : "=")
            hash.add(counted: scalar.text)
        case .list(let values):
            hash.add("[\(values.count)")
            for value in values { value.add(to: &hash) }
        case .map(let entries):
            hash.add("{\(entries.count)")
            for entry in entries {
                hash.add(counted: entry.key)
                entry.value.add(to: &hash)
            }
        }
    }
}

/// A 64-bit FNV-1a hash.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// Adds the text with its length, so that different sequences of texts give different hashes.
    mutating func add(counted text: String) { add("\(text.utf8.count):" + text) }
}
