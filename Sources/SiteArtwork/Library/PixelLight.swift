/// The colours of a PNG without a profile, as its chunks `gAMA` and `cHRM` define them.
struct PixelLight: Hashable, Sendable, Codable {
    /// Sample values are light to this power: 1 for linear light, about 0.45 for usual pictures.
    let exponent: Double
    /// X, Y and Z of full red, green and blue under the white of profiles, D50.
    let primaries: [[Double]]

    static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]]

    /// The light that browsers show for the samples; `nil` if they treat the samples as sRGB.
    ///
    /// - Parameters:
    ///   - gamma: the value of `gAMA`, in hundred thousandths.
    ///   - chromaticities: the values of `cHRM`, in hundred thousandths: x and y of white, red, green and blue. `nil` without `cHRM`.
    init?(gamma: Int, chromaticities: [Int]?) {
        guard (10_000...500_000).contains(gamma) else { return nil }
        exponent = Double(gamma) / 100_000
        if let chromaticities {
            guard let found = Self.primaries(chromaticities.map { Double($0) / 100_000 }) else { return nil }
            primaries = found
        } else {
            // Programs write 45455 for sRGB, or values near it.
            guard !(43_000...48_000).contains(gamma) else { return nil }
            primaries = Self.sRGB
        }
    }

    /// Scales the primaries so that they make up the white, and adapts them to D50 by Bradford's matrix (ICC.1:2022, annex E).
    ///
    /// - Returns: `nil` if no mixture of the primaries is white.
    private static func primaries(_ points: [Double]) -> [[Double]]? {
        guard points.count == 8, points.allSatisfy((0...1).contains), points[1] > 0 else { return nil }
        func color(_ index: Int) -> [Double] {
            let (x, y) = (points[index * 2], points[index * 2 + 1])
            return [x, y, 1 - x - y]
        }
        func cross(_ a: [Double], _ b: [Double]) -> [Double] {
            [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        }
        func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }
        func product(_ matrix: [[Double]], _ color: [Double]) -> [Double] { matrix.map { dot($0, color) } }
        let white = color(0).map { $0 / points[1] }
        let (red, green, blue) = (color(1), color(2), color(3))
        let volume = dot(red, cross(green, blue))
        guard abs(volume) > 1e-6 else { return nil }
        let shares = [cross(green, blue), cross(blue, red), cross(red, green)].map { dot(white, $0) / volume }
        let cones = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
        let colors = [
            [0.9869929, -0.1470543, 0.1599627], [0.4323053, 0.5183603, 0.0492912], [-0.0085287, 0.0400428, 0.9684867],
        ]
        let gains = zip(product(cones, profileWhite), product(cones, white)).map { $0 / $1 }
        var found: [[Double]] = []
        for (color, share) in zip([red, green, blue], shares) {
            let seen = product(cones, color.map { $0 * share })
            found.append(product(colors, zip(seen, gains).map { $0 * $1 }))
        }
        // Profiles cannot store larger numbers.
        return found.joined().allSatisfy { abs($0) < 30_000 } ? found : nil
    }
}

/// D50, the white of profiles.
let profileWhite = [0.9642, 1, 0.8249]
