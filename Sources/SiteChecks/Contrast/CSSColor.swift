import Foundation

/// An opaque colour in linear sRGB. Each component is between 0 and 1.
struct CSSColor: Hashable {
    var red: Double
    var green: Double
    var blue: Double

    /// The relative luminance by WCAG 2.2.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The contrast ratio by WCAG 2.2: 1 to 21.
    func contrast(to other: CSSColor) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// Reads `#345`, `#334455`, `rgb(…)`, `hsl(…)`, `oklch(…)`, `oklab(…)`, `white`, `black`. `nil` for other texts and
    /// translucent colours.
    init?(css text: String) {
        let text = text.lowercased()
        if text == "white" {
            self.init(red: 1, green: 1, blue: 1)
        } else if text == "black" {
            self.init(red: 0, green: 0, blue: 0)
        } else if text.hasPrefix("#") {
            self.init(hex: text.dropFirst())
        } else {
            guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
            let parts = text[text.index(after: open)...].dropLast().split { $0 == " " || $0 == "," || $0 == "/" }
            guard parts.count == 3 || parts.count == 4 && Self.number(parts[3], whole: 1) ?? 0 >= 1 else { return nil }
            self.init(function: String(text[..<open]), Array(parts.prefix(3)))
        }
    }

    private init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    private init?(hex digits: Substring) {
        let wide = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard wide.count == 6 || wide.count == 8 && wide.hasSuffix("ff"), let value = Int(wide.prefix(6), radix: 16)
        else {
            return nil
        }
        self.init(encoded: [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 })
    }

    private init?(function: String, _ parts: [Substring]) {
        switch function {
        case "rgb", "rgba":
            let values = parts.compactMap { Self.number($0, whole: 255).map { $0 / 255 } }
            guard values.count == 3 else { return nil }
            self.init(encoded: values)
        case "hsl", "hsla":
            guard let hue = Self.angle(parts[0]), let saturation = Self.number(parts[1], whole: 100),
                let lightness = Self.number(parts[2], whole: 100)
            else { return nil }
            let amount = saturation / 100 * min(lightness / 100, 1 - lightness / 100)
            self.init(
                encoded: [0.0, 8, 4].map { step in
                    let place = (step + hue / 30).truncatingRemainder(dividingBy: 12)
                    return lightness / 100 - amount * max(-1, min(place - 3, 9 - place, 1))
                })
        case "oklch":
            guard let lightness = Self.number(parts[0], whole: 1), let chroma = Self.number(parts[1], whole: 0.4),
                let hue = Self.angle(parts[2])
            else { return nil }
            let angle = hue * .pi / 180
            self.init(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
        case "oklab":
            guard let lightness = Self.number(parts[0], whole: 1), let a = Self.number(parts[1], whole: 0.4),
                let b = Self.number(parts[2], whole: 0.4)
            else { return nil }
            self.init(lightness: lightness, a: a, b: b)
        default: return nil
        }
    }

    /// Converts sRGB values to linear light.
    private init(encoded: [Double]) {
        let linear = encoded.map { value in
            let value = min(max(value, 0), 1)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        self.init(red: linear[0], green: linear[1], blue: linear[2])
    }

    /// Converts Oklab (CSS Color 4, section 10). Colours outside sRGB are clamped, as on sRGB screens.
    private init(lightness: Double, a: Double, b: Double) {
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        func inside(_ value: Double) -> Double { min(max(value, 0), 1) }
        self.init(
            red: inside(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: inside(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: inside(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }

    /// A number, or a percentage of `whole`.
    private static func number(_ text: Substring, whole: Double) -> Double? {
        if text == "none" { return 0 }
        return text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
    }

    private static func angle(_ text: Substring) -> Double? {
        if text == "none" { return 0 }
        let plain = text.hasSuffix("deg") ? text.dropLast(3) : text
        return text.hasSuffix("turn") ? Double(text.dropLast(4)).map { $0 * 360 } : Double(plain)
    }
}
