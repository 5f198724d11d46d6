import CompositionalLayout
import SiteDiagnostics
import SiteTheming

/// Layouts that change with the container's width in em, on pages with text of several sizes.
extension JudgedLayout {
    private static func file(_ name: String, items: Int, _ yaml: String) -> JudgedLayout {
        let (file, diagnostics) = LayoutFile.read(SourceText(path: name, text: yaml), name: name)
        guard let file else { preconditionFailure("\(diagnostics)") }
        return JudgedLayout(name, items: items) { file.section(for: $0) }
    }

    private static let nested = """
        section:
          contentInsets: { ..<37.5em: 8, default: 20.5 }
          interGroupSpacing: 9.5
          group:
            ..<30em: { axis: vertical, size: 1w x ~90, subitems: [{ size: 1w x ~90 }] }
            30em..<61.25em:
              ..<700: { axis: horizontal, size: 1w x 5em, interItemSpacing: 7, subitem: { size: 1w x 1h }, count: 2 }
              default: { axis: horizontal, size: 1w x 0.2w, subitem: { size: 1w x 1h }, count: 3 }
            default: { axis: horizontal, size: 1w x ~90, interItemSpacing: 12.5, subitem: { size: 1w x ~90 }, count: 4 }
          boundary: [{ kind: header, size: 1w x 2.5em }]
        """

    private static let inside = """
        section:
          interGroupSpacing: { ..<600: { ..<25em: 4, default: 8.5 }, default: { ..<41.7em: 11, default: 16 } }
          contentInsets: { leading: { 45em...: 30, default: 10 }, trailing: 12.25 }
          group:
            axis: horizontal
            size: { width: 1w, height: { ..<25em: 80, default: 6em } }
            interItemSpacing: 6
            subitem: { size: 1w x 1h }
            count: { ..<25em: 1, 25em..<45em: 2, default: fit(190) }
        """

    /// Stacks of texts side by side, badges and tails exist only at some sizes of text.
    private static func parts(_ environment: LayoutEnvironment) -> LayoutSection {
        let text = item(.fractionalWidth(1), .estimated(40))
        let stack = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .estimated(80)), subitems: [text, text])
        let stacks = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(80)), subitems: [stack, stack])
        if environment.isNarrower(thanEms: 28) { return LayoutSection(group: row(of: 1, height: .estimated(50))) }
        return LayoutSection(
            group: environment.isNarrower(thanEms: 52.5) ? row(of: 2, height: .estimated(50), spacing: 9) : stacks,
            interGroupSpacing: 7.5)
    }

    private static func badged(_ environment: LayoutEnvironment) -> LayoutSection {
        let isNarrow = environment.isNarrower(thanEms: 33)
        let cell = badged(
            item(.fractionalWidth(isNarrow ? 1 : 0.5), .fractionalHeight(1), insets: .init(all: 3)),
            isNarrow ? [] : [badge("new", [.top, .trailing], .textRelative(1.5), .absolute(18))])
        var section = LayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [cell]),
            interGroupSpacing: 8)
        if !isNarrow { section.tailGroups = [1: row(of: 1, height: .textRelative(4.3))] }
        return section
    }

    private static func shelved(_ environment: LayoutEnvironment) -> LayoutSection {
        var section = shelf(
            .continuous, .vertical(layoutSize: size(.textRelative(11), .absolute(120)), subitem: filling, count: 1),
            insets: .init(leading: 15, trailing: 15), spacing: 8)
        if environment.isNarrower(thanEms: 40) { return section }
        section.orthogonalScrollingBehavior = .none
        section.group = row(of: 3, height: .absolute(90), spacing: 11)
        return section
    }

    /// In low windows, the other class of heights counts too.
    private static let low = JudgedLayout(
        "text and low windows", environment: .init(height: 400),
        sections: [
            Section(itemCount: 7) { environment in
                let isLow = environment.traits.verticalSizeClass == .compact
                let columns = environment.isNarrower(thanEms: 30) ? 1 : 2
                return LayoutSection(group: row(of: isLow ? columns + 2 : columns, height: .absolute(70), spacing: 5))
            }
        ])

    static let textSwitches: [JudgedLayout] = [
        file("groups by the text", items: 7, nested), file("sizes by the text", items: 9, inside),
        JudgedLayout("stacks by the text", items: 9, provider: parts),
        JudgedLayout("badges and a tail by the text", items: 5, provider: badged),
        JudgedLayout("a row that scrolls by the text", items: 7, provider: shelved), low,
    ].flatMap(\.withLargerText)

    /// Sections compare the width of their side.
    static let splitTexts: [JudgedLayout] = {
        var layout = file("sides by the text", items: 7, nested)
        layout.sections.append(Section(itemCount: 6, provider: badged))
        layout.split = {
            SplitArrangement(
                leftSideRatio: $0.container.contentSize.width < 700 ? 0 : 0.4, splitSpacing: 16, sides: [.left, .right])
        }
        return layout.withLargerText
    }()
}
