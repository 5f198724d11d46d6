/// The names of all template values, except words, whose names a theme defines.
///
/// They are compared as numbers, because comparing texts would take a large part of a build's time.
enum TemplateKey: UInt8, CaseIterable {
    case after, alt, artwork, aside, assets, audio, author, before, bottom, breadcrumbs, bytes, canonical, captions
    case card, cell, cells, chapters, classes, collections, color, content, count, current, date, decorations
    case description, direction, duration, external, formats, gallery, groups, hasBackground, hasHeader, head, heading,
        height
    case hidden, history, hue, id, image, indexes, isCurrent, isEmpty, isFooter, isGap, isHeader, isHome, isNewest
    case isOther, isPerson, isPinned, isSpacer, iso, items, kind, label, language, layoutStyles, lead, letters, links
    case loading, menu, more, name, names, neighbours, next, notes, number, other, page, pages, pagination, paragraphs
    case people, place, placeholder, player, portrait, position, poster, previous, priority, related, remembers, role
    case root, scrolls, search, season, seconds, sections, showcase, site, siteFooter, siteHeader, size, sizes, sources
    case speaker, split, src, srcset, stacks, start, style, stylesheets, summary, tags, text, theme, title, top
    case transcript, translations, type, url, video, watched, website, width, words

    /// The keys by their names in templates.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { (String(describing: $0), $0) })
}
