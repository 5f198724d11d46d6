import SiteArtwork
import SiteFileSystem
import SitePublication

/// A file made from a picture, or taken from the cache.
package struct MadeFile: Sendable {
    package var contents: OutputFile.Contents
    package var count: Int
    package var isCached: Bool
}

/// All files of one picture.
package struct MadePicture: Sendable {
    package struct Shape: Sendable {
        /// The beginning of the files' names.
        package var name: String
        package var files: [VariantFormat: [Int: MadeFile]] = [:]
    }

    package var color: String?
    package var shapes: [CropRectangle: Shape] = [:]
    /// The error of storing files in the cache.
    package var cacheProblem: SystemError?
}

/// Makes the files of pictures, or takes them from the cache.
package struct PictureMaker: Sendable {
    let library: ImageLibrary
    let cache: PictureCache?
    /// The files that this build has already made, by the path of the picture.
    let made: [String: MadePicture]

    package init(library: ImageLibrary, cache: PictureCache?, made: [String: MadePicture]) {
        self.library = library
        self.cache = cache
        self.made = made
    }

    package func make(_ order: PictureOrder) async throws(PictureProblem) -> MadePicture {
        var work = Work(maker: self, order: order)
        let known = made[order.picture.path]
        work.made.color = if let known { known.color } else { try work.color() }
        for shape in order.shapes { try await work.make(shape, besides: known?.shapes[shape.crop]?.files ?? [:]) }
        return work.made
    }

    /// The state of one order. The picture is read when the first file is missing.
    private struct Work {
        let maker: PictureMaker
        let order: PictureOrder
        var made = MadePicture()
        private var read: [UInt8]?

        init(maker: PictureMaker, order: PictureOrder) {
            self.maker = maker
            self.order = order
        }

        private mutating func bytes() throws(PictureProblem) -> [UInt8] {
            if let read { return read }
            do throws(SystemError) {
                let bytes = try fileBytes(order.picture.location)
                // The file changed during the build. The next build uses the new version.
                guard maker.library.digest(of: bytes) == order.picture.digest else { throw SystemError.notFound }
                read = bytes
                return bytes
            } catch {
                throw .damaged
            }
        }

        mutating func color() throws(PictureProblem) -> String? {
            let name = maker.name("\(order.picture.digest) color 4 \(maker.library.version)", ending: "color")
            let none = "none"
            if let known = maker.cache?.bytes(name) {
                let text = String(decoding: known, as: UTF8.self)
                return text == none ? nil : text
            }
            let color = try maker.library.color(of: bytes(), order.picture.header)?.text
            keep(Array((color ?? none).utf8), as: name)
            return color
        }

        /// - Parameter known: the existing files of the shape.
        mutating func make(
            _ shape: PictureOrder.Shape, besides known: [VariantFormat: [Int: MadeFile]]
        ) async throws(PictureProblem) {
            let recipe = order.recipe(shape, library: maker.library)
            var files = known
            for width in shape.widths {
                var missing: [(VariantFormat, name: String)] = []
                for format in [order.fallback] + order.formats where files[format]?[width] == nil {
                    let name = maker.name("\(recipe) \(width) \(format.rawValue)", ending: format.fileEnding)
                    if let found = maker.cache?.find(name) {
                        files[format, default: [:]][width] = MadeFile(
                            contents: .copy(of: found.location), count: found.count, isCached: true)
                    } else {
                        missing.append((format, name))
                    }
                }
                guard !missing.isEmpty else { continue }
                // Encoding takes up to a second. Yielding lets a preview answer visitors in between.
                await Task.yield()
                let made = try maker.library.variants(
                    of: bytes(), order.picture.header, crop: shape.crop, width: width,
                    formats: missing.map(\.0), quality: order.quality)
                for (format, name) in missing {
                    guard let bytes = made[format] else { continue }
                    let location = keep(bytes, as: name)
                    files[format, default: [:]][width] = MadeFile(
                        contents: location.map { .copy(of: $0) } ?? .bytes(bytes), count: bytes.count, isCached: false)
                }
            }
            // `c0` guarantees a letter and a digit, by which cache rules recognise digests.
            made.shapes[shape.crop] = MadePicture.Shape(name: "c0" + maker.digest(recipe).prefix(10), files: files)
        }

        @discardableResult
        private mutating func keep(_ bytes: [UInt8], as name: String) -> String? {
            do throws(SystemError) { return try maker.cache?.store(bytes, as: name) } catch {
                made.cacheProblem = error
                return nil
            }
        }
    }

    private func digest(_ text: String) -> String { library.digest(of: Array(text.utf8)) }

    private func name(_ recipe: String, ending: String) -> String { "\(digest(recipe)).\(ending)" }
}
