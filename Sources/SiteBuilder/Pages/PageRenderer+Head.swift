import SiteEpisodes
import SiteMarkup
import SiteMediaFacts
import SitePublishing
import SiteStylesheets
import SiteTheming

extension PageRenderer {
    func head(of plan: PagePlan) -> PageHead {
        var head = PageHead(stylesheets: layouts.styles.addresses(of: plan, in: layouts.used))
        let own =
            layouts.used.styles(for: plan.sections.map(\.request.use)) + layouts.splits.styles(for: plan)
            + layouts.boundaries.styles(for: plan)
        head.styles = HTML(HTMLText(markup: StyleMinifier.minified(Array(own.utf8))))
        head.canonical = catalog.site.base?.absolute(plan.address)
        if let copy {
            // The original page has the metadata; the copy names the original as canonical.
            head.markup = HTML(lines: [fontLink, icons])
            head.isHidden = true
            head.original = ThemedOriginal(theme: copy.name, address: plan.address)
            return head
        }
        head.markup = HTML(lines: [
            fontLink, icons, feedLinks(for: plan), alternateLinks(for: plan),
            metadata.markup(of: plan, excerpt: excerpt(of: plan)),
        ])
        if plan.address == .notFound {
            head.isHidden = true
            head.canonical = nil
        }
        if case .search = plan.subject { head.isHidden = true }
        return head
    }

    /// Without the link, browsers find the font only after the styles. Fonts are always fetched with `crossorigin`
    /// (https://html.spec.whatwg.org/multipage/links.html#link-type-preload).
    private var fontLink: HTML {
        guard let font = site.planned.theme.preloadedFont else { return .empty }
        let type = MediaType(ofPath: font.outputPath).name
        return HTML(
            trusted:
                "<link rel=\"preload\" as=\"font\" type=\"\(type)\" href=\"\(HTML(linkTo: font).text)\" crossorigin>")
    }

    /// The beginning of an episode's notes.
    private func excerpt(of plan: PagePlan) -> String? {
        if case .episode(let episode) = plan.subject { bodies.summary(of: episode.id) } else { nil }
    }

    /// Links to the page's own feeds, then to the site's feeds.
    private func feedLinks(for plan: PagePlan) -> HTML {
        guard case .listing(let listing) = plan.subject else { return feeds }
        return HTML(lines: [HTML(feedsOf: listing, in: catalog), feeds])
    }

    /// Links to all language versions of the page, including itself, as search engines require
    /// (https://developers.google.com/search/docs/specialty/international/localized-versions).
    private func alternateLinks(for plan: PagePlan) -> HTML {
        guard let base = catalog.site.base, plan.numbers.isFirst else { return .empty }
        let links = plan.versions(in: catalog).map { version in
            let language = HTML(escaping: version.language).text
            let url = HTML(escaping: base.absolute(version.address)).text
            return "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(url)\">"
        }
        return HTML(trusted: links.joined(separator: "\n"))
    }
}
