import Foundation
import SiteDiagnostics
import SiteEpisodes

/// Requests to one service, in the form that it reads.
struct AnnouncementRequest: Sendable {
    /// The addresses that the request names.
    let addresses: [String]
    let request: WebRequest

    /// The number of addresses in a request to IndexNow, as its protocol allows.
    private static let mostPages = 10_000

    private init(_ addresses: [String], _ method: String, _ service: String, _ headers: [String], _ body: [UInt8] = [])
    {
        self.addresses = addresses
        request = WebRequest(
            method: method, address: service, headers: headers, body: body.isEmpty ? .none : .bytes(body),
            silentSeconds: 20)
    }

    /// - Parameter token: the token of Podping.
    static func all(
        for announcement: Announcement, indexNowKey: String, base: BaseAddress, token: String
    ) -> [AnnouncementRequest] {
        let (service, addresses) = (announcement.service.address, announcement.addresses)
        switch announcement.kind {
        case .webSub:
            let headers = ["Content-Type: application/x-www-form-urlencoded", "Expect:"]
            return addresses.map { address in
                let body = "hub.mode=publish&hub.url=" + percentEncoded(address, keeping: "")
                return AnnouncementRequest([address], "POST", service, headers, Array(body.utf8))
            }
        case .podping:
            return addresses.map { address in
                let query = (service.contains("?") ? "&" : "?") + "url=" + percentEncoded(address, keeping: "")
                return AnnouncementRequest([address], "GET", service + query, ["Authorization: " + token])
            }
        case .indexNow:
            let headers = ["Content-Type: application/json; charset=utf-8", "Expect:"]
            return stride(from: 0, to: addresses.count, by: mostPages).map { start in
                let part = Array(addresses[start..<min(start + mostPages, addresses.count)])
                let body = IndexNowBody(
                    host: base.host, key: indexNowKey, keyLocation: base.text + indexNowKey + ".txt", urlList: part)
                let bytes = (try? JSONEncoder().encode(body)).map { Array($0) } ?? []
                return AnnouncementRequest(part, "POST", service, headers, bytes)
            }
        }
    }

    private struct IndexNowBody: Encodable {
        let host: String
        let key: String
        let keyLocation: String
        let urlList: [String]
    }
}

extension BaseAddress {
    fileprivate var host: String {
        String(text.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" })
    }
}
