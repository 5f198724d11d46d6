import BrowserSupport
import Testing

@testable import SitePreview

/// A site with nested groups, headers, a shelf and content-height cells, open in a browser.
enum InspectedSite {
    static let layout = """
        section:
          contentInsets: { leading: 20, trailing: 20 }
          group:
            axis: horizontal
            size: 1w x 300
            interItemSpacing: 16
            subitems:
              - { size: 2/3w x 1h }
              - axis: vertical
                size: 1/3w x 1h
                subitem: { size: 1w x 1h, contentInsets: { leading: 4 } }
                count: 2
        """

    static func files() -> [String: String] {
        var files = [
            "Content/index.md": """
            ---
            title: Latest
            sections:
              - title: Nested
                layout: nested
              - title: All
                layout: feed
              - title: Row
                layout: shelf
            ---
            """,
            "Themes/Mine/layouts/nested.yml": layout,
        ]
        for number in 1...7 {
            files["Content/episodes/\(number).md"] = """
                ---
                title: Episode \(number) \(String(repeating: "and what is in it ", count: number))
                date: 2026-05-0\(number)
                ---
                Text.
                """
        }
        return files
    }

    static func open(
        _ body: @escaping @Sendable (ThemedSite, ChromiumSession) async throws -> Void
    ) async throws {
        let site = try ThemedSite(files())
        try await withPreview(of: site) { preview in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.setViewport(width: 1300, height: 900)
                try await browser.navigate(to: "http://localhost:\(preview.port)/")
                try await browser.waitUntilFollowing()
                try await browser.waitUntil("String(\(Self.host) !== null)", is: "true")
                try await body(site, browser)
                _ = try await browser.evaluate("sessionStorage.clear() ?? true", as: Bool.self)
                try await browser.navigate(to: "about:blank")
            }
        }
    }

    static let host = "document.querySelector('sitegen-inspector')"
    static let root = "\(host).shadowRoot"
    static func find(_ selector: String) -> String { "\(root).querySelector('\(selector)')" }
    static func text(_ selector: String) -> String { "\(find(selector))?.textContent ?? ''" }
    static let facts = text(".facts")
}

extension BrowserSession {
    /// Sends Alt, Shift and L to the focused element.
    func pressInspectorKey() async throws {
        let event =
            "{ code: 'KeyL', key: 'L', altKey: true, shiftKey: true, bubbles: true, cancelable: true, composed: true }"
        let target = "(document.activeElement ?? document.body)"
        _ = try await evaluate("\(target).dispatchEvent(new KeyboardEvent('keydown', \(event))) || true", as: Bool.self)
    }

    func click(_ selector: String) async throws {
        _ = try await evaluate("\(InspectedSite.find(selector)).click() ?? true", as: Bool.self)
    }
}
