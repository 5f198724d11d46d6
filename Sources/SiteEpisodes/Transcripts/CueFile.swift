import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

/// The cues of a file in WebVTT, SubRip or Podcasting 2.0's JSON.
///
/// Unreadable parts are reported and left out, and never stop a build. The reader accepts files with or without a byte
/// order mark, any line ends, commas or points in times, and overlapping cues.
package struct CueFile: Sendable {
    /// The cues by time. A cue with several speakers becomes one cue for each.
    package private(set) var cues: [Cue] = []
    private var found: [ReadCue] = []
    /// Warnings and hints, never errors.
    package private(set) var diagnostics: [Diagnostic] = []

    private struct ReadCue {
        var start: Int
        var end: Int
        var parts: [CueText.Part]
    }

    /// Fails for file types without cues, such as plain text and HTML.
    ///
    /// - Parameter people: the possible speakers, by their names in the episode.
    package init?(_ source: SourceText, type: MediaType, people: [String] = []) {
        guard let format = CueFormat(type) else { return nil }
        let lineEnd = source.lineEnd
        guard source.bytes.count(where: { format.isMark($0, lineEnd: lineEnd) }) <= Limits.cueMarks else {
            report(
                "transcript.too-many",
                "this file is left out: it has more than \(Limits.cueMarks) \(format == .json ? "values" : "lines and tags")",
                "check whether it is the right file", source, .start)
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
                "transcript.no-cues", "this file has no cues", "check whether it is the right file", source,
                .start)
        }
    }

    /// The maximum number of reported problems for a file.
    static let reportLimit = 20

    private mutating func report(
        _ id: String, _ message: String, _ hint: String, _ source: SourceText, _ position: SourcePosition
    ) {
        guard diagnostics.count < Self.reportLimit else { return }
        diagnostics.append(Diagnostic(.warning, id: id, message, hint: hint, in: source, at: position))
    }

    // MARK: WebVTT and SubRip

    /// Both formats consist of blocks of lines between blank lines. One line of a block contains the times.
    private mutating func readBlocks(_ source: SourceText) {
        var block: [(number: Int, text: String)] = []
        for (number, line) in source.lines.enumerated() {
            // If the next cue follows without a blank line, this cue ends before the next one's number.
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
            // Headers, comments, styles, and the number of an empty cue.
            let isKnown = ["WEBVTT", "NOTE", "STYLE", "REGION"].contains { line.text.hasPrefix($0) }
            if !isKnown, block.count > 1 || !line.text.isDigits {
                report(
                    "transcript.no-time", "these words are left out, because they have no time",
                    "write '00:01.000 --> 00:04.000' above them", source, SourcePosition(line: line.number, column: 1))
            }
            return
        }
        let position = SourcePosition(line: block[timing].number, column: 1)
        guard let time = CueTiming(block[timing].text) else {
            report(
                "transcript.bad-time", "this cue is left out, because its times cannot be read",
                "write '00:01.000 --> 00:04.000'", source, position)
            return
        }
        if time.end <= time.start {
            report(
                "transcript.ends-early", "this cue ends before it begins",
                "write the later time after the arrow", source, position)
        }
        append(CueText(block[(timing + 1)...].map(\.text)), from: time.start, to: time.end)
    }

    private mutating func append(_ text: CueText, from start: Int, to end: Int) {
        guard !text.parts.isEmpty else { return }
        found.append(ReadCue(start: start, end: max(start, end), parts: text.parts))
    }

    /// Makes the cues. If no voice tag names a speaker, the beginning of a line may.
    private mutating func readSpeakers(_ people: [String]) {
        let voices = Set(found.flatMap { $0.parts.compactMap(\.speaker) })
        let unnamed = found.map { $0.parts.filter { $0.speaker == nil }.flatMap(\.lines) }.filter { !$0.isEmpty }
        let labels = SpeakerLabels(in: unnamed, people: people + voices)
        // The speaker of a line that contains only a name.
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

    /// The label of a line in a file with voice tags. On the first line of a voice, a name is text unless it is the
    /// same name.
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
                "transcript.no-segments", "this file has no list 'segments'",
                "write { \"segments\": [{ \"startTime\": 0.5, \"endTime\": 2, \"body\": \"…\" }] }", source,
                value.position)
            return
        }
        for segment in segments {
            guard let start = segment["startTime"]?.milliseconds, let body = segment["body"]?.text else {
                report(
                    "transcript.bad-time", "this segment is left out, because it has no valid 'startTime' and 'body'",
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
    /// The time in milliseconds, written in seconds as a number or a text.
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
