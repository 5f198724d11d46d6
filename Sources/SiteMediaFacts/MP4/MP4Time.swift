/// The beginning of `mvhd` and `mdhd`: the number of units per second, and the duration.
struct MP4Time {
    var unitsPerSecond: Int
    /// The duration in milliseconds; `nil` if all bits are set, which means unknown.
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
