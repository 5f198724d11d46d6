import SiteXMLReading

extension PixelSize {
    /// The declared size: `width` and `height` in points, or else the size of `viewBox`.
    init?(of element: XMLElement) {
        func value(_ name: String) -> String? {
            element.attributes.first { $0.name == XMLName(namespace: "", local: name) }?.value
        }
        let box = (value("viewBox") ?? "").split { " ,\t\n\r".contains($0) }.map { Double($0) }
        let boxSize: (Double, Double)? =
            if box.count == 4, let width = box[2], let height = box[3] { (width, height) } else { nil }
        let width = value("width").flatMap(Self.points)
        let height = value("height").flatMap(Self.points)
        if let width, let height {
            self.init(width, height)
        } else if let boxSize, boxSize.0 > 0, boxSize.1 > 0 {
            if let width {
                self.init(width, width * boxSize.1 / boxSize.0)
            } else if let height {
                self.init(height * boxSize.0 / boxSize.1, height)
            } else {
                self.init(boxSize.0, boxSize.1)
            }
        } else {
            return nil
        }
    }

    /// A length without a unit or in `px`.
    private static func points(_ text: String) -> Double? {
        Double(text.hasSuffix("px") ? text.dropLast(2) : text[...])
    }

    /// Fails for invalid or implausible sizes.
    private init?(_ width: Double, _ height: Double) {
        let range = 0.5...1_000_000
        guard range.contains(width), range.contains(height) else { return nil }
        self.init(width: Int(width.rounded()), height: Int(height.rounded()))
    }
}
