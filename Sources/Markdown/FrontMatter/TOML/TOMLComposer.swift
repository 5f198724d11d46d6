import Diagnostics
import TOMLKit

/// Joins what TOMLKit read with where it stands.
struct TOMLComposer {
    let source: SourceText
    let places: TOMLPlaces
    /// Where the text begins, for what has no place of its own.
    let start: Int

    func value(of table: TOMLTable) -> Value {
        map(table, path: [], place: .init(key: start, value: start..<start))
    }

    private func map(_ table: TOMLTable, path: [TOMLStep], place: TOMLPlaces.Place) -> Value {
        let entries = table.map { key, value in
            let path = path + [.key(key)]
            let place = places[path] ?? place
            return (offset: place.key, key: key, value: self.value(value, path: path, place: place))
        }
        // TOMLKit sorts by name; readers expect the author's order.
        let ordered = entries.sorted { ($0.offset, $0.key) < ($1.offset, $1.key) }
        return Value(
            .map(ordered.map { Entry(key: $0.key, keyPosition: source.position(at: $0.offset), value: $0.value) }),
            at: source.position(at: place.value.lowerBound))
    }

    private func value(_ node: any TOMLValueConvertible, path: [TOMLStep], place: TOMLPlaces.Place) -> Value {
        let position = source.position(at: place.value.lowerBound)
        if let table = node.table { return map(table, path: path, place: place) }
        if let array = node.array {
            let elements = array.enumerated().map { index, element in
                let path = path + [.index(index)]
                return value(element, path: path, place: places[path] ?? place)
            }
            return Value(.list(elements), at: position)
        }
        if let string = node.string { return Value(.scalar(Scalar(string, isQuoted: true)), at: position) }
        let written = String(decoding: source.bytes[place.value], as: UTF8.self)
        return Value(.scalar(Scalar(text(of: node, written: written))), at: position)
    }

    /// Numbers and dates as they were written, but in the spelling that `Value` reads: `1_000` and `0xFF` are TOML's own.
    private func text(of node: any TOMLValueConvertible, written: String) -> String {
        if let integer = node.int { return Int(written) == integer ? written : String(integer) }
        if let double = node.double {
            guard double.isFinite else { return double.isNaN ? ".nan" : double < 0 ? "-.inf" : ".inf" }
            return Double(written) == double ? written : String(double)
        }
        return written
    }
}
