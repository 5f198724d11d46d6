import SiteEpisodes
import SiteMarkup

extension ContextWriter {
    /// - Parameter label: a heading for sections without a title. Cards have headings of level 3, so screen readers
    ///   need one of level 2 before them.
    func gallery(_ gallery: Gallery?, label: String?) -> TemplateValue {
        guard let gallery, !gallery.isEmpty else { return .null }
        let needsLabel = gallery.sections.first?.showsTitle == false
        let sections = gallery.sections.map(section)
        return [
            .classes: .text(gallery.classes), .label: .text(needsLabel ? label : nil),
            .top: .list(gallery.before.map(element)), .bottom: .list(gallery.after.map(element)),
            .sections: .list(sections), .split: split(gallery.split, sections),
        ]
    }

    private func split(_ split: GallerySplit?, _ sections: [TemplateValue]) -> TemplateValue {
        guard let split else { return .null }
        let stacks: [TemplateValue] = split.stacks.map { stack in
            [.classes: .text(stack.classes), .sections: .list(stack.sections.map { sections[$0] })]
        }
        return [.classes: .text(split.classes), .stacks: .list(stacks)]
    }

    private func section(_ section: GallerySection) -> TemplateValue {
        let layout = section.layout.map { " l-" + $0 } ?? ""
        var more: TemplateValue = .null
        if let address = section.more { more = [.url: .html(address), .text: .text(words["all"])] }
        return [
            .id: .text(section.id), .classes: .text(section.classes + layout),
            .cell: section.fitsContent ? "fitted" : section.sizesToContent ? "estimated" : "definite",
            .title: .text(section.history == nil ? section.title : section.title ?? words["newest"]),
            .history: history(section), .hasHeader: .boolean(section.showsTitle), .more: more,
            .before: .list(section.before.map { boundary($0, pinned: section.pinned) }),
            .after: .list(section.after.map { boundary($0, pinned: section.pinned) }),
            .decorations: .list(section.decorations.map { [.kind: .text($0)] }), .cells: .html(cells(section)),
            .scrolls: .boolean(section.scrolls),
            .hasBackground: .boolean(section.hasBackground),
        ]
    }

    private func boundary(_ kind: GallerySection.Boundary, pinned: Set<String>) -> TemplateValue {
        var other: TemplateValue = .null
        if case .other(let element) = kind { other = self.element(element) }
        return [
            .isHeader: .boolean(kind == .header), .isFooter: .boolean(kind == .footer),
            .isSpacer: .boolean(kind == .spacer), .other: other,
            .isPinned: .boolean(pinned.contains(kind.kind)),
        ]
    }

    /// The list items. They are not in a template, because the layout decides their number and order.
    private func cells(_ section: GallerySection) -> HTML {
        var rope = MarkupRope()
        for (index, cell) in section.cells.enumerated() {
            let place = index < section.places.count ? section.places[index] : CellPlace()
            // For screen readers, the boxes are not part of the list.
            for _ in 0..<place.opens { rope.append("<div class=\"cl-stack\" role=\"presentation\">\n".utf8) }
            rope.append("<li".utf8)
            if section.hasDots {
                rope.append(" id=\"\(HTML(escaping: GallerySection.id(ofCell: index, in: section.id)).text)\"".utf8)
            }
            if !place.classes.isEmpty { rope.append(" class=\"\(place.classes.joined(separator: " "))\"".utf8) }
            rope.append((section.needsIndex ? " style=\"--i:\(index + 1)\">" : ">").utf8)
            rope.append(cell.rope)
            rope.append(section.supplementaries(ofCell: index).rope)
            rope.append("</li>\n".utf8)
            for _ in 0..<place.closes { rope.append("</div>\n".utf8) }
        }
        return HTML(rendered: rope)
    }
}
