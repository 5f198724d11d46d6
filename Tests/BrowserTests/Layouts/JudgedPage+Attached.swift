import BrowserSupport
import CompositionalLayout
import GridCSS

/// Badges and backgrounds in a judged page.
extension JudgedPage {
    func decorations(_ section: Int) -> String {
        styles[section].decorationItems.map { "<div class=\"cl-decoration-\($0)\" aria-hidden=\"true\"></div>" }
            .joined()
    }

    func supplementaries(ofSection section: Int, cell: Int) -> String {
        styles[section].supplementaryItems.kinds(ofCell: cell).map { "<span class=\"cl-supplementary-\($0)\"></span>" }
            .joined()
    }

    func attachedSelectors(ofSection section: Int) -> [String] {
        styles[section].attachedSelectors(section).map(\.selector)
    }
}

extension SectionStyle {
    enum Attached { case supplementary, decoration }

    fileprivate func attachedSelectors(_ section: Int) -> [(family: Attached, kind: String, selector: String)] {
        Set(decorationItems).sorted().map { (.decoration, $0, "#s\(section) > .cl-decoration-\($0)") }
            + supplementaryItems.kinds.map {
                (.supplementary, $0, "#s\(section) .cl-list li > .cl-supplementary-\($0)")
            }
    }
}

extension FrameComparison {
    /// What is shown of badges and backgrounds. Boxes without extent are those that another width shows.
    mutating func compareAttached(
        _ frames: LayoutFrames.Section, _ section: Int, _ style: SectionStyle, in measurement: Measurement
    ) {
        var shown = measurement
        for (family, kind, selector) in style.attachedSelectors(section) {
            let elements = family == .decoration ? frames.decorationItems : frames.supplementaryItems
            shown.boxes[selector] = measurement.boxes[selector]?.filter(\.isSeen)
            compare(
                selector, expected: elements.filter { $0.elementKind == kind }.map { Box($0.frame) }.filter(\.isSeen),
                in: shown)
        }
        let kinds = Set(style.decorationItems + style.supplementaryItems.kinds)
        for element in frames.decorationItems + frames.supplementaryItems where !kinds.contains(element.elementKind) {
            compare("missing .cl-…-\(element.elementKind)", expected: [Box(element.frame)], in: measurement)
        }
    }
}

extension Box {
    fileprivate var isSeen: Bool { width > 0 && height > 0 }
}
