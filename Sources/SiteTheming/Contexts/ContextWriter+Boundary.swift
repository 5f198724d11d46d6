extension ContextWriter {
    func boundary(of subject: BoundarySubject) -> TemplateValue {
        let sections = subject.sections.filter { $0.title != nil }.map { section -> TemplateValue in
            [.id: .text(section.id), .title: .text(section.title)]
        }
        return [
            .words: words.value, .site: siteValue, .root: root, .assets: assets,
            .title: .text(subject.title), .count: .text(String(subject.cellCount)), .sections: group(sections),
        ]
    }

    func element(_ element: BoundaryElement) -> TemplateValue {
        [.kind: .text(element.kind), .content: .html(element.content)]
    }
}
