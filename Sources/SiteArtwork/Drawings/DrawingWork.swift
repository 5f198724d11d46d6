import SiteDiagnostics

/// An element as whoever draws it has to do with it.
struct DrawnElement {
    /// Empty for one that is not drawn.
    let name: String
    /// In bytes.
    let offset: Int
    var id: String?
    var classes: Set<String> = []
    /// Names of the elements that it is drawn with: those of `use`, patterns, masks, markers.
    var uses: [String] = []
    /// Bytes of its path.
    var length = 0
}

/// How much is drawn: a few elements that are used by others, which are used again, are more than any machine can draw.
struct DrawingWork {
    private struct Element {
        let drawn: DrawnElement
        /// Just behind its last descendant.
        var end = 0
        /// Counts the element itself, its descendants, and every element that they are drawn with.
        var cost = 1
    }

    private var elements: [Element] = []
    private var open: [Int] = []
    private var named: [String: Int] = [:]
    private var styles = DrawingStyle("")

    mutating func begin(_ drawn: DrawnElement) {
        // Of two with one name the first counts.
        if let id = drawn.id, named[id] == nil { named[id] = elements.count }
        open.append(elements.count)
        elements.append(Element(drawn: drawn))
    }

    mutating func end() { elements[open.removeLast()].end = elements.count }

    mutating func add(_ sheet: DrawingStyle) { styles.add(sheet) }

    /// Throws where an element is drawn with itself, and where too much is drawn.
    mutating func check() throws(DrawingProblem) {
        try addUp()
        let most = Limits.drawingWork + elements.count
        guard let first = elements.first, first.cost > most else { return }
        // The last that is too much by itself is the one that uses others too often.
        throw tooMuch(at: elements.lastIndex { $0.cost > most } ?? 0)
    }

    private func tooMuch(at index: Int) -> DrawingProblem {
        DrawingProblem(
            "it draws more than \(Limits.drawingWork + elements.count) elements, as some are used again and again",
            at: elements[index].drawn.offset)
    }

    /// Elements one after the other, those that one needs before it.
    private mutating func addUp() throws(DrawingProblem) {
        // Each is looked at twice.
        var room = 2 * (Limits.drawingWork + elements.count)
        var isDone = [Bool](repeating: false, count: elements.count)
        var isBegun = isDone
        var stack = elements.isEmpty ? [] : [0]
        while let index = stack.last {
            if isDone[index] {
                stack.removeLast()
                continue
            }
            let needs = needs(of: index)
            room -= needs.count
            if room < 0 { throw tooMuch(at: index) }
            if isBegun[index] {
                let cost = needs.reduce(1) { $0.adding(elements[$1.index].cost, times: $1.times) }
                elements[index].cost = cost
                isDone[index] = true
                stack.removeLast()
                continue
            }
            isBegun[index] = true
            for need in needs where !isDone[need.index] {
                if isBegun[need.index] {
                    throw DrawingProblem(
                        "it has an element that is drawn with itself", at: elements[index].drawn.offset)
                }
                stack.append(need.index)
            }
        }
    }

    /// Children, and what an element is drawn with.
    private func needs(of index: Int) -> [(index: Int, times: Int)] {
        var needs: [(index: Int, times: Int)] = []
        var child = index + 1
        while child < elements[index].end {
            needs.append((child, 1))
            child = elements[child].end
        }
        let drawn = elements[index].drawn
        for name in drawn.uses + styles.uses(of: drawn) {
            guard let target = named[name] else { continue }
            switch elements[target].drawn.name {
            // They hold nothing that is drawn.
            case "", "linearGradient", "radialGradient", "meshgradient", "solidcolor", "solidColor": continue
            // At every point of a path, which takes three bytes or more: `h1,`.
            case "marker": needs.append((target, 1 + drawn.length / 3))
            default: needs.append((target, 1))
            }
        }
        return needs
    }
}

extension Int {
    /// As much as fits.
    fileprivate func adding(_ other: Int, times: Int) -> Int {
        let (product, isTooMuch) = other.multipliedReportingOverflow(by: times)
        let (sum, overflows) = addingReportingOverflow(product)
        return isTooMuch || overflows ? .max : sum
    }
}
