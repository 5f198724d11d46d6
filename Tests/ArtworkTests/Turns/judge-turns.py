"""Makes JPEG files that are turned in each of the ways that Exif has, and says how parts of them look.

    judge-turns.py FOLDER    writes the files, and a list of parts as JSON to the output

What is right is what Pillow makes of the same files.
"""
import json, pathlib, sys
from PIL import Image, ImageOps

SIZES = [(1600, 96), (96, 1600), (1000, 700), (641, 353)]
PLACES = [0, 0.31, 0.5, 0.77, 1]
ORIENTATION = 0x0112


def painted(width, height):
    """Red tells the column, green the row, and blue the quarter."""
    across = Image.linear_gradient("L").rotate(90).resize((width, height))
    down = Image.linear_gradient("L").resize((width, height))
    quarters = Image.new("L", (2, 2))
    quarters.putdata([30, 90, 150, 210])
    return Image.merge("RGB", (across, down, quarters.resize((width, height))))


def parts(picture):
    """Small parts, scaled down, up and not at all, and one that is most of the picture."""
    width, height = picture.size
    side = min(width, height) // 6
    most = (width * 3 // 4, height * 3 // 4, width * 3 // 8)
    boxes = [(side, side, side // 2), (2 * side, side, side), (side, side, 2 * side), most]
    for place in PLACES:
        for across, down, columns in boxes:
            left, top = round((width - across) * place), round((height - down) * (1 - place))
            rows = max(1, round(columns * down / across))
            part = picture.crop((left, top, left + across, top + down)).resize((columns, rows), Image.Resampling.BOX)
            points = [(x, y) for x in (0, columns // 3, columns - 1) for y in (0, rows // 2, rows - 1)]
            yield {
                "box": [left, top, across, down], "width": columns, "height": rows,
                "points": [{"x": x, "y": y, "color": list(part.getpixel((x, y)))} for x, y in points],
            }


def make(folder):
    listed = []
    for width, height in SIZES:
        for orientation in range(1, 9):
            path = folder / f"{width}x{height}-{orientation}.jpg"
            exif = Image.Exif()
            exif[ORIENTATION] = orientation
            painted(width, height).save(path, quality=98, subsampling=0, exif=exif)
            seen = ImageOps.exif_transpose(Image.open(path)).convert("RGB")
            listed.append(
                {"name": path.name, "width": seen.width, "height": seen.height, "parts": list(parts(seen))})
    print(json.dumps(listed))


make(pathlib.Path(sys.argv[1]))
