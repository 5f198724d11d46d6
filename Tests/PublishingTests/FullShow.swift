/// A show that uses every field of feeds.
enum FullShow {
    static let files = [
        "site.yml": """
        title: Night Trains
        description: Sleeping through Europe & waking up elsewhere.
        author: Nell
        baseURL: https://trains.example/show/
        language: en
        timezone: Europe/Berlin
        podcast:
          category: [Society & Culture > Places & Travel, Leisure]
          owner: { name: Nell, email: nell@trains.example }
          explicit: no
          image: media/cover.png
          locked: yes
          type: episodic
          copyright: 2026 Nell
          medium: podcast
          license: { name: cc-by-4.0, url: https://creativecommons.org/licenses/by/4.0/ }
          location: { name: Vienna, rel: creator, geo: "48.18,16.37", osm: R109166, country: AT }
          funding: { Buy us a berth: https://trains.example/fund }
          txt: [{ text: proof-1234, purpose: verify }, plain words]
          podroll: [https://other.example/feed.xml]
          updateFrequency: { text: Every Monday, rule: FREQ=WEEKLY;BYDAY=MO, start: 2026-01-05 }
          newFeedUrl: https://trains.example/new/feed.xml
          complete: yes
          hosts: [Nell]
        feeds:
          hub: https://hub.example/
          collections: [rss, atom, json]
        """,
        "media/cover.png": "x", "media/nell.jpg": "x", "media/two.m4a": "1234567", "media/two.vtt": "x",
        "media/teaser.mp3": "123",
        "people/nell.yml": "title: Nell\nimage: media/nell.jpg\nurl: https://nell.example/",
        "seasons/1.yml": "title: The Alps",
        "episodes/002-two.md": """
        ---
        title: Over the Brenner
        subtitle: With snow
        description: A night between Munich and Verona.
        date: 2026-02-02 06:00
        updated: 2026-02-03
        number: 2.5
        season: 1
        audio: media/two.m4a
        duration: 42:10
        tags: [snow, sleepers]
        categories: Mountains
        collection: alps
        guid: 5f2d9c1e-0c3b-4f5e-9a53-0b6a3c1f6d10
        hosts: { name: Nell, role: producer }
        guests: { name: Ivo, role: Rail Museum, url: https://ivo.example }
        transcript: { src: media/two.vtt, lang: de }
        chapters: ["0:00 Munich", "20:00 The pass"]
        image: media/cover.png
        explicit: yes
        soundbites: [{ start: 1:13, duration: 30, title: The whistle }, { start: 90, duration: 15 }]
        license: cc0-1.0
        location: Brenner
        block: yes
        ---
        *Snow* at [the pass](https://pass.example/?a=1&b=2), then [the teaser](teaser.md).
        """,
        "episodes/teaser.md": """
        ---
        title: What is to come
        date: 2026-01-05
        type: trailer
        season: 1
        audio: media/teaser.mp3
        lang: de
        ---
        Soon.
        """,
        "episodes/lost.md": "---\ntitle: Undated\naudio: https://cdn.example/lost.mp3\nbytes: 99\n---\n",
    ]
}
