import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

/// The cues of a file: WebVTT, SubRip, or JSON as Podcasting 2.0 has it.
///
/// What cannot be read is reported and left out; nothing in such a file is a reason to stop. Files are read as they
/// come: with or without a byte order mark, any line ends, commas and points mixed, cues that overlap.
public struct CueFile: Sendable {
    /// In order of time. What several say in one cue is a cue for each.
    public private(set) var cues: [Cue] = []
    private var found: [ReadCue] = []
    /// Never errors.
    public private(set) var diagnostics: [Diagnostic] = []

    private struct ReadCue {
        var start: Int
        var end: Int
        var parts: [CueText.Part]
    }

    /// `nil` for types of files that hold no cues: plain text, HTML.
    ///
    /// - Parameter people: who may speak, by the names that the episode has for them.
    public init?(_ source: SourceText, type: MediaType, people: [String] = []) {
        guard let format = CueFormat(type) else { return nil }
        let lineEnd = source.lineEnd
        guard source.bytes.count(where: { format.isMark($0, lineEnd: lineEnd) }) <= Limits.cueMarks else {
            report(
                "transcript.too-many",
                "this file is left out: it has more than \(Limits.cueMarks) \(format == .json ? "values" : "lines and tags")",
                "see whether it is the right file; each episode has one of its own", source, .start)
            return
        }
        switch format {
        case .webVTT, .subRip: readBlocks(source)
        case .json: readJSON(source)
        }
        diagnostics = diagnostics.map(\.asWarning)
        readSpeakers(people)
        cues = cues.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        if cues.isEmpty, diagnostics.isEmpty {
            report(
                "transcript.no-cues", "there are no cues in this file", "see whether it is the right file", source,
                .start)
        }
    }

    /// The first problems of a file show what is wrong with all of it.
    static let reportLimit = 20

    private mutating func report(
        _ id: String, _ message: String, _ hint: String, _ source: SourceText, _ position: SourcePosition
    ) {
        guard diagnostics.count < Self.reportLimit else { return }
        diagnostics.append(Diagnostic(.warning, id: id, message, hint: hint, in: source, at: position))
    }

    // MARK: WebVTT and SubRip

    /// Both are blocks of lines between blank lines, one line of which holds the times.
    private mutating func readBlocks(_ source: SourceText) {
        var block: [(number: Int, text: String)] = []
        for (number, line) in source.lines.enumerated() {
            // A cue whose neighbour follows without a blank line ends before that one's number.
            let begins = CueTiming.isTiming(line) && block.contains { CueTiming.isTiming($0.text) }
            if line.trimmingBlanks.isEmpty || begins {
                let number = begins && block.last?.text.isDigits == true ? block.popLast() : nil
                read(block, source)
                block = number.map { [$0] } ?? []
                if !begins { continue }
            }
            block.append((number + 1, line))
        }
        read(block, source)
    }

    private mutating func read(_ block: [(number: Int, text: String)], _ source: SourceText) {
        guard let timing = block.firstIndex(where: { CueTiming.isTiming($0.text) }) else {
            guard let line = block.first else { return }
            // Heads, comments, styles, and the number of a cue without words.
            let isKnown = ["WEBVTT", "NOTE", "STYLE", "REGION"].contains { line.text.hasPrefix($0) }
            if !isKnown, block.count > 1 || !line.text.isDigits {
                report(
                    "transcript.no-time", "these words have no time and are left out",
                    "write '00:01.000 --> 00:04.000' above them", source, SourcePosition(line: line.number, column: 1))
            }
            return
        }
        let position = SourcePosition(line: block[timing].number, column: 1)
        guard let time = CueTiming(block[timing].text) else {
            report(
                "transcript.bad-time", "this cue is left out: its times cannot be read",
                "write '00:01.000 --> 00:04.000'", source, position)
            return
        }
        if time.end <= time.start {
            report(
                "transcript.ends-early", "this cue ends before it begins",
                "write the later time behind the arrow", source, position)
        }
        append(CueText(block[(timing + 1)...].map(\.text)), from: time.start, to: time.end)
    }

    private mutating func append(_ text: CueText, from start: Int, to end: Int) {
        guard !text.parts.isEmpty else { return }
        found.append(ReadCue(start: start, end: max(start, end), parts: text.parts))
    }

    /// Makes cues of what was found: what no voice is named for may name one at the start of lines.
    private mutating func readSpeakers(_ people: [String]) {
        let voices = Set(found.flatMap { $0.parts.compactMap(\.speaker) })
        let unnamed = found.map { $0.parts.filter { $0.speaker == nil }.flatMap(\.lines) }.filter { !$0.isEmpty }
        let labels = SpeakerLabels(in: unnamed, people: people + voices)
        // Of a line that holds nothing but a name.
        var next: String?
        for cue in found {
            for part in cue.parts {
                var turns: [Cue] = []
                for (line, isTurn) in zip(part.lines, TurnMark.starts(of: part.lines)) {
                    let label =
                        if let speaker = part.speaker {
                            changed(line, saidBy: speaker, isFirst: turns.isEmpty, labels)
                        } else {
                            labels.label(of: line)
                        }
                    var turn = Cue(start: cue.start, end: cue.end, text: label?.text ?? line)
                    if let label {
                        turn.speaker = label.name
                    } else if turns.isEmpty {
                        turn.speaker = next ?? part.speaker
                        turn.isAnother = isTurn && turn.speaker == nil
                    } else if isTurn {
                        turn.isAnother = true
                    } else {
                        turns[turns.count - 1].text += (turns[turns.count - 1].text.isEmpty ? "" : " ") + line
                        continue
                    }
                    turns.append(turn)
                    next = nil
                }
                next = turns.last.flatMap { $0.text.isEmpty ? $0.speaker : nil }
                cues += turns.filter { !$0.text.isEmpty }
            }
        }
        found = []
    }

    /// The label of a line for which the file names a voice in its own way. On the first line of it a name is a word, unless it is the
    /// same one.
    private func changed(
        _ line: String, saidBy speaker: String, isFirst: Bool, _ labels: SpeakerLabels
    ) -> SpeakerLabels.Label? {
        guard let label = labels.knownLabel(of: line) else { return nil }
        if label.name.folded == speaker.folded { return .init(name: speaker, text: label.text) }
        return isFirst ? nil : label
    }

    // MARK: JSON

    /// Source: https://github.com/Podcastindex-org/podcast-namespace/blob/main/transcripts/transcripts.md
    private mutating func readJSON(_ source: SourceText) {
        let (value, problems) = JSON.parse(source)
        diagnostics = Array(problems.prefix(Self.reportLimit))
        guard let value else { return }
        guard let segments = value["segments"]?.list else {
            report(
                "transcript.no-segments", "there is no list 'segments' in this file",
                "write { \"segments\": [{ \"startTime\": 0.5, \"endTime\": 2, \"body\": \"…\" }] }", source,
                value.position)
            return
        }
        for segment in segments {
            guard let start = segment["startTime"]?.milliseconds, let body = segment["body"]?.text else {
                report(
                    "transcript.bad-time", "this segment is left out: it needs 'startTime' in seconds and 'body'",
                    "write { \"startTime\": 0.5, \"endTime\": 2, \"body\": \"…\" }", source, segment.position)
                continue
            }
            let lines = body.split(whereSeparator: \.isNewline).map { String($0).withoutControls.onOneLine }.filter {
                !$0.isEmpty
            }
            let speaker = segment["speaker"]?.text?.withoutControls.onOneLine
            guard !lines.isEmpty else { continue }
            found.append(
                ReadCue(
                    start: start, end: max(start, segment["endTime"]?.milliseconds ?? start),
                    parts: [.init(speaker: speaker?.isEmpty == false ? speaker : nil, lines: lines)]))
        }
    }
}

extension Value {
    /// Seconds, as a number or in quotes.
    fileprivate var milliseconds: Int? {
        guard let number, number.isFinite, (0...3_600_000).contains(number) else { return nil }
        return Int((number * 1000).rounded())
    }
}

extension SourceText {
    /// The byte at the end of lines. Old programs write a carriage return alone, and WebVTT allows it.
    fileprivate var lineEnd: UInt8 { bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r") }

    /// Without a byte order mark and line ends.
    fileprivate var lines: [String] {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return bytes[start...].split(separator: lineEnd, omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
