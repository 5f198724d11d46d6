import CompositionalLayout
import Foundation
import SiteBuilder

/// The sample of ``Site``.
func buildMyShow() async throws {
    let wall: SectionProvider = { environment in
        let columns = environment.container.effectiveContentSize.width < 600 ? 1 : 3
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(240))
        return LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
    }
    let result = try await Site(folder: "my-show", layouts: ["wall": wall]).build(into: "Output")
    print("\(result.counts.pages) pages, \(result.publication.written) files written")
}

/// Code of the articles about building a site, compiled here word for word.
enum SiteSnippets {
    static func build() async throws {
        let result = try await Site(folder: "my-show").build(into: "Output")
        print("\(result.counts.pages) pages, \(result.publication.written) files written")
    }

    static func site(_ wall: @escaping SectionProvider) async throws -> BuildResult {
        let site = Site(folder: "my-show", layouts: ["wall": wall])
        let result = try await site.build(into: "Output")
        return result
    }

    static func preview(_ wall: @escaping SectionProvider) throws -> Site {
        var options = BuildOptions()
        options.includesDrafts = true
        options.base = try BaseAddress(parsing: "https://example.com/show/")
        options.cacheFolder = nil
        let preview = Site(folder: "my-show", layouts: ["wall": wall], options: options)
        return preview
    }

    static func report(_ site: Site) async {
        do throws(BuildFailure) {
            let result = try await site.build(into: "Output")
            for warning in result.diagnostics { print(warning) }
        } catch {
            for problem in error.diagnostics {
                let line = problem.position.map { ":\($0.line)" } ?? ""
                print("\(problem.path ?? "my-show")\(line): \(problem.message) [\(problem.id)]")
                if let hint = problem.hint { print("    \(hint)") }
            }
        }
    }
}
