infix operator × : MultiplicationPrecedence

/// Repeats a text. A separate operator keeps the compiler's overload search short.
func × (text: String, count: Int) -> String { String(repeating: text, count: count) }
