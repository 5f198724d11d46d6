/// A value for each whole container width, constant between breakpoints.
struct PerWidth<Value> {
    fileprivate struct Piece {
        /// The smallest width with this value, in points.
        var start: Int
        var value: Value
    }

    /// The pieces in ascending order. The first starts at 0.
    fileprivate var pieces: [Piece]

    init(_ value: Value) {
        pieces = [Piece(start: 0, value: value)]
    }

    /// Evaluates the value at every start.
    init(from starts: [Int], _ value: (Int) -> Value) {
        pieces = Set(starts + [0]).sorted().map { Piece(start: $0, value: value($0)) }
    }

    var starts: [Int] { pieces.map(\.start) }

    func contains(where predicate: (Value) -> Bool) -> Bool { pieces.contains { predicate($0.value) } }

    subscript(width: Int) -> Value {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= width { low = middle } else { high = middle }
        }
        return pieces[low].value
    }
}

extension PerWidth where Value: Equatable {
    /// The same values with as few breakpoints as possible.
    var merged: Self {
        var result = self
        result.pieces = pieces.enumerated().filter { $0 == 0 || pieces[$0 - 1].value != $1.value }.map(\.element)
        return result
    }
}

extension PerWidth.Piece: Equatable where Value: Equatable {}
extension PerWidth.Piece: Hashable where Value: Hashable {}
extension PerWidth.Piece: Sendable where Value: Sendable {}
extension PerWidth: Equatable where Value: Equatable {}
extension PerWidth: Hashable where Value: Hashable {}
extension PerWidth: Sendable where Value: Sendable {}
