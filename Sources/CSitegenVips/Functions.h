#ifndef CVIPS_FUNCTIONS_H
#define CVIPS_FUNCTIONS_H

#include "CSitegenVips.h"

// Enumerations and functions of libvips' public interface, version 8.14.
enum { SIZE_FORCE = 3 };
enum { FAIL_ON_ERROR = 2, FAIL_ON_WARNING = 3 };
enum { FORMAT_UCHAR = 0, FORMAT_USHORT = 2, FORMAT_DOUBLE = 8 };
enum { ACCESS_SEQUENTIAL = 1 };
enum { INTERPRETATION_B_W = 1, INTERPRETATION_CMYK = 15, INTERPRETATION_SRGB = 22 };
enum { INTERPRETATION_RGB16 = 25, INTERPRETATION_GREY16 = 26 };
enum { INTENT_PERCEPTUAL = 0 };
enum { WRAP_WORD = 0, WRAP_WORD_CHAR = 2 };
enum { PANGO_UNITS = 1024 };
// Functions of GLib, on which libvips depends.
enum { LOG_LEVEL_WARNING = 1 << 4 };
enum { CHECKSUM_SHA256 = 2 };

typedef void (*log_handler)(const char *domain, int level, const char *message, void *data);

struct cvips_functions {
    int (*init)(const char *program);
    int (*version)(int part);
    int (*concurrency_get)(void);
    void (*concurrency_set)(int threads);
    void (*cache_set_max)(int operations);
    void (*block_untrusted_set)(int state);
    void (*operation_block_set)(const char *name, int state);
    const char *(*find_load_buffer)(const void *bytes, size_t length);
    void (*error_clear)(void);
    cvips_image *(*new_from_buffer)(const void *bytes, size_t length, const char *options, ...);
    int (*thumbnail_buffer)(void *bytes, size_t length, cvips_image **image, int width, ...);
    int (*thumbnail_image)(cvips_image *in, cvips_image **out, int width, ...);
    int (*svgload_buffer)(void *bytes, size_t length, cvips_image **image, ...);
    int (*text)(cvips_image **image, const char *text, ...);
    cvips_image *(*from_memory)(const void *bytes, size_t length, int width, int height, int bands, int format);
    int (*extract_area)(cvips_image *in, cvips_image **out, int left, int top, int width, int height, ...);
    int (*extract_band)(cvips_image *in, cvips_image **out, int band, ...);
    int (*colourspace)(cvips_image *in, cvips_image **out, int space, ...);
    int (*icc_transform)(cvips_image *in, cvips_image **out, const char *profile, ...);
    int (*shrink)(cvips_image *in, cvips_image **out, double across, double down, ...);
    int (*premultiply)(cvips_image *in, cvips_image **out, ...);
    int (*unpremultiply)(cvips_image *in, cvips_image **out, ...);
    int (*invert)(cvips_image *in, cvips_image **out, ...);
    int (*multiply)(cvips_image *left, cvips_image *right, cvips_image **out, ...);
    int (*linear1)(cvips_image *in, cvips_image **out, double factor, double addend, ...);
    int (*maplut)(cvips_image *in, cvips_image **out, cvips_image *table, ...);
    int (*recomb)(cvips_image *in, cvips_image **out, cvips_image *matrix, ...);
    int (*cast)(cvips_image *in, cvips_image **out, int format, ...);
    int (*copy)(cvips_image *in, cvips_image **out, ...);
    cvips_image *(*copy_memory)(cvips_image *image);
    void (*set_int)(cvips_image *image, const char *field, int number);
    int (*get_blob)(const cvips_image *image, const char *field, const void **bytes, size_t *length);
    int (*get_interpretation)(const cvips_image *image);
    int (*remove)(cvips_image *image, const char *field);
    int (*write_to_buffer)(cvips_image *image, const char *suffix, void **bytes, size_t *length, ...);
    const void *(*get_data)(cvips_image *image);
    int (*get_format)(const cvips_image *image);
    int (*get_width)(const cvips_image *image);
    int (*get_height)(const cvips_image *image);
    int (*get_bands)(const cvips_image *image);
    int (*get_orientation)(cvips_image *image);
    int (*hasalpha)(cvips_image *image);
    void (*unref)(void *object);
    void (*free)(void *memory);
    unsigned (*log_set_handler)(const char *domain, int levels, log_handler handler, void *data);
    char *(*checksum)(int type, const unsigned char *bytes, size_t length);
};

extern struct cvips_functions vips;

// How many JPEG files this thread has let go of that their decoder had warned of.
extern _Thread_local unsigned cvips_warned;

// The number of threads for one large image: the machine's processors, at most 4.
extern int cvips_threads;

// What has been made of an image, its pixels in memory: files are decoded while pixels are asked for, and may be asked once.
// `NULL` for `NULL` and where that fails. The image is given for good.
cvips_image *cvips_in_memory(cvips_image *lazy);

// True if a file is an SVG drawing.
int cvips_is_drawing(const void *bytes, size_t length);

#endif
