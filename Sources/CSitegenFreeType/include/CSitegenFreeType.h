#ifndef CFREETYPE_H
#define CFREETYPE_H

#include <stddef.h>

// FreeType, loaded at run time, as libvips is: only themes with fonts need it. One font may be used by only one thread at a time.

/// An open font file.
typedef struct cfreetype_font cfreetype_font;

/// Facts from a font file. Lengths are in the units of the font; `units` of them are one em.
typedef struct {
    /// Valid as long as the font is open; `NULL` if it has none.
    const char *family;
    int units;
    /// Heights: above the baseline, below it (negative), and from one baseline to the next. They are from the table `hhea`, or
    /// from `OS/2` if its flag says so.
    int ascender, descender, height;
    int is_italic, is_fixed;
    /// `sFamilyClass`, and `bFamilyType` and `bSerifStyle` of `panose`; 0 without `OS/2`.
    int family_class, panose_family, serif_style;
    /// The lightest and the heaviest weight; 0 if unknown.
    int lightest, heaviest;
} cfreetype_facts;

/// 1 if the machine has FreeType. It is searched once.
int cfreetype_is_there(void);

/// Opens a font file. `NULL` if FreeType is missing or cannot read it, or if it needs more than `memory` bytes to be read.
/// The bytes are copied.
cfreetype_font *cfreetype_open(const unsigned char *bytes, size_t length, size_t memory);
void cfreetype_close(cfreetype_font *font);

cfreetype_facts cfreetype_describe(cfreetype_font *font);

/// Gives a variable font this weight. Nothing happens in other fonts.
void cfreetype_set_weight(cfreetype_font *font, int weight);

/// The advance width of a character, in units; -1 if the font does not have it.
long cfreetype_advance(cfreetype_font *font, unsigned long character);

#endif
