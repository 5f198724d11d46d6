import SiteMarkdown

extension Fields {
    /// Reads an address with any scheme that apps know: `https:`, `ipfs:`, `nostr:`, `at:`. Pages do not link to it.
    mutating func uri(_ key: Key) -> String? {
        guard let value = value(key) else { return nil }
        return uri(value, of: key)
    }

    mutating func uri(_ value: Value, of key: Key) -> String? {
        let written = value.text?.trimmingBlanks ?? ""
        if let address = try? WebAddress(checking: written), address.isRemote { return address.absoluteText }
        let scheme = WebAddress.scheme(of: written) ?? ""
        let isScheme = scheme.first?.isLetter == true && scheme.utf8.allSatisfy { 0x2B...0x7A ~= $0 }
        let isSafe = isScheme && !["http", "https", "javascript", "data", "vbscript", "file"].contains(scheme)
        if isSafe, written.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return written }
        reportWrongType(key, wants: "an address with a scheme, such as 'https:' or 'ipfs:'", value, as: .warning)
        return nil
    }
}
