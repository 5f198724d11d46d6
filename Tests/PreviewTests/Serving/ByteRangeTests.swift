import Testing

@testable import SitePreview

@Suite struct ByteRangeTests {
    @Test(
        arguments: [
            ("bytes=0-0", .part(0..<1)), ("bytes=0-9", .part(0..<10)), ("bytes=2-", .part(2..<10)),
            ("bytes=2-99", .part(2..<10)), ("bytes=9-9", .part(9..<10)), ("bytes=-3", .part(7..<10)),
            ("bytes=-99", .part(0..<10)), ("BYTES=1-2", .part(1..<3)),
            ("bytes=0-99999999999999999999", .part(0..<10)), ("bytes=-99999999999999999999", .part(0..<10)),
            ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
            ("bytes=99999999999999999999-", .unsatisfiable),
            ("bytes=3-2", .all), ("bytes=", .all), ("bytes=-", .all), ("bytes=a-b", .all), ("bytes=1-2,4-5", .all),
            ("bytes= 1-2", .all), ("bytes=1", .all), ("lines=1-2", .all), ("bytes=--1", .all), (nil, .all),
        ] as [(String?, ByteRange)]) func ofTenBytes(header: String?, expected: ByteRange)
    {
        #expect(ByteRange(header, size: 10) == expected)
    }

    @Test(arguments: ["bytes=0-", "bytes=-1", "bytes=0-0"]) func anEmptyFileHasNoRange(header: String) {
        #expect(ByteRange(header, size: 0) == .unsatisfiable)
    }
}
