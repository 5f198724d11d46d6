/// The facts about an item that a layout may depend on. They are known at build.
public struct ItemFacts: Hashable, Sendable {
    public enum Fact: Hashable, Sendable {
        case flag(Bool)
        case number(Double)
        case word(String)
    }

    /// The picture's width by its height; `nil` if it is unknown.
    public var aspectRatio: Double?
    /// Further facts by their names.
    public var named: [String: Fact]

    public init(aspectRatio: Double? = nil, _ named: [String: Fact] = [:]) {
        self.aspectRatio = aspectRatio
        self.named = named
    }

    /// The fact with a name. `aspectRatio` is one of the numbers.
    public subscript(name: String) -> Fact? {
        name == "aspectRatio" ? aspectRatio.map(Fact.number) : named[name]
    }

    /// Whether a flag is set. A flag that is not known is not set.
    public func isSet(_ name: String) -> Bool { self[name] == .flag(true) }

    public func number(_ name: String) -> Double? { if case .number(let number)? = self[name] { number } else { nil } }

    /// The name of the number that a solver knows by itself: that of the item in its section, from 1.
    static let position = "position"

    func at(_ index: Int) -> ItemFacts {
        var item = self
        item.named[Self.position] = .number(Double(index + 1))
        return item
    }

    public func word(_ name: String) -> String? { if case .word(let word)? = self[name] { word } else { nil } }
}
