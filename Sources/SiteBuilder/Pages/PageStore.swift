import Episodes

/// Where finished pages wait until they are published.
struct PageStore: Sendable {
    /// Where they are published from; `nil` where that is not known, or another site is there.
    var draft: DraftFolder?
    /// `nil` for memory.
    var spool: Spool?

    func take(_ bytes: [UInt8], at address: Address) -> OutputFile.Contents {
        // Where two pages want the same place, a check further on tells the author.
        if let path = OutputPath(address.outputPath), let drafted = draft?.write(bytes, at: path) {
            return .drafted(drafted)
        }
        return spool?.append(bytes).map(OutputFile.Contents.spooled) ?? .bytes(bytes)
    }
}
