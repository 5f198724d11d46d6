#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The names by which other devices reach this computer: its own name, and with `.local`, which works without a name
/// server.
func ownNames() -> [String] {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return [] }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return names(ofComputer: name)
}

/// The short name, then the name in the local network, then the name in the system.
func names(ofComputer name: String) -> [String] {
    guard let first = name.split(separator: ".").first else { return [] }
    let names = [String(first), first + ".local"]
    return names.contains(name) ? names : names + [name]
}
