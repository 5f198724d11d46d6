import SiteBuilder
import SiteChecks
import SiteEpisodes

/// The sizes of pages as text: the home page, the largest page, and the stylesheets of a visit.
struct WeightText {
    let weights: SiteWeights

    var lines: [String] {
        var lines: [String] = []
        if let home = weights.home { lines.append("Home page: " + Self.text(home)) }
        if let heaviest = weights.heaviest, heaviest.address != .home {
            lines.append("Largest page, \(heaviest.address.path): " + Self.text(heaviest.weight))
        }
        let visit = weights.visit
        if visit.css > 0 {
            lines.append(
                "Stylesheets of a visit (\(visit.pages.map(\.path).joined(separator: ", "))): "
                    + "\(ByteCount(bytes: visit.css).text), compressed \(ByteCount(bytes: visit.compressedCSS).text)")
        }
        return lines
    }

    /// The size and its parts: `61.2 kB before compression (9.1 kB HTML, 14.2 kB CSS, 2.1 kB JavaScript, 35.8 kB
    /// images)`.
    private static func text(_ weight: PageWeight) -> String {
        let parts = [(weight.html, "HTML"), (weight.css, "CSS"), (weight.js, "JavaScript"), (weight.images, "images")]
            .map { "\(ByteCount(bytes: $0).text) \($1)" }
        return "\(ByteCount(bytes: weight.total).text) before compression (\(parts.joined(separator: ", ")))"
    }
}
