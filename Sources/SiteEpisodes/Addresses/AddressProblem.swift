/// Why a text is no address, in words for its author.
public struct AddressProblem: Error, Hashable, Sendable {
    public var message: String
    public var hint: String

    static func notAPath(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is no path on this site", hint: "write a path such as /about/ or /episodes/:slug/")
    }

    static func leavesSite(_ text: String) -> AddressProblem {
        AddressProblem(message: "'\(text)' leads out of the site", hint: "take the '..' out of the path")
    }

    static func unsafe(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is no address that a page may link to",
            hint: "use http:, https:, mailto:, tel: or a path on this site")
    }

    static func noHost(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' names no host that there can be",
            hint: "write the host behind the scheme, with letters, digits, hyphens and dots: https://example.com/")
    }

    static func notABase(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is no public address of a site",
            hint: "write it with its scheme and host: https://example.com or https://example.com/podcast/")
    }

    static func pageAsBase(_ text: String) -> AddressProblem {
        AddressProblem(
            message: "'\(text)' is the address of a page, not of a site",
            hint: "name the folder that the site is to lie in: https://example.com or https://example.com/podcast/")
    }
}
