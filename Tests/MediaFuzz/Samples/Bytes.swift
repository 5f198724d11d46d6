/// Numbers as bytes, for samples.
package func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

package func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

package func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

package func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
