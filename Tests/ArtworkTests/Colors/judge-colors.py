"""Makes pictures of flat patches in many kinds of pixels, and judges what another program made of them.

    judge-colors.py make FOLDER     writes the pictures, and a list of them as JSON to the output
    judge-colors.py judge FOLDER    reads NAME.made.png and the like, and says how far off each is

What is right is what Pillow and Little CMS make of the same patches.
"""
import io, json, pathlib, struct, sys, zlib
from PIL import Image, ImageCms

SIDE = 32
GREYS = [0, 1, 2, 5, 10, 17, 34, 51, 68, 90, 128, 160, 200, 230, 254, 255]
ROWS = [lambda v: (v, v, v), lambda v: (v, 255 - v, 40), lambda v: (255, v, v // 2), lambda v: (10, v, 255 - v)]
SRGB = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))


def painted(mode, colors):
    picture = Image.new(mode, (SIDE * len(GREYS), SIDE * len(colors)))
    for y, row in enumerate(colors):
        for x, color in enumerate(row):
            picture.paste(color, (x * SIDE, y * SIDE, (x + 1) * SIDE, (y + 1) * SIDE))
    return picture


def fixed(number):
    return struct.pack(">i", round(number * 65536))


def gamma(number):
    if number == 1:
        return struct.pack(">4sII", b"curv", 0, 0)
    return struct.pack(">4sIIHH", b"curv", 0, 1, round(number * 256), 0)


SRGB_CURVE = struct.pack(">4sIHH", b"para", 0, 3, 0) + b"".join(
    map(fixed, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
)


def profile(space, tags, kind=b"mntr", connection=b"XYZ "):
    """ICC.1:2001-04, version 2.4."""
    text = struct.pack(">4sII", b"desc", 0, 2) + b"x\0" + bytes(12 + 67)
    tags = [
        (b"desc", text + bytes(-len(text) % 4)),
        (b"cprt", struct.pack(">4sI", b"text", 0) + b"none\0\0\0\0"),
        (b"wtpt", struct.pack(">4sI", b"XYZ ", 0) + fixed(0.9642) + fixed(1) + fixed(0.8249)),
    ] + tags
    start, table, body = 132 + 12 * len(tags), b"", b""
    for name, data in tags:
        table += struct.pack(">4sII", name, start + len(body), len(data))
        body += data
    head = struct.pack(">I4xI4s4s4s6H4s", start + len(body), 0x02400000, kind, space, connection, 2026, 1, 1, 0, 0, 0, b"acsp")
    head = head.ljust(68, b"\0") + fixed(0.9642) + fixed(1) + fixed(0.8249)
    return head.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + body


def rgb(primaries, curve):
    columns = [struct.pack(">4sI", b"XYZ ", 0) + b"".join(map(fixed, column)) for column in primaries]
    return profile(
        b"RGB ",
        list(zip([b"rXYZ", b"gXYZ", b"bXYZ"], columns)) + [(name, curve) for name in [b"rTRC", b"gTRC", b"bTRC"]],
    )


def grey(curve):
    return profile(b"GRAY", [(b"kTRC", curve)])


def inks():
    """A printer: each corner of the cube of inks has a colour, and what lies between is interpolated."""
    clut = b""
    for corner in range(16):
        c, m, y, k = (corner >> shift & 1 for shift in (3, 2, 1, 0))
        light = 100 * (1 - 0.35 * c) * (1 - 0.45 * m) * (1 - 0.08 * y) * (1 - 0.82 * k)
        a = (-20 * c + 36 * m - 3 * y) * (1 - 0.9 * k)
        b = (-24 * c - 2 * m + 45 * y) * (1 - 0.9 * k)
        clut += bytes([round(light * 2.55), round(a + 128), round(b + 128)])
    straight = bytes(range(256))
    table = struct.pack(">4sIBBBx", b"mft1", 0, 4, 3, 2) + b"".join(map(fixed, [1, 0, 0, 0, 1, 0, 0, 0, 1]))
    return profile(b"CMYK", [(b"A2B0", table + straight * 4 + clut + straight * 3)], b"prtr", b"Lab ")


SRGB_PRIMARIES = [(0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.7141)]
PROFILES = {
    "srgb": SRGB.tobytes(),
    "p3": rgb([(0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407)], SRGB_CURVE),
    "adobe": rgb([(0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457)], gamma(563 / 256)),
    "linear": rgb(SRGB_PRIMARIES, gamma(1)),
    "gamma22": rgb(SRGB_PRIMARIES, gamma(2.2)),
}
GREY_PROFILES = {"gamma22": grey(gamma(2.2)), "gamma18": grey(gamma(1.8)), "linear": grey(gamma(1))}
INKS = inks()


def encoded(picture, kind, **options):
    file = io.BytesIO()
    if kind == "JPEG":
        options = {"quality": 100, "subsampling": 0} | options
    if kind == "WEBP":
        options = {"lossless": True} | options
    picture.save(file, kind, **options)
    return file.getvalue()


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png16(rows, color_type, icc=None):
    """Rows of patches, each a tuple of 16-bit numbers."""
    lines = b""
    for row in rows:
        line = b"\0" + b"".join(struct.pack(f">{len(color)}H", *color) * SIDE for color in row)
        lines += line * SIDE
    header = struct.pack(">IIBBBBB", SIDE * len(rows[0]), SIDE * len(rows), 16, color_type, 0, 0, 0)
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
    if icc:
        file += chunk(b"iCCP", b"p\0\0" + zlib.compress(icc))
    return file + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


def converted(picture, icc):
    """In sRGB, as Little CMS has it; as it is where the profile is for other pixels."""
    try:
        return ImageCms.profileToProfile(picture, ImageCms.ImageCmsProfile(io.BytesIO(icc)), SRGB, outputMode="RGB")
    except (OSError, ImageCms.PyCMSError):
        return picture.convert("RGB")


def read(file):
    """In sRGB, with alpha."""
    picture = Image.open(io.BytesIO(file))
    picture.load()
    icc = picture.info.get("icc_profile")
    orientation = picture.getexif().get(0x0112)
    alpha = picture.convert("RGBA").getchannel("A")
    if picture.mode in ("LA", "RGBA") or picture.mode in ("P", "1") or "transparency" in picture.info:
        picture = picture.convert("L" if picture.mode in ("LA", "L", "1") else "RGB")
    result = converted(picture, icc) if icc else picture.convert("RGB")
    result.putalpha(alpha)
    return result.transpose(Image.Transpose.ROTATE_180) if orientation == 3 else result


def patches(picture):
    """The middle of each patch, averaged."""
    columns, rows = len(GREYS), picture.height * len(GREYS) // picture.width
    width, height = picture.width / columns, picture.height / rows
    found = []
    for y in range(rows):
        for x in range(columns):
            left, top = int((x + 0.375) * width), int((y + 0.375) * height)
            part = picture.crop((left, top, left + max(1, int(width / 4)), top + max(1, int(height / 4))))
            found.append([band / 1 for band in part.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))])
    return found


def shown(picture, power):
    """What is a power of light, in sRGB."""
    colors = picture.convert("RGBA")
    if power:
        curve = [round(255 * seen((v / 255) ** power)) for v in range(256)]
        colors = colors.point(curve * 3 + list(range(256)))
    return colors


# White, red, green and blue as `cHRM` has them; the last ones make up no white, and browsers pass over both chunks.
D65, RGB709 = (31270, 32900), (64000, 33000, 30000, 60000, 15000, 6000)
PRIMARIES = {
    "srgb": D65 + RGB709, "p3": D65 + (68000, 32000, 26500, 69000, 15000, 6000),
    "adobe": D65 + (64000, 33000, 21000, 71000, 15000, 6000), "d50": (34570, 35850) + RGB709,
    "prophoto": (34570, 35850, 73470, 26530, 15960, 84040, 3660, 10),
    "swapped": D65 + (30000, 60000, 64000, 33000, 15000, 6000), "none": D65 + (64000, 33000, 64000, 33000, 15000, 6000),
}


def inverse(m):
    def minor(r, c):
        (a, b), (d, e) = [[m[y][x] for x in range(3) if x != c] for y in range(3) if y != r]
        return (-1) ** (r + c) * (a * e - b * d)

    determinant = sum(m[0][c] * minor(0, c) for c in range(3))
    return [[minor(c, r) / determinant for c in range(3)] for r in range(3)] if abs(determinant) > 1e-6 else None


def times(m, v):
    return [sum(a * b for a, b in zip(row, v)) for row in m]


def light(points):
    """Rows of X, Y and Z of red, green and blue under D50, by Bradford's matrix; nothing for points that make up no white."""
    whole = [p / 100000 for p in points]
    white, *colors = [(x, y, 1 - x - y) for x, y in zip(whole[::2], whole[1::2])]
    white = [part / white[1] for part in white]
    columns = list(zip(*colors))
    if inverse(columns) is None:
        return None
    shares = times(inverse(columns), white)
    cones = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
    gains = [to / of for to, of in zip(times(cones, (0.9642, 1, 0.8249)), times(cones, white))]
    adapted = []
    for color, share in zip(colors, shares):
        seen_by = times(cones, [part * share for part in color])
        adapted.append(times(inverse(cones), [gain * cone for gain, cone in zip(gains, seen_by)]))
    return list(zip(*adapted))


def placed(color, points, number):
    """A colour as Chromium 156 shows it: compared with what that painted, none is off by more than one of 255."""
    matrix = light(points)
    if matrix is None:
        return color
    linear = times(inverse(light(PRIMARIES["srgb"])), times(matrix, [(v / 255) ** (100000 / number) for v in color]))
    return tuple(round(255 * seen(min(1, max(0, part)))) for part in linear)


def seen(light):
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def cases():
    colors = painted("RGB", [[row(v) for v in GREYS] for row in ROWS])
    greys = painted("L", [list(GREYS)] * 4)
    clear = painted("LA", [[(v, a) for v in GREYS] for a in (255, 200, 128, 60)])
    inked = colors.convert("CMYK")
    palette = colors.quantize(64)
    yield "grey.png", encoded(greys, "PNG")
    yield "grey.jpg", encoded(greys, "JPEG")
    yield "grey-progressive.jpg", encoded(greys, "JPEG", progressive=True)
    yield "grey.webp", encoded(greys, "WEBP")
    yield "grey.gif", encoded(greys, "GIF")
    yield "grey-alpha.png", encoded(clear, "PNG")
    yield "bits.png", encoded(greys.point(lambda v: 255 if v > 127 else 0).convert("1"), "PNG")
    yield "grey-key.png", encoded(greys, "PNG", transparency=17)
    turned = Image.Exif()
    turned[0x0112] = 3
    yield "grey-turned.jpg", encoded(greys, "JPEG", exif=turned)
    yield "colors.png", encoded(colors, "PNG")
    yield "colors.jpg", encoded(colors, "JPEG")
    yield "colors.webp", encoded(colors, "WEBP")
    yield "colors-alpha.png", encoded(clear.convert("RGBA"), "PNG")
    yield "palette.png", encoded(palette, "PNG")
    yield "palette-key.png", encoded(palette, "PNG", transparency=3)
    yield "palette.gif", encoded(palette, "GIF")
    yield "palette-p3.png", encoded(palette, "PNG", icc_profile=PROFILES["p3"])
    for name, icc in PROFILES.items():
        for kind, ending in (("PNG", "png"), ("JPEG", "jpg"), ("WEBP", "webp")):
            yield f"colors-{name}.{ending}", encoded(colors, kind, icc_profile=icc)
    for name, icc in GREY_PROFILES.items():
        yield f"grey-{name}.png", encoded(greys, "PNG", icc_profile=icc)
        yield f"grey-{name}.jpg", encoded(greys, "JPEG", icc_profile=icc)
        yield f"grey-alpha-{name}.png", encoded(clear, "PNG", icc_profile=icc)
    # Profiles that are for other pixels, or are none.
    yield "grey-of-colors.png", encoded(greys, "PNG", icc_profile=PROFILES["srgb"])
    yield "grey-of-colors.jpg", encoded(greys, "JPEG", icc_profile=PROFILES["p3"])
    yield "colors-of-grey.jpg", encoded(colors, "JPEG", icc_profile=GREY_PROFILES["gamma18"])
    yield "colors-of-inks.jpg", encoded(colors, "JPEG", icc_profile=INKS)
    yield "colors-of-junk.jpg", encoded(colors, "JPEG", icc_profile=b"junk" * 99)
    yield "inks-of-colors.jpg", encoded(inked, "JPEG", icc_profile=PROFILES["p3"])
    yield "inks.jpg", encoded(inked, "JPEG")
    yield "inks-profile.jpg", encoded(inked, "JPEG", icc_profile=INKS)
    bare = encoded(inked, "JPEG")
    mark = bare.index(b"\xff\xee")
    yield "inks-unmarked.jpg", bare[:mark] + bare[mark + 2 + int.from_bytes(bare[mark + 2 : mark + 4], "big") :]
    # What PNG says of itself without a profile, which Pillow passes over: the power of light that pixels are.
    deep = png16([[(257 * v,) for v in GREYS]], 0)
    row = painted("L", [list(GREYS)])
    kinds = {
        "colors": (encoded(colors, "PNG"), colors), "grey": (encoded(greys, "PNG"), greys),
        "grey-alpha": (encoded(clear, "PNG"), clear), "palette": (encoded(palette, "PNG"), palette.convert("RGB")),
        "grey-16": (deep, row), "colors-alpha": (encoded(clear.convert("RGBA"), "PNG"), clear),
        "colors-16": (png16([[tuple(257 * n for n in color(v)) for v in GREYS] for color in ROWS], 2), colors),
    }
    for number, name in ((100000, "linear"), (55556, "gamma18"), (50000, "gamma20"), (45455, "srgb"), (45000, "almost")):
        gama = chunk(b"gAMA", struct.pack(">I", number))
        power = 100000 / number if number >= 50000 else None
        for kind, (file, picture) in kinds.items():
            head = 33
            yield f"{kind}-chunk-{name}.png", file[:head] + gama + file[head:], shown(picture, power)
            told = chunk(b"sRGB", b"\0") + gama
            yield f"{kind}-told-{name}.png", file[:head] + told + file[head:], picture.convert("RGBA")
    # With primaries, which count only where there is a power, and which grey has none of.
    for place, points in PRIMARIES.items():
        for number in (45455, 100000, 55556):
            chunks = chunk(b"cHRM", struct.pack(">8I", *points)) + chunk(b"gAMA", struct.pack(">I", number))
            right = painted("RGB", [[placed(row(v), points, number) for v in GREYS] for row in ROWS])
            flat = painted("RGB", [[placed((v, v, v), points, number) for v in GREYS]] * 4)
            for kind, picture in (("colors", right), ("colors-16", right), ("grey", flat)):
                file = kinds[kind][0]
                yield f"{kind}-primaries-{place}-{number}.png", file[:33] + chunks + file[33:], picture
    only = chunk(b"cHRM", struct.pack(">8I", *PRIMARIES["p3"]))
    file, late = kinds["colors"][0], only + chunk(b"gAMA", struct.pack(">I", 100000))
    yield "colors-primaries-alone.png", file[:33] + only + file[33:], colors
    yield "colors-primaries-late.png", file[:-12] + late + file[-12:], colors
    yield "colors-primaries-told.png", file[:33] + chunk(b"sRGB", b"\0") + late + file[33:], colors
    # Pillow has no colours of 16 bits: it reads the same patches in 8.
    deep_colors = [[tuple(257 * n for n in row(v)) for v in GREYS] for row in ROWS]
    deep_greys = [[(257 * v,) for v in GREYS]]
    yield "grey-16.png", deep, row
    yield "grey-alpha-16.png", png16([[(257 * v, 257 * 128) for v in GREYS]], 4), painted("LA", [[(v, 128) for v in GREYS]])
    yield "colors-16.png", png16(deep_colors, 2), colors
    opaque = [[color + (65535,) for color in patches] for patches in deep_colors]
    yield "colors-alpha-16.png", png16(opaque, 6), colors
    for name, icc in PROFILES.items():
        yield f"colors-16-{name}.png", png16(deep_colors, 2, icc), converted(colors, icc)
    for name, icc in GREY_PROFILES.items():
        yield f"grey-16-{name}.png", png16(deep_greys, 0, icc), converted(row, icc)
    # Shadows that eight bits of light have no steps for.
    shadows = [round(65535 * (n / len(GREYS)) ** 3 / 12) for n in range(len(GREYS))]
    expected = painted("L", [[round(255 * seen(n / 65535)) for n in shadows]])
    yield "shadows-16-linear.png", png16([[(n, n, n) for n in shadows]], 2, PROFILES["linear"]), expected
    for color_type in (0, 2, 4):
        file = png16([[(n,) * (3 if color_type == 2 else 1) + (65535,) * (color_type == 4) for n in shadows]], color_type)
        yield f"shadows-16-chunk-{color_type}.png", file[:33] + chunk(b"gAMA", struct.pack(">I", 100000)) + file[33:], expected
    yield "colors-of-grey.webp", encoded(colors, "WEBP", icc_profile=GREY_PROFILES["gamma18"])
    yield "grey-gamma18.webp", encoded(greys, "WEBP", icc_profile=GREY_PROFILES["gamma18"])


def make(folder):
    listed = []
    for name, file, *right in cases():
        (folder / name).write_bytes(file)
        picture = right[0].convert("RGBA") if right else read(file)
        (folder / (name + ".json")).write_text(json.dumps(patches(picture)))
        listed.append({"name": name, "width": picture.width, "height": picture.height})
    print(json.dumps(listed))


def judge(folder):
    """The greatest difference of each file in any band, of colours that are seen."""
    found = []
    for made in sorted(folder.glob("*.made.*")):
        right = json.loads((folder / (made.name.split(".made.")[0] + ".json")).read_text())
        seen = patches(Image.open(made).convert("RGBA"))
        worst = 0
        for expected, color in zip(right, seen, strict=True):
            bands = range(4) if expected[3] > 0 else [3]
            worst = max([worst] + [abs(expected[band] - color[band]) for band in bands])
        found.append({"file": made.name, "difference": worst})
    print(json.dumps(found))


{"make": make, "judge": judge}[sys.argv[1]](pathlib.Path(sys.argv[2]))
