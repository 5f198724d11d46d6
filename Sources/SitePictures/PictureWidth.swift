import GridCSS
import SiteArtwork

/// The width of a picture as a function of the window.
package enum PictureWidth: Hashable, Sendable {
    case sizes(SizesList)
    /// The window's width, up to a maximum in CSS px.
    case window(upTo: Int?)

    /// The window widths that files are made for, in CSS px. Wider windows get the widest file.
    private static let windows = 320...2560

    private static let distance = 8

    /// The widths in all windows, equally weighted: every eighth width and both sides of each bound, because widths are
    /// linear between bounds.
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

    /// The bounds without those that closely follow a different one. They come from rounding, and would otherwise have
    /// too much weight.
    private static func steps(_ bounds: [Double]) -> [Double] {
        bounds.indices.filter { $0 == 0 || bounds[$0] - bounds[$0 - 1] >= Double(distance) }.map { bounds[$0] }
    }

    /// The assumed height of windows, in CSS px.
    private static let height = 800.0
}
