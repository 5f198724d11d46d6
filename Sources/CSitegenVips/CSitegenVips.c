#include "Functions.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

struct cvips_functions vips;
_Thread_local unsigned cvips_warned;
int cvips_threads = 1;

typedef struct {
    int x, y, width, height;
} pango_rectangle;

// Pango, which libvips uses to set text.
static struct {
    void *(*font_map_new)(void);
    void *(*create_context)(void *font_map);
    void *(*layout_new)(void *context);
    void (*set_text)(void *layout, const char *text, int length);
    void (*set_markup)(void *layout, const char *markup, int length);
    void (*set_width)(void *layout, int width);
    void (*set_wrap)(void *layout, int wrap);
    void (*pixel_extents)(void *layout, pango_rectangle *ink, pango_rectangle *logical);
    void (*set_resolution)(void *font_map, double dpi);
    void (*set_font)(void *layout, const void *font);
    int (*unknown_glyphs)(void *layout);
    void *(*font_from_string)(const char *text);
    void (*font_free)(void *font);
    void *font_map;
} pango;

static pthread_mutex_t pango_lock = PTHREAD_MUTEX_INITIALIZER;

// Converts an object pointer to a function pointer. POSIX allows this, but C has no conversion for it.
static int find(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol ? 0 : -1;
}

static int find_all(void *library) {
    return find(library, "vips_init", &vips.init) | find(library, "vips_version", &vips.version)
        | find(library, "vips_concurrency_get", &vips.concurrency_get)
        | find(library, "vips_concurrency_set", &vips.concurrency_set)
        | find(library, "vips_cache_set_max", &vips.cache_set_max)
        | find(library, "vips_block_untrusted_set", &vips.block_untrusted_set)
        | find(library, "vips_operation_block_set", &vips.operation_block_set)
        | find(library, "vips_foreign_find_load_buffer", &vips.find_load_buffer)
        | find(library, "vips_error_clear", &vips.error_clear)
        | find(library, "vips_image_new_from_buffer", &vips.new_from_buffer)
        | find(library, "vips_thumbnail_buffer", &vips.thumbnail_buffer)
        | find(library, "vips_thumbnail_image", &vips.thumbnail_image)
        | find(library, "vips_colourspace", &vips.colourspace)
        | find(library, "vips_icc_transform", &vips.icc_transform) | find(library, "vips_shrink", &vips.shrink)
        | find(library, "vips_premultiply", &vips.premultiply)
        | find(library, "vips_unpremultiply", &vips.unpremultiply) | find(library, "vips_invert", &vips.invert)
        | find(library, "vips_multiply", &vips.multiply) | find(library, "vips_linear1", &vips.linear1)
        | find(library, "vips_cast", &vips.cast)
        | find(library, "vips_maplut", &vips.maplut) | find(library, "vips_recomb", &vips.recomb)
        | find(library, "vips_copy", &vips.copy)
        | find(library, "vips_image_get_blob", &vips.get_blob)
        | find(library, "vips_image_set_int", &vips.set_int)
        | find(library, "vips_image_get_interpretation", &vips.get_interpretation)
        | find(library, "vips_svgload_buffer", &vips.svgload_buffer) | find(library, "vips_text", &vips.text)
        | find(library, "vips_image_new_from_memory_copy", &vips.from_memory)
        | find(library, "vips_extract_area", &vips.extract_area)
        | find(library, "vips_extract_band", &vips.extract_band)
        | find(library, "vips_image_copy_memory", &vips.copy_memory)
        | find(library, "vips_image_remove", &vips.remove)
        | find(library, "vips_image_write_to_buffer", &vips.write_to_buffer)
        | find(library, "vips_image_get_data", &vips.get_data) | find(library, "vips_image_get_format", &vips.get_format)
        | find(library, "vips_image_get_width", &vips.get_width)
        | find(library, "vips_image_get_height", &vips.get_height)
        | find(library, "vips_image_get_bands", &vips.get_bands)
        | find(library, "vips_image_get_orientation", &vips.get_orientation)
        | find(library, "vips_image_hasalpha", &vips.hasalpha) | find(library, "g_object_unref", &vips.unref)
        | find(library, "g_free", &vips.free) | find(library, "g_log_set_handler", &vips.log_set_handler)
        | find(library, "g_compute_checksum_for_data", &vips.checksum);
}

// A library without Pango cannot set text.
static void find_pango(void *library) {
    int missing = find(library, "pango_cairo_font_map_new", &pango.font_map_new)
        | find(library, "pango_font_map_create_context", &pango.create_context)
        | find(library, "pango_layout_new", &pango.layout_new) | find(library, "pango_layout_set_text", &pango.set_text)
        | find(library, "pango_layout_set_markup", &pango.set_markup)
        | find(library, "pango_layout_set_width", &pango.set_width)
        | find(library, "pango_layout_set_wrap", &pango.set_wrap)
        | find(library, "pango_layout_get_pixel_extents", &pango.pixel_extents)
        | find(library, "pango_cairo_font_map_set_resolution", &pango.set_resolution)
        | find(library, "pango_layout_set_font_description", &pango.set_font)
        | find(library, "pango_layout_get_unknown_glyphs_count", &pango.unknown_glyphs)
        | find(library, "pango_font_description_from_string", &pango.font_from_string)
        | find(library, "pango_font_description_free", &pango.font_free);
    if (missing) return;
    pango.font_map = pango.font_map_new();
    // At 72 dpi, one point is one pixel.
    pango.set_resolution(pango.font_map, 72);
}

// What is wrong with a picture is for our own report. The decoder of JPEG counts its warnings and says so at the end.
static void note_warning(const char *domain, int level, const char *message, void *data) {
    (void)domain, (void)level, (void)data;
    if (strstr(message, "read gave")) cvips_warned++;
}

int cvips_load(const char *const *names, size_t count) {
    for (size_t index = 0; index < count; index++) {
        void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
        if (!library) continue;
        if (find_all(library) != 0 || vips.init("sitegen") != 0) continue;
        if (vips.version(0) != 8 || vips.version(1) < 14) continue;
        vips.log_set_handler("VIPS", LOG_LEVEL_WARNING, note_warning, NULL);
        // Blocks loaders that are not safe for untrusted files.
        vips.block_untrusted_set(1);
        // Drawings stay allowed, but only `cvips_draw` opens them.
        vips.operation_block_set("VipsForeignLoadSvg", 0);
        find_pango(library);
        // Pictures are processed in parallel, each on one thread except for large ones. No result is needed twice.
        cvips_threads = vips.concurrency_get() < 4 ? vips.concurrency_get() : 4;
        vips.concurrency_set(1);
        vips.cache_set_max(0);
        // Up to 8.14, libvips uses ORC for vector code. ORC shares a list of programs without a lock (seen in 0.4.33),
        // so that parallel processing crashes occasionally.
        void (*set_vectors)(int state);
        if (vips.version(1) < 15 && find(library, "vips_vector_set_enabled", &set_vectors) == 0) set_vectors(0);
        return 0;
    }
    return -1;
}

int cvips_version(int part) { return vips.version(part); }

int cvips_is_drawing(const void *bytes, size_t length) {
    const char *loader = vips.find_load_buffer(bytes, length);
    vips.error_clear();
    return loader && strncmp(loader, "VipsForeignLoadSvg", strlen("VipsForeignLoadSvg")) == 0;
}

cvips_image *cvips_open(const void *bytes, size_t length) {
    if (cvips_is_drawing(bytes, length)) return NULL;
    cvips_image *image = vips.new_from_buffer(bytes, length, "", "access", ACCESS_SEQUENTIAL, NULL);
    if (!image) vips.error_clear();
    return image;
}

const void *cvips_metadata(cvips_image *image, const char *field, size_t *length) {
    const void *bytes = NULL;
    if (vips.get_blob(image, field, &bytes, length) == 0) return bytes;
    vips.error_clear();
    return NULL;
}

cvips_image *cvips_in_memory(cvips_image *lazy) {
    cvips_image *image = lazy ? vips.copy_memory(lazy) : NULL;
    if (lazy) vips.unref(lazy);
    if (!image) vips.error_clear();
    return image;
}

static cvips_image *drawn(const void *bytes, size_t length, int width, int height) {
    cvips_image *image = NULL;
    // At its own size a picture needs no scaling, which would convert every pixel to floating point for nothing.
    if (vips.svgload_buffer((void *)bytes, length, &image, NULL) == 0) {
        if (vips.get_width(image) == width && vips.get_height(image) == height) return cvips_in_memory(image);
        vips.unref(image);
        image = NULL;
    }
    int failed = vips.thumbnail_buffer(
        (void *)bytes, length, &image, width, "height", height, "size", SIZE_FORCE, NULL);
    return cvips_in_memory(failed ? NULL : image);
}

// The lock is held until an image has been drawn and freed: fonts that Pango and cairo share between threads are freed while they
// are in use otherwise (an assertion of cairo 1.16 fails, or a font has the size of something else). librsvg sets text with them too.
cvips_image *cvips_draw(const void *bytes, size_t length, int width, int height) {
    if (!cvips_is_drawing(bytes, length)) return NULL;
    pthread_mutex_lock(&pango_lock);
    cvips_image *image = drawn(bytes, length, width, height);
    pthread_mutex_unlock(&pango_lock);
    return image;
}

cvips_image *cvips_text(const char *markup, const char *font, int width, int height, int breaks_words) {
    pthread_mutex_lock(&pango_lock);
    cvips_image *text = NULL;
    int failed = vips.text(
        &text, markup, "font", font, "width", width, "dpi", 72, "rgba", 1, "wrap",
        breaks_words ? WRAP_WORD_CHAR : WRAP_WORD, NULL);
    if (failed) vips.error_clear();
    if (text && (vips.get_width(text) > width || vips.get_height(text) > height)) {
        vips.unref(text);
        text = NULL;
    }
    text = cvips_in_memory(text);
    pthread_mutex_unlock(&pango_lock);
    return text;
}

// A layout in a font. The lock must be held.
static void *layout_in(const char *font) {
    void *context = pango.create_context(pango.font_map);
    void *layout = pango.layout_new(context);
    void *description = pango.font_from_string(font);
    pango.set_font(layout, description);
    pango.font_free(description);
    // The layout holds the context.
    vips.unref(context);
    return layout;
}

int cvips_text_fits(const char *markup, const char *font, int width, int height, int breaks_words) {
    if (!pango.font_map) return 0;
    pthread_mutex_lock(&pango_lock);
    void *layout = layout_in(font);
    pango.set_markup(layout, markup, -1);
    pango.set_width(layout, width * PANGO_UNITS);
    pango.set_wrap(layout, breaks_words ? WRAP_WORD_CHAR : WRAP_WORD);
    pango_rectangle ink;
    pango.pixel_extents(layout, &ink, NULL);
    vips.unref(layout);
    pthread_mutex_unlock(&pango_lock);
    // Text without ink cannot be set.
    return ink.width > 0 && ink.height > 0 && ink.width <= width && ink.height <= height;
}

int cvips_unknown_letters(const char *text, const char *font) {
    if (!pango.font_map) return -1;
    pthread_mutex_lock(&pango_lock);
    void *layout = layout_in(font);
    pango.set_text(layout, text, -1);
    int count = pango.unknown_glyphs(layout);
    vips.unref(layout);
    pthread_mutex_unlock(&pango_lock);
    return count;
}

cvips_image *cvips_from_pixels(const void *pixels, int width, int height, int is_opaque) {
    cvips_image *image = vips.from_memory(pixels, (size_t)width * height * 4, width, height, 4, FORMAT_UCHAR);
    cvips_image *colors = NULL;
    if (image && is_opaque && vips.extract_band(image, &colors, 0, "n", 3, NULL) == 0) {
        vips.unref(image);
        return colors;
    }
    if (!image || is_opaque) vips.error_clear();
    return image;
}

int cvips_width(cvips_image *image) { return vips.get_width(image); }
int cvips_height(cvips_image *image) { return vips.get_height(image); }
int cvips_bands(cvips_image *image) { return vips.get_bands(image); }
int cvips_has_alpha(cvips_image *image) { return vips.hasalpha(image); }
void cvips_release(cvips_image *image) { vips.unref(image); }

void *cvips_encode(cvips_image *image, const char *format, size_t *length) {
    void *bytes = NULL;
    *length = 0;
    if (vips.write_to_buffer(image, format, &bytes, length, NULL) != 0) {
        vips.error_clear();
        return NULL;
    }
    return bytes;
}

const void *cvips_pixels(cvips_image *image, size_t *length) {
    const void *pixels = vips.get_data(image);
    // Only now the text is drawn, and the image has its final format.
    *length = (size_t)vips.get_width(image) * vips.get_height(image) * vips.get_bands(image);
    if (pixels && vips.get_format(image) == FORMAT_UCHAR) return pixels;
    vips.error_clear();
    return NULL;
}

void cvips_free(void *memory) { vips.free(memory); }

int cvips_sha256(const void *bytes, size_t length, char digits[65]) {
    char *text = vips.checksum(CHECKSUM_SHA256, bytes, length);
    if (!text) return -1;
    strncpy(digits, text, 64);
    digits[64] = 0;
    vips.free(text);
    return 0;
}
