import SeededRandom
import SiteArtwork

/// Runs damaged and hostile pictures through the readers of headers and metadata, and some of them through libvips. A
/// trap ends the process; every other fault is a finding.
package struct PictureFuzzer {
    package struct Report {
        package var files = 0
        /// The number of files whose header could be read.
        package var read = 0
        /// The number of refused files by the ID of the problem.
        package var refused: [String: Int] = [:]
        package var stripped = 0
        /// The number of files made from pictures, and the number of failures of libvips.
        package var made = 0
        package var undecodable = 0
        /// Wrong results, each with the seed that reproduces it.
        package var findings: [String] = []
    }

    /// The maximum number of pixels of a picture that is decoded.
    private static let limit = 1_000_000

    /// Each file has its own seed; the seeds count up from the first one.
    package let firstSeed: UInt64
    /// One of this number of files is decoded.
    package var decodingRate = 10
    public private(set) var report = Report()
    private let samples: [[UInt8]]
    private let library: ImageLibrary?

    /// - Parameters:
    ///   - samples: Complete files, at least one.
    ///   - library: Makes the samples smaller, so that more can be tested; `nil` to decode nothing.
    package init(samples: [[UInt8]], firstSeed: UInt64, library: ImageLibrary? = .shared) {
        self.samples =
            samples.flatMap { [$0] + Self.small($0, library) }
            + Self.drawings.map { Array($0.utf8) }
        self.firstSeed = firstSeed
        self.library = library
    }

    package mutating func run(_ count: Int) {
        for number in report.files..<report.files + count {
            let seed = firstSeed &+ UInt64(number)
            var random = SplitMix64(seed: seed)
            let bytes = random.damage(random.pick(samples), among: samples)
            read(bytes, decodes: number % decodingRate == 0, seed)
            strip(bytes, seed)
            report.files += 1
        }
    }

    private mutating func find(_ what: String, _ seed: UInt64) {
        if report.findings.count < 20 { report.findings.append("seed \(seed): \(what)") }
    }

    private mutating func read(_ bytes: [UInt8], decodes: Bool, _ seed: UInt64) {
        do throws(PictureProblem) {
            let header = try PictureHeader(bytes)
            try header.check(limit: Self.limit)
            report.read += 1
            guard let size = header.size else { return }
            if size.width < 1 || size.height < 1 { find("\(size)", seed) }
            if decodes, header.format != .svg, let library { decode(bytes, header, size, library, seed) }
        } catch {
            report.refused[error.id, default: 0] += 1
        }
    }

    private mutating func decode(
        _ bytes: [UInt8], _ header: PictureHeader, _ size: PixelSize, _ library: ImageLibrary, _ seed: UInt64
    ) {
        let width = min(8, size.width)
        do throws(PictureProblem) {
            let wish = Decoding.Wish(crop: CropRectangle(allOf: size), width: width)
            let picture = try DecodedPicture(bytes, header, Decoding(size, for: [wish]), library: library)
            let made = try picture.files(wish, [.webP], quality: 80)
            guard let file = made[.webP] else { return }
            report.made += 1
            // No format allows such tall pictures.
            guard CropRectangle(allOf: size).height(atWidth: width) < 16_000 else { return }
            if try PictureHeader(file).size?.width != width { find("a file that is not \(width) px wide", seed) }
        } catch {
            report.undecodable += 1
        }
    }

    private mutating func strip(_ bytes: [UInt8], _ seed: UInt64) {
        guard let format = PictureHeader.Format(of: bytes),
            case .stripped(let kept) = StrippedPicture(bytes, format)
        else { return }
        report.stripped += 1
        // The Exif orientation is written again.
        if kept.count > bytes.count + 36 { find("\(kept.count) bytes left of \(bytes.count)", seed) }
        if StrippedPicture(kept, format) != .unchanged { find("metadata left after leaving it out", seed) }
    }

    /// A small version of a picture in the formats with their own headers.
    private static func small(_ bytes: [UInt8], _ library: ImageLibrary?) -> [[UInt8]] {
        guard let library, let header = try? PictureHeader(bytes), let size = header.size else { return [] }
        let wish = Decoding.Wish(crop: CropRectangle(allOf: size), width: min(48, size.width))
        do throws(PictureProblem) {
            let picture = try DecodedPicture(bytes, header, Decoding(size, for: [wish]), library: library)
            return try picture.files(wish, [.jpeg, .png, .webP], quality: 80)
                .sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        } catch {
            return []
        }
    }

    private static let drawings = [
        "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 36'><path d='M0 0'/></svg>",
        "<!-- x --><svg xmlns='http://www.w3.org/2000/svg' width='3px' height='2'><![CDATA[ <a> ]]><image href='data:image/png;base64,AA=='/></svg>",
    ]
}

extension PictureFuzzer.Report: CustomStringConvertible {
    package var description: String {
        let refused = refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return """
            \(files) files: \(read) read; refused: \(refused.isEmpty ? "none" : refused)
            \(stripped) without metadata; \(made) made smaller, \(undecodable) that libvips could not decode
            """ + findings.map { "\n" + $0 }.joined()
    }
}
