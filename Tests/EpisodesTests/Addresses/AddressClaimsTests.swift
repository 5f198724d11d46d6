import Testing

@testable import SiteEpisodes

@Suite struct AddressClaimsTests {
    @Test(arguments: [
        ("/Grid/", "/grid/"), ("/caf\u{E9}/", "/cafe\u{301}/"), ("/straße/", "/STRASSE/"), ("/ΟΔΟΣ/", "/οδος/"),
        ("/grid/", "/grid/index.html"),
    ])
    func sameFile(first: String, second: String) throws {
        var claims = AddressClaims()
        #expect(claims.claim(try Address(path: first), by: "a.md") == nil)
        let diagnostic = try #require(claims.claim(try Address(path: second), by: "b.md"))
        #expect(diagnostic.id == "address.claimed-twice")
        #expect(diagnostic.path == "b.md")
        #expect(diagnostic.message.contains("a.md"))
    }

    @Test func oneSourceMayClaimTwice() throws {
        var claims = AddressClaims()
        #expect(claims.claim(.home, by: "a.md") == nil)
        #expect(claims.claim(.home, by: "a.md") == nil)
        #expect(claims.claim(Address([Slug("a")]), by: "b.md") == nil)
    }
}
