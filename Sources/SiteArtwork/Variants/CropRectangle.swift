import SiteDiagnostics

/// A part of a picture, in its pixels from the upper left corner.
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

    package func contains(_ other: CropRectangle) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// The same part of a picture that is itself a part, in one size.
    ///
    /// - Parameters:
    ///   - whole: a part that contains this one.
    ///   - size: the size to which that part is scaled.
    package func inside(_ whole: CropRectangle, scaledTo size: PixelSize) -> CropRectangle {
        let scale = (Double(size.width) / Double(whole.width), Double(size.height) / Double(whole.height))
        var part = self
        part.width = max(1, min(size.width, Int((Double(width) * scale.0).rounded())))
        part.height = max(1, min(size.height, Int((Double(height) * scale.1).rounded())))
        part.left = min(size.width - part.width, Int((Double(left - whole.left) * scale.0).rounded()))
        part.top = min(size.height - part.height, Int((Double(top - whole.top) * scale.1).rounded()))
        return part
    }

    var right: Int { left + width }
    var bottom: Int { top + height }

    /// The height of the part if it is scaled to a width.
    package func height(atWidth wanted: Int) -> Int {
        max(1, Int((Double(height) * Double(wanted) / Double(width)).rounded()))
    }

    /// The maximum width of a file of this part.
    package var widestFile: Int { widestFile(hasAlpha: false) }

    /// The maximum width of a file of this part. Encoders need twice the memory for each pixel that may be transparent.
    package func widestFile(hasAlpha: Bool) -> Int {
        let (pixels, side) = (Double(Limits.filePixels / (hasAlpha ? 2 : 1)), Double(Limits.fileSide))
        let aspect = Double(width) / Double(height)
        return max(1, min(width, Int(side), Int(min((pixels * aspect).squareRoot(), side * aspect))))
    }
}
