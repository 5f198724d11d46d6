#include "CSitegenFreeType.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Constants and the beginnings of records of FreeType's public interface, unchanged since 2.1.
enum { OPENED = 0, NO_SCALE = 1 };
enum { FACE_FIXED_WIDTH = 1 << 2, FACE_SCALABLE = 1, STYLE_ITALIC = 1 };

typedef struct memory {
    void *user;
    void *(*allocate)(struct memory *, long size);
    void (*free)(struct memory *, void *block);
    void *(*reallocate)(struct memory *, long old, long size, void *block);
} memory;

typedef struct {
    long face_count, face_index, face_flags, style_flags, glyph_count;
    char *family_name, *style_name;
    int size_count;
    void *sizes;
    int charmap_count;
    void *charmaps;
    struct {
        void *data;
        void (*finalizer)(void *);
    } generic;
    long box[4];
    unsigned short units_per_em;
    short ascender, descender, height;
} face;

static struct {
    int (*new_library)(memory *memory, void **library);
    void (*add_modules)(void *library);
    int (*done_library)(void *library);
    int (*open)(void *library, const unsigned char *bytes, long length, long index, face **face);
    int (*table)(face *face, unsigned long tag, long offset, unsigned char *bytes, unsigned long *length);
    unsigned (*glyph)(face *face, unsigned long character);
    int (*advance)(face *face, unsigned glyph, int flags, long *advance);
    int (*set_axes)(face *face, unsigned count, long *coordinates);
} freetype;

struct cfreetype_font {
    memory memory;
    /// Bytes that FreeType may still take.
    size_t left;
    void *library;
    face *face;
    /// FreeType reads from these bytes as long as the font is open.
    unsigned char bytes[];
};

static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int find(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

static void load(void) {
    static const char *const names[] = {
        "libfreetype.so.6", "libfreetype.6.dylib", "/opt/homebrew/lib/libfreetype.6.dylib", "/usr/local/lib/libfreetype.6.dylib",
    };
    void *library = NULL;
    for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++) library = dlopen(names[i], RTLD_NOW);
    if (library == NULL) return;
    is_there = find(library, "FT_New_Library", &freetype.new_library)
        & find(library, "FT_Add_Default_Modules", &freetype.add_modules)
        & find(library, "FT_Done_Library", &freetype.done_library) & find(library, "FT_New_Memory_Face", &freetype.open)
        & find(library, "FT_Load_Sfnt_Table", &freetype.table) & find(library, "FT_Get_Char_Index", &freetype.glyph)
        & find(library, "FT_Get_Advance", &freetype.advance)
        & find(library, "FT_Set_Var_Design_Coordinates", &freetype.set_axes);
}

int cfreetype_is_there(void) {
    pthread_once(&once, load);
    return is_there;
}

// A few bytes of a packed file may stand for gigabytes, so there is a bound on what FreeType takes. Before each block stands its size.
enum { HEAD = 16 };

static void *reallocate(memory *memory, long old, long size, void *block) {
    cfreetype_font *font = memory->user;
    char *head = block ? (char *)block - HEAD : NULL;
    size_t taken = head ? *(size_t *)head : 0;
    if (size < 0 || (size_t)size > font->left + taken) return NULL;
    char *new = realloc(head, HEAD + (size_t)size);
    if (new == NULL) return NULL;
    font->left = font->left + taken - (size_t)size;
    *(size_t *)new = (size_t)size;
    return new + HEAD;
}

static void *allocate(memory *memory, long size) { return reallocate(memory, 0, size, NULL); }

static void release(memory *memory, void *block) {
    if (block == NULL) return;
    char *head = (char *)block - HEAD;
    ((cfreetype_font *)memory->user)->left += *(size_t *)head;
    free(head);
}

cfreetype_font *cfreetype_open(const unsigned char *bytes, size_t length, size_t limit) {
    cfreetype_font *font = cfreetype_is_there() ? calloc(1, sizeof *font + length) : NULL;
    if (font == NULL) return NULL;
    memcpy(font->bytes, bytes, length);
    font->left = limit;
    font->memory = (memory){.user = font, .allocate = allocate, .free = release, .reallocate = reallocate};
    if (freetype.new_library(&font->memory, &font->library) == OPENED) {
        freetype.add_modules(font->library);
        if (freetype.open(font->library, font->bytes, (long)length, 0, &font->face) == OPENED
            && font->face->face_flags & FACE_SCALABLE && font->face->units_per_em > 0)
            return font;
    }
    cfreetype_close(font);
    return NULL;
}

void cfreetype_close(cfreetype_font *font) {
    if (font->library) freetype.done_library(font->library);
    free(font);
}

static unsigned long tag(const char *name) {
    return (unsigned long)name[0] << 24 | (unsigned long)name[1] << 16 | (unsigned long)name[2] << 8 | (unsigned long)name[3];
}

/// A number of some bytes in a table; 0 if the table is shorter, or missing.
static long number(cfreetype_font *font, const char *table, long offset, unsigned long size) {
    unsigned char bytes[4] = {0};
    unsigned long length = size;
    if (freetype.table(font->face, tag(table), offset, bytes, &length) != OPENED || length != size) return 0;
    long value = 0;
    for (unsigned long i = 0; i < size; i++) value = value << 8 | bytes[i];
    return value;
}

enum { AXIS_LIMIT = 64 };

/// The offset in `fvar` of the axis of weights; 0 if the font has none. Fills in the defaults of all axes, at most AXIS_LIMIT.
static long weight_axis(cfreetype_font *font, long defaults[AXIS_LIMIT], long *count, long *index) {
    long offset = number(font, "fvar", 4, 2), size = number(font, "fvar", 10, 2), found = 0;
    *count = number(font, "fvar", 8, 2);
    if (*count > AXIS_LIMIT) return 0;
    for (long i = 0; i < *count; i++) {
        long axis = offset + i * size;
        defaults[i] = (int)number(font, "fvar", axis + 8, 4);
        if ((unsigned long)number(font, "fvar", axis, 4) != tag("wght")) continue;
        found = axis;
        *index = i;
    }
    return found;
}

cfreetype_facts cfreetype_describe(cfreetype_font *font) {
    face *face = font->face;
    long defaults[AXIS_LIMIT], count, index, axis = weight_axis(font, defaults, &count, &index);
    return (cfreetype_facts){
        .family = face->family_name,
        .units = face->units_per_em,
        .ascender = face->ascender,
        .descender = face->descender,
        .height = face->height,
        .is_italic = (face->style_flags & STYLE_ITALIC) != 0,
        .is_fixed = (face->face_flags & FACE_FIXED_WIDTH) != 0,
        .family_class = (int)number(font, "OS/2", 30, 1),
        .panose_family = (int)number(font, "OS/2", 32, 1),
        .serif_style = (int)number(font, "OS/2", 33, 1),
        .lightest = (int)(axis ? number(font, "fvar", axis + 4, 4) >> 16 : number(font, "OS/2", 4, 2)),
        .heaviest = (int)(axis ? number(font, "fvar", axis + 12, 4) >> 16 : number(font, "OS/2", 4, 2)),
    };
}

void cfreetype_set_weight(cfreetype_font *font, int weight) {
    long coordinates[AXIS_LIMIT], count, index;
    if (weight_axis(font, coordinates, &count, &index) == 0) return;
    coordinates[index] = (long)weight << 16;
    freetype.set_axes(font->face, (unsigned)count, coordinates);
}

long cfreetype_advance(cfreetype_font *font, unsigned long character) {
    unsigned glyph = freetype.glyph(font->face, character);
    long advance;
    return glyph != 0 && freetype.advance(font->face, glyph, NO_SCALE, &advance) == OPENED ? advance : -1;
}
