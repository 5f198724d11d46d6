import CSitegenCurl

/// A number of libcurl that says why a transfer failed.
struct TransferCode: Hashable, Sendable {
    let rawValue: Int32

    static let success = TransferCode(rawValue: 0)
    /// There is no libcurl.
    static let noLibrary = TransferCode(rawValue: Int32(CCURL_NO_LIBRARY))
    static let noProtocol = TransferCode(rawValue: 1)
    /// The host does not permit access to a file.
    static let refused = TransferCode(rawValue: 9)
    /// The host does not carry out a command, such as `rename`.
    static let refusedCommand = TransferCode(rawValue: 21)
    static let wrongHost = TransferCode(rawValue: 60)
    static let wrongLogin = TransferCode(rawValue: 67)
    static let noRoom = TransferCode(rawValue: 70)
    /// A server of SFTP says only that it has failed, for example because its disk is full.
    static let failed = TransferCode(rawValue: 79)
    static let absent = TransferCode(rawValue: 78)

    /// Whether the same transfer fails again.
    var isFinal: Bool {
        let final: Set = [
            Self.noLibrary, .noProtocol, .refused, .refusedCommand, .wrongHost, .wrongLogin, .noRoom, .absent,
        ]
        return final.contains(self)
    }
}

/// The result of looking up the key of a host in the file of known hosts.
enum HostKey: Int32, Sendable {
    case known, changed, unknown
}

extension WebAnswer {
    /// Whether an SFTP host says that a file or folder does not exist.
    var isAbsence: Bool { code == .absent || code == .refusedCommand && problem?.contains("No such file") == true }
}
