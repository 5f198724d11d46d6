import Foundation

/// The files of a page server by path.
public enum SiteFiles: Sendable {
    /// Contents by path from the site's root, without a leading slash: `index.html`, `styles/site.css`.
    case pages([String: String])
    /// A folder on disk.
    case folder(String)

    /// The file at a URL's path, which is still percent-encoded. A path that ends with a slash means its `index.html`.
    func contents(at path: String) -> (name: String, bytes: [UInt8])? {
        guard var name = path.removingPercentEncoding, name.hasPrefix("/") else { return nil }
        name.removeFirst()
        if name.isEmpty || name.hasSuffix("/") { name += "index.html" }
        guard !name.split(separator: "/").contains("..") else { return nil }
        switch self {
        case .pages(let pages):
            return pages[name].map { (name, Array($0.utf8)) }
        case .folder(let folder):
            let file = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                return nil
            }
            return FileManager.default.contents(atPath: file).map { (name, Array($0)) }
        }
    }
}
