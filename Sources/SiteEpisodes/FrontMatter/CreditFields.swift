import SiteMarkdown

extension Fields {
    /// Reads people: a name, a map with a name, or a list of either. Unknown keys of a map (`github`) are allowed.
    mutating func credits(_ key: Key) -> [Credit] {
        var credits: [Credit] = []
        var seen: Set<Slug> = []
        for value in values(key).flatMap({ $0.list ?? [$0] }) where !value.isEmpty {
            guard let name = value.name?.onOneLine, !name.isEmpty else {
                reportWrongType(key, wants: "names of people", value, as: .warning)
                continue
            }
            let person = TermKind.people.term(shortened(name, of: key.rawValue, at: value.position))
            guard seen.insert(person.slug).inserted else { continue }
            let role = value.first(of: ["role", "of", "company"])?.onOneLine
            credits.append(
                Credit(
                    person: person, role: role.map { shortened($0, of: "role", at: value.position) },
                    link: value.webLink))
        }
        return bounded(key, credits)
    }
}

extension Value {
    /// The text of the first of these keys that has one.
    fileprivate func first(of keys: [String]) -> String? {
        keys.lazy.compactMap { self[$0]?.text }.first { !$0.trimmingBlanks.isEmpty }
    }

    /// The first safe web address among the usual keys.
    fileprivate var webLink: WebAddress? {
        ["url", "website", "link", "social", "web"].lazy
            .compactMap { self[$0]?.text }
            .compactMap { try? WebAddress(checking: $0) }
            .first(where: \.isRemote)
    }
}
