import Testing

@testable import BrowserSupport

@Suite("A Marionette frame")
struct MarionetteFrameTests {
    @Test("is removed when it is complete")
    func take() throws {
        var bytes = Array("2:{}".utf8) + MarionetteFrame.encode(Array("[1,\"ü\"]".utf8)) + Array("3:[1".utf8)
        #expect(try MarionetteFrame.takeFirst(of: &bytes).map { String(decoding: $0, as: UTF8.self) } == "{}")
        #expect(try MarionetteFrame.takeFirst(of: &bytes).map { String(decoding: $0, as: UTF8.self) } == "[1,\"ü\"]")
        #expect(try MarionetteFrame.takeFirst(of: &bytes) == nil)
        #expect(String(decoding: bytes, as: UTF8.self) == "3:[1")
    }

    @Test(
        "begins with a length",
        arguments: ["HTTP/1.1 200 OK and more of it", "x:{}", "-1:", "123456789012345678901"])
    func malformed(text: String) {
        var bytes = Array(text.utf8)
        #expect(throws: MalformedFrame.self) { try MarionetteFrame.takeFirst(of: &bytes) }
    }
}
