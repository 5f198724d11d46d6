import ArgumentParser
import Foundation
import SiteEpisodes

/// The option for the current time.
struct ClockArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pretend that it is this time: 2026-09-02T10:00+02:00, or +1w, +3d, -12h from now.", valueName: "time"))
    var now: String?

    func validate() throws { _ = try instant(environment: [:]) }

    /// The time that decides what is published: `--now`, or else `SOURCE_DATE_EPOCH`, or else the clock.
    func instant(environment: [String: String]) throws -> Instant {
        if let now, let distance = Self.seconds(now) {
            return Instant(secondsSince1970: try Self.present(environment).secondsSince1970 + distance)
        }
        if let now {
            do throws(DateProblem) {
                return try CalendarDate(parsing: now).resolved(in: .utc).instant
            } catch {
                throw ValidationError("--now: \(error.message). \(error.hint)")
            }
        }
        return try Self.present(environment)
    }

    /// A distance in time, such as `+1w`, in seconds; `nil` for other texts.
    private static func seconds(_ text: String) -> Int? {
        guard let found = text.wholeMatch(of: #/([+-][0-9]{1,6})([hdw])/#), let count = Int(found.1) else { return nil }
        return count * (found.2 == "h" ? 3600 : found.2 == "d" ? 86_400 : 604_800)
    }

    private static func present(_ environment: [String: String]) throws -> Instant {
        if let epoch = environment["SOURCE_DATE_EPOCH"] {
            guard let seconds = Int(epoch) else {
                throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(epoch)'")
            }
            return Instant(secondsSince1970: seconds)
        }
        return Instant(secondsSince1970: Int(Date().timeIntervalSince1970))
    }
}
