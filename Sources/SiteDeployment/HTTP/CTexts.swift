import CSitegenCurl
import Foundation

/// Copies of texts for C, which exist until they are freed.
struct CTexts {
    private var texts: [UnsafeMutablePointer<CChar>] = []
    private var lists: [UnsafeMutablePointer<UnsafePointer<CChar>?>] = []

    /// - Returns: `nil` for `nil`.
    mutating func text(_ text: String?) -> UnsafePointer<CChar>? {
        guard let text, let copy = strdup(text) else { return nil }
        texts.append(copy)
        return UnsafePointer(copy)
    }

    /// An array of texts with `NULL` behind the last.
    mutating func list(_ texts: [String]) -> UnsafePointer<UnsafePointer<CChar>?> {
        let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count + 1)
        for (index, text) in texts.enumerated() { (list + index).initialize(to: self.text(text)) }
        (list + texts.count).initialize(to: nil)
        lists.append(list)
        return UnsafePointer(list)
    }

    mutating func options(_ options: SFTPOptions) -> ccurl_sftp {
        var result = ccurl_sftp()
        result.user = text(options.user)
        result.known_hosts = text(options.knownHosts)
        result.before = list(options.before)
        result.after = list(options.after)
        switch options.proof {
        case .agent: break
        case .key(let path):
            result.private_key = text(path)
            result.public_key = text(path + ".pub")
        case .password(let password): result.password = text(password)
        }
        return result
    }

    func free() {
        for text in texts { Foundation.free(text) }
        for list in lists { list.deallocate() }
    }
}
