import SeededRandom
import SiteArtwork

/// Puts damaged and hostile pictures through the readers of headers and metadata, and now and then through libvips. A trap ends
/// the process; everything else that is wrong is a finding.
public struct PictureFuzzer {
    public struct Report {
        public var files = 0
        /// Of those whose header could be read.
        public var read = 0
        /// Of those that were refused, by the identifier of the problem.
        public var refused: [String: Int] = [:]
        public var stripped = 0
        /// Files that were made of pictures, and how often libvips could not.
        public var made = 0
        public var undecodable = 0
        /// What should not have come out, with the seed that repeats it.
        public var findings: [String] = []
    }

    /// Pictures with more pixels are not decoded.
    private static let limit = 1_000_000

    /// Every file has a seed of its own: the first one's, counted up.
    public let firstSeed: UInt64
    /// One in so many files is decoded.
    public var decodingRate = 10
    public private(set) var report = Report()
    private let samples: [[UInt8]]
    private let library: ImageLibrary?

    /// - Parameters:
    ///   - samples: whole files, at least one.
    ///   - library: makes them smaller, so that more can be tried; without it nothing is decoded.
    public init(samples: [[UInt8]], firstSeed: UInt64, library: ImageLibrary? = .shared) {
        self.samples =
            samples.flatMap { [$0] + Self.small($0, library) }
            + Self.drawings.map { Array($0.utf8) }
        self.firstSeed = firstSeed
        self.library = library
    }

    public mutating func run(_ count: Int) {
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
            // No format has pictures so high.
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
        // What Exif says about lying on a side is written anew.
        if kept.count > bytes.count + 36 { find("\(kept.count) bytes left of \(bytes.count)", seed) }
        if StrippedPicture(kept, format) != .unchanged { find("metadata left after leaving it out", seed) }
    }

    /// A picture in little, in the formats that have headers of their own.
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
    public var description: String {
        let refused = refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return """
            \(files) files: \(read) read; refused: \(refused.isEmpty ? "none" : refused)
            \(stripped) without metadata; \(made) made smaller, \(undecodable) that libvips could not decode
            """ + findings.map { "\n" + $0 }.joined()
    }
}
