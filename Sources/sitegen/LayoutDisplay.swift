/// What is to be shown of a page's layout.
struct LayoutDisplay: Sendable {
    enum Drawing: Sendable {
        /// Into a file, or `-`.
        case svg(String)
        case terminal(columns: Int)
    }

    /// Widths to show frames or wireframes at; none for the certificate.
    let widths: [Int]
    let height: Double?
    let isMirrored: Bool
    let difference: (Int, Int)?
    let drawing: Drawing?
    let printsJSON: Bool

    /// A phone, a tablet, a desk: what is drawn when no width is given.
    static let commonWidths = [390, 820, 1280]
}
