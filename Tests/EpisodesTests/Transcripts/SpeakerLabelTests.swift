import Foundation
import SiteDiagnostics
import SiteMediaFacts
import Testing

@testable import SiteEpisodes

/// The speakers of all cues with their words, or only the words if the file names no speakers.
@Suite("Speakers at the start of lines") struct SpeakerLabelTests {
    /// - Parameter cues: The lines of each cue.
    private func read(_ cues: [String], as type: String, people: [String] = []) throws -> [String] {
        let mark = type == "text/vtt" ? "." : ","
        let blocks = cues.enumerated().map { place, lines in
            "\(place + 1)\n00:00:\(10 + place)\(mark)000 --> 00:00:\(11 + place)\(mark)000\n\(lines)\n"
        }
        let text = (type == "text/vtt" ? "WEBVTT\n\n" : "") + blocks.joined(separator: "\n")
        let file = try #require(
            CueFile(SourceText(path: "a", text: text), type: MediaType(type), people: people))
        #expect(file.diagnostics == [])
        return file.cues.map { $0.speaker.map { "\($0)| " } ?? "" }.enumerated().map { $1 + file.cues[$0].text }
    }

    static let speakers: [(cues: [String], expected: [String])] = [
        (
            ["Ada: Welcome to the harbour.", "Ben: It is cold today.", "It was colder yesterday."],
            ["Ada| Welcome to the harbour.", "Ben| It is cold today.", "It was colder yesterday."]
        ),
        (["[SPEAKER_00]: Hello.", "[SPEAKER_01]: Hi."], ["SPEAKER_00| Hello.", "SPEAKER_01| Hi."]),
        (["[SPEAKER_00] Hello.", "Yes.", "Yes.", "Yes."], ["SPEAKER_00| Hello.", "Yes.", "Yes.", "Yes."]),
        (["SPEAKER_00: hello", "one", "two", "three"], ["SPEAKER_00| hello", "one", "two", "three"]),
        (["Speaker 1: one", "Speaker 2: two"], ["Speaker 1| one", "Speaker 2| two"]),
        (["[Ada Lovelace]: One.", "Two.", "Three."], ["Ada Lovelace| One.", "Two.", "Three."]),
        ([">> ADA LOVELACE: One.", ">> BEN: Two."], ["ADA LOVELACE| One.", "BEN| Two."]),
        (["- Ada: Hi.\n- Ben: Hello."], ["Ada| Hi.", "Ben| Hello."]),
        (["Ada: One\ntwo.\nBen: Three."], ["Ada| One two.", "Ben| Three."]),
        (
            ["Dr. Ada van der Berg: One.", "O'Neil (host): Two."],
            ["Dr. Ada van der Berg| One.", "O'Neil (host)| Two."]
        ),
        (["Jean-Luc : Bonjour.", "Anaïs\u{A0}: Salut."], ["Jean-Luc| Bonjour.", "Anaïs| Salut."]),
        (["艾达：你好", "本: 早上好"], ["艾达| 你好", "本| 早上好"]), (["أدا: مرحبا", "بن: أهلا"], ["أدا| مرحبا", "بن| أهلا"]),
        (["Q: Why?", "A: Because."], ["Q| Why?", "A| Because."]),
        (["Ada: hello there", "Ada: and so on"], ["Ada| hello there", "Ada| and so on"]),
        (["Ada:", "Welcome.", "Ben:\nHello."], ["Ada| Welcome.", "Ben| Hello."]),
        (["<i>Ada:</i> One &amp; two.", "{\\an8}Ben: Three."], ["Ada| One & two.", "Ben| Three."]),
        // A name for each turn; most cues have none.
        (
            ["Ada: One."] + Array(repeating: "and on", count: 9) + ["Ben: Two."] + Array(repeating: "and on", count: 9)
                + ["Ada: Three.", "Ben: Four.", "Note: it is late."],
            ["Ada| One."] + Array(repeating: "and on", count: 9) + ["Ben| Two."]
                + Array(repeating: "and on", count: 9) + ["Ada| Three.", "Ben| Four.", "Note: it is late."]
        ),
    ]

    /// Marks and capital letters that name speakers, although most cues have none.
    static let marks: [(cues: [String], expected: [String])] = [
        (["- Ada: one\n- Ben: two", "on", "and on"], ["Ada| one", "Ben| two", "on", "and on"]),
        (["– Ada: One.\n– Ben: Two."], ["Ada| One.", "Ben| Two."]),
        (["—Ada: Uno.\n—Ben: Dos.", "sí", "sí", "sí"], ["Ada| Uno.", "Ben| Dos.", "sí", "sí", "sí"]),
        (["-Ada: One\nand on.\n-Ben: Two."], ["Ada| One and on.", "Ben| Two."]),
        (["on", "on", "on", ">> ADA: one"], ["on", "on", "on", "ADA| one"]),
        (["on", "on", "on", ">>Ada: one\n>>Ben: two"], ["on", "on", "on", "Ada| one", "Ben| two"]),
        (["&gt;&gt; Ada: one", "on", "on", "on"], ["Ada| one", "on", "on", "on"]),
        (["ADA: hello there.", "BEN: hi"], ["ADA| hello there.", "BEN| hi"]),
        (
            ["ADA: hello.", "so it", "goes on", "BEN: right", "on and on", "it goes"],
            ["ADA| hello.", "so it", "goes on", "BEN| right", "on and on", "it goes"]
        ),
        (["Ada Lovelace (host): one", "on", "on", "on"], ["Ada Lovelace (host)| one", "on", "on", "on"]),
        (["Dr. Ben (Guest): One.", "on", "on", "on"], ["Dr. Ben (Guest)| One.", "on", "on", "on"]),
        (["ADA (V.O.): One.", "on", "on", "on"], ["ADA (V.O.)| One.", "on", "on", "on"]),
        (["[Ada]: one", "on", "on", "on"], ["Ada| one", "on", "on", "on"]),
        (["- [Ada]: one\n- [Ben]: two", "on"], ["Ada| one", "Ben| two", "on"]),
        (
            ["Ada (laughing out loud): One.", "Ben [from afar]: Two."],
            ["Ada (laughing out loud)| One.", "Ben [from afar]| Two."]
        ),
        (["Woman #2: One.", "Ada/Ben: Two."], ["Woman #2| One.", "Ada/Ben| Two."]),
        (["ADA: ♪ la la ♪", "BEN: no", "♪ la la ♪"], ["ADA| ♪ la la ♪", "BEN| no", "♪ la la ♪"]),
        // The second speaker has no name.
        (["- Ada: Hi.\n- Hello."], ["Ada| Hi.", "- Hello."]), (["- Hi.\n- Ben: Hello."], ["- Hi.", "Ben| Hello."]),
        (["- One.\n- Two."], ["- One.", "- Two."]), ([">> One.\n>> Two."], [">> One.", ">> Two."]),
        (["- One\ntwo."], ["- One two."]),
    ]

    @Test(arguments: speakers + marks, ["text/vtt", "application/x-subrip"])
    func speaks(row: (cues: [String], expected: [String]), type: String) throws {
        #expect(try read(row.cues, as: type) == row.expected)
    }

    /// Sentences with colons in files without speakers. They stay unchanged.
    static let sentences = [
        "Note: this is all.", "Note: This is all.", "Warning: Ice ahead.", "Remember: Never swim alone.",
        "Bottom line: you win.", "The answer is this: nothing.", "https://ada.example/ is the address.",
        "10:30 is the time.", "At 10:30 we go.", "It starts at: ten.", "[Music]", "[laughs] Yes.", "[00:12]: so",
        "Chapter Two: The Sea.", "Step 1: Cut.", "And then he said: Go.", "Wichtig: Nicht schwimmen.",
        "Fazit: Schön war es.", "Nota: Es tarde.", "注意：危险", "他说：你好", "Genesis 1:1", "::", ": so", "a:b",
        "One, two: Three.", "Q:Why", "C:\\Windows", "Ratio 3: 4", "[1]: see below",
        "12:30 we went.", "- 12:30 we went.", "Chapter 3: The sea.", "CHAPTER 3: THE SEA.", "And she said: \"Go.\"",
        "♪ Ada: la la ♪",
        "♪", "♪ Chorus: la ♪", "[Music]: la", "[laughs]: no", "[applause]", ">> And she said: go",
        ">> Note: it is late.",
        "- Season 2: The Sea.", "So: we went.", ">> Yes: we went.", "HTML: it marks up", "NASA: We are go.",
        "(Ada): one",
        "mailto:ada@example.com", "John 3: 16", "Genesis (NIV): In the beginning", "Ada 's: one", "ADA:one",
        "Question 4: Why?",
    ]

    @Test(arguments: sentences) func saysMore(sentence: String) throws {
        let cues = ["It was cold.", "It was colder yesterday.", "We went home.", sentence]
        #expect(try read(cues, as: "application/x-subrip") == cues)
    }

    @Test("a repeated sentence of one kind names nobody")
    func oneAgain() throws {
        let cues =
            Array(repeating: ["We go on.", "On and on.", "Yes."], count: 4).flatMap(\.self) + [
                "Lesson: Go.", "Moral: Stay.", "Moral: Stay.",
            ]
        #expect(try read(cues, as: "text/vtt") == cues)
    }

    @Test("capitals mean nothing in a file of capitals")
    func shouted() throws {
        let cues = ["THE PROBLEM: IT IS COLD.", "IT WAS COLDER.", "WE GO.", "HOME: WE GO.", "WE GO ON.", "AND ON."]
        #expect(try read(cues, as: "text/vtt") == cues)
    }

    /// Names in the text, in files that also mark voices in their own way.
    static let mixed: [(cues: [String], expected: [String])] = [
        (["<v Ada>One.", "Ben: Two.", "on", "on"], ["Ada| One.", "Ben: Two.", "on", "on"]),
        (["<v Ada>One.", "Ben: Two.", "Ben: three"], ["Ada| One.", "Ben| Two.", "Ben| three"]),
        (["<v Ada>One.", "on", "on", "Ada: two"], ["Ada| One.", "on", "on", "Ada| two"]),
        (["<v Ada Lovelace>One.", "on", "on", "Ada: two"], ["Ada Lovelace| One.", "on", "on", "Ada| two"]),
        (["<v Ada>Ada: One.", "<v Ben>BEN: two"], ["Ada| One.", "Ben| two"]),
        (["<v Ada>Ada: One.\nBen: Two.</v>", "<v Ben>Three."], ["Ada| One.", "Ben| Two.", "Ben| Three."]),
        (["<v Ada>One.</v>\n- Ben: Two.", "<v Ben>Three."], ["Ada| One.", "Ben| Two.", "Ben| Three."]),
        (["<v Ada>One.</v>\n>> Ben: two"], ["Ada| One.", "Ben| two"]),
        (["<v Ada>One.\nNote: this.</v>", "<v Ben>Two."], ["Ada| One. Note: this.", "Ben| Two."]),
        (["<v Ada>- One.\n- Two.</v>"], ["Ada| - One.", "- Two."]),
        (["<v Ada>One.</v>", "[SPEAKER_01]: two", "on"], ["Ada| One.", "SPEAKER_01| two", "on"]),
        (["<v Ada>One.</v>", "https://ada.example/", "12:30 so"], ["Ada| One.", "https://ada.example/", "12:30 so"]),
    ]

    @Test(arguments: mixed) func mixes(row: (cues: [String], expected: [String])) throws {
        #expect(try read(row.cues, as: "text/vtt") == row.expected)
    }

    @Test("those that the episode names count by themselves", arguments: ["Ada", "ada", "Ada Lovelace", "Lovelace"])
    func known(name: String) throws {
        let cues = ["One.", "\(name): two.", "Three.", "Four."]
        #expect(try read(cues, as: "text/vtt", people: ["Ada Lovelace"])[1] == "\(name)| two.")
        #expect(try read(cues, as: "text/vtt") == cues)
    }

    @Test("if voices are marked, lines are words")
    func marked() throws {
        #expect(
            try read(["<v Ada>Ben: he said.", "<v Ben>Ada: she said."], as: "text/vtt") == [
                "Ada| Ben: he said.", "Ben| Ada: she said.",
            ])
    }

    static let voices: [(String, [String])] = [
        ("<v Ada>One.</v>\n<v Ben>Two.</v>", ["Ada| One.", "Ben| Two."]),
        ("<v Ada>One. <v Ben>Two.", ["Ada| One.", "Ben| Two."]),
        ("<v.loud Ada>One.</v> <v Ben>Two.</v> <v Ada>Three.</v>", ["Ada| One.", "Ben| Two.", "Ada| Three."]),
        ("Zero. <v Ada>One.</v> Two.", ["Zero.", "Ada| One.", "Two."]),
        ("<v Ada>One\ntwo.</v>\n<v Ben>Three\nfour.</v>", ["Ada| One two.", "Ben| Three four."]),
        ("<v Ada></v><v Ben>Two.</v>", ["Ben| Two."]), ("<v Ada &amp; Ben>One.</v>", ["Ada & Ben| One."]),
        ("<v\tAda>One.</v>", ["Ada| One."]), ("<v><i>One.</i></v>", ["One."]), ("<v Ada>", []),
        ("- <v Ada>One.</v>\n- <v Ben>Two.</v>", ["Ada| One.", "Ben| Two."]),
    ]

    @Test("every voice of a cue", arguments: voices)
    func several(words: String, expected: [String]) throws {
        #expect(try read([words, "<v Eve>End."], as: "text/vtt") == expected + ["Eve| End."])
    }

    @Test("of JSON also count in lines of a body")
    func json() throws {
        let text =
            #"{"segments":[{"startTime":1,"body":"- Ada: one\n- Ben: two\r\nand on"},{"startTime":2,"speaker":"Eve","body":"Eve: three"}]}"#
        let cues = try #require(CueFile(SourceText(path: "a", text: text), type: MediaType("application/json"))).cues
        #expect(cues.map { "\($0.speaker ?? "-")| \($0.text)" } == ["Ada| one", "Ben| two and on", "Eve| three"])
    }

    /// Paragraphs with their speakers. A speaker continues until the next one starts.
    static let talks: [(String, [String])] = [
        ("Ada: One.\n\nand on\n\nBen: Two.\n\nand on", ["Ada| One. and on", "Ben| Two. and on"]),
        ("- Ada: Hi.\n- Hello.\n\nand on\n\n[Ada]: Well.", ["Ada| Hi.", "-| - Hello. and on", "Ada| Well."]),
        ("[Ada]: One.\n\n>> Two.\n\n>> Three.", ["Ada| One.", "-| >> Two.", "-| >> Three."]),
        ("[Ada]: One.\n\n- Two.\n- Three.", ["Ada| One.", "-| - Two.", "-| - Three."]),
        ("[Ada]: One.\n\n♪ la ♪\n\nTwo.", ["Ada| One. ♪ la ♪ Two."]),
        ("[Ada]: One.\n\n[Ada]: Two.", ["Ada| One. Two."]),
    ]

    @Test(arguments: talks) func goesOn(words: String, expected: [String]) throws {
        let blocks = words.components(separatedBy: "\n\n").enumerated().map { "0:0\($0).0 --> 0:0\($0 + 1).0\n\($1)\n" }
        let text = "WEBVTT\n\n" + blocks.joined(separator: "\n")
        let cues = try #require(CueFile(SourceText(path: "a", text: text), type: MediaType("text/vtt"))).cues
        let readable = ReadableTranscript(Transcript(cues: cues, language: "en"), chapters: [])
        #expect(readable.sections.flatMap(\.paragraphs).map { "\($0.speaker ?? "-")| \($0.text)" } == expected)
    }

    @Test("are paragraphs of the page, and of the captions that browsers read")
    func paragraphs() throws {
        let text = "WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada>Yes.</v>\n<v Ben>Yes.</v>\n"
        let cues = try #require(CueFile(SourceText(path: "a", text: text), type: MediaType("text/vtt"))).cues
        let readable = ReadableTranscript(Transcript(cues: cues, language: "en"), chapters: [])
        #expect(
            readable.sections.flatMap(\.paragraphs).map { "\($0.speaker ?? "-"): \($0.text)" } == [
                "Ada: Yes.", "Ben: Yes.",
            ])
        #expect(
            String(decoding: WebVTT.file(cues), as: UTF8.self)
                == "WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Ada>Yes.</v>\n<v Ben>Yes.</v>\n")
    }
}
