import CompositionalLayout

/// The measured heights of cells and headers of one section, as the inspector writes them in an address: the cells in
/// order, `!`, and the boundary items in the solver's order. Sections are separated by `~`, and the page's own items
/// come first. Each number counts 1/960 px in base 36. This is exact for the units of all browsers, 1/64 and 1/60 px.
struct MeasuredSection: Hashable, Sendable {
    /// The heights in CSS px, `nil` if not measured.
    var cells: [Double?]
    var boundary: [Double?]

    private static let unit = 960.0
    /// The maximum of ten million pixels, in 1/960 px.
    private static let most = 9_600_000_000

    /// Returns `nil` if the text has a different form.
    static func read(_ text: Substring) -> [MeasuredSection]? {
        var sections: [MeasuredSection] = []
        for section in text.split(separator: "~", omittingEmptySubsequences: false) {
            let parts = section.split(separator: "!", omittingEmptySubsequences: false)
            guard parts.count == 2, let cells = numbers(parts[0]), let boundary = numbers(parts[1]) else { return nil }
            sections.append(MeasuredSection(cells: cells, boundary: boundary))
        }
        return sections
    }

    private static func numbers(_ text: Substring) -> [Double?]? {
        var numbers: [Double?] = []
        for number in text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false) {
            if number.isEmpty {
                numbers.append(nil)
                continue
            }
            guard let count = Int(number, radix: 36), (0...most).contains(count) else { return nil }
            numbers.append(Double(count) / unit)
        }
        return numbers
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
            for (kind, height) in zip(kinds(number), section.boundary) {
                boundaryItems[number, default: [:]][kind] = height.map { Extent(height: $0) }
            }
            guard let number else { continue }
            for (item, height) in section.cells.enumerated() {
                items[number, default: [:]][item] = height.map { Extent(height: $0) }
            }
        }
    }
}
