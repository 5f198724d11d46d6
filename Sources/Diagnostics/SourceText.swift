import ByteStorage
import Synchronization

/// The bytes of one source file and the path that diagnostics show for it.
///
/// Lines end at `\n`; a `\r` before it belongs to the line end. The line table is made once, so a lookup costs a binary
/// search.
public struct SourceText: Hashable, Sendable {
    /// Path as the user knows it, relative to the site's folder: `Content/episodes/042.md`.
    public let path: String
    private let contents: Contents

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        contents = Contents(bytes)
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    public var bytes: [UInt8] { contents.bytes }

    /// Bytes of it.
    public var count: Int { contents.count }

    /// Has a store hold the bytes from now on, those of all copies of this text. They are read anew each time that somebody asks.
    public func putAside(in store: any ByteStore) { contents.putAside(in: store) }

    /// Position of a byte offset; offsets outside the text are clamped to it.
    public func position(at offset: Int) -> SourcePosition { contents.lines.position(at: offset) }

    /// Byte offset of a position; clamped to the text.
    public func offset(of position: SourcePosition) -> Int { contents.lines.offset(of: position) }

    /// A line without its line end, decoded leniently. `nil` when there is no such line.
    public func line(_ number: Int) -> String? {
        guard let line = range(ofLine: number).map({ bytes[$0] }) else { return nil }
        return String(decoding: line, as: UTF8.self)
    }

    /// The bytes of a line without its line end; `nil` when there is no such line.
    func range(ofLine number: Int) -> Range<Int>? {
        guard let line = contents.lines.range(ofLine: number) else { return nil }
        guard let last = line.last, bytes[last] == UInt8(ascii: "\r") else { return line }
        return line.dropLast()
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && (left.contents === right.contents || left.bytes == right.bytes)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes)
    }
}

extension SourceText {
    /// Shared by all copies, so that none holds what has been put aside.
    private final class Contents: Sendable {
        private struct State {
            var stored: StoredBytes
            /// `nil` for a text that was put aside.
            var lines: LineTable?
        }

        let count: Int
        private let state: Mutex<State>

        init(_ bytes: [UInt8]) {
            count = bytes.count
            state = Mutex(State(stored: StoredBytes(bytes), lines: LineTable(bytes)))
        }

        var bytes: [UInt8] { state.withLock { $0.stored }.bytes }

        var lines: LineTable { state.withLock { $0.lines } ?? LineTable(bytes) }

        func putAside(in store: any ByteStore) {
            state.withLock { state in
                state.stored.putAside(in: store)
                state.lines = nil
            }
        }
    }
}
