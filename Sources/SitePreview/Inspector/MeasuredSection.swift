import CompositionalLayout

/// The measured sizes of cells and headers of one section, as the inspector writes them in an address: the cells in
/// order, `!`, and the boundary items in the solver's order. Sections are separated by `~`, and the page's own items
/// come first. A size is a height, or a height, `*` and a width; either may be missing. Each number counts 1/960 px in base 36. This is exact for the units of all browsers, 1/64 and 1/60 px.
struct MeasuredSection: Hashable, Sendable {
    /// The sizes in CSS px, `nil` if not measured.
    var cells: [MeasuredSizes.Extent?]
    var boundary: [MeasuredSizes.Extent?]

    private static let unit = 960.0
    /// The maximum of ten million pixels, in 1/960 px.
    private static let most = 9_600_000_000

    /// Returns `nil` if the text has a different form.
    static func read(_ text: Substring) -> [MeasuredSection]? {
        var sections: [MeasuredSection] = []
        for section in text.split(separator: "~", omittingEmptySubsequences: false) {
            let parts = section.split(separator: "!", omittingEmptySubsequences: false)
            guard parts.count == 2, let cells = sizes(parts[0]), let boundary = sizes(parts[1]) else { return nil }
            sections.append(MeasuredSection(cells: cells, boundary: boundary))
        }
        return sections
    }

    private static func sizes(_ text: Substring) -> [MeasuredSizes.Extent?]? {
        var sizes: [MeasuredSizes.Extent?] = []
        for size in text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false) {
            let numbers = size.split(separator: "*", omittingEmptySubsequences: false).map(number)
            guard numbers.count <= 2, let height = numbers[0], let width = numbers.count == 2 ? numbers[1] : .some(nil)
            else { return nil }
            sizes.append(size.isEmpty ? nil : MeasuredSizes.Extent(width: width, height: height))
        }
        return sizes
    }

    /// The number in CSS px; `.some(nil)` for an empty text, and `nil` for one that is no number.
    private static func number(_ text: Substring) -> Double?? {
        if text.isEmpty { return .some(nil) }
        guard let count = Int(text, radix: 36), (0...most).contains(count) else { return nil }
        return Double(count) / unit
    }
}

extension MeasuredSizes {
    /// - Parameters:
    ///   - sections: the page's own items first, then the sections.
    ///   - kinds: the kinds of boundary items in the solver's order, by section; `nil` is the page itself.
    init(_ sections: [MeasuredSection], kinds: (Int?) -> [String]) {
        self.init()
        for (index, section) in sections.enumerated() {
            let number = index == 0 ? nil : index - 1
            for (kind, size) in zip(kinds(number), section.boundary) {
                boundaryItems[number, default: [:]][kind] = size
            }
            guard let number else { continue }
            for (item, size) in section.cells.enumerated() { items[number, default: [:]][item] = size }
        }
    }
}
