#include "Functions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char profile_field[] = "icc-profile-data";

// Takes ownership of `image` and returns the result of an operation; `NULL` if it failed.
static cvips_image *made(int failed, cvips_image *in, cvips_image **out) {
    vips.unref(in);
    if (!failed) return *out;
    vips.error_clear();
    return NULL;
}

// Converts CMYK without a profile as browsers do: each colour is the product of its ink and black.
static cvips_image *without_inks(cvips_image *inks) {
    cvips_image *light = NULL, *colors = NULL, *grey = NULL, *product = NULL, *image = NULL;
    // The lines are read twice.
    inks = cvips_in_memory(inks);
    light = inks ? made(vips.invert(inks, &light, NULL), inks, &light) : NULL;
    if (!light) return NULL;
    int failed = vips.extract_band(light, &colors, 0, "n", 3, NULL) || vips.extract_band(light, &grey, 3, NULL)
        || vips.multiply(colors, grey, &product, NULL);
    if (colors) vips.unref(colors);
    if (grey) vips.unref(grey);
    product = made(failed, light, &product);
    if (product) product = made(vips.linear1(product, &image, 1.0 / 255, 0.5, NULL), product, &image);
    if (product) product = made(vips.cast(product, &image, FORMAT_UCHAR, NULL), product, &image);
    if (product)
        product = made(vips.copy(product, &image, "interpretation", INTERPRETATION_SRGB, NULL), product, &image);
    return product;
}

// Facts about the embedded profile; all false if the picture has none.
typedef struct {
    /// True if the profile is for pixels like the image's.
    int fits;
    /// True if colours are linear light, so that shadows have close values.
    int is_linear;
} cvips_profile;

static unsigned number(const unsigned char *bytes) {
    return (unsigned)bytes[0] << 24 | (unsigned)bytes[1] << 16 | (unsigned)bytes[2] << 8 | bytes[3];
}

// ICC.1:2022: the colour space is at offset 16 of the header. At 128 follows the number of tags, then name, offset and
// length of each. A curve without points is linear; a curve with one point is a gamma in units of 1/256; a parametric
// curve uses units of 1/65536.
static cvips_profile profile(const cvips_image *image) {
    cvips_profile found = {0, 0};
    const unsigned char *bytes = NULL;
    size_t length = 0;
    if (vips.get_blob(image, profile_field, (const void **)&bytes, &length) != 0) {
        vips.error_clear();
        return found;
    }
    if (length < 132) return found;
    int interpretation = vips.get_interpretation(image);
    int is_grey = interpretation == INTERPRETATION_B_W || interpretation == INTERPRETATION_GREY16;
    const char *space = interpretation == INTERPRETATION_CMYK ? "CMYK" : is_grey ? "GRAY" : "RGB ";
    found.fits = memcmp(bytes + 16, space, 4) == 0;
    size_t tags = number(bytes + 128);
    for (size_t index = 0; index < tags && 132 + (index + 1) * 12 <= length; index++) {
        const unsigned char *tag = bytes + 132 + index * 12;
        size_t start = number(tag + 4);
        if ((memcmp(tag, "rTRC", 4) != 0 && memcmp(tag, "kTRC", 4) != 0) || start > length || length - start < 12) continue;
        const unsigned char *curve = bytes + start;
        unsigned points = number(curve + 8);
        if (memcmp(curve, "curv", 4) == 0 && points < 2)
            found.is_linear = points == 0 || (length - start >= 14 && curve[12] < 2 && curve[13] < 64);
        else if (memcmp(curve, "para", 4) == 0)
            found.is_linear = length - start >= 16 && number(curve + 12) < 0x14000;
    }
    return found;
}

// Up to 8.18, the library uses a different profile if it cannot read the embedded one. If that fails too, pixels stay
// unchanged.
static cvips_image *in_srgb(cvips_image *image) {
    cvips_image *colors = NULL;
    // Browsers use this setting. It is also the default of other programs that use Little CMS.
    int failed = vips.icc_transform(
        image, &colors, "srgb", "embedded", 1, "intent", INTENT_PERCEPTUAL, "black_point_compensation", 1, "depth", 8,
        NULL);
    if (failed) {
        vips.error_clear();
        return image;
    }
    vips.unref(image);
    return colors;
}

// Smaller by a whole number, where that leaves as many pixels as are wanted: before work that takes long for each pixel.
static cvips_image *shrunk(cvips_image *image, cvips_scaling scaling) {
    int across = vips.get_width(image) / scaling.width, down = vips.get_height(image) / scaling.height;
    // Half of the way: the last step is made in sRGB, as it is for all other pictures.
    int factor = (across < down ? across : down) / 2;
    if (factor < 2) return image;
    cvips_image *out = NULL;
    // The colour of what is transparent must not show.
    int is_clear = vips.hasalpha(image), format = vips.get_format(image);
    if (is_clear) image = made(vips.premultiply(image, &out, NULL), image, &out);
    if (image) image = made(vips.shrink(image, &out, factor, factor, NULL), image, &out);
    if (image && is_clear) image = made(vips.unpremultiply(image, &out, NULL), image, &out);
    return image && is_clear ? made(vips.cast(image, &out, format, NULL), image, &out) : image;
}

// A step that scales nothing is left out: it would round once more where pixels are transparent.
static int has_size(cvips_image *image, cvips_scaling scaling) {
    return vips.get_width(image) == scaling.width && vips.get_height(image) == scaling.height;
}

// Grey or sRGB, in bytes, and the size that is wanted. Pixels without a profile, or with one for other pixels, are sRGB.
static cvips_image *scaled(cvips_image *image, int rotates, cvips_scaling scaling) {
    cvips_profile found = profile(image);
    cvips_image *out = NULL;
    // Linear light in 8 bits has too few steps for shadows, so the conversion to 8 bits comes last. For all other
    // pictures it comes first: with more bits, Little CMS uses a table that is wrong for saturated colours.
    if (vips.get_interpretation(image) == INTERPRETATION_CMYK) {
        image = shrunk(image, scaling);
        if (image && found.fits) image = in_srgb(image);
        if (image && vips.get_interpretation(image) == INTERPRETATION_CMYK) image = without_inks(image);
        found.fits = 0;
    } else if (found.fits && found.is_linear && vips.get_format(image) != FORMAT_UCHAR) {
        image = shrunk(image, scaling);
        if (image) image = in_srgb(image);
        found.fits = 0;
    }
    if (image && vips.get_format(image) != FORMAT_UCHAR) {
        int space = vips.get_bands(image) < 3 ? INTERPRETATION_B_W : INTERPRETATION_SRGB;
        image = made(vips.colourspace(image, &out, space, NULL), image, &out);
    }
    if (!image) return NULL;
    if (!rotates && has_size(image, scaling)) return found.fits ? in_srgb(image) : image;
    // With fewer pixels, the conversion to sRGB is faster.
    int failed = vips.thumbnail_image(
        image, &out, scaling.width, "height", scaling.height, "size", SIZE_FORCE, "no_rotate", !rotates, NULL);
    image = made(failed, image, &out);
    return image && found.fits ? in_srgb(image) : image;
}

// Sample values of a table's index, in 16 bits. The table has `count` entries for each band.
static cvips_image *table(int count, int bands, cvips_light light) {
    unsigned short *entries = malloc(sizeof *entries * (size_t)count * (size_t)bands);
    if (!entries) return NULL;
    for (int index = 0; index < count; index++) {
        double sample = (double)index / (count - 1);
        for (int band = 0; band < bands; band++)
            // Transparency is no light.
            entries[index * bands + band] = lround(65535 * (band < 3 ? pow(sample, 1 / light.exponent) : sample));
    }
    size_t length = sizeof *entries * (size_t)count * (size_t)bands;
    cvips_image *image = vips.from_memory(entries, length, count, 1, bands, FORMAT_USHORT);
    free(entries);
    return image;
}

// The bytes of sRGB (IEC 61966-2-1) for light in 16 bits.
static cvips_image *srgb_table(int bands) {
    size_t length = 65536 * (size_t)bands;
    unsigned char *entries = malloc(length);
    if (!entries) return NULL;
    for (int index = 0; index < 65536; index++) {
        double light = index / 65535.0;
        double sample = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055;
        for (int band = 0; band < bands; band++) entries[index * bands + band] = lround(255 * (band < 3 ? sample : light));
    }
    cvips_image *image = vips.from_memory(entries, length, 65536, 1, bands, FORMAT_UCHAR);
    free(entries);
    return image;
}

// A matrix for images with 3 or 4 bands. The fourth is transparency.
static cvips_image *matrix(int bands, cvips_light light) {
    double entries[16] = {0};
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++) entries[row * bands + column] = light.matrix[row * 3 + column];
    if (bands == 4) entries[15] = 1;
    return vips.from_memory(entries, sizeof *entries * (size_t)bands * (size_t)bands, bands, bands, 1, FORMAT_DOUBLE);
}

// Takes ownership of both images.
static cvips_image *looked_up(cvips_image *image, cvips_image *table) {
    cvips_image *out = NULL;
    int failed = !image || !table || vips.maplut(image, &out, table, NULL);
    if (table) vips.unref(table);
    return image ? made(failed, image, &out) : NULL;
}

// Converts samples of known light to sRGB.
static cvips_image *with_light(cvips_image *image, cvips_light light) {
    cvips_image *out = NULL;
    int is_deep = vips.get_format(image) != FORMAT_UCHAR;
    if (vips.get_bands(image) < 3)
        image = made(
            vips.colourspace(image, &out, is_deep ? INTERPRETATION_RGB16 : INTERPRETATION_SRGB, NULL), image, &out);
    if (!image) return NULL;
    int bands = vips.get_bands(image);
    if (bands > 4) return image;
    image = looked_up(image, table(is_deep ? 65536 : 256, bands, light));
    if (image && light.has_matrix) {
        cvips_image *factors = matrix(bands, light);
        int failed = !factors || vips.recomb(image, &out, factors, NULL);
        if (factors) vips.unref(factors);
        image = made(failed, image, &out);
        if (image) image = made(vips.cast(image, &out, FORMAT_USHORT, NULL), image, &out);
    }
    image = looked_up(image, srgb_table(bands));
    return image ? made(vips.copy(image, &out, "interpretation", INTERPRETATION_SRGB, NULL), image, &out) : NULL;
}

// Large images are processed on several threads. Images made from them inherit this. Each thread keeps lines in memory, so wide
// images have one thread.
static void share_work(cvips_image *image) {
    long width = vips.get_width(image), height = vips.get_height(image);
    int is_shared = width * height >= 4 * 1000 * 1000 && width <= 12 * 1000;
    vips.set_int(image, "concurrency", is_shared ? cvips_threads : 1);
}

// The part that is wanted, in memory: only that takes room, however large the picture would be in this scale.
static cvips_image *part(cvips_image *image, cvips_scaling scaling) {
    cvips_image *out = NULL;
    int failed = vips.extract_area(
        image, &out, scaling.left, scaling.top, scaling.part_width, scaling.part_height, NULL);
    return cvips_in_memory(made(failed, image, &out));
}

// From one number to another, without the second.
typedef struct {
    int from, to;
} cvips_range;

// The pixels of an image that become a part of the scaled image along one side.
static cvips_range source_of(int start, int part, int scaled_length, int length) {
    double factor = (double)length / scaled_length;
    int end = ceil((start + part) * factor);
    // A product may be a little too large.
    return (cvips_range){floor(start * factor), end < length ? end : length};
}

static cvips_range mirrored(cvips_range range, int length) { return (cvips_range){length - range.to, length - range.from}; }

// A small part of an image, before it is turned and scaled: the rest takes no room and no time. All of the result is then wanted.
static cvips_image *cropped(cvips_image *image, int rotates, cvips_scaling *scaling) {
    if (scaling->part_width > scaling->width / 4 && scaling->part_height > scaling->height / 4) return image;
    int width = vips.get_width(image), height = vips.get_height(image);
    // Exif 2.32, 4.6.4: with 5 to 8, the columns of the file are the rows of the picture that is seen.
    int turn = rotates ? vips.get_orientation(image) : 1, is_sideways = turn >= 5;
    cvips_range columns = source_of(
        scaling->left, scaling->part_width, scaling->width, is_sideways ? height : width);
    cvips_range rows = source_of(
        scaling->top, scaling->part_height, scaling->height, is_sideways ? width : height);
    cvips_range across = is_sideways ? rows : columns, down = is_sideways ? columns : rows;
    if (turn == 2 || turn == 3 || turn == 7 || turn == 8) across = mirrored(across, width);
    if (turn == 3 || turn == 4 || turn == 6 || turn == 7) down = mirrored(down, height);
    cvips_image *out = NULL;
    int failed = vips.extract_area(
        image, &out, across.from, down.from, across.to - across.from, down.to - down.from, NULL);
    *scaling = (cvips_scaling){
        .width = scaling->part_width, .height = scaling->part_height,
        .part_width = scaling->part_width, .part_height = scaling->part_height,
    };
    return made(failed, image, &out);
}

cvips_image *cvips_decode(const void *bytes, size_t length, cvips_reading reading, cvips_scaling scaling) {
    const char *loader = vips.find_load_buffer(bytes, length);
    vips.error_clear();
    if (!loader || cvips_is_drawing(bytes, length)) return NULL;
    int is_jpeg = strncmp(loader, "VipsForeignLoadJpeg", strlen("VipsForeignLoadJpeg")) == 0;
    int is_strict = is_jpeg && !reading.tolerates;
    unsigned warned = cvips_warned;
    // The list of options ends where there is no shrinking.
    cvips_image *image = vips.new_from_buffer(
        bytes, length, "", "access", ACCESS_SEQUENTIAL, "fail_on", is_strict ? FAIL_ON_WARNING : FAIL_ON_ERROR,
        is_jpeg ? "shrink" : NULL, reading.shrinks, NULL);
    if (!image) {
        vips.error_clear();
        return NULL;
    }
    // The warnings of a JPEG's decoder are counted on this thread.
    if (!is_jpeg) share_work(image);
    image = cropped(image, reading.rotates, &scaling);
    if (image && reading.light.exponent > 0) image = with_light(image, reading.light);
    if (image) image = scaled(image, reading.rotates, scaling);
    if (image) image = part(image, scaling);
    // While it decodes, libvips looks for warnings before each line of blocks, and so misses those of the last one.
    if (image && is_strict && cvips_warned != warned) {
        vips.unref(image);
        return NULL;
    }
    if (image) share_work(image);
    // Some encoders write the colour profile even when they are told to leave out metadata; sRGB is what browsers take
    // pixels for anyway.
    if (image) vips.remove(image, profile_field);
    return image;
}

cvips_image *cvips_scale(cvips_image *image, cvips_scaling scaling) {
    cvips_image *out = NULL;
    int failed = has_size(image, scaling)
        ? vips.copy(image, &out, NULL)
        : vips.thumbnail_image(
            image, &out, scaling.width, "height", scaling.height, "size", SIZE_FORCE, "no_rotate", 1, NULL);
    if (!failed) return part(out, scaling);
    vips.error_clear();
    return NULL;
}
