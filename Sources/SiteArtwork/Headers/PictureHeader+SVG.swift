extension PictureHeader {
    /// Checks a drawing. Fails if the bytes are not SVG.
    init?(svg bytes: HeaderBytes) throws(PictureProblem) {
        let start = bytes.all.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes.all[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard first == UInt8(ascii: "<") else { return nil }
        do throws(DrawingProblem) {
            self.init(.svg, try Drawing(bytes.all).size)
        } catch {
            if error.isNoDrawing { return nil }
            throw .unsafe(error.reason)
        }
    }
}
