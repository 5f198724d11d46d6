/// Errors that the checker of June 2020 reports, but that specifications allow today. Each is one complete message, so
/// a real mistake at the same place is still reported.
struct NuAllowance {
    let message: Regex<Substring>
    let specification: String

    static var all: [NuAllowance] {
        [
            NuAllowance(
                message: /Attribute “fetchpriority” not allowed on element “img” at this point\./,
                specification: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-fetchpriority"),
            NuAllowance(
                message: /CSS: Unrecognized at-rule “@layer”/,
                specification: "https://drafts.csswg.org/css-cascade-5/#layering"),
        ]
    }

    /// The page without `auto` at the beginning of `sizes`
    /// (https://html.spec.whatwg.org/multipage/images.html#valdef-sizes-auto). The checker would stop there and not
    /// check the list after it. Spaces replace it, so positions stay the same.
    static func withoutAutomaticSizes(_ page: String) -> String {
        page.replacing("sizes=\"auto, ", with: "sizes=\"      ")
    }
}
