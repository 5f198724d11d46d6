import CompositionalLayout

/// Ready-made rows.
extension JudgedLayout {
    static let lists = ListConfiguration.Appearance.allCases.flatMap { appearance in
        [(false, false), (true, false), (true, true)].map { hasHeader, hasFooter in
            var list = ListConfiguration(appearance: appearance)
            if hasHeader { list.headerMode = .supplementary }
            if hasFooter { list.footerMode = .supplementary }
            return JudgedLayout(
                "\(appearance) list, header \(hasHeader), footer \(hasFooter)", items: 5, .list(using: list))
        }
    }
}
