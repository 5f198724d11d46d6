/// The file of a picture that a browser loads.
struct FileChoice {
    /// Device pixels per CSS px of common screens. All are weighted equally.
    static let pixelRatios = [1.0, 2, 3]
    /// The range of window widths in CSS px.
    static let windows = 320...2560

    /// The widths of the files in device pixels, ascending.
    let widths: [Double]

    init(_ files: [Int]) { widths = files.sorted().map(Double.init) }

    /// The index of the first file that is wide enough, with a tolerance of a hundredth of a device pixel; or else of
    /// the last file.
    ///
    /// - Parameter width: The required width in device pixels.
    func index(_ width: Double) -> Int { widths.firstIndex { $0 >= width - 0.01 } ?? widths.count - 1 }

    /// The largest width that may be stated for a picture if a browser may load a file at most `steps` larger than
    /// necessary.
    func most(for width: Double, steps: Int) -> Double {
        Self.pixelRatios.map { ratio in
            let index = index(width * ratio) + steps
            return index + 1 < widths.count ? widths[index] / ratio : .infinity
        }.min() ?? .infinity
    }

    /// The number of unnecessary pixels that browsers load, summed over screens. File size grows with the square of the
    /// width.
    func waste(saying said: Double, for width: Double) -> Double {
        Self.pixelRatios.reduce(0) { sum, ratio in
            let (loaded, needed) = (widths[index(said * ratio)], widths[index(width * ratio)])
            return sum + loaded * loaded - needed * needed
        }
    }

    /// The cost of one list compared with another.
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
