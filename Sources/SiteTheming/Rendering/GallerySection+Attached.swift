extension GallerySection {
    /// The section with its layout's backgrounds and badges.
    ///
    /// - Parameters:
    ///   - decorations: the kinds of backgrounds, in document order.
    ///   - supplementaries: the badges of each cell, or an empty array if there are none.
    ///   - pinned: the kinds of pinned headers and footers.
    package func attaching(
        decorations: [String], supplementaries: [HTML], pinned: Set<String> = []
    ) -> GallerySection {
        var section = self
        section.decorations = decorations
        section.supplementaries = supplementaries
        section.pinned = pinned
        return section
    }

    /// The badges of a cell.
    func supplementaries(ofCell index: Int) -> HTML {
        supplementaries.indices.contains(index) ? supplementaries[index] : .empty
    }
}
