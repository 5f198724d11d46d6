/// An `.ico` file with one picture, for programs that request `/favicon.ico` directly.
package enum IconFile {
    /// - Parameters:
    ///   - png: a square PNG file. Browsers have supported PNG in icons since 2007.
    ///   - side: its width and height, up to 256 pixels.
    package static func bytes(png: [UInt8], side: Int) -> [UInt8] {
        func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        // The header: reserved, kind (icon), count. The entry: size (0 for 256), no palette, one plane of 32 bits,
        // length and offset.
        let header = littleEndian(0, 2) + littleEndian(1, 2) + littleEndian(1, 2)
        let entry = [UInt8(truncatingIfNeeded: side), UInt8(truncatingIfNeeded: side), 0, 0]
        let place = littleEndian(1, 2) + littleEndian(32, 2) + littleEndian(png.count, 4) + littleEndian(22, 4)
        return header + entry + place + png
    }
}
