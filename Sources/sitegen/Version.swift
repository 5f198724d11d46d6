import CSitegenVersion

/// The version of the program. `./run` also gives it the commit and the Swift version.
enum Version {
    static let number = "0.1.0"

    static var text: String {
        let build = String(cString: sitegen_build())
        return build.isEmpty ? number : "\(number) (\(build))"
    }

    /// The address of the folder that this program was released in, or `nil` if the program was not released.
    static var release: String? {
        let address = String(cString: sitegen_release())
        return address.isEmpty ? nil : address
    }
}
