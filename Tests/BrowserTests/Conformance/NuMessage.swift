import Foundation

/// One thing that the Nu checker has to say.
struct NuMessage: Decodable, CustomStringConvertible {
    var type: String
    var message: String
    /// The page's address, then its path in the folder; a folder that cannot be read has none.
    var url: String?
    var lastLine: Int?
    var firstColumn: Int?
    /// The markup around the place.
    var extract: String?

    /// Else a warning or a remark.
    var isError: Bool { type != "info" }

    /// The same with the page's path from a folder on.
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
