extension LayoutSection {
    /// The insets of the environment that the section keeps clear of (layout-semantics 4.1). Only those across the scroll
    /// axis count; the others are the scroll view's business.
    func referenceInsets(in environment: LayoutEnvironment, configuration: LayoutConfiguration) -> EdgeInsets {
        var reference = contentInsetsReference
        if reference == .automatic { reference = configuration.contentInsetsReference }
        if reference == .automatic { reference = .safeArea }
        guard reference != .none, let insets = environment.referenceInsets[reference] else { return .zero }
        return switch configuration.scrollDirection {
        case .vertical: EdgeInsets(leading: insets.leading, trailing: insets.trailing)
        case .horizontal: EdgeInsets(top: insets.top, bottom: insets.bottom)
        }
    }
}
