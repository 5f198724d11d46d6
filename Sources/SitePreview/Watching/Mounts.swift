import SiteFileSystem

/// The file systems of this computer, as Linux lists them in `/proc/self/mountinfo`.
struct Mounts {
    /// The kinds of file systems by the numbers of their devices: `8:1`.
    private let kinds: [Substring: Substring]

    /// What is mounted now; nothing where there is no such list.
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

    /// The kind of the file system that a path is on, when that does not tell of all changes: those that another computer
    /// makes, or the one that this one runs in.
    func silentKind(at path: String) -> String? { kind(at: path).flatMap(Self.ifSilent) }

    func silentKind(ofDevice device: UInt64) -> String? { kind(ofDevice: device).flatMap(Self.ifSilent) }

    func kind(at path: String) -> String? {
        (try? FileStatus(of: path).identity.device).flatMap(kind)
    }

    private func kind(ofDevice device: UInt64) -> String? {
        // As the C library packs them (makedev(3)).
        let major = device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000
        let minor = device & 0xFF | device >> 12 & 0xFFFF_FF00
        return kinds["\(major):\(minor)"].map(String.init)
    }

    private static func ifSilent(_ kind: String) -> String? {
        silent.contains(kind) || kind.hasPrefix("fuse.") ? kind : nil
    }

    /// Networks, hosts of virtual machines, programs. Overlays, as containers have them, tell of what is changed through them.
    private static let silent: Set<String> = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "coda", "ceph", "lustre", "ocfs2", "gfs2", "9p", "virtiofs",
        "vboxsf",
        "vmhgfs", "prl_fs", "fakeowner", "fuse",
    ]
}
