import SiteFileSystem
import SiteMediaFacts

/// The reply to a request, as a function of the request and the current scene. It uses only the map of the generation;
/// no path of a request reaches the file system.
struct Responder: Sendable {
    var hosts: HostNames

    func reply(to request: Request, in scene: Scene) -> Reply {
        var reply = answer(request, scene)
        // Every reply may change with the next build.
        reply.headers["Cache-Control"] = "no-cache"
        // This is as strict as the strictest host, so a wrong type is visible before publishing.
        reply.headers["X-Content-Type-Options"] = "nosniff"
        if request.method == "HEAD" { reply.body = .none }
        return reply
    }

    private func answer(_ request: Request, _ scene: Scene) -> Reply {
        guard hosts.accepts(request.host) else {
            return .text(
                403,
                "The preview does not accept this host name. Open it at localhost or at a numeric address. If the "
                    + "name is yours, start the preview with '--allow-host' and this name.")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(405, "The preview answers GET and HEAD only.", headers: ["Allow": "GET, HEAD"])
        }
        switch request.path {
        case ClientScript.path:
            return serve(Array(ClientScript.source.utf8), type: MediaType(ofPath: ClientScript.path), request)
        case ClientScript.eventsPath:
            guard let page = OpenPage(query: request.query) else {
                return .text(400, "The query must name the generation and the page.")
            }
            return Reply(status: 200, headers: ["Content-Type": "text/event-stream"], body: .events(page))
        case Inspector.scriptPath:
            return serve(Array(Inspector.script.utf8), type: MediaType(ofPath: Inspector.scriptPath), request)
        case Inspector.layoutPath, Inspector.wireframePath:
            return Inspector.reply(to: request, scene)
        default:
            return page(request, scene)
        }
    }

    private func page(_ request: Request, _ scene: Scene) -> Reply {
        guard let path = RequestPath(encoded: request.path) else {
            return .text(400, "This is not the address of a page.")
        }
        let stamp = scene.stamp(of: path)
        guard let generation = scene.generation else {
            return serve(page: ErrorPage.buildFailed(scene.problems), stamp, status: 500)
        }
        switch generation.lookUp(path) {
        case .asset(let asset):
            return serve(asset, request, stamp)
        case .folder:
            let query = request.query.isEmpty ? "" : "?" + request.query
            // The redirect is temporary, because browsers keep permanent ones.
            return Reply(
                status: 307, headers: ["Location": request.path + "/" + query, "Content-Length": "0"])
        case .missing(let page):
            if case .bytes(let page)? = page?.contents { return serve(page: page, stamp, status: 404) }
            return serve(page: ErrorPage.notFound(request.path), stamp, status: 404)
        }
    }

    private func serve(_ asset: Asset, _ request: Request, _ stamp: PageStamp) -> Reply {
        switch asset.contents {
        case .bytes(let bytes) where asset.mediaType == .html:
            return serve(injectingScript(into: bytes, stamp), type: asset.mediaType, request)
        case .bytes(let bytes):
            return serve(bytes, type: asset.mediaType, request)
        case .file(let path):
            if asset.mediaType == .html, let bytes = try? fileBytes(path) {
                return serve(injectingScript(into: bytes, stamp), type: asset.mediaType, request)
            }
            guard let status = try? FileStatus(of: path), status.kind == .file else {
                return .text(404, "The file has been removed since the site was built.")
            }
            return serve(
                size: status.size, tag: EntityTag(Asset.hash(status)), type: asset.mediaType, request
            ) { .file(path, $0) }
        }
    }

    private func serve(page: [UInt8], _ stamp: PageStamp, status: Int) -> Reply {
        let bytes = injectingScript(into: page, stamp)
        let headers = ["Content-Type": MediaType.html.contentType, "Content-Length": String(bytes.count)]
        return Reply(status: status, headers: headers, body: .bytes(bytes))
    }
}
