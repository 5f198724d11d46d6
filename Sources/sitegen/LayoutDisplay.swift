/// The display of a page's layout.
struct LayoutDisplay: Sendable {
    enum Drawing: Sendable {
        /// A file's path, or `-` for standard output.
        case svg(String)
        case terminal(columns: Int)
    }

    /// The widths of frames or wireframes, in points. Without widths, the certificate is shown.
    let widths: [Int]
    let height: Double?
    let isMirrored: Bool
    let difference: (Int, Int)?
    let drawing: Drawing?
    let printsJSON: Bool

    /// The widths that are drawn by default: a phone, a tablet and a desktop, in points.
    static let commonWidths = [390, 820, 1280]
}
