import SiteEpisodes

extension ContextWriter {
    /// The pagination, or `null` if there is only one page.
    func pagination(_ numbers: PageNumbers?) -> TemplateValue {
        guard let numbers, numbers.count > 1 else { return .null }
        func step(_ number: Int) -> TemplateValue {
            guard (1...numbers.count).contains(number) else { return .null }
            return [.url: .link(numbers.addresses[number - 1])]
        }
        let pages = numbers.shown.map { number -> TemplateValue in
            guard let number else { return [.isGap: true, .isCurrent: false, .isOther: false] }
            let isCurrent = number == numbers.current
            return [
                .number: .text(words.format.localized(String(number))), .url: .link(numbers.addresses[number - 1]),
                .isGap: false,
                .isCurrent: .boolean(isCurrent), .isOther: .boolean(!isCurrent),
            ]
        }
        return [
            .previous: step(numbers.current - 1), .next: step(numbers.current + 1), .pages: .list(pages),
        ]
    }

    /// The title, with the page number on later pages: `Library`, `Library · Page 2 of 5`.
    func title(_ title: String, _ numbers: PageNumbers?) -> String {
        guard let numbers, numbers.current > 1 else { return title }
        let place = words.filled(
            "pageOf",
            [
                "n": words.format.localized(String(numbers.current)),
                "count": words.format.localized(String(numbers.count)),
            ])
        return "\(title) · \(place)"
    }
}
