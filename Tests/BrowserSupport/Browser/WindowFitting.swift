extension BrowserSession {
    /// Resizes the window to get a visible area, for browsers that cannot emulate one. The surroundings of the page
    /// (tabs, tool bars) differ by engine and pixel ratio, so they are measured.
    func fitWindow(width: Int, height: Int) async throws {
        let shown: [Int] = try await evaluate("[innerWidth, innerHeight]")
        if shown == [width, height] { return }
        // Windows report a new size before they have it, so a measurement may mix two sizes.
        for _ in 0..<10 {
            let around: [Int] = try await evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
            try await setWindow(width: width + around[0], height: height + around[1])
            for _ in 0..<50 {
                let area: [Int] = try await evaluate("[innerWidth, innerHeight]")
                if area[0] >= width, area[1] == height { return }
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        throw ViewportRefused(width: width, height: height)
    }
}

struct ViewportRefused: Error, CustomStringConvertible {
    var width: Int
    var height: Int
    var description: String { "the browser's window does not show an area of \(width) × \(height)" }
}
