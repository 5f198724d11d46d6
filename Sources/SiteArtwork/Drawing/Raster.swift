/// Pixels in memory, for combining pictures, drawings and texts.
package struct Raster: Hashable, Sendable {
    package let size: PixelSize
    /// The pixels, row by row, as red, green, blue and alpha, not premultiplied.
    package private(set) var pixels: [UInt8]

    /// - Parameters:
    ///   - pixels: the rows of interleaved samples.
    ///   - bands: the samples of a pixel, 1 to 4: grey or RGB, each with or without alpha.
    ///
    /// - Returns: `nil` if the number of samples does not match the size.
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

    /// A raster of one colour.
    ///
    /// - Parameter color: red, green, blue and alpha.
    package init(_ size: PixelSize, filledWith color: [UInt8]) {
        self.size = size
        let pixel = color.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        pixels = [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4) { buffer, count in
            UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt32.self, repeating: pixel)
            count = size.pixelCount * 4
        }
    }

    /// Whether all pixels are opaque.
    package var isOpaque: Bool { pixels.withUnsafeBytes { areOpaque($0) } }

    /// A transparent raster.
    package init(_ size: PixelSize) {
        self.size = size
        pixels = [UInt8](repeating: 0, count: size.pixelCount * 4)
    }

    /// Red, green, blue and alpha of a pixel.
    package subscript(x: Int, y: Int) -> [UInt8] {
        Array(pixels[(y * size.width + x) * 4..<(y * size.width + x) * 4 + 4])
    }

    /// Draws a different raster over this one. Parts outside are cut.
    ///
    /// - Parameters:
    ///   - left: the x position of the other raster's upper left corner, in pixels; `top` is the y position.
    package mutating func draw(_ other: Raster, left: Int, top: Int) {
        let columns = max(0, -left)..<max(max(0, -left), min(other.size.width, size.width - left))
        let rows = max(0, -top)..<max(max(0, -top), min(other.size.height, size.height - top))
        guard !columns.isEmpty else { return }
        let (width, otherWidth) = (size.width, other.size.width)
        pixels.withUnsafeMutableBufferPointer { below in
            other.pixels.withUnsafeBufferPointer { above in
                for row in rows {
                    let source = (row * otherWidth + columns.lowerBound) * 4
                    let target = ((row + top) * width + columns.lowerBound + left) * 4
                    // Most rows of artwork are opaque. Copying them is much faster.
                    let line = UnsafeRawBufferPointer(above)[source..<source + columns.count * 4]
                    if areOpaque(UnsafeRawBufferPointer(rebasing: line)) {
                        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(below)[target...])
                            .copyMemory(from: UnsafeRawBufferPointer(rebasing: line))
                    } else {
                        for offset in stride(from: 0, to: columns.count * 4, by: 4) {
                            blend(above, source + offset, over: below, target + offset)
                        }
                    }
                }
            }
        }
    }
}

/// Whether the pixels in memory are opaque. The loop has no branch, so it compares several pixels in one step.
private func areOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    let alpha = UInt32(bigEndian: 0xFF)
    var common = alpha
    for start in stride(from: 0, to: pixels.count, by: 4) {
        common &= pixels.loadUnaligned(fromByteOffset: start, as: UInt32.self)
    }
    return common == alpha
}

/// Porter and Duff's "over" operator in integers.
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
    // The combined alpha, times 255.
    let sum = alpha * 255 + rest
    for band in 0..<3 {
        let color = Int(above[source + band]) * alpha * 255 + Int(below[target + band]) * rest
        below[target + band] = UInt8((color + sum / 2) / sum)
    }
    below[target + 3] = UInt8((sum + 127) / 255)
}
