import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteEpisodes

/// The layout of one page as the engine sees it: enough to say where everything stands at any width.
package struct PageLayout: Sendable {
    package struct Section: Sendable {
        /// Id of the section's element.
        package let id: String
        /// Name of the layout; `nil` for one that is written in the page.
        package let layout: String?
        package let itemCount: Int
        /// Widths of the page's layout from which on other rules hold, ascending, in CSS px.
        package let breakpoints: [Int]
        /// Kinds of the backgrounds in the section's markup, and of the badges in its cells.
        package let decorationKinds: [String]
        package let supplementaryKinds: [String]
        /// What is known of the section's layout at every width.
        package let certificate: SectionCertificate
        /// The file that the layout is written in, as messages name it; `nil` for layouts made in Swift.
        package let file: String?
        /// Where its parts are written.
        var source: SectionSource?
    }

    package private(set) var address: Address
    /// The file that the page comes from, as messages name it; `nil` for lists that no file stands for.
    package let source: String?
    package let sections: [Section]
    /// All sections below each other, headers and spacers that plans ask for included. A split page looks like this
    /// where one side has all of the width.
    package let layout: CollectionLayout
    /// What the layouts were lowered in: size classes, insets, direction.
    package let environment: PageEnvironment
    /// For a page that is split, whatever the width.
    package let split: CompositionalSplitLayout?
    /// For a page that is split: whether its sections are seen in the order of the document.
    package let splitOrder: SplitReadingOrder?
    /// What stands around all sections, as the page's front matter says.
    var boundary: PlannedBoundary?
    /// No page is laid out wider (CSS px); `nil` for as wide as there is room.
    package let maxWidth: Int?

    /// The same layout of a copy of the page.
    func moved(to address: Address) -> PageLayout {
        var layout = self
        layout.address = address
        return layout
    }

    /// - Parameters:
    ///   - width: of the layout's element, whole CSS px.
    ///   - height: of the viewport, which fractional heights refer to.
    ///   - measured: what cells and headers of estimated height really take.
    package func solve(width: Int, height: Double, measured: MeasuredSizes = .init()) -> SolvedLayout {
        layout.solve(
            in: environment.layoutEnvironment(width: Double(width), height: height),
            itemCounts: sections.map(\.itemCount), measured: measured, snapsComparisons: true)
    }
}

extension SiteLayouts {
    /// `nil` for a page without sections.
    func layout(of page: PagePlan) -> PageLayout? {
        let used = page.sections.compactMap { self.used[$0.request.use] }
        guard !used.isEmpty, used.count == page.sections.count else { return nil }
        let split = splits[page]
        let environment = environment.reading(page.direction)
        let configuration = configuration.surrounded(by: page.boundary?.boundary)
        let sections = zip(page.sections, used).enumerated().map { number, pair in
            let (section, layout) = pair
            let own = layout.style.intervals.dropFirst().map(\.lowerBound)
            return PageLayout.Section(
                id: section.id, layout: section.request.layoutName, itemCount: section.entries.count,
                breakpoints: split?.breakpoints(ofSection: number, own: own) ?? own,
                decorationKinds: layout.style.decorationItems,
                supplementaryKinds: layout.style.supplementaryItems.kinds, certificate: layout.certificate,
                file: layout.origins.first?.path, source: SectionSource(section.request, layout))
        }
        let provider: CollectionLayout.SectionProvider = { used[$0].provider($1) }
        return PageLayout(
            address: page.address, source: page.source, sections: sections,
            layout: CollectionLayout(configuration: configuration, sectionProvider: provider),
            environment: environment,
            split: page.split.map { split in
                CompositionalSplitLayout(
                    configuration: configuration, sideEnvironment: environment.sideEnvironment(in:width:),
                    splitProvider: split.arrangement(for:),
                    sectionProvider: provider)
            }, splitOrder: splits.order(of: page), boundary: page.boundary, maxWidth: maxWidth)
    }
}

extension PagePlan {
    /// The file that the page comes from.
    var source: String? {
        switch subject {
        case .episode(let episode): episode.body.source.path
        case .page(let page): page.body?.source.path
        case .listing, .index, .letters, .search, .notFound: nil
        }
    }
}
