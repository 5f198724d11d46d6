/// Finds the built-in themes.
package enum BuiltInThemes {
    /// The folders to search, in this order. The first one with `Default/theme.yml` is used.
    ///
    /// The search goes upwards from the executable's folder: `Themes` in a checkout, `share/sitegen/Themes` in an
    /// installation, `checkouts/sitegen/Themes` in a program that uses this package.
    ///
    /// - Parameter executable: the absolute path of the running program, without links.
    package static func folders(executable: String) -> [String] {
        var folders: [String] = []
        var parts = executable.split(separator: "/").dropLast()
        while true {
            let folder = parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
            folders += ["Themes", "share/sitegen/Themes", "checkouts/sitegen/Themes"].map { folder + "/" + $0 }
            guard parts.popLast() != nil else { return folders }
        }
    }
}
