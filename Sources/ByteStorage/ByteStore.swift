/// Where bytes wait that memory is not to hold, a file for instance.
public protocol ByteStore: AnyObject, Sendable {
    /// Takes bytes in.
    ///
    /// - Returns: where they lie; `nil` where there is no room for them.
    func put(_ bytes: [UInt8]) -> Int?

    /// Bytes that were taken in. Whoever cannot give them back gives none, and remembers that it has failed: those who read a text
    /// cannot do without it, and what they make of it is not to be used.
    func bytes(at offset: Int, count: Int) -> [UInt8]
}
