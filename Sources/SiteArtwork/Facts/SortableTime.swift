/// A date and time as `2024-05-12T18:03:22`, or the date alone if there is no valid time; `nil` without a valid date.
///
/// It reads the forms of Exif (`2024:05:12 18:03:22`; Exif 2.32, 4.6.5), of ISO 8601 in XMP (`2024-05-12T18:03:22+02:00`; XMP
/// part 1, 8.2.1.2) and of IPTC (`20240512`, `180322+0200`; IIM 4.2, 2:55 and 2:60). Times are local, so zones are ignored.
func sortableTime(_ text: String) -> String? {
    let form =
        /\s*(\d{4})[-:\/.]?(\d\d)[-:\/.]?(\d\d)(?:[T ]\s*(\d\d):?(\d\d)(?::?(\d\d))?)?.*/.asciiOnlyDigits()
    // The longest form takes fewer characters.
    guard let found = String(text.prefix(64)).wholeMatch(of: form)?.output,
        let (year, month, day) = numbers(found.1, found.2, found.3),
        // The oldest photograph is of 1826.
        year >= 1826, (1...12).contains(month), day >= 1, day <= length(of: month, in: year)
    else { return nil }
    let date = "\(found.1)-\(found.2)-\(found.3)"
    guard let hourText = found.4, let minuteText = found.5,
        let (hour, minute, second) = numbers(hourText, minuteText, found.6 ?? "00"),
        hour < 24, minute < 60, second < 60
    else { return date }
    return "\(date)T\(hourText):\(minuteText):\(found.6 ?? "00")"
}

private func numbers(_ first: Substring, _ second: Substring, _ third: Substring) -> (Int, Int, Int)? {
    guard let first = Int(first), let second = Int(second), let third = Int(third) else { return nil }
    return (first, second, third)
}

/// The number of days of a month.
private func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
}
