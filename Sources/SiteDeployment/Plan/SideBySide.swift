import SiteDiagnostics

/// Processes elements, several at the same time, and calls `finish` after each. The first failure stops everything.
///
/// - Parameter breadth: the number of elements at the same time.
func sideBySide<Element: Sendable, Result: Sendable>(
    _ elements: [Element], breadth: Int, _ work: @escaping @Sendable (Element) async throws(Diagnostic) -> Result,
    finish: (Element, Result) -> Void
) async throws(Diagnostic) {
    do {
        try await withThrowingTaskGroup(of: (Element, Result).self) { group in
            var waiting = elements[...]
            for _ in 0..<breadth {
                guard let element = waiting.popFirst() else { break }
                group.addTask { (element, try await work(element)) }
            }
            while let (element, result) = try await group.next() {
                finish(element, result)
                try Task.checkCancellation()
                if let element = waiting.popFirst() { group.addTask { (element, try await work(element)) } }
            }
        }
    } catch let problem as Diagnostic {
        throw problem
    } catch {
        throw Diagnostic(
            .error, id: "io.deploy-stopped", "the deployment was stopped",
            hint: "deploy again; files that have arrived are not sent again")
    }
}
