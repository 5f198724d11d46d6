import CompositionalLayout

/// Ready-made rows.
extension JudgedLayout {
    static let lists = ListConfiguration.Appearance.allCases.flatMap { appearance in
        ListConfiguration.HeaderMode.allCases.map { mode in
            var list = ListConfiguration(appearance: appearance)
            (list.headerMode, list.footerMode) = (mode, mode)
            return JudgedLayout("\(appearance) list, headers \(mode)", items: 5, .list(using: list))
        }
    }
}
