import LayoutVectors
import Testing

/// Every vector of the file runs. A vector for an unknown engine fails.
@Suite struct VectorTests {
    /// Empty if the file cannot be read, which `fileHasVectors` reports.
    static let vectors = (try? VectorFile.shared.get().vectors) ?? []

    @Test(arguments: vectors) func vector(_ vector: Vector) {
        switch vector.content {
        case .compositional(let content): content.check()
        case .split(let content): content.check()
        case .columns(let content): content.check()
        case .container(let content): content.check()
        case .unknown: Issue.record("unknown engine \(vector.engine)")
        }
    }

    @Test func fileHasVectors() throws {
        #expect(try !VectorFile.shared.get().vectors.isEmpty)
    }
}
