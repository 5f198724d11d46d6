/// Runs an operation with a time limit.
///
/// - Returns: the result, or `nil` if the limit passed. The operation is then cancelled.
func withDeadline<Value: Sendable>(
    _ duration: Duration, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await Task.sleep(for: duration)
            return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
    }
}
