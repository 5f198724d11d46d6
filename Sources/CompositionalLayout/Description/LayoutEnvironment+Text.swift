extension LayoutEnvironment {
    /// An extension: true if the container is narrower than this number of em of the root's text, so that a layout can
    /// change where the text is large.
    ///
    /// On a page, the answer follows the real text. A section provider may compare with up to four numbers in all.
    /// The split of a page cannot ask.
    ///
    /// - Parameter ems: A number of font sizes of the page's root. A container of exactly this width is not narrower.
    public func isNarrower(thanEms ems: Double) -> Bool {
        if ems > 0, ems.isFinite { textQuestions?.note(ems) }
        if let widthInEms { return widthInEms.upperBound <= ems }
        return container.effectiveContentSize.width < ems * traits.em
    }
}
