import Testing

@testable import SiteEpisodes

@Suite struct SlugTests {
    @Test(arguments: [
        ("What's New in Javascript", "whats-new-in-javascript"),
        ("What’s  New", "whats-new"),
        ("002 - Audio access with WebRTC and getUserMedia()", "002-audio-access-with-webrtc-and-getusermedia"),
        ("484 - Supperclub ", "484-supperclub"),
        ("inside-the-\"kernel-project\"-…", "inside-the-kernel-project"),
        ("Images, Videos & Big Zips", "images-videos-big-zips"),
        ("socket.io", "socket-io"),
        ("010.1-maze-dfs-p5", "010-1-maze-dfs-p5"),
        ("c", "c"), ("C#", "c-sharp"), ("c+", "c-plus"), ("C++", "c-plus-plus"), ("c++20", "c-plus-plus-20"),
        ("C# in Depth", "c-sharp-in-depth"), ("Episode #42", "episode-42"), ("google+", "google-plus"),
        (".net 9", "dot-net-9"), ("node.js", "node-js"), ("...and more", "and-more"),
        ("open source", "open-source"), ("open-source", "open-source"), ("google i/o", "google-i-o"),
        ("../../etc/passwd", "etc-passwd"), ("index", "index"),
        ("İstanbul", "istanbul"), ("İSTANBUL", "istanbul"), ("istanbul", "istanbul"), ("kısa", "kısa"),
        ("I\u{307}stanbul", "istanbul"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("Σίσυφος Σ", "σίσυφος-σ"), ("Ｆｕｌｌ　Ｃ＋＋", "full-c-plus-plus"), ("ｶﾞｲﾄﾞ", "ガイド"), ("ﬁne ﬃ", "fine-ffi"),
        ("Ⅳ x² ½", "iv-x2-1-2"), ("ſo", "so"), ("ǅ", "dž"), ("Grid™ ⓒ", "grid"), ("\u{212A}m", "km"),
        ("\u{1D400}lpha", "alpha"), ("คำ", "คำ"), ("և", "և"), ("ㅋㅋ", "ㅋㅋ"), ("ﷺ", "صلى-الله-عليه-وسلم"),
        ("Lo\u{301}dz\u{301}", "lódź"),
        ("Café", "café"), ("Cafe\u{301}", "café"), ("ПРИВЕТ мир", "привет-мир"), ("日本語 タグ", "日本語-タグ"),
        ("می\u{200C}خواهم", "میخواهم"), ("हिन्दी", "हिन्दी"), ("soft\u{AD}hyphen", "softhyphen"),
        ("🚀", "rocket"), ("🍌🥧", "banana-pie"), ("⚡️", "high-voltage-sign"),
        ("#!++", "number-sign-exclamation-mark-plus-sign-plus-sign"), ("…", "horizontal-ellipsis"),
        ("React 🚀", "react"), ("", "untitled"), (" \u{200B}", "untitled"), ("--", "hyphen-minus-hyphen-minus"),
        ("[email\u{A0}protected]", "email-protected"), ("1️⃣ First", "1-first"), ("a\u{0}b", "a-b"),
    ])
    func slug(name: String, expected: String) {
        #expect(Slug(name).text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(Slug(name).text)")
    }

    /// The slug of a slug is the slug itself, so a slug copied into front matter does not change.
    @Test(arguments: [
        "C++ & C#", "🚀", "Café", ".NET", "İSTANBUL", "ΟΔΟΣ", "Ⅳ ½", "คำ", "ﷺ",
        String(repeating: "long title ", count: 40),
    ])
    func stable(name: String) {
        #expect(Slug(Slug(name).text) == Slug(name))
    }

    @Test func longNamesStayApartAndFitAFileName() {
        let start = String(repeating: "sehr langer Titel ", count: 30)
        let slugs = [Slug(start + "1"), Slug(start + "2"), Slug(String(repeating: "長", count: 300))]
        #expect(Set(slugs).count == 3)
        for slug in slugs { #expect(slug.text.utf8.count <= 200) }
    }
}
