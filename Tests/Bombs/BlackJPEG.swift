/// A JPEG file of one grey, as small as it can be: two bits for each block of 8 by 8 samples.
///
/// - Parameter orientation: how the picture is turned, by Exif's numbers 1 to 8.
func blackJPEG(_ width: Int, _ height: Int, orientation: UInt8) -> [UInt8] {
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    let tag: [UInt8] = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    // One code of one bit, 0: no difference from the block before, and the end of the block.
    let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    var file: [UInt8] = [0xFF, 0xD8]
    file += segment(0xE1, Array("Exif\0\0MM\0*".utf8) + tag)
    file += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    file += segment(0xC0, [8] + twoBytes(height) + twoBytes(width) + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
    file += segment(0xC4, [0x00] + code + [0x10] + code)
    file += segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    return file + [UInt8](repeating: 0, count: (6 * blocks + 7) / 8) + [0xFF, 0xD9]
}

private func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [0xFF, marker] + twoBytes(contents.count + 2) + contents
}

private func twoBytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
