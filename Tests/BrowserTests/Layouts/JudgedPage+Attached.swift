import GridCSS

/// Badges and backgrounds on a judged page.
extension JudgedPage {
    func decorations(_ section: Int) -> String {
        styles[section].decorationItems.map { "<div class=\"cl-decoration-\($0)\" aria-hidden=\"true\"></div>" }
            .joined()
    }

    func supplementaries(ofSection section: Int, cell: Int) -> String {
        styles[section].supplementaryItems.kinds(ofCell: cell).map { "<span class=\"cl-supplementary-\($0)\"></span>" }
            .joined()
    }

    func attached(_ section: Int) -> AttachedElements {
        AttachedElements(
            section: "#s\(section)", decorations: styles[section].decorationItems,
            supplementaries: styles[section].supplementaryItems.kinds)
    }
}
