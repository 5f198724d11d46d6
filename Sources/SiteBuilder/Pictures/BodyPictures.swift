import Episodes
import Markdown
import Theming

/// A picture of the content folder that a body shows.
struct BodyPicture: Sendable {
    var path: String
    var place: WrittenPlace
}

extension RenderedBodies {
    /// Local pictures of all bodies.
    func pictures(of catalog: Catalog) -> [BodyPicture] {
        let episodes = catalog.episodes.map { ($0.id, $0.body, self.episodes[$0.id]) }
        let pages = catalog.pages.compactMap { page in page.body.map { (page.id, $0, self.pages[page.id]) } }
        return (episodes + pages).flatMap { id, body, rendered in
            (rendered?.references ?? []).compactMap { reference in
                guard reference.use == .image, let path = catalog.file(ofPicture: reference.url, in: id) else {
                    return nil
                }
                return BodyPicture(
                    path: path, place: WrittenPlace(path: body.source.path, position: reference.position))
            }
        }
    }
}

extension PreparedPictures {
    /// What a body says of a picture.
    ///
    /// - Parameters:
    ///   - page: that shows it.
    ///   - widest: no body shows it wider, in CSS px; `nil` for as wide as the window.
    func files(ofBodyPicture path: String, on page: Address, widest: Int?) -> ImageFiles? {
        guard let artwork = book[path, .center, nil], let size = artwork.size else { return nil }
        var image = ImageFiles(width: size.width, height: size.height)
        guard !moving.contains(path) else { return image }
        func list(_ files: [PreparedArtwork.File]) -> String {
            files.map { "\($0.address.link(from: page)) \($0.width)w" }.joined(separator: ", ")
        }
        image.files = list(artwork.files)
        // Nothing is shown wider than it is.
        let most = min(widest ?? size.width, size.width)
        image.sizes = "(max-width: \(most)px) 100vw, \(most)px"
        image.sources = artwork.sources.map { ImageFiles.Source(type: $0.type, files: list($0.files)) }
        return image
    }
}
