import SiteArtwork
import SiteFileSystem
import SitePublication
import SiteSocialCards

/// The result of making a card.
package enum MadeCard: Sendable {
    /// - Parameter name: a part of the card's address.
    case made(MadeFile, name: String, cacheProblem: SystemError?)
    /// The installed fonts lack letters of the title.
    case unwritable
    case failed(PictureProblem)
}

/// Makes social cards, each once.
package struct CardMaker: Sendable {
    let library: ImageLibrary
    let cache: PictureCache?
    /// The card layout for each reading direction; the key says whether it is right to left.
    private let painters: [Bool: (layout: CardLayout, painter: CardPainter)]

    /// The JPEG quality. Networks show cards at half size, and a show with 10,000 episodes has as many cards.
    private static let quality = 80

    package init(library: ImageLibrary, cache: PictureCache?, layouts: [Bool: CardLayout]) {
        self.library = library
        self.cache = cache
        painters = layouts.mapValues { ($0, CardPainter($0, library: library)) }
    }

    package func make(_ order: CardOrder) -> MadeCard {
        guard let (layout, painter) = painters[order.isRightToLeft] else { return .failed(.damaged) }
        let digest = library.digest(of: Array(order.recipe(layout, library: library).utf8))
        let name = digest + ".jpg"
        // `c0` guarantees a letter and a digit, by which cache rules recognise digests.
        let part = "c0" + digest.prefix(10)
        if let found = cache?.find(name) {
            let file = MadeFile(
                name: name, contents: .copy(of: found.location), count: found.count, isCached: true)
            return .made(file, name: part, cacheProblem: nil)
        }
        // Servers seldom have emoji fonts, so the second choice is a title without emoji.
        guard let card = [order.card, order.card.withoutPictographs].first(where: isWritable) else {
            return .unwritable
        }
        do throws(PictureProblem) {
            let raster = try painter.paint(card, picture: try picture(order, layout))
            guard let bytes = library.file(of: raster, .jpeg, quality: Self.quality) else { return .failed(.damaged) }
            return keep(bytes, as: name, part)
        } catch {
            return .failed(error)
        }
    }

    private func isWritable(_ card: SocialCard) -> Bool {
        library.hasLetters(of: card.text, font: card.look.font) == true
    }

    private func picture(_ order: CardOrder, _ layout: CardLayout) throws(PictureProblem) -> Raster? {
        guard let picture = order.picture, let target = layout.size(of: .artwork) else { return nil }
        return try picture.raster(target, library: library)
    }

    private func keep(_ bytes: [UInt8], as name: String, _ part: String) -> MadeCard {
        var file = MadeFile(name: name, contents: .bytes(bytes), count: bytes.count, isCached: false)
        do throws(SystemError) {
            if let location = try cache?.store(bytes, as: name) { file.contents = .copy(of: location) }
            return .made(file, name: part, cacheProblem: nil)
        } catch {
            return .made(file, name: part, cacheProblem: error)
        }
    }
}
