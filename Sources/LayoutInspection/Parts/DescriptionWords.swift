/// A part of a description in the engine's own words: what one would write in Swift to have it.
public struct DescriptionWords: Hashable, Sendable, Encodable {
    public struct Property: Hashable, Sendable, Encodable {
        /// `contentInsets`
        public let name: String
        /// `.init(leading: 20, trailing: 20)`
        public let value: String
    }

    /// `LayoutGroup.horizontal(subitem:count: 3)`
    public let title: String
    /// What differs from what a part has anyway, the size first.
    public let properties: [Property]

    /// - Parameter properties: those without a value are left out.
    init(_ title: String, _ properties: [(name: String, value: String?)]) {
        self.title = title
        self.properties = properties.compactMap { name, value in value.map { Property(name: name, value: $0) } }
    }
}
