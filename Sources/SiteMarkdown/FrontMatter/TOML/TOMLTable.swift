/// A table that is being read. The way it was defined determines whether later lines may add to it.
final class TOMLTable {
    enum Origin {
        /// Defined implicitly, on the way to an inner table, by a header or a dotted key.
        case onTheWay, dots
        /// Defined by its own header; also the document itself.
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

    /// A node and the byte offset at which it begins.
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
    /// The nesting level of the table's entries.
    let level: Int
    private(set) var entries: [(key: Key, item: Item)] = []
    private var indices: [String: Int] = [:]

    init(_ origin: Origin, at offset: Int, level: Int) {
        self.origin = origin
        self.offset = offset
        self.level = level
    }

    func item(_ key: Key) -> Item? { indices[key.name].map { entries[$0].item } }

    /// - Precondition: The key is new.
    func add(_ key: Key, _ item: Item) {
        indices[key.name] = entries.count
        entries.append((key, item))
    }

    func add(_ key: Key, _ table: TOMLTable) -> TOMLTable {
        add(key, Item(node: .table(table), offset: table.offset))
        return table
    }

    /// Adds a table to `[[key]]`.
    ///
    /// - Returns: False if the key is used for something else.
    func append(_ table: TOMLTable, to key: Key) -> Bool {
        guard let index = indices[key.name] else {
            add(key, Item(node: .tables([table]), offset: table.offset))
            return true
        }
        guard case .tables(var tables) = entries[index].item.node else { return false }
        // The array is removed from the entry for a moment, so that appending does not copy it.
        entries[index].item.node = .tables([])
        tables.append(table)
        entries[index].item.node = .tables(tables)
        return true
    }
}
