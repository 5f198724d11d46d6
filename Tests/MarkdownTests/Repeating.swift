infix operator × : MultiplicationPrecedence

/// A text so many times. An operator of its own, which the compiler does not look for among those of numbers.
func × (text: String, count: Int) -> String { String(repeating: text, count: count) }
