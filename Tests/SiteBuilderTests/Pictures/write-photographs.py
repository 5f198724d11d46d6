"""Writes three photographs with a date, a camera and a place, by Pillow. They are older the higher their number is."""
import sys

from PIL import Image
from PIL.TiffImagePlugin import IFDRational

for number in (1, 2, 3):
    image = Image.new("RGB", (30, 20), (80 * number, 90, 120))
    exif = image.getexif()
    exif[0x010F], exif[0x0110], exif[0x013B] = "FUJIFILM", "X-T4", "Ada Sato"
    exif[0x010E] = f"Caption {number} <b>"
    details = exif.get_ifd(0x8769)
    details[0x9003] = f"20{30 - number}:05:12 18:03:22"
    details[0x829D], details[0x829A] = IFDRational(28, 10), IFDRational(1, 250)
    details[0x8827], details[0x920A] = 400, IFDRational(35)
    place = exif.get_ifd(0x8825)
    place[1], place[2] = "N", (IFDRational(48), IFDRational(51), IFDRational(29))
    image.save(f"{sys.argv[1]}/{number}.jpg", exif=exif)
