import Episodes
import Stylesheets
import Theming

/// A theme's rules, read.
struct ThemeRules: Sendable {
    let theme: Theme
    let stylesheet: StyleTree
    let scripts: ThemeScripts

    init(_ theme: Theme) {
        self.theme = theme
        stylesheet = StyleTree(theme.stylesheet)
        scripts = ThemeScripts(theme)
    }
}

/// The stylesheets of pages: the theme's rules and those of the layouts, as far as the pages have what they are about.
///
/// - Parameter names: what stands in the pages.
func style(
    _ names: [PageStyles: MarkupNames], by theme: ThemeRules, layouts: SiteLayouts, jobs: Int
) async -> [OutputFile] {
    guard let pageStyle = layouts.pageStyle else { return [] }
    let ordered = names.sorted { $0.key.address.outputPath < $1.key.address.outputPath }
    let texts = await ordered.concurrentMap(jobs: jobs) { styles, names in
        let rules = layouts.book.stylesheet(classes: styles.layouts, page: pageStyle, maxWidth: layouts.maxWidth)
        let whole = theme.stylesheet + StyleTree(Array(rules.utf8))
        return (theme.scripts.complete(names).map(whole.trimmed(to:)) ?? whole).text
    }
    let source = OutputSource(theme.theme)
    return zip(ordered, texts).compactMap { OutputFile($0.key.address, .bytes($1), from: source) }
}
