/// Pixels in memory, to put pictures, drawings and texts together.
public struct Raster: Hashable, Sendable {
    public let size: PixelSize
    /// Red, green, blue and alpha of each pixel, row by row; colours are not multiplied by alpha.
    public private(set) var pixels: [UInt8]

    /// - Parameters:
    ///   - pixels: in rows, band by band.
    ///   - bands: grey or colours, each with or without alpha: 1 to 4.
    /// - Returns: `nil` for pixels that do not make up the size.
    init?(_ size: PixelSize, pixels: [UInt8], bands: Int) {
        guard (1...4).contains(bands), pixels.count == size.pixelCount * bands else { return nil }
        self.size = size
        guard bands < 4 else {
            self.pixels = pixels
            return
        }
        let isGrey = bands < 3
        let hasAlpha = bands == 2
        self.pixels = [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4) { buffer, count in
            for pixel in 0..<size.pixelCount {
                let start = pixel * bands
                for band in 0..<3 { buffer[pixel * 4 + band] = pixels[start + (isGrey ? 0 : band)] }
                buffer[pixel * 4 + 3] = hasAlpha ? pixels[start + 1] : 255
            }
            count = size.pixelCount * 4
        }
    }

    /// Pixels of one colour.
    ///
    /// - Parameter color: red, green, blue and alpha.
    public init(_ size: PixelSize, filledWith color: [UInt8]) {
        self.size = size
        pixels = [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4) { buffer, count in
            let (red, green, blue, alpha) = (color[0], color[1], color[2], color[3])
            for start in stride(from: 0, to: size.pixelCount * 4, by: 4) {
                (buffer[start], buffer[start + 1], buffer[start + 2], buffer[start + 3]) = (red, green, blue, alpha)
            }
            count = size.pixelCount * 4
        }
    }

    /// Whether no pixel lets through what is below it.
    public var isOpaque: Bool { stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 } }

    /// Nothing but transparent pixels.
    public init(_ size: PixelSize) {
        self.size = size
        pixels = [UInt8](repeating: 0, count: size.pixelCount * 4)
    }

    /// Red, green, blue and alpha of a pixel.
    public subscript(x: Int, y: Int) -> [UInt8] {
        Array(pixels[(y * size.width + x) * 4..<(y * size.width + x) * 4 + 4])
    }

    /// Lays another raster over this one; what stands out of it is left out.
    ///
    /// - Parameters:
    ///   - left: of the other's upper left corner, as `top` in pixels of this one.
    public mutating func draw(_ other: Raster, left: Int, top: Int) {
        let columns = max(0, -left)..<max(max(0, -left), min(other.size.width, size.width - left))
        let rows = max(0, -top)..<max(max(0, -top), min(other.size.height, size.height - top))
        let (width, otherWidth) = (size.width, other.size.width)
        pixels.withUnsafeMutableBufferPointer { below in
            other.pixels.withUnsafeBufferPointer { above in
                for row in rows {
                    for column in columns {
                        let source = (row * otherWidth + column) * 4
                        let target = ((row + top) * width + column + left) * 4
                        blend(above, source, over: below, target)
                    }
                }
            }
        }
    }
}

/// Porter and Duff's "over", in whole numbers.
private func blend(
    _ above: UnsafeBufferPointer<UInt8>, _ source: Int, over below: UnsafeMutableBufferPointer<UInt8>, _ target: Int
) {
    let alpha = Int(above[source + 3])
    guard alpha > 0 else { return }
    if alpha == 255 {
        for band in 0..<4 { below[target + band] = above[source + band] }
        return
    }
    let rest = Int(below[target + 3]) * (255 - alpha)
    // 255 times the alpha of both.
    let sum = alpha * 255 + rest
    for band in 0..<3 {
        let color = Int(above[source + band]) * alpha * 255 + Int(below[target + band]) * rest
        below[target + band] = UInt8((color + sum / 2) / sum)
    }
    below[target + 3] = UInt8((sum + 127) / 255)
}
