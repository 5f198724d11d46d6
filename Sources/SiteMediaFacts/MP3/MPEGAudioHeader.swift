/// The four-byte header of an MPEG audio frame, layer III (ISO/IEC 11172-3, 13818-3).
struct MPEGAudioHeader: Hashable {
    /// Bits per second.
    var bitRate: Int
    var samplesPerSecond: Int
    var samplesPerFrame: Int
    /// The length of the whole frame in bytes.
    var length: Int
    /// The number of bytes between the header and a table for a variable bit rate.
    var sideInfoLength: Int

    init?(_ bytes: some Collection<UInt8>) {
        var cursor = ByteCursor(Array(bytes.prefix(4)))
        guard let word = cursor.bigEndian(4), word >> 21 == 0x7FF else { return nil }
        let version = word >> 19 & 3
        let isVersion1 = version == 3
        // Version 1 is reserved. Layer III is encoded as 1.
        guard version != 1, word >> 17 & 3 == 1 else { return nil }
        let rates = isVersion1 ? Self.rates1 : Self.rates2
        let rate = rates[word >> 12 & 15]
        let sampleIndex = word >> 10 & 3
        guard rate > 0, sampleIndex < 3 else { return nil }
        bitRate = rate * 1000
        samplesPerSecond = [44_100, 48_000, 32_000][sampleIndex] >> (isVersion1 ? 0 : version == 2 ? 1 : 2)
        samplesPerFrame = isVersion1 ? 1152 : 576
        length = samplesPerFrame / 8 * bitRate / samplesPerSecond + (word >> 9 & 1)
        let isMono = word >> 6 & 3 == 3
        sideInfoLength = isVersion1 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    }

    /// True if frames with these two headers can belong to the same recording.
    func agrees(with other: Self) -> Bool {
        samplesPerSecond == other.samplesPerSecond && samplesPerFrame == other.samplesPerFrame
    }

    /// Kilobits per second; 0 for free and forbidden rates.
    private static let rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
    private static let rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
}
