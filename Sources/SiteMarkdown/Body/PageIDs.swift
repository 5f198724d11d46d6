/// Gives out the ids of one page, each once: first to the headings of its text, then to its sections.
///
/// Their names are made of letters, digits, hyphens and underscores. Other ids of a page have a mark that no such name holds,
/// so they need not be known here: those of templates a dot (`page.main`), of footnotes a colon (`fn:1`), of moments of a
/// recording an equals sign (`t=754`).
package struct PageIDs: Sendable {
    private var taken: Set<String>
    /// The next number to try for a name, so that a thousand equal names cost a thousand steps.
    private var nextNumber: [String: Int] = [:]

    package init(taken: some Sequence<String> = EmptyCollection()) { self.taken = Set(taken) }

    /// The name itself, or with a number where it has been given out.
    ///
    /// - Parameter number: of the second element of a name.
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
