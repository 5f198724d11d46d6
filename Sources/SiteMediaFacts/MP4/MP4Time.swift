/// The beginning of `mvhd` and `mdhd`: how many units make a second, and how many there are.
struct MP4Time {
    var unitsPerSecond: Int
    /// In milliseconds; `nil` where all bits are set, which says that nobody knows.
    var duration: Int?

    init?(_ bytes: [UInt8]) {
        var body = ByteCursor(bytes)
        guard let version = body.bigEndian(1), body.skip(3), body.skip(version == 1 ? 16 : 8),
            let scale = body.bigEndian(4), scale > 0
        else { return nil }
        unitsPerSecond = scale
        let units = body.bigEndian(version == 1 ? 8 : 4)
        duration = units.flatMap { $0 == 0xFFFF_FFFF ? nil : milliseconds($0, perSecond: scale) }
    }
}
