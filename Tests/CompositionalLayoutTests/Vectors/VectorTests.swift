import LayoutVectors
import Testing

/// Every vector of the file runs; a vector of an engine that this runner does not know fails.
@Suite struct VectorTests {
    @Test(arguments: VectorFile.shared.vectors) func vector(_ vector: Vector) {
        switch vector.content {
        case .compositional(let content): content.check()
        case .split(let content): content.check()
        case .columns(let content): content.check()
        case .container(let content): content.check()
        case .unknown: Issue.record("unknown engine \(vector.engine)")
        }
    }

    @Test func fileHasVectors() {
        #expect(!VectorFile.shared.vectors.isEmpty)
    }
}
