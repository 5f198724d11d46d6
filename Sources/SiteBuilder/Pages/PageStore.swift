import Episodes

/// Where finished pages wait until they are published.
struct PageStore: Sendable {
    /// Where they are published from; `nil` where that is not known, or another site is there.
    var draft: DraftFolder?
    /// What lies where they are published: what is there already need not be kept a second time.
    var known: KnownOutputs?
    /// `nil` for memory.
    var spool: Spool?

    func take(_ bytes: [UInt8], at address: Address) -> OutputFile.Contents {
        if draft == nil, known == nil, spool == nil { return .bytes(bytes) }
        let digest = ContentDigest(bytes)
        // Where two pages want the same place, a check further on tells the author.
        if let path = OutputPath(address.outputPath) {
            if let drafted = draft?.write(bytes, digest, at: path) { return .drafted(drafted) }
            if let kept = known?.file(at: path, holding: digest) { return .kept(kept) }
        }
        return spool?.append(bytes, digest).map(OutputFile.Contents.spooled) ?? .bytes(bytes)
    }
}
