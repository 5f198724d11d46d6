import SiteEpisodes

/// The visitor's history. Scripts of the theme fill it in the browser.
extension ContextWriter {
    func history(_ section: GallerySection) -> TemplateValue {
        guard let history = section.history else { return .null }
        return [.title: .text(history.title ?? words["history"]), .card: modelCard]
    }

    /// A card with all parts empty, as a model for scripts. Its date is valid, as HTML requires, until a script
    /// replaces it.
    private var modelCard: TemplateValue {
        let blank: TemplateValue = " "
        let date: TemplateValue = [.iso: "2000-01-01", .text: blank]
        let duration: TemplateValue = [.iso: "PT0S", .text: blank]
        return [
            .words: words.value, .title: blank, .url: .link(Address.home), .number: blank, .season: blank,
            .language: .null, .date: date, .duration: duration, .hasRecording: true,
            .recording: [.src: .link(Address.home), .kind: "audio"], .summary: blank, .tags: .null,
            .artwork: [.hue: .null, .image: .null, .placeholder: .null],
        ]
    }
}
