import CompositionalLayout
import Episodes

/// What every page has.
extension ContextWriter {
    /// - Parameters:
    ///   - title: for the window; `heading` stands on the page.
    ///   - slots: what the page's own template needs besides.
    func page(
        kind: String, address: Address, title: String, heading: String?, lead: String?, description: String?,
        language: String? = nil, head: PageHead, chrome: Chrome, slots: [String: TemplateValue]
    ) -> TemplateValue {
        let stylesheets = [Theme.stylesheetAddress] + head.stylesheets
        var context: [String: TemplateValue] = [
            "words": words.value, "site": siteValue, "root": .html(HTML(trusted: String(HTML.rootMark))),
            "page": [
                "kind": .text(kind), "title": .text(title), "heading": .text(heading), "lead": .text(lead),
                "description": .text((description ?? lead).map { shortened($0, to: 300) }),
                "isHome": .boolean(address == .home), "hidden": .boolean(head.isHidden),
                "canonical": .text(head.canonical), "language": foreign(language),
                "direction": foreign(language) == .null ? .null : .text(direction(of: language ?? "")),
            ],
            "stylesheets": .list(stylesheets.map { .link($0) }), "layoutStyles": .html(head.styles),
            "head": .html(head.markup), "siteHeader": .html(chrome.header), "siteFooter": .html(chrome.footer),
            "breadcrumbs": .null, "notes": .null, "gallery": .null, "isEmpty": false, "pagination": .null,
        ]
        context.merge(slots) { _, slot in slot }
        return .map(context)
    }

    var siteValue: TemplateValue {
        [
            "title": .text(site.title), "description": .text(site.summary), "author": .text(site.author),
            "language": .text(site.language), "direction": .text(rightToLeftOnly(site.language)),
            "url": .link(Address.home),
        ]
    }

    func breadcrumbs(_ steps: [(title: String, address: Address)]) -> TemplateValue {
        let home: TemplateValue = ["title": .text(site.title), "url": .link(Address.home)]
        return group([home] + steps.map { ["title": .text($0.title), "url": .link($0.address)] })
    }

    /// The language of a page, where it is not the site's.
    private func foreign(_ language: String?) -> TemplateValue {
        language == site.language ? .null : .text(language)
    }

    private func rightToLeftOnly(_ language: String) -> String? {
        direction(of: language) == "rtl" ? "rtl" : nil
    }

    private func direction(of language: String) -> String {
        LayoutTraits.LayoutDirection(language: language).attribute
    }
}
