import SiteArtwork
import SiteFileSystem
import SitePublication
import SiteSocialCards

/// A card, painted or found in the cache.
package enum MadeCard: Sendable {
    /// - Parameter name: a part of its address.
    case made(MadeFile, name: String, cacheProblem: SystemError?)
    /// The fonts of this machine lack letters of its title.
    case unwritable
    case failed(PictureProblem)
}

/// Paints cards, each once.
package struct CardMaker: Sendable {
    let library: ImageLibrary
    let cache: PictureCache?
    /// For cards read from the left, and from the right.
    private let painters: [Bool: (layout: CardLayout, painter: CardPainter)]

    /// As JPEG counts it. Networks show cards at half their size; a show of 10,000 episodes has as many files.
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
        // A letter and a digit, which a digest by chance may lack: rules for caches know digests by them.
        let part = "c0" + digest.prefix(10)
        if let found = cache?.find(name) {
            let file = MadeFile(contents: .copy(of: found.location), count: found.count, isCached: true)
            return .made(file, name: part, cacheProblem: nil)
        }
        // Machines that build sites seldom have fonts of pictographs, and titles do without.
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
        guard case .picture(let digest, let crop) = order.card.artwork, let picture = order.picture,
            let size = picture.header.size, let target = layout.size(of: .artwork)
        else { return nil }
        // Changed while we build: the next build finds it as it is then.
        guard let bytes = try? fileBytes(picture.location), library.digest(of: bytes) == digest else { throw .damaged }
        return try library.picture(bytes, picture.header, size: size, crop: crop, to: target)
    }

    private func keep(_ bytes: [UInt8], as name: String, _ part: String) -> MadeCard {
        do throws(SystemError) {
            let location = try cache?.store(bytes, as: name)
            let contents = location.map { OutputFile.Contents.copy(of: $0) } ?? .bytes(bytes)
            return .made(
                MadeFile(contents: contents, count: bytes.count, isCached: false), name: part, cacheProblem: nil)
        } catch {
            let file = MadeFile(contents: .bytes(bytes), count: bytes.count, isCached: false)
            return .made(file, name: part, cacheProblem: error)
        }
    }
}
