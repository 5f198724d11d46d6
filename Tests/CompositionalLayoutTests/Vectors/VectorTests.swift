import LayoutVectors
import Testing

/// Every vector of the file runs; a vector of an engine that this runner does not know fails.
@Suite struct VectorTests {
    /// Empty where the file cannot be read, which `fileHasVectors` says.
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
