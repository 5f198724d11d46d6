import SiteArtwork
import SiteFileSystem
import SitePublication

/// A file made from a picture, or taken from the cache.
package struct MadeFile: Sendable {
    /// The name in the cache, which identifies the bytes on any machine.
    package var name: String
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

    /// Makes all files of a picture. It decodes the picture at most twice, and not at all if the cache has every file.
    package func make(_ order: PictureOrder) async throws(PictureProblem) -> MadePicture {
        var work = Work(maker: self, order: order)
        work.find(besides: made[order.picture.path])
        try await work.makeMissing()
        return work.made
    }

    /// The state of one order. The picture is read when the first file is missing.
    private struct Work {
        /// Files of one width that are not there.
        private struct Missing {
            var wish: Decoding.Wish
            var names: [VariantFormat: String] = [:]
        }

        let maker: PictureMaker
        let order: PictureOrder
        var made = MadePicture()
        /// The first one contains the whole picture.
        private let decodings: [Decoding]
        private var missing: [Missing] = []
        private var lacksColor = false

        init(maker: PictureMaker, order: PictureOrder) {
            self.maker = maker
            self.order = order
            decodings = Decoding.list(
                order.size,
                for: order.shapes.flatMap { shape in
                    shape.widths.map { Decoding.Wish(crop: shape.crop, width: $0) }
                })
        }

        private func bytes() throws(PictureProblem) -> [UInt8] {
            do throws(SystemError) {
                let bytes = try fileBytes(order.picture.location)
                // The file changed during the build. The next build uses the new version.
                guard maker.library.digest(of: bytes) == order.picture.digest else { throw SystemError.notFound }
                return bytes
            } catch {
                throw .damaged
            }
        }

        private var colorName: String {
            let decoding = decodings.first?.recipe ?? ""
            return maker.name("\(order.picture.digest) color \(decoding) \(maker.library.recipe)", ending: "color")
        }

        private static let noColor = "none"

        /// Finds the files of earlier builds.
        ///
        /// - Parameter known: files that this build has made.
        mutating func find(besides known: MadePicture?) {
            if let known {
                made.color = known.color
            } else if let bytes = maker.cache?.bytes(colorName) {
                let text = String(decoding: bytes, as: UTF8.self)
                made.color = text == Self.noColor ? nil : text
            } else {
                lacksColor = true
            }
            for shape in order.shapes { find(shape, besides: known?.shapes[shape.crop]?.files ?? [:]) }
        }

        private mutating func find(_ shape: PictureOrder.Shape, besides known: [VariantFormat: [Int: MadeFile]]) {
            let recipe = order.recipe(shape, library: maker.library)
            var files = known
            for width in shape.widths {
                var lacking = Missing(wish: Decoding.Wish(crop: shape.crop, width: width))
                let decoding = decodings.first { $0.wishes.contains(lacking.wish) }?.recipe ?? ""
                for format in [order.fallback] + order.formats where files[format]?[width] == nil {
                    let name = maker.name(
                        "\(recipe) \(decoding) \(width) \(format.rawValue)", ending: format.fileEnding)
                    if let found = maker.cache?.find(name) {
                        files[format, default: [:]][width] = MadeFile(
                            name: name, contents: .copy(of: found.location), count: found.count, isCached: true)
                    } else {
                        lacking.names[format] = name
                    }
                }
                if !lacking.names.isEmpty { missing.append(lacking) }
            }
            // `c0` guarantees a letter and a digit, by which cache rules recognise digests.
            made.shapes[shape.crop] = MadePicture.Shape(name: "c0" + maker.digest(recipe).prefix(10), files: files)
        }

        mutating func makeMissing() async throws(PictureProblem) {
            guard lacksColor || !missing.isEmpty else { return }
            let bytes = try bytes()
            for decoding in decodings {
                let missing = missing.filter { decoding.wishes.contains($0.wish) }
                guard lacksColor || !missing.isEmpty else { continue }
                let picture = try DecodedPicture(bytes, order.picture.header, decoding, library: maker.library)
                if lacksColor {
                    made.color = try picture.color()?.text
                    keep(Array((made.color ?? Self.noColor).utf8), as: colorName)
                    lacksColor = false
                }
                for lacking in missing {
                    // Encoders need a second. A preview must answer requests in between.
                    await Task.yield()
                    let formats = ([order.fallback] + order.formats).filter { lacking.names[$0] != nil }
                    add(try picture.files(lacking.wish, formats, quality: order.quality), lacking)
                }
            }
        }

        private mutating func add(_ files: [VariantFormat: [UInt8]], _ lacking: Missing) {
            for (format, bytes) in files {
                guard let name = lacking.names[format] else { continue }
                let location = keep(bytes, as: name)
                let file = MadeFile(
                    name: name, contents: location.map { .copy(of: $0) } ?? .bytes(bytes), count: bytes.count,
                    isCached: false)
                made.shapes[lacking.wish.crop]?.files[format, default: [:]][lacking.wish.width] = file
            }
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
