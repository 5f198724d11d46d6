import CompositionalLayout

extension SocialCard {
    /// The SVG drawing of a card without texts and pictures: the background, and generated artwork in its frame.
    func drawing(_ layout: CardLayout) -> String {
        let (width, height) = (CardLayout.size.width, CardLayout.size.height)
        let tones = look.tones.enumerated().map { ".tone-\($0 + 1){fill:\($1.text)}" }.joined()
        let type = "text{font-weight:700;text-anchor:middle;fill:\(look.tones[0].text)}"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
            + "<style>\(tones)\(type)</style><rect width=\"\(width)\" height=\"\(height)\" fill=\"\(look.paper.text)\"/>"
            + artworkElement(layout) + "</svg>"
    }

    private func artworkElement(_ layout: CardLayout) -> String {
        guard case .drawing(let drawing) = artwork, let frame = layout.frames[.artwork] else { return "" }
        let place =
            "x=\"\(Int(frame.x))\" y=\"\(Int(frame.y))\" width=\"\(Int(frame.width))\" height=\"\(Int(frame.height))\""
        return "<svg \(place) font-family=\"\(attribute(look.font))\">\(drawing)</svg>"
    }

    /// Font names, escaped for an attribute.
    private func attribute(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            case _ where scalar.value < 0x20: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
