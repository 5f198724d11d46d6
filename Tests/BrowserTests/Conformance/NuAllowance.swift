/// What the checker, which is of June 2020, takes for an error and specifications allow today. Each is one message, whole;
/// a mistake in the same place reads otherwise.
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

    /// The page without `auto` at the beginning of `sizes` (https://html.spec.whatwg.org/multipage/images.html#valdef-sizes-auto):
    /// the checker would read no further, and so not judge the list behind it. Blanks in its stead leave every place as it is.
    static func withoutAutomaticSizes(_ page: String) -> String {
        page.replacing("sizes=\"auto, ", with: "sizes=\"      ")
    }
}
