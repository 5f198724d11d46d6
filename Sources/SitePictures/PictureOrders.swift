import SiteArtwork
import SiteEpisodes

/// The orders for all pictures, by path. A picture that is published unchanged has an order without shapes, which
/// checks that it can be decoded.
///
/// - Parameter made: the site's files, for the pages of a copy in a different theme.
package func pictureOrders(
    _ pictures: [InspectedPicture], uses: PictureUses, settings: ImageSettings,
    besides made: [String: MadePicture]? = nil
) -> [PictureOrder] {
    var usesByPath: [String: [PictureUse]] = [:]
    for use in uses.widths.keys { usesByPath[use.path, default: []].append(use) }
    // Many pictures have equal sets of widths.
    var demands: [Set<PictureWidth>: WidthDemand] = [:]
    func demand(_ widths: Set<PictureWidth>) -> WidthDemand {
        if let known = demands[widths] { return known }
        var sum = WidthDemand()
        for width in widths {
            let single = demands[[width]] ?? width.demand
            demands[[width]] = single
            sum.add(single)
        }
        demands[widths] = sum
        return sum
    }
    struct Choice: Hashable {
        var widths: Set<PictureWidth>
        var widest: Int
    }
    var choices: [Choice: [Int]] = [:]
    return pictures.compactMap { picture in
        guard var order = PictureOrder(picture, settings: settings) else { return nil }
        guard settings.variants > 0, !uses.chosen.contains(picture.path) else { return order }
        var shapes: [CropRectangle: (uses: Set<PictureUse>, widths: Set<PictureWidth>)] = [:]
        for use in usesByPath[picture.path] ?? [] where !(use.keepsMotion && picture.header.isAnimated) {
            shapes[order.crop(for: use), default: ([], [])].uses.insert(use)
            shapes[order.crop(for: use), default: ([], [])].widths.formUnion(uses.widths[use] ?? [])
        }
        let sorted = shapes.sorted {
            ($0.key.width, $0.key.height, $0.key.left, $0.key.top)
                < ($1.key.width, $1.key.height, $1.key.left, $1.key.top)
        }
        for (crop, shape) in sorted {
            let widest = crop.widestFile(hasAlpha: picture.header.hasAlpha)
            let choice = Choice(widths: shape.widths, widest: widest)
            let widths =
                choices[choice]
                ?? separateWidths(
                    variantWidths(for: demand(shape.widths), upTo: widest, count: settings.variants))
            choices[choice] = widths
            let files = made.map { $0[picture.path]?.shapes[crop]?.files[order.fallback] ?? [:] }
            order.shapes.append(
                PictureOrder.Shape(
                    crop: crop, uses: shape.uses,
                    widths: files.map { sharedWidths($0.keys.sorted(), wanted: widths) } ?? widths))
        }
        return order
    }
}
