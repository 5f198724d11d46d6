import SeededRandom
import SiteMediaFacts

/// Reads damaged recordings. A trap ends the process; every other fault is a finding.
package struct MediaFuzzer {
    package struct Report {
        package var files = 0
        /// The number of files whose facts could be read.
        package var readFiles = 0
        /// The number of refused files by problem.
        package var problems: [String: Int] = [:]
        /// The most that was read of one file, in bytes and in pieces.
        package var mostBytes = 0
        package var mostPieces = 0
        /// The seed that took longest, to find loops that grow too fast.
        package var slowest: (seed: UInt64, duration: Duration) = (0, .zero)
        /// Wrong results, each with the seed that reproduces it.
        package var findings: [String] = []
    }

    /// Each file has its own seed; the seeds count up from the first one.
    package let firstSeed: UInt64
    public private(set) var report = Report()

    /// The maximum number of bytes that are read of one file (``MediaFacts/init(probing:)``).
    static let byteLimit = 16 << 20
    static let pieceLimit = 50_000

    package init(firstSeed: UInt64) { self.firstSeed = firstSeed }

    package mutating func run(_ count: Int) {
        for number in report.files..<report.files + count {
            let seed = firstSeed &+ UInt64(number)
            var random = SplitMix64(seed: seed)
            read(HostileFile(using: &random), seed)
            report.files += 1
        }
    }

    private mutating func read(_ file: HostileFile, _ seed: UInt64) {
        var (read, pieces) = (0, 0)
        let source = ByteSource(size: file.size) { offset, count in
            read += count
            pieces += 1
            return file.read(offset, count)
        }
        let clock = ContinuousClock()
        let start = clock.now
        do throws(MediaProblem) {
            check(try MediaFacts(probing: source), seed)
            report.readFiles += 1
        } catch {
            report.problems["\(error)", default: 0] += 1
        }
        if clock.now - start > report.slowest.duration { report.slowest = (seed, clock.now - start) }
        report.mostBytes = max(report.mostBytes, read)
        report.mostPieces = max(report.mostPieces, pieces)
        if read > Self.byteLimit { find("\(read) bytes were read", seed) }
        if pieces > Self.pieceLimit { find("\(pieces) pieces were read", seed) }
    }

    private mutating func check(_ facts: MediaFacts, _ seed: UInt64) {
        if let duration = facts.duration, duration < 0 { find("a duration of \(duration)", seed) }
        if facts.chapters.count > 2000 { find("\(facts.chapters.count) chapters", seed) }
        if facts.codecs.count > 1024 { find("\(facts.codecs.count) codecs", seed) }
        if facts.chapters.contains(where: { $0.start < 0 || $0.title.isEmpty }) { find("a chapter of nothing", seed) }
        if zip(facts.chapters, facts.chapters.dropFirst()).contains(where: { $0.start > $1.start }) {
            find("chapters out of order", seed)
        }
        // Each invalid byte becomes three bytes.
        let letters = facts.chapters.reduce(0) { $0 + $1.title.utf8.count }
        if letters > 3 * Self.byteLimit { find("titles of \(letters) bytes", seed) }
    }

    private mutating func find(_ what: String, _ seed: UInt64) {
        if report.findings.count < 20 { report.findings.append("seed \(seed): \(what)") }
    }
}

extension MediaFuzzer.Report: CustomStringConvertible {
    package var description: String {
        let refused = problems.sorted { $0.key < $1.key }.map { "\n  \($0.value) \($0.key)" }.joined()
        return """
            \(files) files, of which \(readFiles) could be read; at most \(mostBytes) bytes in \(mostPieces) pieces of one
            slowest: \(slowest.duration) for seed \(slowest.seed)
            refused:\(refused.isEmpty ? " none" : refused)
            """ + findings.map { "\n" + $0 }.joined()
    }
}
