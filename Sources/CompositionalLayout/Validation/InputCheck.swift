extension DescriptionCheck {
    /// Checks the environment that a layout is solved for.
    mutating func check(_ environment: LayoutEnvironment) {
        let size = environment.container.contentSize
        findings.check([size.width, size.height, environment.traits.em])
        for insets in environment.referenceInsets.values { findings.check(insets.values) }
        for shares in environment.referenceInsetShares.values { findings.check(shares.values) }
    }

    mutating func check(_ measured: MeasuredSizes) {
        for extents in measured.items.values { check(extents.values) }
        for extents in measured.boundaryItems.values { check(extents.values) }
    }

    private mutating func check(_ extents: some Sequence<MeasuredSizes.Extent>) {
        for extent in extents { findings.check([extent.width, extent.height].compactMap(\.self)) }
    }
}
