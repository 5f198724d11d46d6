import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// A picture with the aspect ratio of its places.
package struct PictureUse: Hashable, Sendable {
    package var path: String
    package var focus: FocusPoint
    /// The aspect ratio, or `nil` for the picture's own.
    package var aspect: PictureAspect?
    /// Whether an animated picture stays animated, as in a text and on its own page.
    package var keepsMotion = false

    package init(path: String, focus: FocusPoint, aspect: PictureAspect?, keepsMotion: Bool = false) {
        self.path = path
        self.focus = focus
        self.aspect = aspect
        self.keepsMotion = keepsMotion
    }
}

/// All places of the site that show content pictures.
package struct PictureUses: Sendable {
    /// The widths of each picture. Their frequency does not matter.
    package private(set) var widths: [PictureUse: Set<PictureWidth>] = [:]
    /// The places that name each picture.
    package private(set) var places: [String: Set<WrittenPlace>] = [:]
    /// The pictures with files in other widths by the author.
    package private(set) var chosen: Set<String> = []

    package init() {}

    package mutating func add(_ picture: BodyPicture, widest: Int?) {
        let use = PictureUse(path: picture.path, focus: .center, aspect: nil, keepsMotion: true)
        widths[use, default: []].insert(.window(upTo: widest))
        places[picture.path, default: []].insert(picture.place)
    }

    /// Adds a picture that fills the window.
    package mutating func add(filling picture: Picture) {
        guard case .file(let path) = picture.location else { return }
        let use = PictureUse(path: path, focus: .center, aspect: nil, keepsMotion: true)
        widths[use, default: []].insert(.window(upTo: nil))
    }

    /// Adds a picture that settings name and no page shows.
    package mutating func note(_ location: AssetLocation?, at settings: SourceText?, _ position: SourcePosition?) {
        guard case .file(let path)? = location, let settings, let position else { return }
        places[path, default: []].insert(WrittenPlace(path: settings.path, position: position))
    }

    /// Adds a picture that is not shown on the page that names it.
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
