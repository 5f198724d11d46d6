import SiteEpisodes

/// What the visitor has watched: scripts of the theme fill in what is not known here.
extension ContextWriter {
    func history(_ section: GallerySection) -> TemplateValue {
        guard let history = section.history else { return .null }
        return [.title: .text(history.title ?? words["history"]), .card: modelCard]
    }

    /// A card that has every part, all of them empty; its day is one, as HTML asks for, until a script takes it away.
    private var modelCard: TemplateValue {
        let blank: TemplateValue = " "
        let date: TemplateValue = [.iso: "2000-01-01", .text: blank]
        let duration: TemplateValue = [.iso: "PT0S", .text: blank]
        return [
            .words: words.value, .title: blank, .url: .link(Address.home), .number: blank, .season: blank,
            .language: .null, .date: date, .duration: duration, .summary: blank, .tags: .null,
            .artwork: [.hue: .null, .image: .null, .placeholder: .null],
        ]
    }
}
