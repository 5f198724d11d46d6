import Episodes

/// Where finished files wait until they are published.
struct PageStore: Sendable {
    /// Where they are published from; `nil` where that is not known, or another site is there.
    var draft: DraftFolder?
    /// For pages; `nil` for memory.
    var spool: Spool?
    /// For what is much smaller than pages, where a site has very much of it: cards until they are shown, files for machines.
    var smallSpool: Spool?

    func take(page bytes: [UInt8], at address: Address) -> OutputFile.Contents { take(bytes, at: address, spool) }

    func take(small bytes: [UInt8], at address: Address) -> OutputFile.Contents { take(bytes, at: address, smallSpool) }

    private func take(_ bytes: [UInt8], at address: Address, _ spool: Spool?) -> OutputFile.Contents {
        if draft == nil, spool == nil { return .bytes(bytes) }
        let digest = ContentDigest(bytes)
        // Where two files want the same place, a check further on tells the author.
        if let path = OutputPath(address.outputPath) {
            if let drafted = draft?.write(bytes, digest, at: path) { return .drafted(drafted) }
        }
        return spool?.append(bytes, digest).map(OutputFile.Contents.spooled) ?? .bytes(bytes)
    }
}
