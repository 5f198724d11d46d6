/// The drawing: a row of boxes for each floor, and lines between them.
extension Architecture {
    private static let width = 1120.0
    private static let box = 34.0
    private static let floor = 88.0

    private struct Box {
        var x: Double
        var y: Double
        var width: Double
        var center: Double { x + width / 2 }
    }

    var svg: String {
        let boxes = boxes
        let height = Double(floors.count) * Self.floor - Self.floor + Self.box + 16
        var lines = ""
        var nodes = ""
        for module in floors.joined() {
            guard let box = boxes[module] else { continue }
            for other in (direct[module] ?? []).compactMap({ boxes[$0] }) {
                let (top, bottom) = (box.y + Self.box, other.y)
                let middle = (top + bottom) / 2
                lines += "<path d=\"M\(n(box.center)) \(n(top))C\(n(box.center)) \(n(middle)) "
                lines += "\(n(other.center)) \(n(middle)) \(n(other.center)) \(n(bottom))\"/>\n"
            }
            nodes += "<rect x=\"\(n(box.x))\" y=\"\(n(box.y))\" width=\"\(n(box.width))\" "
            nodes += "height=\"\(n(Self.box))\" rx=\"5\"/>\n"
            nodes += "<text x=\"\(n(box.center))\" y=\"\(n(box.y + Self.box / 2))\">\(module)</text>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(n(Self.width)) \(n(height))" width="\(n(Self.width))" \
            height="\(n(height))" role="img">
            <title>Modules of sitegen and their imports</title>
            <style>text{font:15px ui-sans-serif,system-ui,sans-serif;fill:#1b2733;text-anchor:middle;dominant-baseline:central}\
            rect{fill:#e4edf6;stroke:#2b6cb0;stroke-width:1.5}path{fill:none;stroke:#c2570c;stroke-width:1.5;stroke-opacity:.75}\
            @media (prefers-color-scheme:dark){text{fill:#e6edf3}rect{fill:#1d2b3a;stroke:#7db7ec}path{stroke:#f0a35e}}</style>
            \(lines)\(nodes)</svg>

            """
    }

    /// A module stands below the modules that import it, as far as its neighbours allow.
    private var boxes: [String: Box] {
        var boxes: [String: Box] = [:]
        for (number, floor) in floors.enumerated() {
            func wanted(_ module: String) -> Double {
                let above = boxes.filter { direct[$0.key]?.contains(module) == true }.map(\.value.center)
                return above.isEmpty ? Self.width / 2 : above.reduce(0, +) / Double(above.count)
            }
            let order = floor.map { (module: $0, x: wanted($0)) }.sorted { ($0.x, $0.module) < ($1.x, $1.module) }
            let widths = order.map { Double($0.module.count) * 8.2 + 28 }
            let room = Self.width - widths.reduce(0, +)
            let gap = room / Double(order.count + 1)
            var x = gap
            for (place, width) in zip(order, widths) {
                boxes[place.module] = Box(x: x, y: 8 + Double(number) * Self.floor, width: width)
                x += width + gap
            }
        }
        return boxes
    }

    /// To a tenth of a pixel.
    private func n(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
