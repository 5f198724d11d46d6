#!/usr/bin/env python3
"""Renders the pictures of the show "Light Studies", in three folders beside it: sand, water and height.

The land, the air and the darkroom are those of landscapes.py, which renders the album "Light on land" of the demo. Put
it beside this file. Here are other places, other suns and other views.

    python3 light.py                       all pictures
    python3 light.py 11 23                 these two
    python3 light.py --draft 11            small and quick

Needs the same libraries as landscapes.py. Remove ./.maps to start anew.
"""
import os, sys
import numpy as np
from landscapes import (ALPS, PICTURES, alps, dunes, grey_opening, islands, kept, picture, place, sand, skerries,
                        world)

PICTURES.clear()
NAMES = {}

def study(number, name, *shape, **film):
    """A picture with a name: its folder and file."""
    NAMES[number] = name
    return picture(number, *shape, samples=2, **film)

def peak(land):
    j, i = np.unravel_index(land.argmax(), land.shape)
    return i, j

def desert(*sun, **o):
    return world(kept("desert", lambda: dunes(7)), 1.5, *sun, **{"rough": 0.02, "kind": 1, **o})

def archipelago(*sun, **o):
    return world(kept("archipelago", lambda: skerries(48)), 2.0, *sun, **{"rough": 0.5, "green": -500, "sea": 0, **o})

def massif(scale, *sun, **o):
    land = kept("massif", lambda: alps(4))
    low = grey_opening(land, 3)
    land = np.where(land - low > 22, low, land) * scale  # without lonely needles
    i, j = peak(land)
    return world(land, ALPS, *sun, **{"rough": 0.9, "green": -500, "cam_z": 1000, **o}), i * ALPS, j * ALPS


# --- Sand -------------------------------------------------------------------------------------------------------------

@study("11", "sand/first-light", 1280, 853, (-60, -5, 0.5), ev=0.15)
def first_light():
    w = desert(20, 4, haze=4e-5)
    i, j = peak(w.land)
    return w, *place(w, i * 1.5, j * 1.5, 6)

@study("12", "sand/edge", 853, 1280, (76, -7, 0.36), ev=0.15)
def edge():
    return (w := sand(250, 6, haze=4e-5)), *place(w, 1248, 1368, 10)

@study("13", "sand/long-shadows", 1280, 512, (216, -5, 0.75), ev=0.2)
def long_shadows():
    return (w := desert(110, 5, haze=4e-5)), *place(w, 1296, 1032, 10)

@study("14", "sand/towards-the-sun", 1280, 853, (78, -3, 0.5), ev=0.15)
def towards_the_sun():
    return (w := desert(86, 7, haze=1.5e-4, haze_h=300, disc=90)), *place(w, 1296, 1032, 10)

@study("15", "sand/by-moonlight", 1280, 853, (62, 1, 0.5), ev=-1.5, balance=(0.74, 0.95, 1.30), stars=1.0)
def by_moonlight():
    return (w := sand(320, 18, haze=2e-5)), *place(w, 0, 1344, 12)


# --- Water ------------------------------------------------------------------------------------------------------------

@study("21", "water/mist", 1280, 853, (30, -2, 0.4), ev=0.4, balance=(0.95, 1.0, 1.04))
def mist():
    w = archipelago(70, 8, swell=0.008, haze=2e-4, haze_h=200, long=0.5, fog=0.01, fog_top=3, fog_wave=5)
    i, j = peak(w.land)
    return w, i * 2.0 - 190, j * 2.0 - 330, 9.0

@study("22", "water/dusk", 1280, 512, (250, 1, 0.8), balance=(0.94, 0.98, 1.08))
def dusk():
    w = archipelago(265, 2, swell=0.02, haze=6e-5, long=0.9, cover=-0.05, thick=1.0)
    i, j = peak(w.land)
    return w, i * 2.0 + 420, j * 2.0 + 120, 6.0

@study("23", "water/moon-path", 853, 1280, (160, 3, 0.36), ev=-1.5, balance=(0.78, 0.95, 1.25), stars=1.2)
def moon_path():
    w = archipelago(160, 9, swell=0.05, haze=3e-5, disc=60)
    i, j = peak(w.land)
    return w, i * 2.0 - 160, j * 2.0 + 460, 6.0

@study("24", "water/smooth", 1120, 1120, (146, -3, 0.52), ev=0.5, balance=(0.93, 0.99, 1.06))
def smooth():
    return islands(40, 5, swell=0.006, haze=1.5e-4, haze_h=300, long=0.9), -118.0, 160.0, 6.0

@study("25", "water/gold", 1280, 853, (72, -1, 0.6))
def gold():
    return islands(62, 3.5, swell=0.012, haze=1e-4, long=0.9, cover=-0.05, thick=1.0), -162.0, -53.0, 6.0


# --- Height -----------------------------------------------------------------------------------------------------------

@study("31", "height/winter", 1280, 853, (52, 0, 0.42), ev=0.3, balance=(0.96, 0.99, 1.05))
def winter():
    w, x, y = massif(0.65, 330, 5, snow=-200, haze=4e-5)
    return w, *place(w, x - 6500, y - 5000, 400)

@study("32", "height/sea-of-fog", 1280, 512, (230, -4, 0.8), ev=0.5, balance=(0.97, 1.01, 1.0))
def sea_of_fog():
    w, x, y = massif(0.8, 290, 6, snow=500, haze=3e-5, fog=0.012, fog_top=620, fog_wave=90)
    return w, x + 8000, y + 6500, 1250.0

@study("33", "height/last-light", 853, 1280, (140, 4, 0.2), ev=0.1)
def last_light():
    w, x, y = massif(0.65, 250, 4, snow=150, haze=4e-5)
    return w, *place(w, x - 5200, y + 6200, 350)

@study("34", "height/ridges", 1280, 853, (60, -2, 0.6), balance=(0.97, 0.99, 1.05))
def ridges():
    w, x, y = massif(0.7, 66, 5, green=1600, haze=2.2e-4, haze_h=700, disc=100)
    return w, *place(w, x - 9000, y - 5000, 600)

@study("35", "height/stars", 853, 1280, (-40, 8, 0.34), ev=-1.6, balance=(0.80, 0.96, 1.22), stars=1.5)
def stars():
    w, x, y = massif(0.65, 250, 22, snow=100, haze=2e-5)
    return w, *place(w, x + 4300, y - 5200, 350)

if __name__ == "__main__":
    draft = "--draft" in sys.argv
    for number in [a for a in sys.argv[1:] if not a.startswith("-")] or sorted(PICTURES):
        folder = "draft" if draft else "."
        PICTURES[number](draft, folder)
        os.makedirs(os.path.dirname(f"{folder}/{NAMES[number]}"), exist_ok=True)
        os.replace(f"{folder}/{number}.jpg", f"{folder}/{NAMES[number]}.jpg")
