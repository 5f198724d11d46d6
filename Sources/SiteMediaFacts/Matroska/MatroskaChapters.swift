private enum ID {
    static let edition = 0x45B9, editionHidden = 0x45BD, editionDefault = 0x45DB
    static let atom = 0xB6, start = 0x91, hidden = 0x98, enabled = 0x4598
    static let display = 0x80, string = 0x85
}

/// The chapters of the default edition, or else of the first one that is not hidden. Nested chapters are left out, as
/// players do.
func matroskaChapters(_ list: EBMLList) -> [MediaChapter] {
    let editions = list.filter { edition in
        edition.id == ID.edition && edition.children.flag(ID.editionHidden) != true
    }
    let edition = editions.first { $0.children.flag(ID.editionDefault) == true } ?? editions.first
    guard let edition else { return [] }
    var chapters: [MediaChapter] = []
    for atom in edition.children where atom.id == ID.atom && chapters.count < MediaFacts.chapterLimit {
        let isShown = atom.children.flag(ID.hidden) != true && atom.children.flag(ID.enabled) != false
        // Nanoseconds, independent of the scale of other times.
        guard isShown, let nanoseconds = atom.children.first(where: { $0.id == ID.start })?.unsigned,
            let start = milliseconds(nanoseconds, perSecond: 1_000_000_000),
            let display = atom.children.first(where: { $0.id == ID.display }),
            let title = display.children.first(where: { $0.id == ID.string })?.text, !title.isEmpty
        else { continue }
        chapters.append(MediaChapter(start: start, title: title))
    }
    return chapters
}

extension EBMLList {
    fileprivate func flag(_ id: Int) -> Bool? { first { $0.id == id }?.unsigned.map { $0 != 0 } }
}
