extension PictureHeader {
    /// Reads the outermost element, and looks through all of them for what a drawing must not do. `nil` for bytes that are
    /// no SVG.
    init?(svg bytes: HeaderBytes) throws(PictureProblem) {
        var scanner = MarkupScanner(bytes.all)
        guard scanner.beginsAsMarkup else { return nil }
        var size: PixelSize?
        var isDrawing = false
        while let tag = try scanner.next() {
            if !isDrawing {
                guard tag.name == "svg" else { return nil }
                isDrawing = true
                size = Self.size(of: tag)
            }
            if let problem = tag.problem { throw .unsafe(problem) }
        }
        guard isDrawing else { return nil }
        self.init(.svg, size)
    }

    /// `width` and `height` where they are points, else those of `viewBox`.
    private static func size(of tag: MarkupTag) -> PixelSize? {
        let box = (tag.attributes["viewbox"] ?? "").split { " ,\t\n\r".contains($0) }.map { Double($0) }
        let boxSize: (Double, Double)? =
            if box.count == 4, let width = box[2], let height = box[3] { (width, height) } else { nil }
        let width = tag.attributes["width"].flatMap(points)
        let height = tag.attributes["height"].flatMap(points)
        if let width, let height { return PixelSize(width, height) }
        guard let boxSize, boxSize.0 > 0, boxSize.1 > 0 else { return nil }
        if let width { return PixelSize(width, width * boxSize.1 / boxSize.0) }
        if let height { return PixelSize(height * boxSize.0 / boxSize.1, height) }
        return PixelSize(boxSize.0, boxSize.1)
    }

    /// A length without a unit or in `px`.
    private static func points(_ text: String) -> Double? {
        Double(text.hasSuffix("px") ? text.dropLast(2) : text[...])
    }
}

extension PixelSize {
    /// `nil` for what is no size, or one that nobody means.
    fileprivate init?(_ width: Double, _ height: Double) {
        let range = 0.5...1_000_000
        guard range.contains(width), range.contains(height) else { return nil }
        self.init(width: Int(width.rounded()), height: Int(height.rounded()))
    }
}
