import ArgumentParser

/// The number of attempts, and the first seed.
struct FuzzRun: ParsableArguments {
    @Argument(help: "How many.") var count = 1_000_000
    @Option(help: "Seed of the first one; each has the next.") var seed: UInt64 = 1

    func validate() throws {
        guard count > 0 else { throw ValidationError("the number must be positive") }
    }

    /// Runs in twenty steps and reports the progress after each.
    ///
    /// - Parameter step: Runs this number of further attempts, and returns the findings so far.
    func run(_ noun: String, _ step: (Int) -> (report: String, isClean: Bool)) throws {
        let clock = ContinuousClock()
        let start = clock.now
        let size = max(count / 20, 1)
        var found = (report: "", isClean: true)
        for done in stride(from: 0, to: count, by: size) {
            let next = min(size, count - done)
            found = step(next)
            print("\(done + next) of \(count) \(noun) after \(clock.now - start)")
        }
        print("seed \(seed): \(found.report)")
        print("\(Int(Double(count) / ((clock.now - start) / .seconds(1)))) \(noun) a second")
        if !found.isClean { throw ExitCode.failure }
    }
}
