import SiteArtwork

extension SocialCard {
    /// Generated artwork as an SVG file of one size; `nil` where the card shows a picture.
    func drawing(_ size: PixelSize) -> String? {
        guard case .drawing(let drawing) = artwork else { return nil }
        let (width, height) = (size.width, size.height)
        let tones = look.tones.enumerated().map { ".tone-\($0 + 1){fill:\($1.text)}" }.joined()
        let type = "text{font-weight:700;text-anchor:middle;fill:\(look.tones[0].text)}"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
            + "<style>\(tones)\(type)</style><rect width=\"\(width)\" height=\"\(height)\" fill=\"\(look.paper.text)\"/>"
            + "<svg width=\"\(width)\" height=\"\(height)\" font-family=\"\(attribute(look.font))\">\(drawing)</svg></svg>"
    }

    /// Names of fonts as an attribute's value.
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
