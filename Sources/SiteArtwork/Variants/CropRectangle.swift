import SiteDiagnostics

/// A part of a picture, in its pixels from the upper left corner.
public struct CropRectangle: Hashable, Sendable {
    public var left: Int
    public var top: Int
    public var width: Int
    public var height: Int

    /// All of a picture.
    public init(allOf size: PixelSize) {
        (left, top, width, height) = (0, 0, size.width, size.height)
    }

    /// The largest part of one aspect. It lies as `object-position` would lay it, so that a browser that crops and one that
    /// gets the part show the same.
    ///
    /// - Parameters:
    ///   - aspect: width by height.
    ///   - focus: fractions of the picture's width and height.
    public init(of size: PixelSize, aspect: Double, focus: (x: Double, y: Double)) {
        let isWide = Double(size.width) > aspect * Double(size.height)
        width = isWide ? max(1, Int((aspect * Double(size.height)).rounded())) : size.width
        height = isWide ? size.height : max(1, min(size.height, Int((Double(size.width) / aspect).rounded())))
        left = Int((Double(size.width - width) * focus.x).rounded())
        top = Int((Double(size.height - height) * focus.y).rounded())
    }

    var right: Int { left + width }
    var bottom: Int { top + height }

    /// How high the part is when it is made this wide.
    public func height(atWidth wanted: Int) -> Int {
        max(1, Int((Double(height) * Double(wanted) / Double(width)).rounded()))
    }

    /// How wide a file of it is at most.
    public var widestFile: Int {
        let (pixels, side) = (Double(Limits.filePixels), Double(Limits.fileSide))
        let aspect = Double(width) / Double(height)
        return max(1, min(width, Int(side), Int(min((pixels * aspect).squareRoot(), side * aspect))))
    }
}
