/// A pattern for addresses of one host, as ``EmbedSite`` describes it.
struct AddressForm: Sendable {
    /// A pattern for one path component, or for the name or the value of a parameter.
    private struct Part: Sendable {
        var name: Substring?
        /// The allowed values of the component; for a part without a name, the component itself.
        var rule: Substring

        init(_ text: Substring) {
            guard text.hasPrefix("{") else {
                rule = text
                return
            }
            let inner = text.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
            name = inner[0]
            rule = inner.count > 1 ? inner[1] : ""
        }

        func takes(_ text: Substring) -> Bool {
            guard name != nil else { return text == rule }
            switch rule {
            case "": return !text.isEmpty && text != "." && text != ".."
            case "#": return !text.isEmpty && text.utf8.allSatisfy { $0.isDigit }
            case "x": return !text.isEmpty && text.utf8.allSatisfy { $0.isDigit || 0x61...0x66 ~= $0.lowered }
            case "11":
                return text.utf8.count == 11
                    && text.utf8.allSatisfy { $0.isDigit || $0.isLetter || "-_".utf8.contains($0) }
            default: return rule.split(separator: "|").contains(text)
            }
        }
    }

    let host: String
    private let path: [Part]
    /// The last part takes all components that follow.
    private let takesRest: Bool
    private let parameter: (name: Part, value: Part)?

    init(_ text: String) {
        let halves = text.split(separator: "?", maxSplits: 1)
        let components = halves[0].split(separator: "/")
        host = String(components[0])
        path = components.dropFirst().map(Part.init)
        takesRest = path.last?.rule == "*"
        parameter = halves.count < 2 ? nil : halves[1].split(separator: "=").withPair { (Part($0), Part($1)) }
    }

    /// The values of the names in the form; `nil` if the address has a different form.
    func values(in address: AddressParts) -> [Substring: String]? {
        var values: [Substring: String] = [:]
        let fixed = takesRest ? path.dropLast() : path[...]
        guard takesRest ? address.path.count > fixed.count : address.path.count == fixed.count else { return nil }
        for (part, text) in zip(fixed, address.path) {
            guard part.takes(text) else { return nil }
            if let name = part.name { values[name] = String(text) }
        }
        if takesRest, let name = path.last?.name {
            let rest = address.path[fixed.count...]
            guard rest.allSatisfy({ $0 != "." && $0 != ".." }) else { return nil }
            values[name] = rest.joined(separator: "/")
        }
        if let parameter {
            let found = address.query.first { parameter.name.takes($0.name) && parameter.value.takes($0.value) }
            guard let found else { return nil }
            if let name = parameter.name.name { values[name] = String(found.name) }
            if let name = parameter.value.name { values[name] = String(found.value) }
        }
        return values
    }
}

extension [Substring] {
    fileprivate func withPair<Result>(_ use: (Substring, Substring) -> Result) -> Result? {
        count == 2 ? use(self[0], self[1]) : nil
    }
}

/// The parts of an `http` or `https` address, as written.
struct AddressParts {
    /// In lower case, without `www.`, `m.` and `music.`.
    let host: String
    let path: [Substring]
    let query: [(name: Substring, value: Substring)]
    let fragment: Substring

    /// Fails for other schemes, for hosts with a port or a user, and for characters that are not part of an address.
    init?(_ address: some StringProtocol) {
        let text = Substring(address)
        guard text.utf8.count <= 2_000, text.utf8.allSatisfy({ Self.isAllowed($0) }) else { return nil }
        let scheme = text.prefix(8).lowercased()
        let start = ["https://", "http://", "//"].first { scheme.hasPrefix($0) }
        guard start != nil || scheme.hasPrefix("www.") else { return nil }
        let rest = text.dropFirst(start?.count ?? 0)
        let beforeFragment = rest.prefix { $0 != "#" }
        let beforeQuery = beforeFragment.prefix { $0 != "?" }
        var host = beforeQuery.prefix { $0 != "/" }.lowercased()[...]
        for prefix in ["www.", "m.", "music."] where host.hasPrefix(prefix) { host = host.dropFirst(prefix.count) }
        self.host = String(host)
        path = beforeQuery.drop { $0 != "/" }.split(separator: "/")
        fragment = rest[beforeFragment.endIndex...].dropFirst()
        query = beforeFragment[beforeQuery.endIndex...].dropFirst().split(separator: "&").map { pair in
            let name = pair.prefix { $0 != "=" }
            return (name, pair[name.endIndex...].dropFirst())
        }
    }

    /// Letters, digits and the marks of addresses (RFC 3986).
    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }

    /// The time at which the recording begins, in seconds: `t=90`, `start=90s` and `#t=1h2m3s`.
    var start: Int? {
        let written =
            query.first { ["t", "start", "time_continue"].contains($0.name) }?.value
            ?? (fragment.hasPrefix("t=") ? fragment.dropFirst(2) : nil)
        guard let written, let match = written.wholeMatch(of: #/(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?/#) else {
            return nil
        }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        let seconds = number(match.1) * 3600 + number(match.2) * 60 + number(match.3)
        return seconds > 0 ? seconds : nil
    }
}
