import SiteDiagnostics

/// A pattern of addresses with tokens: `/episodes/:slug/`, `/:year/:month/:title:output_ext`.
package struct Permalink: Hashable, Sendable {
    /// A placeholder for a value of the episode.
    package enum Token: String, Hashable, Sendable, CaseIterable {
        case slug, year, month, day, number, season, collection
        /// The folders between `episodes` and the file.
        case folder
        /// The slug and the ending `.html`, as in Jekyll.
        case title
        case outputEnding = "output_ext"
    }

    enum Part: Hashable, Sendable {
        case text(String)
        case token(Token)
    }

    /// The components of the pattern.
    let components: [[Part]]
    private let endsAsFolder: Bool

    package static let episodes = Permalink(
        components: [[.text("episodes")], [.token(.slug)]], endsAsFolder: true)

    private init(components: [[Part]], endsAsFolder: Bool) {
        self.components = components
        self.endsAsFolder = endsAsFolder
    }

    /// - Throws: ``AddressProblem`` for an unknown token and for characters that an address must not contain.
    package init(parsing text: some StringProtocol) throws(AddressProblem) {
        let text = String(text).trimmingBlanks
        _ = try Address(path: text)
        guard !WebAddress.isRemote(text) else { throw .notAPath(text) }
        var components: [[Part]] = []
        for component in pathComponents(text) { components.append(try Self.parts(of: component[...])) }
        self.init(components: components, endsAsFolder: text.hasSuffix("/"))
    }

    private static func parts(of component: Substring) throws(AddressProblem) -> [Part] {
        var parts: [Part] = []
        var rest = component
        while let colon = rest.firstIndex(of: ":") {
            if colon > rest.startIndex { parts.append(.text(String(rest[..<colon]))) }
            let word = rest[rest.index(after: colon)...].prefix { $0.isLetter || $0 == "_" }
            guard let token = Token.allCases.filter({ word.hasPrefix($0.rawValue) }).max(by: Self.isShorter) else {
                throw unknownToken(word)
            }
            parts.append(.token(token))
            rest = rest[rest.index(colon, offsetBy: token.rawValue.count + 1)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }

    private static func isShorter(_ left: Token, _ right: Token) -> Bool { left.rawValue.count < right.rawValue.count }

    private static func unknownToken(_ word: Substring) -> AddressProblem {
        let names = Token.allCases.map(\.rawValue)
        let meant = suggestion(for: String(word), among: names).map { " (did you mean ':\($0)'?)" } ?? ""
        return AddressProblem(
            message: "unknown token ':\(word)'\(meant)", hint: "known are :\(names.joined(separator: ", :"))")
    }

    /// The address with these values. A component is left out if all of its values are missing.
    ///
    /// - Parameter keepingFolder: whether to insert the folder before the slug if the pattern has no `:folder`. Files
    ///   with one slug in several folders need it.
    package func address(
        _ values: PermalinkValues, keepingFolder: Bool = false
    ) throws(AddressProblem) -> Address {
        let namesFolder = components.joined().contains(.token(.folder))
        var path = ""
        for component in components {
            if keepingFolder, !namesFolder, component.contains(where: { $0 == .token(.slug) || $0 == .token(.title) }) {
                path += "/" + values.text(for: .folder)
            }
            path +=
                "/"
                + component.map { part in
                    switch part {
                    case .text(let text): text
                    case .token(let token): values.text(for: token)
                    }
                }.joined()
        }
        return try Address(path: path + (endsAsFolder ? "/" : ""))
    }
}
