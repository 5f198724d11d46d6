import Diagnostics

/// How deep a TOML text nests, valid or not: by brackets, by keys such as `a.b.c`, or by both. TOMLKit would take memory for every pair
/// of levels, and the stack for every level.
struct TOMLDepth {
    private struct Container {
        var level: Int
        var isTable: Bool
    }

    private var scanner: TOMLScanner
    private var open: [Container] = []
    /// Level of the table that the last header opened.
    private var table = 1
    private var dots = 0
    private var isInKey = true

    /// Where a text first goes deeper than ``Limits/depth``.
    static func excess(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var depth = TOMLDepth(scanner: TOMLScanner(bytes: bytes, offset: range.lowerBound, end: range.upperBound))
        return depth.excess()
    }

    private init(scanner: TOMLScanner) { self.scanner = scanner }

    /// Of what is read now.
    private var level: Int { (open.last?.level ?? table) + dots + 1 }

    private mutating func excess() -> Int? {
        var isLineStart = true
        while scanner.offset < scanner.end {
            if isLineStart, open.isEmpty {
                scanner.skipBlanks()
                (dots, isInKey) = (0, true)
                if scanner.byte == UInt8(ascii: "["), let excess = header() { return excess }
            }
            isLineStart = scanner.byte == UInt8(ascii: "\n")
            step()
            if level > Limits.depth { return scanner.offset }
            scanner.offset += 1
        }
        return nil
    }

    private mutating func step() {
        switch scanner.byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            scanner.skipString()
            scanner.offset -= 1
        case UInt8(ascii: "#"):
            scanner.skipLine()
            scanner.offset -= 1
        case UInt8(ascii: "."): if isInKey { dots += 1 }
        case UInt8(ascii: "="): isInKey = false
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            let isTable = scanner.byte == UInt8(ascii: "{")
            open.append(Container(level: level, isTable: isTable))
            (dots, isInKey) = (0, isTable)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            _ = open.popLast()
            (dots, isInKey) = (0, false)
        case UInt8(ascii: ","): (dots, isInKey) = (0, open.last?.isTable ?? false)
        default: break
        }
    }

    /// `[a.b]` or `[[a.b]]`, up to the end of its line.
    private mutating func header() -> Int? {
        var parts = 1
        while scanner.offset < scanner.end, scanner.byte != UInt8(ascii: "\n"), scanner.byte != UInt8(ascii: "#") {
            if scanner.byte == UInt8(ascii: "\"") || scanner.byte == UInt8(ascii: "'") {
                scanner.skipString()
                continue
            }
            if scanner.byte == UInt8(ascii: ".") { parts += 1 }
            table = parts + 1
            if table > Limits.depth { return scanner.offset }
            scanner.offset += 1
        }
        return nil
    }
}
