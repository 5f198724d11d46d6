#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The state of a folder when it was last checked. Names are in the order of the file system.
///
/// A check costs one `fstatat` per file: nothing is sorted, and no path is built. Unchanged entries are found at their
/// previous position, so the order is used only to decide where to search first.
struct SeenFolder: Sendable {
    private enum Item {
        case file(SeenFile)
        case folder(SeenFolder)
    }

    private let location: String
    /// The names, each with its final zero byte.
    private var names: [[CChar]] = []
    private var items: [Item] = []

    /// An entry that is neither a file nor a folder (for example a link), or that cannot be read. Its meaning needs a
    /// full walk.
    struct NotPlain: Error {}

    /// Checks the folder and everything in it.
    /// - Parameters:
    ///   - before: The state at the last check.
    ///   - now: Nanoseconds since 1970.
    ///   - difference: Receives the changes.
    init(
        _ location: String, before: SeenFolder?, now: Int, difference: inout SourceDifference
    ) throws(NotPlain) {
        self.location = location
        do throws(SystemError) {
            let handle = try FolderHandle(location)
            try look(into: handle, before, now, &difference)
        } catch {
            throw NotPlain()
        }
    }

    private init(
        _ handle: borrowing FolderHandle, _ location: String, before: SeenFolder?, now: Int,
        difference: inout SourceDifference
    ) throws(SystemError) {
        self.location = location
        try look(into: handle, before, now, &difference)
    }

    enum Look { case same, changed }

    /// Checks one file.
    /// - Parameter path: The names that lead from this folder to the file.
    /// - Returns: `nil` if a full check is needed: the file is new, gone or not a file. Also `nil` if it has become
    ///   empty, because some programs empty a file before they write it.
    mutating func look(at path: ArraySlice<Substring>, now: Int) -> Look? {
        guard let first = path.first else { return nil }
        let name = Array(String(first).utf8CString)
        let index = names.firstIndex(of: name)
        if path.count > 1 {
            guard let index, case .folder(var folder) = items[index] else { return nil }
            let look = folder.look(at: path.dropFirst(), now: now)
            if look == .changed { items[index] = .folder(folder) }
            return look
        }
        let status: FileStatus?
        do throws(SystemError) {
            status = try FileStatus.find(self.path(name), following: false)
        } catch {
            return nil
        }
        // The file is gone and was never seen: a temporary file that was renamed.
        guard let status else { return index == nil ? .same : nil }
        guard let index, case .file(let before) = items[index], status.kind == .file else { return nil }
        let file = SeenFile(status, before: before, now: now) { self.path(name) }
        if file.hash == before.hash { return .same }
        if status.size == 0 { return nil }
        items[index] = .file(file)
        return .changed
    }

    /// The paths of the folder and all folders below it.
    var locations: [String] {
        items.reduce(into: [location]) { locations, item in
            if case .folder(let folder) = item { locations += folder.locations }
        }
    }

    private mutating func look(
        into handle: borrowing FolderHandle, _ before: SeenFolder?, _ now: Int, _ difference: inout SourceDifference
    ) throws(SystemError) {
        var known = Cursor(before?.names ?? [])
        for name in try handle.names() {
            let place = known.place(of: name)
            if place == nil, try Self.isPassedOver(name, isFile: false) { continue }
            guard let status = try handle.status(of: name) else { continue }
            if place == nil, status.kind == .file, try Self.isPassedOver(name, isFile: true) { continue }
            let item = place.flatMap { before?.items[$0] }
            switch status.kind {
            case .file:
                var last: SeenFile?
                if case .file(let file)? = item { last = file }
                let file = SeenFile(status, before: last, now: now) { path(name) }
                if file.hash != last?.hash { difference.formUnion(last == nil ? .anything : .contents([path(name)])) }
                items.append(.file(file))
            case .folder:
                var last: SeenFolder?
                if case .folder(let folder)? = item { last = folder }
                if case .file? = item { difference = .anything }
                let inner = try FolderHandle(name, in: handle)
                items.append(
                    .folder(try SeenFolder(inner, path(name), before: last, now: now, difference: &difference)))
            case .link, .special:
                throw .notAFile
            }
            names.append(name)
        }
        if let before, known.metCount < before.names.count, before.holdsFiles(besides: Set(names)) {
            difference = .anything
        }
    }

    /// True if the folder contains anything except empty folders under other names.
    func holdsFiles(besides others: Set<[CChar]> = []) -> Bool {
        zip(names, items).contains { name, item in
            guard !others.contains(name) else { return false }
            switch item {
            case .file: return true
            case .folder(let folder): return folder.holdsFiles()
            }
        }
    }

    private static func isPassedOver(_ name: [CChar], isFile: Bool) throws(SystemError) -> Bool {
        guard let text = String(validating: name.dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self) else {
            throw .notAFile
        }
        return IgnoredName(text, isFile: isFile) != nil
    }

    private func path(_ name: [CChar]) -> String {
        location + "/" + String(decoding: name.dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// Finds names in a list. Names usually come in the order of the list.
private struct Cursor {
    private let names: [[CChar]]
    private var next = 0
    private var places: [[CChar]: Int]?
    private(set) var metCount = 0

    init(_ names: [[CChar]]) { self.names = names }

    /// The index of a name in the list. Each name is looked up once.
    mutating func place(of name: [CChar]) -> Int? {
        if next < names.count, names[next] == name {
            next += 1
            metCount += 1
            return next - 1
        }
        if places == nil {
            places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        }
        guard let place = places?[name] else { return nil }
        next = place + 1
        metCount += 1
        return place
    }
}
