import Foundation

/// One message of the Nu checker.
struct NuMessage: Decodable, CustomStringConvertible {
    var type: String
    var message: String
    /// The page's address, later its path in the folder; `nil` for a folder that cannot be read.
    var url: String?
    var lastLine: Int?
    var firstColumn: Int?
    /// The markup around the position.
    var extract: String?

    /// False for a warning or a remark.
    var isError: Bool { type != "info" }

    /// The message with the page's path relative to a folder.
    func below(_ folder: String) -> NuMessage {
        var message = self
        let path = url.flatMap(URL.init(string:))?.path(percentEncoded: false) ?? ""
        message.url = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return message
    }

    func isAllowed(by allowance: NuAllowance) -> Bool { message.wholeMatch(of: allowance.message) != nil }

    /// `episodes/one/index.html:12:7: Duplicate ID “a”. | <p id="a">`
    var description: String {
        let place = [lastLine, firstColumn].compactMap { $0.map(String.init) }.joined(separator: ":")
        let code = extract.map { " | " + $0.split(whereSeparator: \.isNewline).joined(separator: " ") } ?? ""
        return "\(url ?? ""):\(place): \(message)\(code)"
    }
}
