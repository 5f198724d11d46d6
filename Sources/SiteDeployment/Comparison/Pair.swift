/// The two versions of a file; `nil` where there is none.
struct Pair<Content: Sendable>: Sendable {
    /// The path in the output.
    let path: String
    let old: Content?
    let new: Content?
}
