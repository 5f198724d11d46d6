import SiteFileSystem

/// The mounted file systems, from `/proc/self/mountinfo` of Linux.
struct Mounts {
    /// The types of file systems, by device number: `8:1`.
    private let kinds: [Substring: Substring]

    /// Reads the mounted file systems. Empty if the list does not exist.
    init() {
        let bytes = try? fileBytes("/proc/self/mountinfo")
        self.init(list: String(decoding: bytes ?? [], as: UTF8.self))
    }

    init(list: String) {
        var kinds: [Substring: Substring] = [:]
        for line in list.split(separator: "\n") {
            // `36 35 98:0 /root /place options … - kind source options`
            let fields = line.split(separator: " ")
            guard fields.count > 3, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else { continue }
            kinds[fields[2]] = fields[dash + 1]
        }
        self.kinds = kinds
    }

    /// The type of a path's file system if it does not report all changes: those by other computers or by the host of a
    /// virtual machine.
    func silentKind(at path: String) -> String? { kind(at: path).flatMap(Self.ifSilent) }

    func silentKind(ofDevice device: UInt64) -> String? { kind(ofDevice: device).flatMap(Self.ifSilent) }

    func kind(at path: String) -> String? {
        (try? FileStatus(of: path).identity.device).flatMap(kind)
    }

    private func kind(ofDevice device: UInt64) -> String? {
        // The number is encoded as in the C library (makedev(3)).
        let major = device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000
        let minor = device & 0xFF | device >> 12 & 0xFFFF_FF00
        return kinds["\(major):\(minor)"].map(String.init)
    }

    private static func ifSilent(_ kind: String) -> String? {
        silent.contains(kind) || kind.hasPrefix("fuse.") ? kind : nil
    }

    /// Network file systems, shared folders of virtual machines, and FUSE. Overlay file systems, as in containers,
    /// report their changes.
    private static let silent: Set<String> = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "coda", "ceph", "lustre", "ocfs2", "gfs2", "9p", "virtiofs",
        "vboxsf",
        "vmhgfs", "prl_fs", "fakeowner", "fuse",
    ]
}
