import BrowserSupport
import Foundation
import Testing

/// A page with hand-written CSS and its expected frames. It tests the judge, not the solver.
struct HandWrittenPage: Sendable, CustomTestStringConvertible {
    var name: String
    /// The frames of the seven cells in a container of whole width `W`.
    var frames: @Sendable (_ containerWidth: Double) -> [Box]

    var testDescription: String { name }

    func html() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/\(name).html")
        return try String(contentsOf: file, encoding: .utf8)
    }

    static let all = [
        HandWrittenPage(name: "columns") { width in
            let first = snap((width - 48) / 2)
            let height = snap(width / 3)
            return (0..<7).map { index in
                Box(
                    x: index.isMultiple(of: 2) ? 20 : 28 + first, y: Double(index / 2) * (height + 14),
                    width: index.isMultiple(of: 2) ? first : width - 48 - first, height: height)
            }
        },
        HandWrittenPage(name: "mosaic") { width in
            let lead = snap((width - 8) * 2 / 3)
            let upper = snap((width - 8) / 3)
            let height = snap(width * 2 / 3)
            return (0..<7).map { index in
                let y = Double(index / 3) * (height + 8)
                return switch index % 3 {
                case 0: Box(x: 0, y: y, width: lead, height: height)
                case 1: Box(x: lead + 8, y: y, width: width - 8 - lead, height: upper)
                default: Box(x: lead + 8, y: y + upper + 8, width: width - 8 - lead, height: height - 8 - upper)
                }
            }
        },
    ]
}

/// Rounds to the nearest whole pixel. Ties are rounded up with the same bias as in the pages' CSS.
private func snap(_ value: Double) -> Double { (value + 0.033056 + 0.5).rounded(.down) }
