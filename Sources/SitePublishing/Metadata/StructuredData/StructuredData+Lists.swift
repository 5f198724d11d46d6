import SiteEpisodes
import SiteMarkup

extension PageMetadata {
    /// Writes a list: a collection in its order, a course if the author says so, a season or a person.
    func write(
        _ listing: Listing, on page: PageDescription, episodes: [Episode], first: Int?, to json: inout JSONWriter
    ) {
        switch listing.kind {
        case .tags, .categories: return
        case .people: writeProfile(of: listing, on: page, to: &json)
        case .seasons:
            json.node(seasonType(catalog.isPodcast)) { json in
                write(season: listing, to: &json)
                if first == 1 { json.member("numberOfEpisodes", listing.episodeCount) }
                json.member("partOfSeries") { $0.append(show) }
            }
            writeList(listing, on: page, episodes: episodes, first: first, to: &json)
        case .collections:
            if first == 1 { writeCourse(listing, on: page, to: &json) }
            writeList(listing, on: page, episodes: episodes, first: first, to: &json)
        }
    }

    private func writeList(
        _ listing: Listing, on page: PageDescription, episodes: [Episode], first: Int?, to json: inout JSONWriter
    ) {
        json.node("ItemList") { json in
            json.member("name", page.title)
            json.member("description", page.summary)
            json.member("url", base.absolute(page.address))
            // A new episode changes the number. Later pages leave it out, so that they stay the same.
            if first == 1 { json.member("numberOfItems", listing.episodeCount) }
            json.member("itemListOrder", "https://schema.org/ItemListOrderAscending")
            json.member("itemListElement", all: episodes.enumerated()) { json, item in
                json.node("ListItem") { json in
                    json.member("position", (first ?? 1) + item.offset)
                    json.member("url", base.absolute(item.element.address))
                    json.member("name", item.element.title)
                }
            }
        }
    }

    /// A course requires a description.
    private func writeCourse(_ listing: Listing, on page: PageDescription, to json: inout JSONWriter) {
        let site = catalog.site
        let isCourse = listing.details.isCourse || site.podcast?.medium == .course
        guard isCourse, let summary = listing.details.summary else { return }
        json.node("Course") { json in
            json.member("name", page.title)
            json.member("description", summary)
            json.member("url", base.absolute(page.address))
            json.member("inLanguage", page.language)
            json.member("provider") { json in
                json.node("Organization") { json in
                    json.member("name", site.author ?? site.title)
                    json.member("url", base.text)
                }
            }
            json.member("image", listing.details.image.map { base.absolute($0.location) })
        }
    }

    private func writeProfile(of listing: Listing, on page: PageDescription, to json: inout JSONWriter) {
        let details = listing.details
        json.node("ProfilePage") { json in
            json.member("url", base.absolute(page.address))
            json.member("mainEntity") { json in
                json.node("Person") { json in
                    json.member("name", listing.name)
                    json.member("description", details.summary)
                    json.member("image", details.image.map { base.absolute($0.location) })
                    json.member("sameAs", details.link.flatMap { $0.isRemote ? base.absolute(.remote($0)) : nil })
                }
            }
        }
    }

    /// Breadcrumbs require at least two steps.
    func writeBreadcrumbs(of page: PageDescription, to json: inout JSONWriter) {
        guard !page.trail.isEmpty else { return }
        let steps = page.trail + [PageDescription.Step(title: page.title, address: page.address)]
        json.node("BreadcrumbList") { json in
            json.member("itemListElement", all: steps.enumerated()) { json, step in
                json.node("ListItem") { json in
                    json.member("position", step.offset + 1)
                    json.member("name", step.element.title)
                    json.member("item", base.absolute(step.element.address))
                }
            }
        }
    }
}
