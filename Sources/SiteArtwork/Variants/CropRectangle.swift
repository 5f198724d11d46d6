/// A part of a picture, in pixels from the upper left corner.
package struct CropRectangle: Hashable, Sendable {
    package var left: Int
    package var top: Int
    package var width: Int
    package var height: Int

    /// The whole picture.
    package init(allOf size: PixelSize) {
        (left, top, width, height) = (0, 0, size.width, size.height)
    }

    /// The largest part with an aspect ratio, at the position of `object-position`. So a browser that crops shows the
    /// same part.
    ///
    /// - Parameters:
    ///   - aspect: width divided by height.
    ///   - focus: fractions of the picture's width and height.
    package init(of size: PixelSize, aspect: Double, focus: (x: Double, y: Double)) {
        let isWide = Double(size.width) > aspect * Double(size.height)
        width = isWide ? max(1, Int((aspect * Double(size.height)).rounded())) : size.width
        height = isWide ? size.height : max(1, min(size.height, Int((Double(size.width) / aspect).rounded())))
        left = Int((Double(size.width - width) * focus.x).rounded())
        top = Int((Double(size.height - height) * focus.y).rounded())
    }

    /// The height of the part at a width, in pixels.
    package func height(atWidth wanted: Int) -> Int {
        max(1, Int((Double(height) * Double(wanted) / Double(width)).rounded()))
    }

    /// The maximum width of a file with this part. Wider files need hundreds of megabytes to encode, and WebP has a
    /// limit of its sides.
    package var widestFile: Int {
        let (pixels, side) = (16_000_000.0, 16_383.0)
        let aspect = Double(width) / Double(height)
        return max(1, min(width, Int(side), Int(min((pixels * aspect).squareRoot(), side * aspect))))
    }
}
