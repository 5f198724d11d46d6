import SiteDiagnostics

/// The facts about an element that decide the work of drawing it.
struct DrawnElement {
    /// The name, empty for an element that is not drawn.
    let name: String
    /// The offset in bytes.
    let offset: Int
    var id: String?
    var classes: Set<String> = []
    /// The ids of elements that it is drawn with: those of `use`, patterns, masks, markers.
    var uses: [String] = []
    /// The length of its path, in bytes.
    var length = 0
}

/// The number of drawn elements. A few elements that use each other repeatedly can exceed what any machine can draw.
struct DrawingWork {
    private struct Element {
        let drawn: DrawnElement
        /// The index after the last descendant.
        var end = 0
        /// The number of drawn elements: the element, its descendants, and all elements that they use.
        var cost = 1
    }

    private var elements: [Element] = []
    private var open: [Int] = []
    private var named: [String: Int] = [:]
    private var styles = DrawingStyle("")

    mutating func begin(_ drawn: DrawnElement) {
        // If two elements have one id, the first is used.
        if let id = drawn.id, named[id] == nil { named[id] = elements.count }
        open.append(elements.count)
        elements.append(Element(drawn: drawn))
    }

    mutating func end() { elements[open.removeLast()].end = elements.count }

    mutating func add(_ sheet: DrawingStyle) { styles.add(sheet) }

    /// Throws if an element uses itself, or if too much is drawn.
    mutating func check() throws(DrawingProblem) {
        try addUp()
        let most = Limits.drawingWork + elements.count
        guard let first = elements.first, first.cost > most else { return }
        // The last element above the limit by itself is the one that uses others too often.
        throw tooMuch(at: elements.lastIndex { $0.cost > most } ?? 0)
    }

    private func tooMuch(at index: Int) -> DrawingProblem {
        DrawingProblem(
            "it draws more than \(Limits.drawingWork + elements.count) elements, because some are used repeatedly",
            at: elements[index].drawn.offset)
    }

    /// Sums the work in dependency order.
    private mutating func addUp() throws(DrawingProblem) {
        // Each element is visited twice.
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

    /// The children of an element, and the elements that it uses.
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
            // These contain nothing that is drawn.
            case "", "linearGradient", "radialGradient", "meshgradient", "solidcolor", "solidColor": continue
            // A marker is drawn at every point of a path. A point takes at least three bytes: `h1,`.
            case "marker": needs.append((target, 1 + drawn.length / 3))
            default: needs.append((target, 1))
            }
        }
        return needs
    }
}

extension Int {
    /// The sum, limited to the largest integer.
    fileprivate func adding(_ other: Int, times: Int) -> Int {
        let (product, isTooMuch) = other.multipliedReportingOverflow(by: times)
        let (sum, overflows) = addingReportingOverflow(product)
        return isTooMuch || overflows ? .max : sum
    }
}
