import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteEpisodes

/// The layout of one page. It gives the frames of all elements at any width.
package struct PageLayout: Sendable {
    package struct Section: Sendable {
        /// The id of the section's HTML element.
        package let id: String
        /// The layout's name, or `nil` if the layout is written in the page.
        package let layout: String?
        package let itemCount: Int
        /// The layout widths at which the rules change, ascending, in points.
        package let breakpoints: [Int]
        /// The kinds of section backgrounds and of cell badges.
        package let decorationKinds: [String]
        package let supplementaryKinds: [String]
        /// The certificate of the section's layout at all widths.
        package let certificate: SectionCertificate
        /// The file that holds the layout, as messages name it, or `nil` for a layout in Swift.
        package let file: String?
        /// The positions of the layout's parts.
        var source: SectionSource?
    }

    package private(set) var address: Address
    /// The page's source file, as messages name it, or `nil` for a generated list.
    package let source: String?
    package let sections: [Section]
    /// All sections in one column, with their headers and spacers. A split page has this layout where one side takes
    /// the full width.
    package let layout: CollectionLayout
    /// The environment in which the layouts are solved: size classes, insets, direction.
    package private(set) var environment: PageEnvironment
    /// The split layout, if the page is split.
    package let split: CompositionalSplitLayout?
    /// The order in which a split page's sections are read.
    package let splitOrder: SplitReadingOrder?
    /// The items around all sections, from the page's front matter.
    var boundary: PlannedBoundary?
    /// The maximum width of a page in points, or `nil` if there is no limit.
    package let maxWidth: Int?

    /// The same layout at the address of a copied page.
    func moved(to address: Address) -> PageLayout {
        var layout = self
        layout.address = address
        return layout
    }

    /// The same layout on a page whose root has text of another size, as a factor of the standard one.
    package func withText(of scale: Double) -> PageLayout {
        var layout = self
        layout.environment.textScale = scale
        return layout
    }

    /// - Parameters:
    ///   - width: the layout element's width, in whole points.
    ///   - height: the viewport's height in points, the base of fractional heights.
    ///   - measured: the real sizes of cells and headers with estimated height.
    package func solve(width: Int, height: Double, measured: MeasuredSizes = .init()) -> SolvedLayout {
        layout.solve(
            in: environment.layoutEnvironment(width: Double(width), height: height),
            itemCounts: sections.map(\.itemCount), measured: measured, snapsComparisons: true)
    }
}

extension SiteLayouts {
    /// The layout of a page, or `nil` if the page has no sections.
    func layout(of page: PagePlan) -> PageLayout? {
        let used = page.sections.compactMap { self.used[$0.request.use] }
        guard !used.isEmpty, used.count == page.sections.count else { return nil }
        let split = splits[page]
        let environment = environment.reading(page.direction)
        let configuration = configuration.surrounded(by: page.boundary?.boundary)
        let sections = zip(page.sections, used).enumerated().map { number, pair in
            let (section, layout) = pair
            let own = Array(layout.style.starts(withStandardTextBelow: nil).dropFirst())
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
    /// The page's source file.
    var source: String? {
        switch subject {
        case .episode(let episode): episode.body.source.path
        case .page(let page): page.body?.source.path
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: nil
        }
    }
}
