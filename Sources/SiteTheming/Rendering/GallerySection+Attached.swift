extension GallerySection {
    /// The section with what its layout draws behind and on its cells.
    ///
    /// - Parameters:
    ///   - decorations: kinds of its backgrounds, in the order of the document.
    ///   - supplementaries: for each cell the badges on it; nothing where no cell has any.
    ///   - pinned: kinds of headers and footers that wait at the window's edge.
    package func attaching(
        decorations: [String], supplementaries: [HTML], pinned: Set<String> = []
    ) -> GallerySection {
        var section = self
        section.decorations = decorations
        section.supplementaries = supplementaries
        section.pinned = pinned
        return section
    }

    /// The badges on a cell.
    func supplementaries(ofCell index: Int) -> HTML {
        supplementaries.indices.contains(index) ? supplementaries[index] : .empty
    }
}
