import CSitegenVips

/// The size that all of a picture is scaled to, and the part of that which is wanted.
struct Scaling {
    let whole: PixelSize
    let left: Int
    let top: Int
    let part: PixelSize

    /// All of it.
    init(to size: PixelSize) {
        whole = size
        (left, top) = (0, 0)
        part = size
    }

    /// - Parameters:
    ///   - crop: of the picture, which has a size.
    ///   - target: the size that the crop is to have.
    ///   - scale: how much wider and higher that is than the crop, without rounding.
    init(of crop: CropRectangle, in size: PixelSize, to target: PixelSize, by scale: (x: Double, y: Double)) {
        func scaled(_ length: Int, by factor: Double) -> Int { Int((Double(length) * factor).rounded()) }
        whole = PixelSize(
            width: max(target.width, scaled(size.width, by: scale.x)),
            height: max(target.height, scaled(size.height, by: scale.y)))
        left = min(scaled(crop.left, by: scale.x), whole.width - target.width)
        top = min(scaled(crop.top, by: scale.y), whole.height - target.height)
        part = target
    }

    /// As libvips is asked.
    var asked: cvips_scaling {
        cvips_scaling(
            width: Int32(whole.width), height: Int32(whole.height), left: Int32(left), top: Int32(top),
            part_width: Int32(part.width), part_height: Int32(part.height))
    }
}
