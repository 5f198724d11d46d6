import SiteEpisodes

extension ContextWriter {
    /// The pagination, or `null` if there is only one page.
    func pagination(_ numbers: PageNumbers?) -> TemplateValue {
        guard let numbers, numbers.addresses.count > 1 else { return .null }
        func step(_ step: Int) -> TemplateValue {
            numbers.address(after: step).map { [.url: .link($0)] } ?? .null
        }
        let pages = numbers.shown.map { number -> TemplateValue in
            guard let number else { return [.isGap: true, .isCurrent: false, .isOther: false] }
            let isCurrent = number == numbers.number
            return [
                .number: .text(words.format.localized(String(number))), .url: .link(numbers.address(of: number)),
                .isGap: false,
                .isCurrent: .boolean(isCurrent), .isOther: .boolean(!isCurrent),
            ]
        }
        return [
            .previous: step(-1), .next: step(1), .pages: .list(pages),
        ]
    }

    /// The title, with the page number on later pages: `Library`, `Library · Page 2`. The number of pages is left out
    /// because it changes.
    func title(_ title: String, _ numbers: PageNumbers?) -> String {
        guard let numbers, !numbers.isFirst else { return title }
        let number = words.filled("pageNumber", ["n": words.format.localized(String(numbers.number))])
        return "\(title) · \(number)"
    }
}
