import Foundation

/// A silent WAV file: 8 bit, 8 kHz.
func silence(seconds: Int) -> Data {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let count = seconds * 8000
    let format = little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
    let head = Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8) + little(count, 4)
    return Data(Array("RIFF".utf8) + little(head.count + count, 4) + head + [UInt8](repeating: 128, count: count))
}
