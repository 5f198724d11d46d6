/// Assigns the unique IDs of one page: first to the headings of its text, then to its sections.
///
/// These IDs consist of letters, digits, hyphens and underscores. All other IDs of a page contain a different
/// character, so they cannot be equal: IDs of templates contain a dot (`page.main`), of footnotes a colon (`fn:1`), and
/// of moments of a recording an equals sign (`t=754`).
package struct PageIDs: Sendable {
    private var taken: Set<String>
    /// The next number to try for a name, so that a thousand equal names take a thousand steps.
    private var nextNumber: [String: Int] = [:]

    package init(taken: some Sequence<String> = EmptyCollection()) { self.taken = Set(taken) }

    /// Takes a name. Returns false if it is already in use.
    mutating func claim(_ name: String) -> Bool { taken.insert(name).inserted }

    /// Returns the name, with a number if the name is already in use.
    ///
    /// - Parameter number: The number for the second element with the name.
    package mutating func id(for name: String, secondAs number: Int) -> String {
        var id = name
        var number = nextNumber[name, default: number]
        while !taken.insert(id).inserted {
            id = "\(name)-\(number)"
            number += 1
        }
        nextNumber[name] = number
        return id
    }
}
