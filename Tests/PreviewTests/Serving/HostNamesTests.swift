import Testing

@testable import SitePreview

/// A host name that an attacker can direct to this machine is refused.
@Suite struct HostNamesTests {
    private let hosts = HostNames(["Desk", "desk.local", "show.example"])

    @Test(arguments: [
        "localhost", "LOCALHOST:4600", "localhost.", "site.localhost:80", "127.0.0.1", "127.0.0.1:4600",
        "192.168.1.20:4600", "10.0.0.1", "203.0.113.9:80", "[::1]", "[::1]:4600", "[fe80::1]:4600",
        "[2001:DB8::1]", "[::ffff:192.168.1.20]:1", "desk", "DESK:4600", "desk.local", "desk.local.:4600",
        "show.example:443", "SHOW.example",
    ]) func namesThatAreOurs(host: String) { #expect(hosts.accepts(host)) }

    @Test(
        arguments: [
            nil, "", ":4600", "evil.example", "evil.example:4600", "localhost.evil.example", "evil-localhost", ".",
            "..",
            "desk.evil.example", "other.local", "sub.show.example", "show.example.evil", "xshow.example", "desk..",
            // Texts that some programs read as an address or as a different name.
            "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "127.0.0.1.", "127.0.0.1.nip.io",
            "192-168-1-20.sslip.io",
            "::1", "[::1", "::1]", "[]", "[localhost]", "[127.0.0.1]", "[::1%25eth0]", "[::1].evil", "[::1]evil:1",
            "localhost:4600@evil", "evil@localhost", "localhost evil", "localhost:http", "localhost:1:2",
            "localhost\u{0}", "local\u{17F}host", "\u{FF11}27.0.0.1",
        ] as [String?]) func namesThatAreNot(host: String?)
    { #expect(!hosts.accepts(host)) }

    @Test func thisComputersNamesCountOnlyForWhoCanReachItByThem() throws {
        for name in ownNames() {
            let isAlwaysOurs = HostNames.loopback.accepts(name)
            #expect(PreviewAddress().hosts.accepts(name) == isAlwaysOurs)
            #expect(PreviewAddress(interface: .network).hosts.accepts(name))
            #expect(PreviewAddress(interface: .address("192.0.2.1")).hosts.accepts(name))
        }
        for interface in [PreviewAddress.Interface.loopback, .network, .address("192.0.2.1")] {
            let address = PreviewAddress(interface: interface, allowedNames: ["show.example"])
            #expect(address.hosts.accepts("show.example:80"))
            #expect(!address.hosts.accepts("evil.example"))
        }
    }

    @Test(arguments: [
        ("desk", ["desk", "desk.local"]), ("desk.local", ["desk", "desk.local"]),
        ("desk.lan.example", ["desk", "desk.local", "desk.lan.example"]), ("", []), (".", []),
    ]) func ofAComputer(name: String, expected: [String]) { #expect(names(ofComputer: name) == expected) }

    @Test(arguments: [
        ("show.example", true), ("a-b_c.9", true), ("", false), (".", false), ("show.example:80", false),
        ("http://show.example", false), ("a b", false), ("büro.local", false), ("*.example", false),
        (String(repeating: "a", count: 254), false),
    ]) func whatMayBeAllowed(name: String, isName: Bool) { #expect(PreviewAddress.isName(name) == isName) }
}
