import ArgumentParser
import Foundation
import SiteEpisodes

/// The option for the current time.
struct ClockArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Pretend that it is this time: 2026-09-02T10:00+02:00.", valueName: "time"))
    var now: String?

    func validate() throws { _ = try instant(environment: [:]) }

    /// The time that decides what is published: `--now`, or else `SOURCE_DATE_EPOCH`, or else the clock.
    func instant(environment: [String: String]) throws -> Instant {
        if let now {
            do throws(DateProblem) {
                return try CalendarDate(parsing: now).resolved(in: .utc).instant
            } catch {
                throw ValidationError("--now: \(error.message). \(error.hint)")
            }
        }
        if let epoch = environment["SOURCE_DATE_EPOCH"] {
            guard let seconds = Int(epoch) else {
                throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(epoch)'")
            }
            return Instant(secondsSince1970: seconds)
        }
        return Instant(secondsSince1970: Int(Date().timeIntervalSince1970))
    }
}
