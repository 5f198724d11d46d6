import BrowserSupport
import Foundation
import SiteDiagnostics
import SiteMarkdown
import TestSupport
import Testing

/// HTML that tries to run a script, in every place of a text. A browser opens the HTML of the text, as pages and feeds have it,
/// and nothing runs. All elements and attributes that the browser sees are harmless.
@Suite("Hostile HTML", .browser(.chromium))
struct HostileHTMLTests {
    private static let cases = URL(filePath: #filePath).appending(path: "../../../../.build/html-cases").standardized
        .path

    static var haveCases: Bool { FileManager.default.fileExists(atPath: cases + "/done") }

    /// The texts with a vector in them.
    private static func texts(_ vector: String) -> [String] {
        let line = vector.replacing("\n", with: " ")
        return [
            vector, "Before\n\n\(vector)\n\n**after**", "Words \(line) and *words*",
            "| a | b |\n|---|---|\n| \(line.replacing("|", with: "\\|")) | *c* |", "## \(line)",
            "- a\n\n  \(line)\n\n  b\n- c",
            "> \(line)\n>\n> *b*", "<div>\n\n\(line)\n\n</div>",
            "<details><summary>\(line)</summary>\n\n*b*\n\n</details>",
            "[x](y \"\(line.replacing("\"", with: "&quot;"))\")", "[x](<\(line)>)", "![\(line)](y.png)",
        ]
    }

    /// Opens each page in a frame. A page that runs a script tells so by its number.
    private static let script = """
        async (pages) => {
          const names = new Set(("a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure " +
            "h1 h2 h3 h4 h5 h6 hr i img input ins kbd label li mark ol p pre q rp rt ruby s samp section small strong sub summary sup " +
            "table tbody td tfoot th thead time tr u ul var wbr").split(" "));
          const values = new Set(("alt aria-label checked class colspan datetime decoding dir disabled height href id lang loading open reversed role " +
            "rowspan src start tabindex title type value width").split(" "));
          const hits = window.hits = {};
          const look = (doc) => {
            for (const element of doc.body.querySelectorAll("*")) {
              if (!names.has(element.localName)) return "element " + element.localName;
              for (const { name, value } of element.attributes) {
                if (!values.has(name)) return "attribute " + name;
                if (name === "href" || name === "src") {
                  const scheme = new URL(value, "http://site.example/").protocol;
                  if (!["http:", "https:", "mailto:", "tel:"].includes(scheme)) return "address " + scheme;
                }
              }
            }
            return null;
          };
          const open = async (page, index) => {
            const frame = document.createElement("iframe");
            frame.srcdoc = "<!doctype html><meta charset=utf-8><script>for (const name of ['alert', 'confirm', 'prompt', 'print', 'hit']) " +
              "window[name] = () => parent.hits['" + index + "'] = 1;<" + "/script><body>" + page;
            await new Promise((done) => { frame.onload = done; document.body.append(frame); setTimeout(done, 5000); });
            await new Promise((done) => setTimeout(done, 20));
            const found = frame.contentDocument ? look(frame.contentDocument) : "left";
            frame.remove();
            return hits[index] ? "ran" : found;
          };
          const found = [];
          for (let start = 0; start < pages.length; start += 40) {
            const some = await Promise.all(pages.slice(start, start + 40).map((page, index) => open(page, start + index)));
            some.forEach((what, index) => { if (what) found.push([start + index, what]); });
          }
          return found.map(([index, what]) => index + " " + what);
        }
        """

    /// - Parameter texts: What the pages were made of.
    /// - Returns: The texts whose pages are harmful, with what the browser has seen.
    private static func harmful(_ texts: [String], _ html: [String]) async throws -> [String] {
        let pages = html
        return try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.pages(["index.html": "<!doctype html><title>x</title><body>"])) { server in
                try await browser.navigate(to: server.address())
                var found: [String] = []
                for start in stride(from: 0, to: pages.count, by: 1_000) {
                    let some = Array(pages[start..<min(start + 1_000, pages.count)])
                    for line in try await browser.call(script, some, as: [String].self) {
                        let parts = line.split(separator: " ", maxSplits: 1)
                        found.append("\(parts[1]): \(texts[start + (Int(parts[0]) ?? 0)])")
                    }
                }
                return found
            }
        }
    }

    private static func rendered(_ text: String) -> String {
        let source = SourceText(path: "a.md", text: text)
        return String(decoding: RenderedMarkdown(source, bytes: 0..<source.bytes.count).html { $0.url }, as: UTF8.self)
    }

    @Test func theBrowserNoticesWhatRuns() async throws {
        let pages = [
            "<script>hit()</script>", "<img src=x onerror=hit()>", "<a href=javascript:hit()>", "<p style=x>", "<svg>",
            "<p>x",
        ]
        let found = try await Self.harmful(pages, pages)
        #expect(
            found == [
                "ran: <script>hit()</script>", "ran: <img src=x onerror=hit()>",
                "address javascript:: <a href=javascript:hit()>",
                "attribute style: <p style=x>", "element svg: <svg>",
            ])
    }

    @Test func ownVectors() async throws {
        #expect(HostileVectors.all.count >= 300)
        try await judge(HostileVectors.all, "own vectors")
    }

    @Test(.enabled(if: haveCases, "the lists of hostile HTML are not here: ./run test fetches them"), .pythonReaders)
    func vectorsOfOthers() async throws {
        let vectors: [String] = try await PythonTool.json(of: "read-vectors.py", [Self.cases])
        #expect(vectors.count > 300)
        try await judge(vectors, "vectors of bleach, feedparser, wapiti and wfuzz")
    }

    private func judge(_ vectors: [String], _ name: String) async throws {
        // One page for all places of a vector; opening a page takes the time.
        let pages = vectors.map { Self.texts($0).map(Self.rendered).joined() }
        let found = try await Self.harmful(vectors, pages)
        print("hostile HTML: \(vectors.count) \(name) in \(Self.texts("").count) places, \(found.count) harmful")
        #expect(found == [])
    }

    /// Whole pages of a site and its feed.
    @Test func builtPages() async throws {
        let folder = try TemporaryFolder()
        var files = ["Site/Content/site.yml": "title: Hostile\nbaseURL: https://site.example\n"]
        let vectors = HostileVectors.all
        for start in stride(from: 0, to: vectors.count, by: 30) {
            let body = vectors[start..<min(start + 30, vectors.count)].joined(separator: "\n\n")
            files["Site/Content/episodes/e\(start).md"] = "---\ntitle: E\ndate: 2026-01-01\n---\n\(body)\n"
        }
        for (index, vector) in vectors.enumerated() where index.isMultiple(of: 7) {
            files["Site/Content/episodes/v\(index).md"] =
                "---\ntitle: V\ndate: 2026-01-02\n---\n<div>\n\n\(vector)\n\n</div>\n"
        }
        try folder.add(files)
        _ = try await folder.publishSite()
        let output = folder("Output")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: output).filter { $0.hasSuffix(".html") }
            .sorted()
        #expect(pages.count > vectors.count / 7)
        var html: [String] = []
        for page in pages {
            let text = try String(contentsOfFile: "\(output)/\(page)", encoding: .utf8)
            // The notes of the page; the rest of it is the theme's.
            html += text.components(separatedBy: "class=\"episode-notes prose\">").dropFirst().map { part in
                part.components(separatedBy: "\n</article>")[0]
            }
        }
        print("hostile HTML: \(pages.count) pages with \(html.count) texts")
        #expect(html.count >= pages.count / 2)
        let feed = try String(contentsOfFile: "\(output)/feed.xml", encoding: .utf8)
        html += feed.components(separatedBy: "<content:encoded>").dropFirst().map { part in
            let text = part.components(separatedBy: "</content:encoded>")[0]
            return text.hasPrefix("<![CDATA[")
                ? text.replacing("<![CDATA[", with: "").replacing("]]>", with: "")
                : text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
                    .replacing("&amp;", with: "&")
        }
        let found = try await Self.harmful(html, html).map { $0.prefix(80) }
        #expect(found == [])
    }
}
