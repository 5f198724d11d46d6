import SiteBuilder

extension StageTime {
    /// The stage's name and time: `parse        12.3 ms`.
    var line: String {
        let tenths = Int((duration / .milliseconds(1) * 10).rounded())
        let time = "\(tenths / 10).\(tenths % 10) ms"
        return name + String(repeating: " ", count: max(1, 24 - name.count - time.count)) + time
    }
}
