/// A frame of MPEG-1 layer III, 44.1 kHz, mono: 1152 samples.
package func frame(kilobits: Int = 128, body: [UInt8] = []) -> [UInt8] {
    let index = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320].firstIndex(of: kilobits) ?? 9
    let length = 144 * kilobits * 1000 / 44_100
    let head: [UInt8] = [0xFF, 0xFB, UInt8(index << 4), 0xC0]
    return head + body + zeros(length - 4 - body.count)
}

package func xing(frames: Int, name: String = "Xing") -> [UInt8] {
    frame(body: zeros(17) + ascii(name) + big(1, 4) + big(frames, 4))
}

package func vbri(frames: Int) -> [UInt8] { frame(body: zeros(32) + ascii("VBRI") + zeros(10) + big(frames, 4)) }

package enum ID3 {
    package static func tag(_ frames: [UInt8], version: UInt8 = 4, flags: UInt8 = 0) -> [UInt8] {
        ascii("ID3") + [version, 0, flags] + syncsafe(frames.count) + frames
    }

    package static func syncsafe(_ number: Int) -> [UInt8] {
        [21, 14, 7, 0].map { UInt8(number >> $0 & 0x7F) }
    }

    package static func frame(_ name: String, _ body: [UInt8], version: UInt8 = 4) -> [UInt8] {
        ascii(name) + (version == 4 ? syncsafe(body.count) : big(body.count, 4)) + [0, 0] + body
    }

    package static func chapter(_ id: String, _ start: Int, title: [UInt8], version: UInt8 = 4) -> [UInt8] {
        let body = ascii(id) + [0] + big(start, 4) + big(start + 1000, 4) + [UInt8](repeating: 0xFF, count: 8)
        return frame("CHAP", body + frame("TIT2", title, version: version), version: version)
    }

    package static func contents(_ id: String, top: Bool = true, _ children: [String], version: UInt8 = 4) -> [UInt8] {
        let body = ascii(id) + [0, top ? 3 : 1, UInt8(children.count)] + children.flatMap { ascii($0) + [0] }
        return frame("CTOC", body, version: version)
    }
}
