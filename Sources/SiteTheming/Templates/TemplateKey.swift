/// The names of all template values, except words, whose names a theme defines.
///
/// They are compared as numbers, because comparing texts would take a large part of a build's time.
enum TemplateKey: UInt8, CaseIterable {
    case after, album, alt, artwork, aside, assets, audio, author, before, bottom, breadcrumbs, bytes, canonical,
        captions
    case card, cell, cells, chapters, classes, collections, color, content, count, current, data, date, decorations,
        details
    case description, direction, duration, external, extra, feed, formats, funding, gallery, groups, hasBackground,
        hasHeader,
        hasRecording
    case head, heading, height, hidden, history, hue, icon, id, image, indexes, isCurrent, isEmpty, isFooter, isGap
    case isHeader, isHome, isNewest, isOther, isPerson, isPinned, isSpacer, iso, items, kind, label, language
    case latest, layoutStyles, lead, letters, links, loading, menu, more, name, names, neighbours, next, notes, number,
        original, other
    case page, pages, pagination, paragraphs, people, pictures, place, placeholder, player, plays, portrait, position,
        poster
    case previous, priority, recording, related, remembers, role, root, scrolls, search, season, seconds, sections
    case service, show, showcase, site
    case siteFooter, siteHeader, size, sizes, sources, speaker, split, src, srcset, stacks, start, style, stylesheets
    case summary, tags, text, theme, title, top, trailer, transcript, translations, type, url, video, watched, website,
        width
    case words

    /// The keys by their names in templates.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { (String(describing: $0), $0) })
}
