import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteEpisodes

/// The layout of one page. It gives the frames of all elements at any width.
public struct PageLayout: Sendable {
    public struct Section: Sendable {
        /// The id of the section's HTML element.
        public let id: String
        /// The layout's name, or `nil` if the layout is written in the page.
        public let layout: String?
        public let itemCount: Int
        /// The layout widths at which the rules change, ascending, in points.
        public let breakpoints: [Int]
        /// The kinds of section backgrounds and of cell badges.
        public let decorationKinds: [String]
        public let supplementaryKinds: [String]
        /// The certificate of the section's layout at all widths.
        public let certificate: SectionCertificate
        /// The file that holds the layout, as messages name it, or `nil` for a layout in Swift.
        public let file: String?
        /// The positions of the layout's parts.
        var source: SectionSource?
    }

    public private(set) var address: Address
    /// The page's source file, as messages name it, or `nil` for a generated list.
    public let source: String?
    public let sections: [Section]
    /// All sections in one column, with their headers and spacers. A split page has this layout where one side takes
    /// the full width.
    public let layout: CollectionLayout
    /// The environment in which the layouts are solved: size classes, insets, direction.
    public let environment: PageEnvironment
    /// The split layout, if the page is split.
    public let split: CompositionalSplitLayout?
    /// The order in which a split page's sections are read.
    public let splitOrder: SplitReadingOrder?
    /// The items around all sections, from the page's front matter.
    var boundary: PlannedBoundary?
    /// The maximum width of a page in points, or `nil` if there is no limit.
    public let maxWidth: Int?

    /// The same layout at the address of a copied page.
    func moved(to address: Address) -> PageLayout {
        var layout = self
        layout.address = address
        return layout
    }

    /// - Parameters:
    ///   - width: the layout element's width, in whole points.
    ///   - height: the viewport's height in points, the base of fractional heights.
    ///   - measured: the real sizes of cells and headers with estimated height.
    public func solve(width: Int, height: Double, measured: MeasuredSizes = .init()) -> SolvedLayout {
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
    /// The page's source file.
    var source: String? {
        switch subject {
        case .episode(let episode): episode.body.source.path
        case .page(let page): page.body?.source.path
        case .listing, .index, .letters, .search, .notFound: nil
        }
    }
}
