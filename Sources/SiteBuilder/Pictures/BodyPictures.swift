import SiteEpisodes
import SiteMarkdown
import SitePictures
import SiteTheming

extension RenderedBodies {
    /// The local pictures of all bodies.
    func pictures(of catalog: Catalog) -> [BodyPicture] {
        var pictures: [BodyPicture] = []
        func add(_ references: [Reference]?, of body: Body?, in id: String) {
            guard let references, let body else { return }
            for reference in references where reference.use == .image {
                guard let path = catalog.file(ofPicture: reference.url, in: id) else { continue }
                let place = WrittenPlace(path: body.source.path, position: reference.position)
                pictures.append(BodyPicture(path: path, place: place))
            }
        }
        for episode in catalog.episodes { add(episodes[episode.id]?.references, of: episode.body, in: episode.id) }
        for page in catalog.pages { add(pages[page.id]?.references, of: page.body, in: page.id) }
        return pictures
    }
}

extension PreparedPictures {
    /// The attributes of a picture in a body.
    ///
    /// - Parameters:
    ///   - page: the page that shows it.
    ///   - widest: the maximum width in points, or `nil` for the window's width.
    func files(ofBodyPicture path: String, on page: Address, root: String, widest: Int?) -> ImageFiles? {
        guard let artwork = self.artwork[path, .center, nil], let size = artwork.size else { return nil }
        var image = ImageFiles(width: size.width, height: size.height)
        guard !self.artwork.moving.contains(path) else { return image }
        func list(_ files: [PreparedArtwork.File]) -> String {
            files.map { "\(root)\($0.address.link(from: page)) \($0.width)w" }.joined(separator: ", ")
        }
        image.files = list(artwork.files)
        // A picture is never shown wider than its own width.
        let most = min(widest ?? size.width, size.width)
        image.sizes = "(max-width: \(most)px) 100vw, \(most)px"
        image.sources = artwork.sources.map { ImageFiles.Source(type: $0.type, files: list($0.files)) }
        return image
    }
}
