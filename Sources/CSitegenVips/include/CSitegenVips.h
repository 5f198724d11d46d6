#ifndef CVIPS_H
#define CVIPS_H

#include <stddef.h>

// libvips, loaded when the program runs: its functions take variable arguments, which Swift cannot call, and its headers
// are not needed to build. Every function but `cvips_load` wants a library that has been loaded. Images may be used from
// one thread at a time; different images from different threads.

/// A `VipsImage`.
typedef struct cvips_image cvips_image;

/// The size that all of a picture is scaled to, and the part of that which is wanted, in pixels.
typedef struct {
    int width, height;
    int left, top, part_width, part_height;
} cvips_scaling;

/// How a file is decoded.
typedef struct {
    /// Whether to turn the picture as its metadata say.
    int rotates;
    /// 1, 2, 4 or 8: a JPEG is read in this fraction of its size, which takes less time.
    int shrinks;
    /// Whether a JPEG is read that decoders warn of. They fill up what is missing, and warn.
    int tolerates;
    /// An ICC profile for colours, for a file that has none; `NULL` for none.
    const void *profile;
    size_t profile_length;
} cvips_reading;

/// Loads the library that is found under one of the names; 0, or -1 when there is none or it lacks what is needed.
int cvips_load(const char *const *names, size_t count);

/// Part 0, 1 or 2 of the library's version.
int cvips_version(int part);

/// A file decoded, turned upright, converted to sRGB and scaled, a part of it in memory; `NULL` when it cannot be decoded, and for every
/// drawing: those have a door of their own.
cvips_image *cvips_decode(const void *bytes, size_t length, cvips_reading reading, cvips_scaling scaling);

/// A part of an image that has been decoded, in memory; `NULL` when there is no room.
cvips_image *cvips_scale(cvips_image *image, cvips_scaling scaling);

/// An SVG drawing in red, green, blue and alpha; `NULL` for what is no such drawing. For drawings that are trusted alone.
cvips_image *cvips_draw(const void *bytes, size_t length, int width, int height);

/// Text in red, green, blue and alpha, cut to its ink, in lines of at most so many pixels; `NULL` when it cannot be set.
/// Its size is known at once; pixels are made when they are asked for.
///
/// `markup` is Pango's, `font` a list of families with style and size in pixels: `Arial, sans-serif Bold 48`. Lines break
/// between words, and within them if `breaks_words`.
cvips_image *cvips_text(const char *markup, const char *font, int width, int breaks_words);

/// How many letters of a text have no picture in the fonts of this machine; -1 when nobody can tell.
int cvips_unknown_letters(const char *text, const char *font);

/// An image of pixels with red, green, blue and alpha, which have to outlive it; without alpha if `is_opaque`. `NULL` when there is
/// no room.
cvips_image *cvips_from_pixels(const void *pixels, int width, int height, int is_opaque);

int cvips_width(cvips_image *image);
int cvips_height(cvips_image *image);
int cvips_bands(cvips_image *image);
int cvips_has_alpha(cvips_image *image);
void cvips_release(cvips_image *image);

/// An encoded file, to be freed with `cvips_free`; `NULL` when this library cannot write it.
///
/// `format` is an ending with options, as libvips writes them: `.webp[Q=80,strip]`.
void *cvips_encode(cvips_image *image, const char *format, size_t *length);

/// The pixels, band by band in rows, one byte each, as long as the image is there; `NULL` when there are none such.
const void *cvips_pixels(cvips_image *image, size_t *length);

void cvips_free(void *memory);

/// Writes the SHA-256 of bytes as 64 hexadecimal digits and a zero byte; 0 or -1.
int cvips_sha256(const void *bytes, size_t length, char digits[65]);

#endif
