#include "Functions.h"

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

// Returns grey or sRGB in 8 bits at the wanted size. Pixels without a matching profile count as sRGB.
static cvips_image *scaled(cvips_image *image, cvips_scaling scaling) {
    cvips_profile found = profile(image);
    cvips_image *out = NULL;
    // Linear light in 8 bits has too few steps for shadows, so the conversion to 8 bits comes last. For all other
    // pictures it comes first: with more bits, Little CMS uses a table that is wrong for saturated colours.
    if (vips.get_interpretation(image) == INTERPRETATION_CMYK) {
        image = found.fits ? in_srgb(image) : image;
        if (vips.get_interpretation(image) == INTERPRETATION_CMYK) image = without_inks(image);
        found.fits = 0;
    } else if (found.fits && found.is_linear && vips.get_format(image) != FORMAT_UCHAR) {
        image = in_srgb(image);
        found.fits = 0;
    }
    if (image && vips.get_format(image) != FORMAT_UCHAR) {
        int space = vips.get_bands(image) < 3 ? INTERPRETATION_B_W : INTERPRETATION_SRGB;
        image = made(vips.colourspace(image, &out, space, NULL), image, &out);
    }
    if (!image) return NULL;
    // With fewer pixels, the conversion to sRGB is faster.
    int failed = vips.thumbnail_image(
        image, &out, scaling.width, "height", scaling.height, "size", SIZE_FORCE, "no_rotate", !scaling.rotates, NULL);
    image = made(failed, image, &out);
    return image && found.fits ? in_srgb(image) : image;
}

// Converts with a colour profile. Grey becomes RGB first, because Little CMS has only 33 points for a grey curve, which
// is too few for the shadows of linear light.
static cvips_image *with_profile(cvips_image *image, cvips_scaling scaling) {
    cvips_image *out = NULL;
    int is_deep = vips.get_format(image) != FORMAT_UCHAR;
    int failed = vips.get_bands(image) < 3
        ? vips.colourspace(image, &out, is_deep ? INTERPRETATION_RGB16 : INTERPRETATION_SRGB, NULL)
        : vips.copy(image, &out, NULL);
    image = made(failed, image, &out);
    if (image) vips.set_blob_copy(image, profile_field, scaling.profile, scaling.profile_length);
    return image;
}

cvips_image *cvips_decode(const void *bytes, size_t length, cvips_scaling scaling) {
    const char *loader = vips.find_load_buffer(bytes, length);
    vips.error_clear();
    if (!loader || cvips_is_drawing(bytes, length)) return NULL;
    int is_jpeg = strncmp(loader, "VipsForeignLoadJpeg", strlen("VipsForeignLoadJpeg")) == 0;
    // Without shrinking, the list of options ends here.
    cvips_image *image = vips.new_from_buffer(
        bytes, length, "", "access", ACCESS_SEQUENTIAL, "fail_on",
        is_jpeg && !scaling.tolerates ? FAIL_ON_WARNING : FAIL_ON_ERROR, is_jpeg ? "shrink" : NULL, scaling.shrinks, NULL);
    if (!image) {
        vips.error_clear();
        return NULL;
    }
    if (scaling.profile) image = with_profile(image, scaling);
    if (image) image = scaled(image, scaling);
    cvips_image *part = NULL;
    if (image)
        image = made(
            vips.extract_area(
                image, &part, scaling.left, scaling.top, scaling.part_width, scaling.part_height, NULL),
            image, &part);
    // Only this part takes memory, however large the scaled picture would be.
    image = cvips_in_memory(image);
    // Some encoders write the colour profile even if metadata is stripped. Browsers assume sRGB anyway.
    if (image) vips.remove(image, profile_field);
    return image;
}
