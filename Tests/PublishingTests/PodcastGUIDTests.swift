import Testing

@testable import SitePublishing

@Suite struct PodcastGUIDTests {
    /// The examples of the podcast namespace.
    @Test(arguments: [
        ("https://mp3s.nashownotes.com/pc20rss.xml", "917393e3-1b1e-5cef-ace4-edaa54e1f810"),
        ("http://podnews.net/rss/", "9b024349-ccf0-5f69-a609-6b82873eab3c"),
        ("podnews.net/rss", "9b024349-ccf0-5f69-a609-6b82873eab3c"),
    ])
    func guid(address: String, guid: String) { #expect(UUIDv5.podcast(feed: address).text == guid) }

    /// RFC 3174, and lengths around the size of a block.
    @Test(arguments: [
        ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"), ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
    ])
    func sha1(message: String, digest: String) {
        let hex = SHA1.digest(of: message.utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(hex == digest)
    }

    @Test(arguments: [
        ("917393e3-1b1e-5cef-ace4-edaa54e1f810", true), ("917393E3-1B1E-5CEF-ACE4-EDAA54E1F810", true), ("", false),
        ("917393e3-1b1e-5cef-ace4-edaa54e1f81", false), ("917393g3-1b1e-5cef-ace4-edaa54e1f810", false),
    ])
    func shape(text: String, isUUID: Bool) { #expect(UUIDv5.isUUID(text) == isUUID) }
}
