/// A table while it is read: later lines may add to it, or may not, by how it came to be.
final class TOMLTable {
    enum Origin {
        /// Named on the way to another table, by a header or a dotted key.
        case onTheWay, dots
        /// By a header of its own; the document itself, too.
        case header
        /// `{ … }`
        case inline
    }

    enum Node {
        case value(Value.Kind)
        /// `[ … ]`
        case list([Item])
        case table(TOMLTable)
        /// `[[name]]`
        case tables([TOMLTable])
    }

    /// A node and where it begins, in bytes.
    struct Item {
        var node: Node
        let offset: Int
    }

    struct Key {
        let name: String
        let offset: Int
    }

    var origin: Origin
    let offset: Int
    /// How deep the table's entries are nested.
    let level: Int
    private(set) var entries: [(key: Key, item: Item)] = []
    private var indices: [String: Int] = [:]

    init(_ origin: Origin, at offset: Int, level: Int) {
        self.origin = origin
        self.offset = offset
        self.level = level
    }

    func item(_ key: Key) -> Item? { indices[key.name].map { entries[$0].item } }

    /// - Precondition: the key is new.
    func add(_ key: Key, _ item: Item) {
        indices[key.name] = entries.count
        entries.append((key, item))
    }

    func add(_ key: Key, _ table: TOMLTable) -> TOMLTable {
        add(key, Item(node: .table(table), offset: table.offset))
        return table
    }

    /// Adds a table to `[[key]]`, the first one with the key.
    ///
    /// - Returns: whether the key is free or has such tables.
    func append(_ table: TOMLTable, to key: Key) -> Bool {
        guard let index = indices[key.name] else {
            add(key, Item(node: .tables([table]), offset: table.offset))
            return true
        }
        guard case .tables(var tables) = entries[index].item.node else { return false }
        // The array is alone for a moment, so that adding to it copies nothing.
        entries[index].item.node = .tables([])
        tables.append(table)
        entries[index].item.node = .tables(tables)
        return true
    }
}
