import Diagnostics
import Episodes
import Theming

/// A picture in the shape that places want it in.
struct PictureUse: Hashable, Sendable {
    var path: String
    var focus: FocusPoint
    /// `nil` for the picture's own.
    var aspect: PictureAspect?
    /// Whether it stands in a text, where what moves must go on moving: a file of it would be a still.
    var isInText = false
}

/// All places of the site that show pictures of the content folder.
struct PictureUses: Sendable {
    /// How wide each is shown. How often does not count: a page is not better known for being one of many.
    private(set) var widths: [PictureUse: Set<PictureWidth>] = [:]
    /// Where each picture is named.
    private(set) var places: [String: Set<WrittenPlace>] = [:]
    /// Pictures of which an author made files.
    private(set) var chosen: Set<String> = []

    init(_ plans: [PagePlan], places: [PageShape: [[SurveyedPlace]]], headerArtwork: Int?) {
        for plan in plans {
            let shape = places[PageShape(plan)]
            for (number, section) in plan.sections.enumerated() {
                for (index, entry) in section.entries.enumerated() {
                    let place = shape?[number][index]
                    add(
                        entry.picture, place?.sizes.map { .sizes($0) } ?? .window(upTo: nil),
                        aspect: place?.place.aspect)
                }
            }
            switch plan.subject {
            case .episode(let episode):
                add(episode.image, .window(upTo: headerArtwork))
                for media in episode.media {
                    add(media.poster.map { Picture(location: $0) } ?? episode.image, .window(upTo: nil))
                }
            case .listing(let listing): add(listing.details.image, .window(upTo: headerArtwork))
            case .page(let page): note(page.image)
            case .index, .letters, .search, .notFound: break
            }
        }
    }

    mutating func add(_ picture: BodyPicture, widest: Int?) {
        let use = PictureUse(path: picture.path, focus: .center, aspect: nil, isInText: true)
        widths[use, default: []].insert(.window(upTo: widest))
        places[picture.path, default: []].insert(picture.place)
    }

    /// A picture that settings name and no page shows.
    mutating func note(_ location: AssetLocation?, at settings: SourceText?, _ position: SourcePosition?) {
        guard case .file(let path)? = location, let settings, let position else { return }
        places[path, default: []].insert(WrittenPlace(path: settings.path, position: position))
    }

    /// A picture that is not shown on the page that names it.
    private mutating func note(_ picture: Picture?) {
        guard let picture, case .file(let path) = picture.location else { return }
        places[path, default: []].formUnion([picture.place].compactMap(\.self))
    }

    private mutating func add(_ picture: Picture?, _ width: PictureWidth, aspect: PictureAspect? = nil) {
        guard let picture, case .file(let path) = picture.location else { return }
        if !picture.candidates.isEmpty { chosen.insert(path) }
        let use = PictureUse(path: path, focus: aspect == nil ? .center : picture.focus, aspect: aspect)
        widths[use, default: []].insert(width)
        for case .file(let file) in [picture.location] + picture.candidates.map(\.location) {
            places[file, default: []].formUnion([picture.place].compactMap(\.self))
        }
    }
}

extension SectionEntry {
    /// What the cell shows.
    var picture: Picture? {
        switch self {
        case .episode(let episode): episode.image
        case .listing(let listing): listing.details.image
        case .page(let page): page.cover
        case .picture(let picture): picture
        case .theme(let theme): theme.image
        case .placeholder: nil
        }
    }
}
