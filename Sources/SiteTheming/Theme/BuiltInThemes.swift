/// Where the themes that come with the generator may be.
package enum BuiltInThemes {
    /// Folders to look into, in this order; the first that holds `Default/theme.yml` is the one.
    ///
    /// From the executable's folder upwards: `Themes` is found from a build inside a checkout, `share/sitegen/Themes` from
    /// an installation under any prefix, `checkouts/sitegen/Themes` from a program that uses this package.
    /// - Parameter executable: absolute path of the running program, links resolved.
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
