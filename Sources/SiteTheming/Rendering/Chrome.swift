/// Header and footer of the site as they stand on a page: rendered once for all pages of one entry of the menu.
struct Chrome: Hashable, Sendable {
    var header: HTML
    var footer: HTML
}
