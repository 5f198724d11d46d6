import Foundation
import SiteDiagnostics
import TestSupport
import Testing

@testable import SiteBuilder

/// Files that browsers execute are published only if `site.yml` allows it.
@Suite struct HoldBackTests {
    private static let page = "<!doctype html><script>x()</script>"
    private static let data = "<?xml version='1.0'?><data><a>1</a></data>"

    private func build(_ files: [String: String], trusted: String? = nil) async throws -> BuiltSite {
        var content = files
        content["site.yml"] = "title: Show\nbaseURL: https://e.com/\n" + (trusted.map { "trusted: \($0)\n" } ?? "")
        content["episodes/a.md"] = episode("A", body: "[it](/\(files.keys.sorted()[0]))")
        return try await SampleSite(content: content).build()
    }

    private func isPublished(_ path: String, in built: BuiltSite) -> Bool {
        built.output.files.contains { $0.path.text == path }
    }

    @Test(
        arguments: [
            ("media/a.html", page), ("media/a.HTM", page), ("a.html", page), ("episodes/a.xhtml", page),
            ("media/a.xht", page),
            ("media/a.shtml", page), ("media/a.mhtml", "x\0"), ("media/a.svgz", "<"), ("media/a.html.v1", page),
            ("media/a.html.de", page),
            ("media/a.php", "<?php"), ("media/A.PHP", "x"), ("a.phtml", page), ("media/a.phar", "x"),
            ("media/a.php5", "x"), ("media/a.pht", "x"), ("media/a.php.pdf", "x"), ("media/a.php.txt", "x"),
            ("media/a.PHP.mp3", "x"), ("media/a.cgi", "#!/bin/sh"), ("media/a.fcgi", "x"), ("media/a.shtml.txt", "x"),
            ("media/a.asp", "x"), ("media/a.aspx", "x"), ("media/a.ashx", "x"), ("media/a.asp;.txt", "x"),
            ("media/a.php::$DATA", "x"), ("media/a.jsp", "x"), ("media/a.cfm", "x"),
            ("media/.htaccess", "AddHandler x .txt"),
            (".htaccess", "x"), ("media/web.config", "<configuration/>"), ("media/Web.Config", "<configuration/>"),
            ("media/a.php ", "x"), ("media/a.php.", "x"), ("media/a.html ", page), ("media/a.html.", page),
            ("media/a.html. .", page), ("media/a.htm\u{A0}", page), ("media/a.xht ", page), ("media/a.svgz ", "<"),
            ("media/a.hta", page), ("media/b/c/a.b.html", page), ("media/a.html", "+ADw-script+AD4-\u{FEFF}"),
            ("media/a.xml", "<html xmlns='http://www.w3.org/1999/xhtml'/>"),
            ("media/a.xml", "<a><script xmlns='http://www.w3.org/1999/xhtml'/></a>"),
            ("media/a.xml", "<?xml-stylesheet href='a.xsl'?><a/>"),
            ("media/a.xml", "<a><svg xmlns='http://www.w3.org/2000/svg'/></a>"),
            ("media/a.rss", "<rss><x:script xmlns:x='http://www.w3.org/1999/xhtml'/></rss>"), ("media/a.xml", "<a>"),
            ("media/a.xsl", "<x:stylesheet xmlns:x='http://www.w3.org/1999/XSL/Transform'/>"),
            ("media/a.atom", "<?xml-stylesheet?><a/>"),
            ("media/a.xml", "<!DOCTYPE a [<!ENTITY n 'http://www.w3.org/1999/xhtml'>]><a><b xmlns='&n;'/></a>"),
            ("media/a.gpx", "no xml"),
            ("media/a.xml", "<?xml version='1.0' encoding='UTF-7'?><a/>"),
            ("media/a.xml.unknown", "<html xmlns='http://www.w3.org/1999/xhtml'/>"),
            ("media/a.xml", "<!DOCTYPE a [<!ENTITY % x SYSTEM 'https://e.com/x'>]><a/>"),
            ("media/a.mml", "<math xmlns='http://www.w3.org/1998/Math/MathML'/>"),
            ("media/a.xml", "\u{FEFF}<a xmlns:h='http://www.w3.org/1999/xhtml'>\n<h:iframe/></a>"),
        ])
    func heldBack(path: String, text: String) async throws {
        let built = try await build([path: text])
        let found = built.diagnostics.filter { $0.id == "content.runs" }
        #expect(found.count == 1 && found.allSatisfy { $0.position != nil && $0.path?.hasSuffix(path) == true })
        // Spaces at the ends of settings are ignored.
        let endsInBlank = path.last?.isWhitespace ?? false
        let advice = endsInBlank ? "remove the space at the end of its name" : "trusted: [\(path)]"
        #expect(found.first?.hint?.contains(advice) == true)
        #expect(!isPublished(path, in: built))
        // No page refers to it.
        for file in built.output.files {
            let text = file.contents.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(!text.contains("/" + (path.split(separator: "/").last ?? "") + "\""), "\(file.path)")
        }
        for trusted in endsInBlank ? ["'**'"] : ["[\(path)]", "/\(path)", "'**'"] {
            let allowed = try await build([path: text], trusted: trusted)
            #expect(
                isPublished(path, in: allowed) && !allowed.diagnostics.contains { $0.id == "content.runs" },
                "\(trusted)")
        }
    }

    @Test(
        arguments: [
            ("google1234.html", "google-site-verification: google1234.html\n"),
            ("BingSiteAuth.xml", "<?xml version='1.0'?><users><user>1</user></users>"),
            ("media/a.xml", data),
            ("media/a.rss", "<rss version='2.0'><channel><title>&lt;script></title></channel></rss>"),
            ("media/a.kml", "<kml xmlns='http://www.opengis.net/kml/2.2'/>"),
            ("media/a.ttml", "<tt xmlns='http://www.w3.org/ns/ttml'/>"),
            ("media/a.opml", "<opml/>"), ("media/a.js", "x()"), ("media/a.css", "a{}"), ("media/a.txt", page),
            ("media/a.pdf", "%PDF"),
            ("media/a.html.txt", page), ("media/html", page), ("media/php", "x"), ("media/a.phps.txt", "x"),
            ("media/a.py", "x"),
            ("media/1. php.mp3", "x"), ("media/ASP.NET.mp3", "x"), ("media/a.wasm", "\0asm"), ("media/a.swf", "FWS"),
            ("media/a.sh", "x"), ("media/Talk 2: cfm.mp3", "x"), ("media/config", "x"), ("media/a.phpx", "x"),
            ("media/a.json", "{}"), ("media/a.csv", page),
        ])
    func published(path: String, text: String) async throws {
        let built = try await build([path: text])
        #expect(!built.diagnostics.contains { $0.id == "content.runs" || $0.id == "image.unsafe" })
        #expect(isPublished(path, in: built))
    }

    /// Captions and transcripts that are not published are not part of the episode.
    @Test(arguments: ["captions", "transcripts"]) func tracksAreNotNamed(key: String) async throws {
        let built = try await build([
            "media/t.ttml": "<?xml-stylesheet href='a.xsl'?><tt/>",
            "episodes/b.md": """
            ---
            title: B
            date: 2026-01-02
            video: https://e.com/b.mp4
            \(key): [{ src: /media/t.ttml, type: application/ttml+xml, lang: en }]
            ---
            """,
        ])
        #expect(built.diagnostics.filter { $0.id == "content.runs" }.count == 1)
        for file in built.output.files where file.path.text.contains("b/") || file.path.text.contains("feed") {
            let text = file.contents.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(!text.contains("t.ttml"), "\(file.path)")
        }
    }

    @Test(
        arguments: [
            ("media/", "media/b/a.html", true), ("media/*.html", "media/a.html", true),
            ("media/*.html", "media/b/a.html", false),
            ("media/**", "media/b/a.html", true), ("media", "media/a.html", false), ("*.html", "media/a.html", false),
            ("[media/x.html, media/a.html]", "media/a.html", true), ("media/A.html", "media/a.html", false),
        ])
    func patterns(trusted: String, path: String, isTrusted: Bool) async throws {
        let built = try await build([path: Self.page], trusted: trusted.hasPrefix("[") ? trusted : "'\(trusted)'")
        #expect(isPublished(path, in: built) == isTrusted)
    }

    /// Drawings with attacks. `trusted` does not allow files that are not drawings.
    @Test(arguments: [
        "<svg onload='x()' xmlns='http://www.w3.org/2000/svg'/>", "<svg/>",
        "<html xmlns='http://www.w3.org/1999/xhtml'/>", "GIF89a", "",
    ])
    func drawings(text: String) async throws {
        for path in ["media/a.svg", "media/A.SVG", "media/a.svg.v1"] {
            let built = try await build([path: text], trusted: "'**'")
            #expect(built.diagnostics.filter { $0.id == "image.unsafe" && $0.position != nil }.count == 1, "\(path)")
            #expect(!isPublished(path, in: built), "\(path)")
        }
    }
}
