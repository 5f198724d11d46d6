#ifndef CVIPS_H
#define CVIPS_H

#include <stddef.h>

// libvips, loaded at run time: Swift cannot call its variadic functions, and its headers are not needed to build. Every
// function except `cvips_load` needs a loaded library. One image may be used by only one thread at a time; different
// images may be used in parallel.

/// A `VipsImage`.
typedef struct cvips_image cvips_image;

/// The size that all of a picture is scaled to, and the part of that which is wanted, in pixels.
typedef struct {
    int width, height;
    int left, top, part_width, part_height;
} cvips_scaling;

/// The light of a picture's samples.
typedef struct {
    /// Sample values are light to this power.
    double exponent;
    /// Rows that change light of the picture's primaries to light of sRGB's primaries; `has_matrix` is 0 if they are equal.
    double matrix[9];
    int has_matrix;
} cvips_light;

/// How a file is decoded.
typedef struct {
    /// Whether to turn the picture as its metadata say.
    int rotates;
    /// 1, 2, 4 or 8: the factor by which a JPEG is shrunk on reading, which is faster.
    int shrinks;
    /// True to accept a JPEG with decoder warnings. Decoders fill in missing parts and warn.
    int tolerates;
    /// The light of samples without a profile; `exponent` is 0 if they are sRGB.
    cvips_light light;
} cvips_reading;

/// Loads the library by one of the names. Returns 0, or -1 if it is missing or incomplete.
int cvips_load(const char *const *names, size_t count);

/// Part 0, 1 or 2 of the library's version.
int cvips_version(int part);

/// A file decoded, turned upright, converted to sRGB and scaled, a part of it in memory; `NULL` when it cannot be decoded, and for every
/// drawing: those have a door of their own.
cvips_image *cvips_decode(const void *bytes, size_t length, cvips_reading reading, cvips_scaling scaling);

/// A file whose header has been read, and none of its pixels; `NULL` if that fails, and for every drawing.
cvips_image *cvips_open(const void *bytes, size_t length);

/// A block of metadata, by libvips' name of the field; `NULL` if the image has none. It is valid as long as the image.
const void *cvips_metadata(cvips_image *image, const char *field, size_t *length);

/// A part of an image that has been decoded, in memory; `NULL` when there is no room.
cvips_image *cvips_scale(cvips_image *image, cvips_scaling scaling);

/// Returns an SVG drawing as RGBA; `NULL` if the bytes are not SVG. Only for trusted drawings.
cvips_image *cvips_draw(const void *bytes, size_t length, int width, int height);

/// Returns text as RGBA, cropped to its ink, in lines of at most `width` pixels; `NULL` if it cannot be set, or is larger than
/// `width` and `height`.
///
/// `markup` is Pango markup. `font` is a list of families with style and size in pixels: `Arial, sans-serif Bold 48`.
/// Lines break between words, and inside words if `breaks_words` is true.
cvips_image *cvips_text(const char *markup, const char *font, int width, int height, int breaks_words);

/// Returns 1 if `cvips_text` would return an image. Draws nothing.
int cvips_text_fits(const char *markup, const char *font, int width, int height, int breaks_words);

/// The number of characters of a text that no font of this machine contains; -1 if unknown.
int cvips_unknown_letters(const char *text, const char *font);

/// Returns an image of RGBA pixels, which must outlive it; without alpha if `is_opaque` is true. `NULL` without memory.
cvips_image *cvips_from_pixels(const void *pixels, int width, int height, int is_opaque);

int cvips_width(cvips_image *image);
int cvips_height(cvips_image *image);
int cvips_bands(cvips_image *image);
int cvips_has_alpha(cvips_image *image);
void cvips_release(cvips_image *image);

/// Returns an encoded file, which must be freed with `cvips_free`; `NULL` if this library cannot write it.
///
/// `format` is a file extension with options in the syntax of libvips: `.webp[Q=80,strip]`.
void *cvips_encode(cvips_image *image, const char *format, size_t *length);

/// Returns the pixels, interleaved by band in rows, one byte each; `NULL` if the image has none. They are valid as long
/// as the image.
const void *cvips_pixels(cvips_image *image, size_t *length);

void cvips_free(void *memory);

/// Writes the SHA-256 of bytes as 64 hexadecimal digits and a zero byte. Returns 0 or -1.
int cvips_sha256(const void *bytes, size_t length, char digits[65]);

#endif
