extension ContextWriter {
    func boundary(of subject: BoundarySubject) -> TemplateValue {
        let sections = subject.sections.filter { $0.title != nil }.map { section -> TemplateValue in
            [.id: .text(section.id), .title: .text(section.title)]
        }
        let section = subject.sections.first?.id ?? ""
        let dots = subject.dots.enumerated().map { index, title -> TemplateValue in
            [.id: .text(GallerySection.id(ofCell: index, in: section)), .title: .text(title)]
        }
        return [
            .words: words.value, .site: siteValue, .root: root, .assets: assets,
            .title: .text(subject.title), .count: .text(String(subject.cellCount)), .sections: group(sections),
            .cells: group(dots),
        ]
    }

    func element(_ element: BoundaryElement) -> TemplateValue {
        [.kind: .text(element.kind), .content: .html(element.content)]
    }
}
