package func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    ascii(name) + little(body.count, 4) + body + zeros(body.count % 2)
}

package enum WAV {
    /// 8 bit, mono.
    package static func format(_ rate: Int, tag: Int = 1) -> [UInt8] {
        chunk("fmt ", little(tag, 2) + little(1, 2) + little(rate, 4) + little(rate, 4) + little(1, 2) + little(8, 2))
    }

    package static func file(_ chunks: [UInt8]..., name: String = "RIFF") -> [UInt8] {
        let body = chunks.flatMap(\.self)
        return ascii(name) + little(body.count + 4, 4) + ascii("WAVE") + body
    }

    package static func cues(_ points: [(id: Int, sample: Int, label: String)]) -> [UInt8] {
        let list = points.flatMap { point in
            let parts: [[UInt8]] = [
                little(point.id, 4), little(point.sample, 4), ascii("data"), zeros(8), little(point.sample, 4),
            ]
            return parts.flatMap(\.self)
        }
        let labels = points.flatMap { chunk("labl", little($0.id, 4) + ascii($0.label) + [0]) }
        return chunk("cue ", little(points.count, 4) + list) + chunk("LIST", ascii("adtl") + labels)
    }

    /// A file with its sizes in `ds64`, as recorders write files that may exceed 4 GB.
    package static func large(_ rate: Int, data: [UInt8]) -> [UInt8] {
        let sizes = chunk("ds64", zeros(8) + little(data.count, 8) + little(data.count, 8) + zeros(4))
        return file(sizes, format(rate), ascii("data") + little(0xFFFF_FFFF, 4) + data, name: "RF64")
    }
}
