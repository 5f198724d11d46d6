/// Files made from pictures that several machines share. Names are those of a ``PictureCache``.
///
/// A build works without the store. After its first failure the store is not asked again.
package protocol SharedPictures: Sendable {
    /// The bytes of a file, or `nil` if the store does not have it.
    func bytes(of name: String) -> [UInt8]?
    /// Stores a file, unless this machine only reads.
    func store(_ bytes: [UInt8], as name: String)
    /// The reason of the first failure, as the end of a sentence.
    var failure: String? { get }
}
