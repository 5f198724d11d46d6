/// Where bytes wait that memory is not to hold, a file for instance.
public protocol ByteStore: AnyObject, Sendable {
    /// Takes bytes in.
    ///
    /// - Returns: where they lie; `nil` where there is no room for them.
    func put(_ bytes: [UInt8]) -> Int?

    /// Bytes that were taken in. Whoever cannot give them back gives blanks, as many, and remembers that it has failed: who knows places
    /// in a text goes on to look at them, and what is made of it is not to be used.
    func bytes(at offset: Int, count: Int) -> [UInt8]
}
