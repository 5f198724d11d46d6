import CompositionalLayout

/// A value of a part, in the words of layout files. Default values have no words.
public struct PartWord: Hashable, Sendable, Encodable {
    /// For example `contentInsets`.
    public let name: String
    /// For example `{ leading: 20, trailing: 20 }`.
    public let value: String
}

extension LayoutText {
    /// The values of a part, without the parts inside it.
    var words: [PartWord] {
        guard case .map(let entries) = self else { return [] }
        return entries.filter { !Self.innerParts.contains($0.key) }.map {
            PartWord(name: $0.key, value: $0.value.flow)
        }
    }

    private static let innerParts: Set = [
        "group", "boundary", "tails", "subitem", "subitems", "repeatingSubitem", "frames",
    ]
}
