import SiteDiagnostics
import SiteFileSystem
import SiteMediaFacts

extension SourceTree {
    /// The facts about a recording. The file is read in pieces. It throws `io.unreadable`.
    func recording(at path: String) throws(Diagnostic) -> Result<MediaFacts, MediaProblem> {
        do throws(SystemError) {
            let file = try Descriptor.reading(location(of: path))
            let size = try file.status.size
            let number = file.number
            let source = ByteSource(size: size) { Descriptor.bytes(of: number, at: $0, count: $1) }
            return withExtendedLifetime(file) {
                do throws(MediaProblem) { return .success(try MediaFacts(probing: source)) } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw .unreadable(shownPath(of: path), error)
        }
    }
}
