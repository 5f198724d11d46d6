import CSitegenVips

/// The size of the scaled picture, and the part of it to keep.
struct Scaling {
    let whole: PixelSize
    let left: Int
    let top: Int
    let part: PixelSize

    /// Scales the whole picture.
    init(to size: PixelSize) {
        whole = size
        (left, top) = (0, 0)
        part = size
    }

    /// - Parameters:
    ///   - crop: a part of the picture.
    ///   - target: the size of the scaled part, in pixels.
    ///   - scale: the factors without rounding.
    init(of crop: CropRectangle, in size: PixelSize, to target: PixelSize, by scale: (x: Double, y: Double)) {
        func scaled(_ length: Int, by factor: Double) -> Int { Int((Double(length) * factor).rounded()) }
        whole = PixelSize(
            width: max(target.width, scaled(size.width, by: scale.x)),
            height: max(target.height, scaled(size.height, by: scale.y)))
        left = min(scaled(crop.left, by: scale.x), whole.width - target.width)
        top = min(scaled(crop.top, by: scale.y), whole.height - target.height)
        part = target
    }

    /// The same for the C functions.
    var asked: cvips_scaling {
        cvips_scaling(
            width: Int32(whole.width), height: Int32(whole.height), left: Int32(left), top: Int32(top),
            part_width: Int32(part.width), part_height: Int32(part.height))
    }
}
