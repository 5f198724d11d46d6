/// Which of a picture's files a browser takes.
struct FileChoice {
    /// Device pixels per CSS px of screens, each as common as the others.
    static let pixelRatios = [1.0, 2, 3]
    /// Of windows, in CSS px.
    static let windows = 320...2560

    /// In device pixels, ascending.
    let widths: [Double]

    init(_ files: [Int]) { widths = files.sorted().map(Double.init) }

    /// The first that is wide enough, or lacks less than a hundredth of a device pixel; else the last.
    ///
    /// - Parameter width: in device pixels.
    func index(_ width: Double) -> Int { widths.firstIndex { $0 >= width - 0.01 } ?? widths.count - 1 }

    /// How wide a picture may be said to be when a browser is to go at most some files further than it had to.
    func most(for width: Double, steps: Int) -> Double {
        Self.pixelRatios.map { ratio in
            let index = index(width * ratio) + steps
            return index + 1 < widths.count ? widths[index] / ratio : .infinity
        }.min() ?? .infinity
    }

    /// Pixels that are loaded in vain, summed over screens. Files grow with the square of their width.
    func waste(saying said: Double, for width: Double) -> Double {
        Self.pixelRatios.reduce(0) { sum, ratio in
            let (loaded, needed) = (widths[index(said * ratio)], widths[index(width * ratio)])
            return sum + loaded * loaded - needed * needed
        }
    }

    /// What one list loses beside another.
    func loss(of said: SizesList, beside list: SizesList) -> (steps: Int, share: Double) {
        var (most, count, all) = (0, 0, 0)
        for (height, _) in list.windowHeights {
            for window in Self.windows.lazy.map({ Double($0) }) {
                let widths = (said.width(inViewport: window, height), list.width(inViewport: window, height))
                for ratio in Self.pixelRatios {
                    let steps = index(widths.0 * ratio) - index(widths.1 * ratio)
                    most = max(most, steps)
                    count += steps > 0 ? 1 : 0
                    all += 1
                }
            }
        }
        return (most, Double(count) / Double(all))
    }
}
