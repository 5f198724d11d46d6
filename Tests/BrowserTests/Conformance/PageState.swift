/// A page after an action of the visitor.
struct PageState: Sendable, CustomStringConvertible {
    /// The path from the site's root.
    var page: String
    /// JavaScript that performs the action.
    var action = ""
    /// A selector that matches after the page's scripts have finished.
    var ready = "body"

    var description: String { ready == "body" ? page : "\(page) with \(ready)" }
}
