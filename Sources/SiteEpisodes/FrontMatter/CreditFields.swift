import SiteMarkdown

extension Fields {
    /// Reads people: names with commas between them, a map with a name, a map of names, or a list of these. Unknown keys
    /// of a map (`github`) are allowed.
    mutating func credits(_ key: Key) -> [Credit] { credits(people(key), of: key) }

    /// The people of a key, each as a name or a map with details.
    mutating func people(_ key: Key) -> [WrittenPerson] {
        var people: [WrittenPerson] = []
        for value in values(key).flatMap(\.peopleParts) where !value.isEmpty {
            let found = value.people
            if found.isEmpty { reportWrongType(key, wants: "names of people", value, as: .warning) }
            people += found
        }
        return people
    }

    mutating func credits(_ people: [WrittenPerson], of key: Key) -> [Credit] {
        var credits: [Credit] = []
        var seen: Set<Slug> = []
        for written in people {
            let name = written.name.onOneLine
            let position = written.details.position
            let person = TermKind.people.term(shortened(name, of: key.rawValue, at: position))
            guard seen.insert(person.slug).inserted else { continue }
            credits.append(
                Credit(
                    person: person, role: written.role.map { shortened($0, of: "role", at: position) },
                    link: written.details.webLink, image: written.details.webImage))
        }
        return bounded(key, credits)
    }
}

/// A person in front matter.
struct WrittenPerson {
    var name: String
    /// A map, an address, a role, or nothing besides the name.
    var details: Value

    var role: String? {
        if let role = details.first(of: ["role", "of", "company"])?.onOneLine { return role }
        guard let text = details.text?.onOneLine, text != name, details.webLink == nil, !details.isFlag else {
            return nil
        }
        return text
    }
}

extension Value {
    /// The elements of a list, or the names of a text with commas.
    fileprivate var peopleParts: [Value] {
        let elements = elements
        guard elements == [self], let text else { return elements }
        return namesOfPeople(in: text).map { Value(.scalar(Scalar($0, isQuoted: true)), at: position) }
    }

    /// The person of a text or of a map with a name, or the people of a map of names.
    fileprivate var people: [WrittenPerson] {
        if let name {
            return name.onOneLine.isEmpty ? [] : [WrittenPerson(name: name.onOneLine, details: self)]
        }
        return (entries ?? []).compactMap { entry in
            // `ana: [host, editor]` has no single meaning.
            guard entry.value.list == nil, !entry.value.isFalse else { return nil }
            let name = (entry.value.entries == nil ? nil : entry.value.name) ?? entry.key
            return name.onOneLine.isEmpty ? nil : WrittenPerson(name: name.onOneLine, details: entry.value)
        }
    }

    /// The text of the first of these keys that has one.
    fileprivate func first(of keys: [String]) -> String? {
        keys.lazy.compactMap { self[$0]?.text }.first { !$0.trimmingBlanks.isEmpty }
    }

    /// Whether the value is `true`, as in `ana: true`.
    fileprivate var isFlag: Bool { boolean == true }

    /// The address of a picture.
    fileprivate var webImage: WebAddress? {
        ["image", "img", "avatar"].lazy.compactMap { self[$0]?.text }.compactMap { try? WebAddress(checking: $0) }
            .first(where: \.isRemote)
    }

    /// The first safe web address among the usual keys, or the text itself.
    fileprivate var webLink: WebAddress? {
        ([text].compactMap(\.self) + ["url", "website", "link", "social", "web"].compactMap { self[$0]?.text }).lazy
            .compactMap { try? WebAddress(checking: $0) }
            .first(where: \.isRemote)
    }
}

/// The names between commas. A suffix such as `Jr.` belongs to the name before it.
private func namesOfPeople(in text: String) -> [String] {
    let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "mba", "esq", "inc", "llc", "ltd"]
    var names: [String] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" }).map(\.trimmingBlanks) where !part.isEmpty {
        if let last = names.last, suffixes.contains(part.lowercased().filter { $0 != "." }) {
            names[names.count - 1] = last + ", " + part
        } else {
            names.append(part)
        }
    }
    return names
}
