import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// The files of a built site, from the manifest of the output folder.
package struct DeployContent: Sendable {
    /// The absolute path of the output folder.
    let folder: String
    /// In the order in which they are sent.
    let files: [DeployFile]
    /// Whether a different target holds the other files of the output.
    let isPart: Bool

    /// - Parameters:
    ///   - folder: the output folder, absolute.
    ///   - target: the target that gets the files.
    /// - Throws: a diagnostic `io.…` if the folder has no built site or a file cannot be read.
    package init(
        of folder: String, shownAs shown: String, for target: DeployTarget, jobs: Int
    ) async throws(Diagnostic) {
        self.folder = folder
        isPart = target.share != .everything
        let manifest: Manifest?
        do throws(SystemError) { manifest = try Manifest(in: folder) } catch { throw .unreadable(shown, error) }
        guard let manifest else { throw .nothingBuilt(shown) }
        let redirections = Redirections(in: folder)
        let paths = manifest.paths.map(\.text).filter(target.share.includes)
        // A target with a record of its own would get the manifest of all pages with each change of a page.
        let list = target.share == .recordings && target.hasRecord ? [] : [Manifest.name]
        let read = await (paths + list).concurrentMap(jobs: jobs) {
            path -> Result<DeployFile, Diagnostic> in
            do throws(SystemError) {
                let location = joinedPath(folder, path)
                let redirection = redirections.address(of: path)
                let digest = try ContentDigest(ofFile: location)
                return .success(
                    DeployFile(
                        path: path, size: try FileStatus(of: location).size,
                        digest: redirection.map { ContentDigest(digest.name + $0) } ?? digest, redirection: redirection)
                )
            } catch {
                return .failure(.unreadable(joinedPath(shown, path), error))
            }
        }
        var files: [DeployFile] = []
        for result in read { files.append(try result.get()) }
        self.files = files.sorted()
    }

    func location(of file: DeployFile) -> String { joinedPath(folder, file.path) }
}

extension DeployTarget {
    /// Whether deployments keep a record at the target. The others find removed files in the manifest.
    fileprivate var hasRecord: Bool {
        switch place {
        case .bucket, .server: true
        case .rsync, .branch: false
        }
    }
}

/// The lines of `_redirects`: old and new addresses.
private struct Redirections: Sendable {
    private var addresses: [String: String] = [:]

    init(in folder: String) {
        let bytes = (try? fileBytes(joinedPath(folder, "_redirects"))) ?? []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 2, words[0].hasPrefix("/"), let old = String(words[0]).removingPercentEncoding else {
                continue
            }
            let path = String(old.dropFirst())
            addresses[path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path] = String(words[1])
        }
    }

    func address(of path: String) -> String? { addresses[path] }
}
