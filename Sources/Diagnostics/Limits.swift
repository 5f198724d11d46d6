/// The sizes up to which input is read: what has more is refused with a diagnostic.
public enum Limits {
    /// Bytes of a feed that is imported: the longest feeds of the world have some 50 MB.
    public static let feedBytes = 128_000_000
    /// Elements within elements of an XML document: feeds are five deep.
    public static let feedDepth = 64
}
