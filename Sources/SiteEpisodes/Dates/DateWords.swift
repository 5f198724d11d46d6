import Foundation

/// Names of months, halves of the day and time zones.
enum DateWords {
    /// The month, from 1 to 12, of a name or an abbreviation of at least three letters, in any case.
    static func month(_ word: some StringProtocol) -> Int? {
        let letters = folded(String(word))
        for count in stride(from: min(letters.count, 6), through: 3, by: -1) {
            if let month = months[String(letters.prefix(count))] { return month }
        }
        return nil
    }

    /// The beginnings of month names in English, German, Dutch, Danish, Norwegian, Swedish, French, Spanish,
    /// Portuguese, Italian, Romanian, Polish, Hungarian, Finnish, Turkish, Greek and Russian.
    private static let months: [String: Int] = {
        let beginnings = [
            "jan gen ene ian sty tammi oca ιαν янв", "feb fev lut helmi sub φεβ фев", "mar mrz mrt maa μαρ μαω мар",
            "apr abr avr kwi huhti nis απρ апр", "may mai mei maj mag touko μαι май мая",
            "jun juin giu iun cze kesa haz ιουν ιον июн", "jul juil lug iul lip hein tem ιουλ ιολ июл",
            "aug ago aou sie elo agu αυγ авг", "sep set szep wrz syys eyl σεπ сен",
            "oct okt ott out paz loka eki οκτ окт",
            "nov noi lis marras kas νοε ноя", "dec dez dic des gru joulu ara δεκ дек",
        ]
        var months: [String: Int] = [:]
        for (index, words) in beginnings.enumerated() {
            for word in words.split(separator: " ") { months[folded(String(word))] = index + 1 }
        }
        return months
    }()

    /// The word in lower case without diacritics.
    private static func folded(_ word: String) -> String {
        var letters = String.UnicodeScalarView()
        letters.append(
            contentsOf: word.lowercased().decomposed.unicodeScalars.filter {
                $0.properties.generalCategory != .nonspacingMark
            })
        return String(letters)
    }

    /// Whether a word has no meaning for the date: weekdays, ordinal endings, and filler words in English.
    static func saysNothing(_ word: some StringProtocol) -> Bool {
        let word = word.lowercased()
        return ["st", "nd", "rd", "th", "of", "at", "the"].contains(word)
            || word.count > 2 && ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(where: word.hasPrefix)
    }

    /// The words for the halves of the day; `true` is the second half.
    static let dayHalves = [
        "am": false, "pm": true, "오전": false, "오후": true, "午前": false, "午後": true, "上午": false, "下午": true,
    ]

    /// The UTC offset of a named zone in seconds, positive to the east.
    static func zone(_ name: String) -> Int? { zones[name.uppercased()].map { $0 * 60 } }

    /// UTC offsets in minutes: the names of RFC 5322, American names without the season, and the names in the tz
    /// database (https://www.iana.org/time-zones) that have one offset today. `IST` has three and is left out. So are
    /// military letters, because their signs were published wrongly (RFC 5322, section 4.3).
    private static let zones: [String: Int] = [
        "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420,
        "MDT": -360,
        "PST": -480, "PDT": -420, "ET": -300, "CT": -360, "MT": -420, "PT": -480, "AT": -240, "AST": -240, "ADT": -180,
        "NST": -210, "NDT": -150, "AKST": -540, "AKDT": -480, "HST": -600, "HDT": -540, "SST": -660, "CHST": 600,
        "WET": 0, "WEST": 60, "BST": 60, "CET": 60, "CEST": 120, "MET": 60, "MEST": 120, "EET": 120, "EEST": 180,
        "MSK": 180,
        "WAT": 60, "CAT": 120, "SAST": 120, "EAT": 180, "IDT": 180, "PKT": 300, "WIB": 420, "WITA": 480, "WIT": 540,
        "HKT": 480, "AWST": 480, "JST": 540, "KST": 540, "ACST": 570, "ACDT": 630, "AEST": 600, "AEDT": 660,
        "NZST": 720, "NZDT": 780,
    ]

    /// The offset in seconds of an IANA zone at this local time, or `nil` if there is no such zone.
    static func offset(ofZone name: String, showing parts: [FeedDateReader.Part: Int]) -> Int? {
        guard name.contains("/") || name.contains(where: \.isNumber), let zone = TimeZone(identifier: name),
            let date = CalendarDate(
                year: parts[.year] ?? 1970, month: parts[.month] ?? 1, day: parts[.day] ?? 1,
                time: TimeOfDay(hour: parts[.hour] ?? 0, minute: parts[.minute] ?? 0))
        else { return nil }
        // Near a clock change, the offset may be that of either side.
        let shown = Date(timeIntervalSince1970: Double(date.secondsAsUTC))
        let near = zone.secondsFromGMT(for: shown)
        return zone.secondsFromGMT(for: shown.addingTimeInterval(-Double(near)))
    }
}
