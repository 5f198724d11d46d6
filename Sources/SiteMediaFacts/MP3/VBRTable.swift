/// The number of frames, which encoders write into the first frame: LAME and others as `Xing` or `Info`, Fraunhofer as
/// `VBRI`.
enum VBRTable {
    static func frameCount(in frame: [UInt8], _ header: MPEGAudioHeader) -> Int? {
        var xing = ByteCursor(frame)
        if xing.skip(4 + header.sideInfoLength), let name = xing.take(4).map(Array.init),
            name == Array("Xing".utf8) || name == Array("Info".utf8)
        {
            // The first flag says whether the count exists.
            guard let flags = xing.bigEndian(4), flags & 1 == 1, let count = xing.bigEndian(4), count > 0 else {
                return nil
            }
            return count
        }
        var vbri = ByteCursor(frame)
        guard vbri.skip(36), vbri.take(4).map(Array.init) == Array("VBRI".utf8), vbri.skip(10),
            let count = vbri.bigEndian(4), count > 0
        else { return nil }
        return count
    }
}
