/// A minimal ICC profile with the colours of sRGB and a power curve.
///
/// ICC.1:2001-04, version 2.4.
///
/// - Parameter exponent: the exponent as in `gAMA`: 1 for linear light, about 0.45 for usual pictures.
func profile(of light: PixelLight) -> [UInt8] {
    func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ((count - 1 - $0) * 8)) }
    }
    func fixed(_ numbers: [Double]) -> [UInt8] { numbers.flatMap { bigEndian(Int(($0 * 65536).rounded()), 4) } }
    func xyz(_ numbers: [Double]) -> [UInt8] { Array("XYZ ".utf8) + bigEndian(0, 4) + fixed(numbers) }
    let power = bigEndian(1, 4) + bigEndian(Int((256 / light.exponent).rounded()), 2) + bigEndian(0, 2)
    // A curve without points is a straight line; one point is a power, in units of 1/256.
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
