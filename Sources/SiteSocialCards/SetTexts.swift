import SiteArtwork
import Synchronization

/// Texts that have been set. Each card of a site has its name, and many have the same date.
final class SetTexts: Sendable {
    private struct Key: Hashable {
        var text: String
        var color: CardColor
        var sizes: [Int]
        var room: PixelSize
        var font: String
    }

    /// Only the last few are kept, because each takes some hundred kilobytes.
    private static let count = 16

    private let known = Mutex<[Key: Raster?]>([:])

    /// The text as pixels, no larger than the room; `nil` for a text that cannot be set.
    func raster(of text: String, _ fitting: TextFitting, in room: PixelSize) -> Raster? {
        let key = Key(text: text, color: fitting.color, sizes: fitting.sizes, room: room, font: fitting.font)
        if let raster = known.withLock({ $0[key] }) { return raster }
        let raster = fitting.raster(of: text, in: room)
        known.withLock { known in
            if known.count >= Self.count { known.removeAll() }
            known[key] = .some(raster)
        }
        return raster
    }
}
