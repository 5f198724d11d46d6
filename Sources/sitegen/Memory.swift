/// Keeps a value until the program exits, because freeing a large value takes time.
func leaveToTheEnd(_ value: some Sendable) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
