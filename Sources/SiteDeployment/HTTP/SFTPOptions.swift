/// Options of a transfer by SFTP.
struct SFTPOptions: Sendable {
    /// The means by which a user logs in.
    enum Proof: Hashable, Sendable {
        /// The keys that the ssh agent holds.
        case agent
        /// A file with a private key. The public key is beside it, with `.pub` at the end of its name.
        case key(String)
        case password(String)
    }

    var user: String
    var proof: Proof
    /// The file with the keys of known hosts.
    var knownHosts: String
    /// Commands before the transfer. A star at the beginning allows a command to fail.
    var before: [String] = []
    /// Commands after the transfer.
    var after: [String] = []
}
