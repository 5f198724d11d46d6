"""Makes pictures whose files say something about themselves, and says what.

    judge-facts.py FOLDER    writes the files, and a list of names and facts as JSON to the output

Pillow writes Exif data, XMP and text chunks. IPTC-IIM, which Pillow only reads, is made here and read back by Pillow.
"""
import json, pathlib, struct, sys
from PIL import Image, IptcImagePlugin
from PIL.PngImagePlugin import PngInfo
from PIL.TiffImagePlugin import IFDRational

FOLDER = pathlib.Path(sys.argv[1])
FORMATS = ["jpg", "png", "webp", "avif"]
LISTED = []

IMAGE_DESCRIPTION, MAKE, MODEL, ARTIST = 0x010E, 0x010F, 0x0110, 0x013B
EXIF, GPS = 0x8769, 0x8825
EXPOSURE, APERTURE, ISO, INDEX, TAKEN, FOCAL, LENS = 0x829A, 0x829D, 0x8827, 0x8832, 0x9003, 0x920A, 0xA434


def exif(first, second={}, places={}, endian=">"):
    """Exif data with the tags of the directories."""
    data = Image.Exif()
    data.endian = endian
    for tag, value in first.items():
        data[tag] = value
    data.get_ifd(EXIF).update(second)
    if places:
        data.get_ifd(GPS).update(places)
    written = data.tobytes()
    assert written.startswith(b"Exif\0\0" + (b"MM" if endian == ">" else b"II"))
    return written


XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
 xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
 %s>%s</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""


def xmp(elements="", attributes=""):
    return XMP % (attributes, elements)


def texts(name, kind, *items):
    """A property as a list; an item is a text, or a language and a text."""
    listed = "".join(
        f'<rdf:li xml:lang="{item[0]}">{item[1]}</rdf:li>' if isinstance(item, tuple) else f"<rdf:li>{item}</rdf:li>"
        for item in items)
    return f"<{name}>\n <rdf:{kind}>\n  {listed}\n </rdf:{kind}>\n</{name}>"


def iim(*datasets):
    """IPTC-IIM; a dataset is a record, a number and bytes."""
    return b"".join(b"\x1c" + struct.pack(">BBH", record, number, len(value)) + value
                    for record, number, value in datasets)


def resource(number, content, name=b""):
    """A resource of Photoshop."""
    named = bytes([len(name)]) + name
    return (b"8BIM" + struct.pack(">H", number) + named + b"\0" * (len(named) % 2) + struct.pack(">I", len(content))
            + content + b"\0" * (len(content) % 2))


def segment(marker, content):
    return b"\xff" + bytes([marker]) + struct.pack(">H", len(content) + 2) + content


def photoshop(content):
    return segment(0xED, b"Photoshop 3.0\0" + content)


def make(name, facts, formats=FORMATS, segments=b"", exif=b"", xmp="", chunks=None):
    """A picture in some formats. Segments go into JPEG files."""
    for ending in formats:
        path = FOLDER / f"{name}.{ending}"
        options = {"exif": exif} if exif else {}
        packet = xmp.encode() if isinstance(xmp, str) else xmp
        if ending == "png":
            info = chunks or PngInfo()
            if packet and not chunks:
                info.add_itxt("XML:com.adobe.xmp", packet)
            options["pnginfo"] = info
        elif packet:
            options["xmp"] = packet
        Image.new("RGB", (16, 12), (9, 99, 199)).save(path, **options)
        if segments:
            assert ending == "jpg"
            made = path.read_bytes()
            path.write_bytes(made[:2] + segments + made[2:])
        LISTED.append({"name": path.name, "facts": facts})


def make_iptc(name, facts, *datasets, read=True, **more):
    make(name, facts, ["jpg"], photoshop(resource(0x0404, iim(*datasets))), **more)
    if read:
        found = IptcImagePlugin.getiptcinfo(Image.open(FOLDER / f"{name}.jpg"))
        for record, number, value in datasets:
            value_found = found[(record, number)]
            assert value in (value_found if isinstance(value_found, list) else [value_found])


# Exif data, in both byte orders.
CAMERA = {MAKE: "FUJIFILM", MODEL: "X-T4", IMAGE_DESCRIPTION: "A ferry (blue, white)", ARTIST: "Ada Lovelace"}
SHOT = {EXPOSURE: IFDRational(1, 250), APERTURE: IFDRational(28, 10), ISO: 400, TAKEN: "2024:05:12 18:03:22",
        FOCAL: IFDRational(35, 1), LENS: "XF35mmF1.4 R"}
ALL = {"camera": "Fujifilm X-T4", "caption": "A ferry (blue, white)", "creator": "Ada Lovelace", "exposure": 0.004,
       "aperture": 2.8, "sensitivity": 400, "taken": "2024-05-12T18:03:22", "focalLength": 35, "lens": "XF35mmF1.4 R"}
make("nothing", {})
for endian, order in ((">", "big"), ("<", "little")):
    make(f"exif-{order}", ALL, exif=exif(CAMERA, SHOT, endian=endian))
    # A place is never read.
    PLACE = {1: "N", 2: (IFDRational(48), IFDRational(51), IFDRational(30)), 3: "E",
             4: (IFDRational(2), IFDRational(17), IFDRational(40)), 29: "2024:05:12", 27: b"ASCII\0\0\0GPS"}
    make(f"place-{order}", {"camera": "Fujifilm X-T4"}, exif=exif({MAKE: "FUJIFILM", MODEL: "X-T4"}, {}, PLACE, endian))
make("place-alone", {}, exif=exif({}, {}, PLACE))
make("exif-utf-8", {"creator": "Jürgen Groß", "caption": "é" * 300},
     exif=exif({ARTIST: "Jürgen Groß".encode(), IMAGE_DESCRIPTION: ("é" * 300).encode()}))
make("exif-latin-1", {"creator": "Jürgen Groß"}, exif=exif({ARTIST: "Jürgen Groß".encode("latin-1")}))
make("exif-padded", {"camera": "Nikon D750", "creator": "Ada"},
     exif=exif({MAKE: "NIKON CORPORATION   ", MODEL: "NIKON D750\0\0\0", ARTIST: "  Ada\0Bob"}))
make("exif-empty", {}, exif=exif(
    {MAKE: "", MODEL: "  ", ARTIST: "", IMAGE_DESCRIPTION: " \n "}, {TAKEN: "    :  :     :  :  ", LENS: "----"}))
make("exif-long", {"caption": "x" * 2000}, exif=exif({IMAGE_DESCRIPTION: "x" * 2001}))
make("exif-lines", {"caption": "One two, three four"}, exif=exif({IMAGE_DESCRIPTION: "One\r\ntwo,\nthree \t four\x07\n"}))
for number, text in enumerate([
        "OLYMPUS DIGITAL CAMERA         ", "SONY DSC", "DCIM\\100MEDIA\\DJI_0012.JPG", "default", "Exif_JPEG_PICTURE"]):
    make(f"exif-placeholder-{number}", {}, exif=exif({IMAGE_DESCRIPTION: text}))
    make(f"xmp-placeholder-{number}", {}, xmp=xmp(texts("dc:description", "Alt", ("x-default", text))))
for number, (above, below) in enumerate([(0, 0), (1, 0), (0, 1), (0xFFFFFFFF, 1), (1, 0xFFFFFFFF)]):
    value = IFDRational(above, below)
    make(f"exif-absurd-{number}", {}, exif=exif({}, {EXPOSURE: value, APERTURE: value, FOCAL: value, ISO: 0}))
make("exif-long-exposure", {"exposure": 30, "sensitivity": 102400},
     exif=exif({}, {EXPOSURE: IFDRational(30, 1), ISO: 65535, INDEX: 102400}))
make("exif-no-index", {}, exif=exif({}, {ISO: 65535}))
make("exif-not-tiff", {}, ["jpg"], segment(0xE1, b"Exif\0\0XX*\0\0\0\0\x08"))
make("exif-first-of-two", {"creator": "Ada"}, ["jpg"],
     segment(0xE1, exif({ARTIST: "Ada"})) + segment(0xE1, exif({ARTIST: "Bob"})))
make("exif-behind-fill", {"creator": "Ada"}, ["jpg"], b"\xff\xff" + segment(0xE1, exif({ARTIST: "Ada"})))

# XMP, as elements and as attributes.
make("xmp-elements",
     {"title": "Ferry", "caption": "A ferry & a bridge", "alternative": "Blue ferry", "creator": "Ada, Bob",
      "taken": "2024-05-12T18:03:22"},
     xmp=xmp(texts("dc:title", "Alt", ("x-default", "Ferry"))
             + texts("dc:description", "Alt", ("x-default", "A ferry &amp; a\nbridge"))
             + texts("Iptc4xmpCore:AltTextAccessibility", "Alt", ("x-default", "Blue ferry"))
             + texts("dc:creator", "Seq", "Ada", "Bob")
             + "<exif:DateTimeOriginal>2024-05-12T18:03:22.50+02:00</exif:DateTimeOriginal>"))
make("xmp-attributes", {"title": "Ferry", "creator": "Ada", "taken": "2024-05-12"},
     xmp=xmp("", 'dc:title="Ferry" dc:creator="Ada" photoshop:DateCreated="2024-05-12"'))
make("xmp-simple", {"title": "Ferry", "taken": "2024-05-12T18:03:00"},
     xmp=xmp("<dc:title>Ferry</dc:title><photoshop:DateCreated>2024-05-12T18:03</photoshop:DateCreated>"))
make("xmp-languages", {"title": "Fähre", "caption": "Fähre", "alternative": "ferry"}, xmp=xmp(
    texts("dc:title", "Alt", ("en", "Ferry"), ("de", "Fährschiff"), ("x-default", "Fähre"))
    + texts("dc:description", "Alt", ("de", "Fähre"), ("en", "Ferry"))
    + texts("Iptc4xmpCore:AltTextAccessibility", "Alt", ("x-default", " "), ("de", ""), ("en", "ferry"))))
make("xmp-list-as-bag", {"creator": "Ada, Bob"}, xmp=xmp(texts("dc:creator", "Bag", "Ada", "", "Bob")))
make("xmp-empty", {}, xmp=xmp(texts("dc:title", "Alt") + "<dc:creator/>" + texts("dc:description", "Alt", ""),
                              'photoshop:DateCreated=""'))
make("xmp-other-namespace", {}, xmp=xmp('<o:title xmlns:o="https://example.org/">No</o:title>'))
make("xmp-inside-structure", {}, xmp=xmp(
    '<o:part xmlns:o="https://example.org/"><rdf:Description><dc:title>No</dc:title></rdf:Description></o:part>'))
make("xmp-place", {"title": "Ferry"}, xmp=xmp(
    "<dc:title>Ferry</dc:title><photoshop:City>Paris</photoshop:City><exif:GPSLatitude>48,51.5N</exif:GPSLatitude>",
    'photoshop:Country="France" Iptc4xmpCore:Location="Quai"'))
make("xmp-turned", {"title": "cod.exe"}, xmp=xmp("<dc:title>\u202ecod\u2066.\u202cexe\u2069</dc:title>"))
make("xmp-zero-at-end", {"title": "Ferry"}, ["jpg", "webp"], xmp=xmp("<dc:title>Ferry</dc:title>").encode() + b"\0")
make("xmp-not-xml", {}, xmp="This is no XML")
make("xmp-cut", {}, xmp=xmp("<dc:title>Ferry</dc:title>")[:-40])
make("xmp-unknown-prefix", {}, xmp=xmp("<dc:title>Ferry</dc:title><o:other/>"))
make("xmp-utf-16", {}, ["jpg", "webp"], xmp=xmp("<dc:title>Ferry</dc:title>").encode("utf-16"))
ENTITIES = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))
make("xmp-bomb", {}, xmp=f'<!DOCTYPE x [<!ENTITY e0 "ha">{ENTITIES}]>' + xmp("<dc:title>&e9;</dc:title>"))
make("xmp-doctype", {}, xmp="<!DOCTYPE x>" + xmp("<dc:title>Ferry</dc:title>"))
make("xmp-deep", {}, xmp=xmp("<o:a xmlns:o='o:'>" + "<o:b>" * 5000 + "</o:b>" * 5000 + "</o:a><dc:title>No</dc:title>"),
     formats=["jpg", "png", "webp"])
make("xmp-large", {"title": "Ferry"}, ["png", "webp"], xmp=xmp("<dc:title>Ferry</dc:title>" + " " * 900_000))
make("xmp-huge", {}, ["png", "webp"], xmp=xmp("<dc:title>Ferry</dc:title>" + " " * 1_000_000))
make("xmp-long", {"title": "x" * 2000}, ["png", "webp"], xmp=xmp(f"<dc:title>{'x' * 500_000}</dc:title>"))
make("xmp-extended", {"title": "Ferry"}, ["jpg"],
     segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp("<dc:title>Ferry</dc:title>").encode())
     + segment(0xE1, b"http://ns.adobe.com/xmp/extension/\0" + b"0" * 40 + xmp("<dc:title>No</dc:title>").encode()))

# Text chunks of PNG. Compressed ones are ignored: they may be bombs.
for name, packet in (("small", xmp("<dc:title>Ferry</dc:title>")), ("bomb", xmp("<dc:title>" + "x" * 100_000_000))):
    info = PngInfo()
    info.add_itxt("XML:com.adobe.xmp", packet, zip=True)
    info.add_text("Comment", packet, zip=True)
    make(f"compressed-{name}", {"creator": "Ada"}, ["png"], exif=exif({ARTIST: "Ada"}), chunks=info)
info = PngInfo()
info.add_itxt("XML:com.adobe.xmp", xmp("<dc:title>Ferry</dc:title>"), lang="en", tkey="XMP")
make("png-language", {"title": "Ferry"}, ["png"], chunks=info)

# IPTC-IIM.
UTF8 = (1, 90, b"\x1b%G")
make_iptc("iptc", {"title": "Ferry", "caption": "A ferry", "creator": "Ada, Bob", "taken": "2024-05-12T18:03:22"},
          (2, 5, b"Ferry"), (2, 120, b"A\rferry"), (2, 80, b"Ada"), (2, 80, b"Bob"), (2, 55, b"20240512"),
          (2, 60, b"180322+0200"), (2, 90, b"Paris"), (2, 101, b"France"))
make_iptc("iptc-utf-8", {"title": "Fähre"}, UTF8, (2, 5, "Fähre".encode()))
make_iptc("iptc-utf-8-unsaid", {"title": "Fähre"}, (2, 5, "Fähre".encode()))
make_iptc("iptc-utf-8-cut", {"title": "Fähr"}, UTF8, (2, 5, "Fähré".encode()[:-1]))
make_iptc("iptc-latin-1", {"title": "Fähre"}, (2, 5, "Fähre".encode("latin-1")))
make_iptc("iptc-date-alone", {"taken": "2024-05-12"}, (2, 55, b"20240512"))
make_iptc("iptc-time-alone", {}, (2, 60, b"180322+0200"))
make_iptc("iptc-no-date", {}, (2, 55, b"00000000"), (2, 60, b"180322+0200"))
make_iptc("iptc-empty", {"creator": "Ada"}, (2, 5, b""), (2, 80, b""), (2, 80, b"Ada"), (2, 120, b" "),
          read=False)
make("iptc-cut", {"title": "Ferry"}, ["jpg"],
     photoshop(resource(0x0404, iim((2, 5, b"Ferry"), (2, 120, b"A ferry"))[:-1])))
make("iptc-resource-cut", {}, ["jpg"], photoshop(resource(0x0404, iim((2, 5, b"Ferry")))[:-2]))
make("iptc-in-two-segments", {"title": "Ferry", "creator": "Ada"}, ["jpg"], photoshop(
    resource(0x03ED, b"\0" * 15, b"name") + resource(0x0404, iim((2, 5, b"Ferry"), (2, 80, b"Ada")))[:20])
    + photoshop(resource(0x0404, iim((2, 5, b"Ferry"), (2, 80, b"Ada")))[20:]))
make("iptc-other-resource", {}, ["jpg"], photoshop(resource(0x0405, iim((2, 5, b"Ferry")))))

# Which block counts.
make_iptc("order-xmp", {"title": "XMP", "caption": "XMP", "creator": "XMP", "taken": "2001-01-01"},
          (2, 5, b"IPTC"), (2, 120, b"IPTC"), (2, 80, b"IPTC"), (2, 55, b"20030303"),
          exif=exif({IMAGE_DESCRIPTION: "Exif", ARTIST: "Exif"}, {TAKEN: "2001:01:01"}),
          xmp=xmp("<dc:title>XMP</dc:title><dc:description>XMP</dc:description><dc:creator>XMP</dc:creator>",
                  'exif:DateTimeOriginal="2002-02-02" photoshop:DateCreated="2000-01-01"'))
make_iptc("order-iptc", {"title": "IPTC", "caption": "IPTC", "creator": "IPTC", "taken": "2002-02-02"},
          (2, 5, b"IPTC"), (2, 120, b"IPTC"), (2, 80, b"IPTC"), (2, 55, b"20030303"),
          exif=exif({IMAGE_DESCRIPTION: "Exif", ARTIST: "Exif"}, {TAKEN: "0000:00:00 00:00:00"}),
          xmp=xmp("<dc:title> </dc:title>", 'exif:DateTimeOriginal="2002-02-02" photoshop:DateCreated="2000-01-01"'))
make_iptc("order-exif", {"caption": "Exif", "creator": "Exif", "taken": "2003-03-03"}, (2, 55, b"20030303"),
          exif=exif({IMAGE_DESCRIPTION: "Exif", ARTIST: "Exif"}))
make_iptc("order-placeholder", {"caption": "IPTC"}, (2, 120, b"IPTC"),
          xmp=xmp("<dc:description>OLYMPUS DIGITAL CAMERA</dc:description>"))

for name in ("nothing", "exif-big"):
    Image.open(FOLDER / f"{name}.jpg").save(FOLDER / f"{name}.gif", comment=b"Ferry")
    LISTED.append({"name": f"{name}.gif", "facts": {}})
print(json.dumps(LISTED))
