/// The blocks of metadata in a picture's file, each at most a megabyte; empty if it is missing or larger.
struct MetadataBlocks {
    /// A TIFF file, perhaps behind `Exif` and two zero bytes.
    var exif: [UInt8] = []
    /// XML in UTF-8.
    var xmp: [UInt8] = []
    /// IPTC-IIM inside resources of Photoshop.
    var iptc: [UInt8] = []

    private static let mostBytes = 1_000_000

    /// Takes a block, unless there is one.
    mutating func take(_ bytes: some Collection<UInt8>, as block: WritableKeyPath<Self, [UInt8]>) {
        if self[keyPath: block].isEmpty, bytes.count <= Self.mostBytes { self[keyPath: block] = Array(bytes) }
    }

    /// Adds a part of a block. Parts that would make it too large are ignored.
    mutating func append(_ bytes: some Collection<UInt8>, to block: WritableKeyPath<Self, [UInt8]>) {
        if self[keyPath: block].count + bytes.count <= Self.mostBytes { self[keyPath: block] += bytes }
    }
}
