import GridCSS
import SiteArtwork

/// How wide a picture is in windows, as far as it is known.
package enum PictureWidth: Hashable, Sendable {
    case sizes(SizesList)
    /// As wide as the window, up to a width in CSS px.
    case window(upTo: Int?)

    /// Windows that files are made for, in CSS px: phones to large screens. Wider ones get the widest file.
    private static let windows = 320...2560

    private static let distance = 8

    /// The widths in all windows, each as common as the others: every eighth, and both sides of each bound, between which
    /// widths are linear.
    package var demand: WidthDemand {
        var demand = WidthDemand()
        var windows = stride(from: Self.windows.lowerBound, through: Self.windows.upperBound, by: Self.distance)
            .map(Double.init)
        switch self {
        case .window(let limit):
            for window in windows { demand.add(width: min(window, limit.map(Double.init) ?? window)) }
        case .sizes(let sizes):
            let range = Double(Self.windows.lowerBound)...Double(Self.windows.upperBound)
            windows += Self.steps(sizes.bounds).flatMap { [($0 - 1).rounded(.up), $0.rounded(.up)] }
                .filter(range.contains)
            for height in [Self.height] + sizes.heights.map({ $0 - 1 }) {
                for window in windows { demand.add(width: sizes.width(inViewport: window, height)) }
            }
        }
        return demand
    }

    /// Without those that follow another one closely: they are there for what rounding does, and as many of them would count for
    /// more than all windows together.
    private static func steps(_ bounds: [Double]) -> [Double] {
        bounds.indices.filter { $0 == 0 || bounds[$0] - bounds[$0 - 1] >= Double(distance) }.map { bounds[$0] }
    }

    /// Of windows, in CSS px.
    private static let height = 800.0
}
