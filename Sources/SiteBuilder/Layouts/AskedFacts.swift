/// The facts about entries that a layout asks for.
enum AskedFacts: Sendable {
    case named(Set<String>)
    /// A layout in Swift may ask for any fact.
    case all

    var isEmpty: Bool { if case .named([]) = self { true } else { false } }

    func contains(_ name: String) -> Bool { if case .named(let names) = self { names.contains(name) } else { true } }
}
