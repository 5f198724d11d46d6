import Diagnostics
import Episodes
import Markdown

/// Takes every file apart into front matter and body.
func parse(_ sources: Sources, jobs: Int) async -> (SiteContent, [Diagnostic]) {
    let texts = sources.documents.sorted { $0.key < $1.key }
    let documents = await texts.concurrentMap(jobs: jobs) { Document($0.value) }
    let pairs = zip(texts, documents).map { ($0.key, $1) }
    return (
        SiteContent(
            documents: Dictionary(pairs) { first, _ in first }, data: sources.data, assets: sources.assets,
            recordings: sources.recordings, json: sources.json), []
    )
}
