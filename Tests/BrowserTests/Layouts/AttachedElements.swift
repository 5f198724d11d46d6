import BrowserSupport
import CompositionalLayout

/// The badges and backgrounds of a section on a page, by kind.
struct AttachedElements {
    /// The selector of the section.
    let section: String
    let decorations: [String]
    let supplementaries: [String]

    private func decoration(_ kind: String) -> String { "\(section) > .cl-decoration-\(kind)" }
    private func supplementary(_ kind: String) -> String { "\(section) .cl-list li > .cl-supplementary-\(kind)" }

    var selectors: [String] { Set(decorations).sorted().map(decoration) + supplementaries.map(supplementary) }

    /// Compares the visible elements. Boxes without extent belong to other widths.
    func compare(
        _ frames: LayoutFrames.Section, in measurement: Measurement, into comparison: inout FrameComparison
    ) {
        let parts = [
            (frames.decorationItems, Set(decorations), decoration),
            (frames.supplementaryItems, Set(supplementaries), supplementary),
        ]
        var shown = measurement
        for (elements, kinds, selector) in parts {
            // Kinds that the markup lacks count as missing too.
            for kind in kinds.union(elements.map(\.elementKind)).sorted() {
                let expected = elements.filter { $0.elementKind == kind }.map { Box($0.frame) }
                shown.boxes[selector(kind)] = measurement.boxes[selector(kind)]?.filter(\.isSeen)
                comparison.compare(selector(kind), expected: expected.filter(\.isSeen), in: shown)
            }
        }
    }
}

extension Box {
    fileprivate var isSeen: Bool { width > 0 && height > 0 }
}
