import Testing

@testable import SitePreview

@Suite struct MountsTests {
    private let mounts = Mounts(
        list: """
            22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
            30 22 0:25 / /home/a\\040b rw,nosuid master:1 propagate_from:2 - nfs4 server:/a rw,vers=4.2
            31 22 0:26 / /mnt/c rw - 9p drvfs rw
            32 22 0:27 / /mnt/s rw - fuse.sshfs host: rw
            33 22 8:17 / /mnt/usb rw - fuseblk /dev/sdb1 rw
            34 22 0:28 / / rw - overlay overlay rw
            35 22 259:300000 / /mnt/n rw - cifs //server/n rw
            a line of nonsense
            36 22 0:29
            37 22 0:30 / / rw -
            """)

    @Test(
        arguments: [
            (8 << 8 | 1, nil), (25, "nfs4"), (26, "9p"), (27, "fuse.sshfs"), (8 << 8 | 17, nil), (28, nil), (29, nil),
            (30, nil), (99, nil), (259 << 8 | 300_000 & 0xFF | (300_000 & ~0xFF) << 12, "cifs"),
        ] as [(UInt64, String?)]) func ofDevices(device: UInt64, kind: String?)
    { #expect(mounts.silentKind(ofDevice: device) == kind) }

    #if os(Linux)
        /// The list is read, and its numbers match those of files. Every process has this file system.
        @Test func theSystemsOwnListIsUnderstood() {
            #expect(Mounts().kind(at: "/proc/self") == "proc")
            #expect(Mounts().silentKind(at: "/proc/self") == nil)
        }
    #endif
}
