import Diagnostics
import Episodes

/// Says what the files mean: episodes, pages, names that they share, who sees them.
func interpret(_ content: SiteContent, options: BuildOptions) -> (Catalog, [Diagnostic]) {
    Episodes.interpret(content, rules: options.rules, base: options.base)
}
