/// Keeps a value as long as the program runs: to take a large one apart at its end takes time and is good for nothing.
func leaveToTheEnd(_ value: some Sendable) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
