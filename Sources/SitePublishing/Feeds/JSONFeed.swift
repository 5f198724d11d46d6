import SiteEpisodes
import SiteMarkup

extension Feed {
    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
    var json: [UInt8] {
        JSONWriter.document { json in
            json.member("version", "https://jsonfeed.org/version/1.1")
            json.member("title", title)
            json.member("home_page_url", base.absolute(page))
            json.member("feed_url", address(of: .json))
            json.member("description", summary)
            json.member("icon", image.map { base.absolute($0) })
            json.member("authors", any: [site.author].compactMap(\.self)) { json, name in
                json.object { $0.member("name", name) }
            }
            json.member("language", site.language)
            json.member("expired", site.podcast?.isComplete == true ? true : nil)
            json.member("hubs", any: [site.feeds.hub].compactMap(\.self)) { json, hub in
                json.object { json in
                    json.member("type", "WebSub")
                    json.member("url", base.absolute(.remote(hub)))
                }
            }
            json.member("items", all: items(in: .json)) { $1.write(to: &$0, siteLanguage: site.language) }
        }
    }
}

extension FeedItem {
    fileprivate func write(to json: inout JSONWriter, siteLanguage: String) {
        let html = notes.map { String(decoding: $0.bytes, as: UTF8.self) }
        json.object { json in
            json.member("id", guid)
            json.member("url", url)
            json.member("title", episode.title)
            json.member("summary", summary)
            json.member("content_html", html)
            // JSON Feed requires `content_html` or `content_text`.
            json.member("content_text", html == nil ? summary ?? episode.title : nil)
            json.member("image", image)
            json.member("date_published", episode.date?.rfc3339)
            json.member("date_modified", episode.updated?.rfc3339)
            json.member("authors", any: people) { json, person in
                json.object { json in
                    json.member("name", person.name)
                    json.member("url", person.link)
                    json.member("avatar", person.image)
                }
            }
            json.member("tags", any: episode.categories + episode.tags) { $0.append($1.name) }
            json.member("language", episode.language == siteLanguage ? nil : episode.language)
            json.member("attachments", any: enclosures) { json, file in
                json.object { json in
                    json.member("url", file.url)
                    json.member("mime_type", file.type)
                    json.member("size_in_bytes", file.bytes > 0 ? file.bytes : nil)
                    json.member("duration_in_seconds", episode.duration?.seconds)
                }
            }
        }
    }
}
