/// The two versions of a file. A version is `nil` if it does not exist.
struct Pair<Content: Sendable>: Sendable {
    /// The path in the output.
    let path: String
    let old: Content?
    let new: Content?
    /// Whether there is a version that cannot be read.
    let isUnreadable: Bool

    init(path: String, old: [UInt8]?, new: [UInt8]?, read: ([UInt8]) -> Content?) {
        self.path = path
        (self.old, self.new) = (old.flatMap(read), new.flatMap(read))
        isUnreadable = old != nil && self.old == nil || new != nil && self.new == nil
    }
}
