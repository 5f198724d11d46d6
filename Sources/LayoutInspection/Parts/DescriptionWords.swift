/// A part of a description as the Swift code that creates it.
public struct DescriptionWords: Hashable, Sendable, Encodable {
    public struct Property: Hashable, Sendable, Encodable {
        /// The property's name, for example `contentInsets`.
        public let name: String
        /// The property's value, for example `.init(leading: 20, trailing: 20)`.
        public let value: String
    }

    /// The initialiser, for example `LayoutGroup.horizontal(subitem:count: 3)`.
    public let title: String
    /// The properties that differ from their defaults; the size comes first.
    public let properties: [Property]

    /// - Parameter properties: The properties. Those without a value are left out.
    init(_ title: String, _ properties: [(name: String, value: String?)]) {
        self.title = title
        self.properties = properties.compactMap { name, value in value.map { Property(name: name, value: $0) } }
    }
}
