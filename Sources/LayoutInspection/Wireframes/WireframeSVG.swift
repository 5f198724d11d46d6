import CompositionalLayout

/// Wireframes side by side in one SVG picture, readable on light and dark backgrounds.
public struct WireframeSVG: Hashable, Sendable {
    public let text: String

    /// Points of layout per pixel of the picture.
    private static let reduction = 2.0
    private static let gap = 48.0
    private static let caption = 44.0
    private static let margin = 4.0

    /// - Parameters:
    ///   - wireframes: The wireframes from left to right.
    ///   - title: The text alternative of the picture.
    ///   - hasCaptions: True to write the widths above the wireframes.
    public init(_ wireframes: [Wireframe], title: String, hasCaptions: Bool = true) {
        let caption = hasCaptions ? Self.caption : 0
        let widths = wireframes.map(\.width)
        let width = widths.reduce(0, +) + Self.gap * Double(max(0, widths.count - 1)) + 2 * Self.margin
        let height = (wireframes.map(\.height).max() ?? 0) + caption + 2 * Self.margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width.shown) \(height.shown)\" "
                + "width=\"\((width / Self.reduction).shown)\" height=\"\((height / Self.reduction).shown)\" role=\"img\">",
            "<title>\(Self.escaped(title))</title>",
            "<style>\(Self.style)\(hasCaptions ? "" : Self.smallStyle)</style>",
        ]
        var x = Self.margin
        for wireframe in wireframes {
            lines.append("<g transform=\"translate(\(x.shown) \(Self.margin.shown))\">")
            if hasCaptions { lines.append(Self.captionText(wireframe)) }
            lines += Self.drawing(wireframe, below: caption)
            lines.append("</g>")
            x += wireframe.width + Self.gap
        }
        text = lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private static func captionText(_ wireframe: Wireframe) -> String {
        let below = wireframe.cellsBelow == 0 ? "" : ", \(counted(wireframe.cellsBelow, "cell")) below"
        return "<text class=\"caption\" x=\"0\" y=\"24\">\(wireframe.width.shown) px\(below)</text>"
    }

    private static func drawing(_ wireframe: Wireframe, below caption: Double) -> [String] {
        ["<g transform=\"translate(0 \(caption.shown))\">", page(wireframe)]
            + wireframe.boxes.filter { $0.kind != .section }.flatMap(box) + ["</g>"]
    }

    private static func page(_ wireframe: Wireframe) -> String {
        "<rect class=\"page\" x=\"0\" y=\"0\" width=\"\(wireframe.width.shown)\" height=\"\(wireframe.height.shown)\"/>"
    }

    private static func box(_ box: Wireframe.Box) -> [String] {
        let frame = box.kind == .item ? shrunk(box.frame) : box.frame
        let corner = box.kind == .item || box.kind == .boundary ? " rx=\"4\"" : ""
        let rect =
            "<rect class=\"\(box.kind.rawValue)\" x=\"\(frame.x.shown)\" y=\"\(frame.y.shown)\" "
            + "width=\"\(frame.width.shown)\" height=\"\(frame.height.shown)\"\(corner)/>"
        guard !box.label.isEmpty, frame.width >= 14, frame.height >= 14 else { return [rect] }
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        return [rect, "<text x=\"\(x.shown)\" y=\"\(y.shown)\">\(escaped(box.label))</text>"]
    }

    /// Shrinks cells a little, so that their groups are visible around them.
    private static func shrunk(_ frame: Rect<Double>) -> Rect<Double> {
        guard frame.width > 16, frame.height > 16 else { return frame }
        return Rect(x: frame.x + 3, y: frame.y + 3, width: frame.width - 6, height: frame.height - 6)
    }

    private static let style = """
        text{font:24px ui-sans-serif,system-ui,sans-serif;fill:#1b2733;text-anchor:middle;dominant-baseline:central}\
        .caption{text-anchor:start;dominant-baseline:auto}\
        rect{stroke-width:2;vector-effect:non-scaling-stroke}\
        .page{fill:none;stroke:#8a97a5}\
        .decoration{fill:#8a97a5;fill-opacity:.16;stroke:none}\
        .group{fill:none;stroke:#c2570c;stroke-dasharray:8 6}\
        .item{fill:#3b82c4;fill-opacity:.22;stroke:#2b6cb0}\
        .boundary{fill:#2f855a;fill-opacity:.2;stroke:#2f855a}\
        .supplementary{fill:#b83280;fill-opacity:.5;stroke:#b83280}\
        @media (prefers-color-scheme:dark){text{fill:#e6edf3}.page{stroke:#6b7785}.group{stroke:#f0a35e}\
        .item{stroke:#7db7ec}.boundary{stroke:#68d391}.supplementary{stroke:#f687b3}}
        """

    /// The style for very small pictures: thin lines and no numbers.
    private static let smallStyle = "@media (max-width:240px){rect{stroke-width:1}text{display:none}}"

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
