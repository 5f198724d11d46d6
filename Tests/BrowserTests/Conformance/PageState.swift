/// A page as somebody sees it after having done something.
struct PageState: Sendable, CustomStringConvertible {
    /// From the site's root.
    var page: String
    /// JavaScript that does it.
    var action = ""
    /// A selector of what is there once the page's scripts have answered.
    var ready = "body"

    var description: String { ready == "body" ? page : "\(page) with \(ready)" }
}
