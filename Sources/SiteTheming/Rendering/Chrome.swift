/// The site's header and footer, rendered once for all pages of one menu entry.
struct Chrome: Hashable, Sendable {
    var header: HTML
    var footer: HTML
}
