import SiteFileSystem
import SitePictures
import SitePublication

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Site {
    /// Removes all files that builds have kept in a cache.
    ///
    /// - Parameter folder: the cache's folder.
    ///
    /// - Returns: the number of removed files.
    public static func emptyCache(_ folder: String) throws(BuildFailure) -> Int {
        do throws(SystemError) {
            // Records come first, because the folder is removed with its last picture.
            return try BuildRecord.removeAll(from: folder) + PictureCache(folder: folder).removeAll()
        } catch {
            throw BuildFailure([.unreadable(folder, error)])
        }
    }
}

extension BuildRecord {
    /// Removes the records in a cache and returns their number.
    fileprivate static func removeAll(from cache: String) throws(SystemError) -> Int {
        let folder = folder(in: cache)
        let names = ((try? namesInFolder(folder)) ?? []).map { String(decoding: $0, as: UTF8.self) }.filter(isName)
        for name in names { guard unlink(folder + "/" + name) == 0 else { throw .last } }
        removeEmptyFolders([folder])
        return names.count
    }
}
