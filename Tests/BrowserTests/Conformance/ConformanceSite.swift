/// The sites whose pages are checked.
enum ConformanceSite: String, CaseIterable, CustomStringConvertible {
    case demo

    var description: String { rawValue }

    /// The states that scripts give to pages.
    var states: [PageState] {
        switch self {
        case .demo:
            [
                PageState(page: "search/?q=width", ready: ".search-hit"),
                PageState(
                    page: "index.html",
                    action: """
                        const input = document.querySelector("form[data-search=header] input");
                        input.focus();
                        input.value = "width";
                        input.dispatchEvent(new Event("input", { bubbles: true }));
                        """, ready: "[role=option]"),
            ]
        }
    }

    func build() async throws -> DemoSite {
        switch self {
        case .demo: try await DemoSite.shared
        }
    }
}
