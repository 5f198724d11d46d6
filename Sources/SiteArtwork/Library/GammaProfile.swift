/// An ICC profile, as small as they can be, for numbers that are powers of light.
///
/// ICC.1:2001-04, version 2.4.
func profile(of light: PixelLight) -> [UInt8] {
    func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ((count - 1 - $0) * 8)) }
    }
    func fixed(_ numbers: [Double]) -> [UInt8] { numbers.flatMap { bigEndian(Int(($0 * 65536).rounded()), 4) } }
    func xyz(_ numbers: [Double]) -> [UInt8] { Array("XYZ ".utf8) + bigEndian(0, 4) + fixed(numbers) }
    // No points say: a straight line; one: a power, in units of 1/256.
    let power = bigEndian(1, 4) + bigEndian(Int((256 / light.exponent).rounded()), 2) + bigEndian(0, 2)
    let curve = Array("curv".utf8) + bigEndian(0, 4) + (light.exponent == 1 ? bigEndian(0, 4) : power)
    let primaries = light.primaries.map(xyz)
    let tags: [(String, [UInt8])] = [
        ("wtpt", xyz(profileWhite)), ("rXYZ", primaries[0]), ("gXYZ", primaries[1]), ("bXYZ", primaries[2]),
        ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = bigEndian(tags.count, 4)
    var contents: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
        table += Array(name.utf8) + bigEndian(start + contents.count, 4) + bigEndian(content.count, 4)
        contents += content
    }
    let kinds = Array("mntrRGB XYZ ".utf8)
    let dated = bigEndian(2026, 2) + bigEndian(1, 2) + bigEndian(1, 2) + bigEndian(0, 6)
    var header = bigEndian(start + contents.count, 4) + bigEndian(0, 4) + bigEndian(0x0240_0000, 4) + kinds + dated
    header += Array("acsp".utf8) + bigEndian(0, 28) + fixed(profileWhite)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + contents
}
