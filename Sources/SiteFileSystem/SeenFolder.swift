#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder as it was when somebody looked last, names in the order of the file system.
///
/// Looking again costs one `fstatat` a file: nothing is sorted, no path is put together, and what is as it was is found
/// where it was. That order tells nothing but where to look first.
struct SeenFolder: Sendable {
    private enum Item {
        case file(SeenFile)
        case folder(SeenFolder)
    }

    private let location: String
    /// With the zero byte at the end of each.
    private var names: [[CChar]] = []
    private var items: [Item] = []

    /// What is neither file nor folder, as a link, or cannot be read: it takes more than a look to tell what it means.
    struct NotPlain: Error {}

    /// Looks through the folder and all in it.
    /// - Parameters:
    ///   - before: the folder as it was seen last.
    ///   - now: nanoseconds since 1970.
    ///   - difference: takes in what is not as it was.
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

    /// Looks at one file.
    /// - Parameter path: the names that lead there from this folder.
    /// - Returns: `nil` when it is not a file that was there before and is one now, or has become empty: some programs empty
    ///   a file first and write it then.
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
        // Gone, and never seen: a file that was only written to be renamed.
        guard let status else { return index == nil ? .same : nil }
        guard let index, case .file(let before) = items[index], status.kind == .file else { return nil }
        let file = SeenFile(status, before: before, now: now) { self.path(name) }
        if file.hash == before.hash { return .same }
        if status.size == 0 { return nil }
        items[index] = .file(file)
        return .changed
    }

    /// The folder and all below it.
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

    /// Whether anything but empty folders is in the folder under other names.
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

/// Finds names in a list that most often come in the list's own order.
private struct Cursor {
    private let names: [[CChar]]
    private var next = 0
    private var places: [[CChar]: Int]?
    private(set) var metCount = 0

    init(_ names: [[CChar]]) { self.names = names }

    /// Where a name stands in the list. Each is asked for once.
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
