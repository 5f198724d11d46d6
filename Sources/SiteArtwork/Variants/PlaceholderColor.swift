/// A colour that is shown until a picture is loaded.
package struct PlaceholderColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    /// The colour in CSS: `#3a7f12`.
    package var text: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The most frequent colour: the mean of the fullest box, with boxes of 32 values in each component.
    ///
    /// - Parameters:
    ///   - pixels: the rows of interleaved samples.
    ///   - bands: 1 for grey, 3 for RGB.
    init?(dominating pixels: [UInt8], bands: Int) {
        guard bands == 1 || bands == 3, pixels.count >= bands else { return nil }
        var boxes = [(count: Int, red: Int, green: Int, blue: Int)](repeating: (0, 0, 0, 0), count: 512)
        for start in stride(from: 0, through: pixels.count - bands, by: bands) {
            let red = Int(pixels[start])
            let green = Int(pixels[start + (bands == 3 ? 1 : 0)])
            let blue = Int(pixels[start + (bands == 3 ? 2 : 0)])
            let box = (red >> 5) << 6 | (green >> 5) << 3 | blue >> 5
            boxes[box].count += 1
            boxes[box].red += red
            boxes[box].green += green
            boxes[box].blue += blue
        }
        var fullest = boxes[0]
        for box in boxes where box.count > fullest.count { fullest = box }
        self.red = UInt8(fullest.red / fullest.count)
        green = UInt8(fullest.green / fullest.count)
        blue = UInt8(fullest.blue / fullest.count)
    }
}
