import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// A picture in the shape that places want it in.
package struct PictureUse: Hashable, Sendable {
    package var path: String
    package var focus: FocusPoint
    /// `nil` for the picture's own.
    package var aspect: PictureAspect?
    /// Whether it stands in a text, where what moves must go on moving: a file of it would be a still.
    package var isInText = false

    package init(path: String, focus: FocusPoint, aspect: PictureAspect?, isInText: Bool = false) {
        self.path = path
        self.focus = focus
        self.aspect = aspect
        self.isInText = isInText
    }
}

/// All places of the site that show pictures of the content folder.
package struct PictureUses: Sendable {
    /// How wide each is shown. How often does not count: a page is not better known for being one of many.
    package private(set) var widths: [PictureUse: Set<PictureWidth>] = [:]
    /// Where each picture is named.
    package private(set) var places: [String: Set<WrittenPlace>] = [:]
    /// Pictures of which an author made files.
    package private(set) var chosen: Set<String> = []

    package init() {}

    package mutating func add(_ picture: BodyPicture, widest: Int?) {
        let use = PictureUse(path: picture.path, focus: .center, aspect: nil, isInText: true)
        widths[use, default: []].insert(.window(upTo: widest))
        places[picture.path, default: []].insert(picture.place)
    }

    /// A picture that settings name and no page shows.
    package mutating func note(_ location: AssetLocation?, at settings: SourceText?, _ position: SourcePosition?) {
        guard case .file(let path)? = location, let settings, let position else { return }
        places[path, default: []].insert(WrittenPlace(path: settings.path, position: position))
    }

    /// A picture that is not shown on the page that names it.
    package mutating func note(_ picture: Picture?) {
        guard let picture, case .file(let path) = picture.location else { return }
        places[path, default: []].formUnion([picture.place].compactMap(\.self))
    }

    package mutating func add(_ picture: Picture?, _ width: PictureWidth, aspect: PictureAspect? = nil) {
        guard let picture, case .file(let path) = picture.location else { return }
        if !picture.candidates.isEmpty { chosen.insert(path) }
        let use = PictureUse(path: path, focus: aspect == nil ? .center : picture.focus, aspect: aspect)
        widths[use, default: []].insert(width)
        for case .file(let file) in [picture.location] + picture.candidates.map(\.location) {
            places[file, default: []].formUnion([picture.place].compactMap(\.self))
        }
    }
}
