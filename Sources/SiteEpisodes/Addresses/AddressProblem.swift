/// The reason why a text is not a valid address, as a message for its author.
public struct AddressProblem: Error, Hashable, Sendable {
    public var message: String
    public var hint: String

    static func notAPath(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is not a path on this site", hint: "write a path such as /about/ or /episodes/:slug/")
    }

    static func leavesSite(_ text: String) -> AddressProblem {
        AddressProblem(message: "'\(text)' leads out of the site", hint: "remove '..' from the path")
    }

    static func unsafe(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is not an address that a page may link to",
            hint: "use http:, https:, mailto:, tel: or a path on this site")
    }

    static func noHost(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' has no valid host",
            hint: "write a host after the scheme, with letters, digits, hyphens and dots: https://example.com/")
    }

    static func notABase(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is not the public address of a site",
            hint: "write it with its scheme and host: https://example.com or https://example.com/podcast/")
    }

    static func pageAsBase(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is the address of a page, not of a site",
            hint: "write the address of the site's folder: https://example.com or https://example.com/podcast/")
    }
}
