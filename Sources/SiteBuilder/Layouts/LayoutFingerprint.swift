import SiteMarkdown

extension Value {
    /// The same for values that say the same, on every machine and in every run (FNV-1a, 64 bit).
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
            // In quotes a number is text.
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

/// FNV-1a, 64 bit.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// With its length, so that a text cannot pass for the marks around it.
    mutating func add(counted text: String) { add("\(text.utf8.count):" + text) }
}
