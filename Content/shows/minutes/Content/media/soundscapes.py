#!/usr/bin/env python3
"""Makes the sounds of the show "Quiet Minutes".

Nothing here is recorded. Noise is cut to bands and moves slowly, and drops, sparks, bubbles and knocks are short tones
that fade. Each sound lasts a minute and begins and ends in silence.

    python3 soundscapes.py                 all sounds into ./sounds
    python3 soundscapes.py 001-rain        this one

Needs Python 3 with numpy, and lame, which makes MP3 files.
"""
import os, subprocess, sys, wave
import numpy as np

RATE, LENGTH = 24000, 60
N = RATE * LENGTH
T = np.arange(N) / RATE
rng = np.random.default_rng(0)


# --- Parts of sounds: all are arrays of N samples ---------------------------------------------------------------------

def filtered(x, gain):
    """x with the gain of a curve over frequency, in hertz."""
    return np.fft.irfft(np.fft.rfft(x) * gain(np.fft.rfftfreq(len(x), 1 / RATE)), len(x))

def noise(low, high, tilt=0.0):
    """Noise between two frequencies with soft edges; tilt is in decibels for each octave. Its RMS is 1."""
    def gain(f):
        f = np.maximum(f, 1.0)
        return (f / low) ** (tilt / 6.02) / np.sqrt(1 + (low / f) ** 6) / np.sqrt(1 + (f / high) ** 6)
    x = filtered(rng.normal(size=N), gain)
    return x / np.sqrt(np.mean(x * x))

def drift(seconds, low=0.0, high=1.0):
    """A smooth random curve between two values, which turns about every so many seconds."""
    x = filtered(rng.normal(size=N), lambda f: np.exp(-(f * seconds * 1.5) ** 2))
    x = (x - x.mean()) / x.std()
    return low + (high - low) / (1 + np.exp(-1.6 * x))

def path(*points):
    """A smooth curve through (second, value)."""
    t, k = np.arange(-10, 20 * LENGTH + 10) / 20, np.hanning(21)
    x = np.convolve(np.interp(t, [p[0] for p in points], [p[1] for p in points]), k / k.sum(), mode="same")
    return np.interp(T, t, x)

def times(rate):
    """Random moments; rate is a number of events a second, or a curve of it."""
    return np.flatnonzero(rng.random(N) < np.broadcast_to(rate, N) / RATE)

def add(out, at, sound):
    end = min(N, at + len(sound))
    out[at:end] += sound[:end - at]

def ring(pitch, fade, rise=0.0, attack=0.0005):
    """A tone that fades to a third in so many seconds; its pitch may rise, by a part of itself in that time."""
    t = np.arange(int(fade * 7 * RATE)) / RATE
    phase = 2 * np.pi * pitch * (t + rise * t * t / (2 * fade))
    return np.sin(phase) * np.exp(-t / fade) * (1 - np.exp(-t / attack))

def crack(fade):
    """A grain of noise that fades."""
    t = np.arange(int(fade * 7 * RATE)) / RATE
    return rng.normal(size=len(t)) * np.exp(-t / fade) * (1 - np.exp(-t / 0.0002))

def far(x, seconds, part):
    """x with echoes of a place, which fade in so many seconds."""
    t = np.arange(int(seconds * 3 * RATE)) / RATE
    echo = rng.normal(size=len(t)) * np.exp(-t / seconds) * (1 - np.exp(-t / 0.01))
    n = N + len(t)
    wet = np.fft.irfft(np.fft.rfft(x, n) * np.fft.rfft(echo, n), n)[:N]
    return (1 - part) * x + part * wet * np.sqrt(np.mean(x * x) / np.mean(wet * wet))


# --- The sounds -------------------------------------------------------------------------------------------------------

def rain():
    """Drops on a tin roof: few, many, and few again."""
    fall = path((0, 0.12), (8, 0.25), (20, 1), (42, 1), (52, 0.35), (60, 0.15))
    out = (0.032 * noise(500, 5000, -4) + 0.010 * noise(120, 600, -3)) * fall * drift(3, 0.75, 1.25)
    tin = np.zeros(N)
    for k in times(120 * fall ** 1.3 + 5):
        loud = min(6, rng.pareto(2.2) + 0.25)
        add(tin, k, 0.022 * loud * ring(rng.choice([720, 1130, 1640, 2250, 3100]) * rng.uniform(0.9, 1.1),
                                        rng.uniform(0.004, 0.014)))
        add(tin, k, 0.02 * loud * crack(0.0015))
    for k in times(0.8 * fall + 0.5):  # from the gutter
        add(tin, k, 0.09 * rng.uniform(0.4, 1) * ring(rng.uniform(500, 900), 0.03, 0.5, 0.002))
    return out + far(tin, 0.12, 0.35)

def sea():
    """Waves that come in, break and draw back."""
    out = 0.03 * noise(40, 160, -3) * drift(6, 0.6, 1.2) + 0.012 * noise(800, 4000, -4) * drift(4)
    at = 2.0
    deep, break_, foam = noise(60, 420, -4), noise(200, 1800, -4), noise(900, 7000, -4)
    while at < 56:
        size = 1.5 if 24 < at < 33 else rng.uniform(0.7, 1.1)
        s = T - at - 3.2
        bell = lambda mid, rise, fall: np.where(s < mid, np.exp(-((s - mid) / rise) ** 2), np.exp(-(s - mid) / fall))
        out += size * (0.07 * deep * bell(-0.6, 2.0, 1.8) + 0.10 * break_ * bell(0, 0.8, 1.5)
                       + 0.085 * foam * bell(0.7, 0.9, 2.4) * drift(0.25, 0.8, 1.2))
        at += rng.uniform(7.5, 9.5)
    return out

def pines():
    """Gusts in the crowns of trees: a stronger wind is louder, and it is higher too."""
    gust = path((0, 0.25), (14, 0.5), (26, 1.0), (34, 0.55), (47, 0.8), (60, 0.2)) * drift(3.5, 0.6, 1.25)
    out = 0.04 * noise(90, 500, -4) * gust ** 0.7 + 0.10 * noise(350, 1400, -3) * gust ** 1.3
    out += 0.07 * noise(1200, 6000, -4) * gust ** 2 * drift(0.3, 0.8, 1.2)
    for pitch in 410, 560, 690:  # single branches that almost sing
        out += 0.022 * noise(pitch * 0.93, pitch * 1.07) * gust ** 2 * drift(2, 0.0, 1.2)
    creak = np.zeros(N)
    for at in 19.2, 38.6, 51.5:
        for k in range(14):
            add(creak, int((at + 0.055 * k + rng.normal(0, 0.006)) * RATE), 0.03 * np.sin(np.pi * (k + 1) / 15)
                * ring(190 + 6 * k + rng.normal(0, 4), 0.02, 0, 0.003))
    return out + far(creak, 0.3, 0.5)

def fire():
    """A low roar, and sparks that come in groups."""
    out = 0.022 * noise(50, 260, -3) * drift(0.5, 0.6, 1.2) * drift(4, 0.7, 1.2)
    out += 0.018 * noise(700, 5000, -4) * drift(0.25, 0.7, 1.3) * drift(3, 0.5, 1.3)
    lively = path((0, 0.6), (16, 0.9), (22, 1.5), (36, 1.2), (48, 0.6), (60, 0.4)) * drift(1.5, 0.2, 1.6)
    for k in times(14 * lively):
        for spark in range(rng.integers(1, 5)):
            add(out, k + int(rng.exponential(0.02) * RATE), 0.06 * min(4, rng.pareto(2) + 0.2)
                * crack(rng.uniform(0.0006, 0.003)))
    for k in times(0.5 * lively):  # knots in the wood
        add(out, k, 0.22 * ring(rng.uniform(180, 420), 0.018))
        add(out, k, 0.16 * crack(0.006))
    return far(out, 0.08, 0.15)

def brook():
    """Bubbles: each is a tone that rises while it fades."""
    out = 0.020 * noise(300, 2500, -3) * drift(1.5, 0.8, 1.2) + 0.016 * noise(1500, 7000, -4) * drift(0.7, 0.7, 1.3)
    near = path((0, 0.45), (18, 0.7), (24, 1.0), (40, 1.0), (48, 0.5), (60, 0.4))
    for spot, rate in (320, 7), (480, 14), (720, 22), (1100, 26), (1700, 22):
        for k in times(rate * near * drift(0.5, 0.2, 1.8)):
            add(out, k, 0.055 * (400 / spot) ** 0.35 * rng.exponential(0.8) * ring(
                spot * rng.uniform(0.75, 1.3), rng.uniform(6, 16) / spot, rng.uniform(0.05, 0.35), 0.003))
    return far(out, 0.06, 0.2)

def harbour():
    """Water at a hull, lines at masts, a bell on a buoy, and a horn far out."""
    out = 0.014 * noise(60, 300, -3) * drift(5, 0.7, 1.2) + 0.008 * noise(1500, 6000, -5) * drift(3, 0.5, 1.2)
    lap, things = noise(250, 1500, -4), np.zeros(N)
    for at in np.cumsum(rng.uniform(1.3, 2.9, 40)):
        s = T - at
        out += 0.075 * rng.uniform(0.4, 1) * lap * np.where(s < 0, np.exp(-(s / 0.18) ** 2), np.exp(-s / 0.4))
        for k in range(rng.integers(2, 6)):
            add(out, int(min(max(at, 0), 59) * RATE + rng.exponential(0.25) * RATE), 0.05 * rng.random()
                * ring(rng.uniform(350, 900), 0.02, 0.3, 0.003))
    for k in times(0.22):  # wood on wood
        for pitch, part in (95, 1.0), (163, 0.6), (262, 0.3):
            add(things, k, 0.10 * part * ring(pitch, 0.07, 0, 0.002))
    for k in times(0.3):  # lines at a mast
        for tap in range(rng.integers(2, 5)):
            for pitch, part in (1480, 1.0), (2390, 0.5), (3610, 0.25):
                add(things, k + int(tap * rng.uniform(0.2, 0.3) * RATE), 0.010 * part * ring(pitch, 0.12))
    for at in 15.0, 16.4, 26.8, 28.3, 40.2, 53.0:
        for pitch, part, fade in (392, 1, 2.2), (788, 0.5, 1.5), (941, 0.35, 1.0), (1180, 0.3, 0.8), (2060, 0.1, 0.3):
            add(things, int(at * RATE), 0.022 * part * ring(pitch, fade, 0, 0.002)[:8 * RATE])
    s = np.clip((T - 44) / 3.4, 0, 1)
    horn = np.sin(np.pi * s) ** 0.6 * sum(np.sin(2 * np.pi * 116.5 * k * T) / k ** 1.3 for k in (1, 2, 3, 4))
    return out + far(things, 0.5, 0.3) + far(0.035 * horn, 1.4, 0.7)


# --- Finishing: the same for all sounds -------------------------------------------------------------------------------

def finished(x):
    """x faded in and out, and as loud as podcasts are: -16 LUFS (ITU-R BS.1770, without gates)."""
    x = filtered(x, lambda f: 1 / np.sqrt(1 + (35 / np.maximum(f, 1)) ** 4) / np.sqrt(1 + (f / 9000) ** 8))
    x = x * (np.sin(np.pi / 2 * np.clip(T / 2.5, 0, 1)) * np.sin(np.pi / 2 * np.clip((LENGTH - T) / 4, 0, 1))) ** 2
    for turn in range(4):  # loud peaks become rounder, so it is repeated
        heard = filtered(x, lambda f: (1 + 0.585 / (1 + (1500 / np.maximum(f, 1)) ** 4))
                         / np.sqrt(1 + (60 / np.maximum(f, 1)) ** 4))
        x = x * 10 ** ((-16 + 0.691) / 20) / np.sqrt(np.mean(heard * heard))
        x = np.where(np.abs(x) < 0.35, x, np.sign(x) * (0.35 + 0.2 * np.tanh((np.abs(x) - 0.35) / 0.2)))
    return x

SOUNDS = {"001-rain": rain, "002-sea": sea, "003-pines": pines, "004-fire": fire, "005-brook": brook,
          "006-harbour": harbour}

if __name__ == "__main__":
    os.makedirs("sounds", exist_ok=True)
    for name in sys.argv[1:] or SOUNDS:
        rng = np.random.default_rng(int(name[:3]))
        with wave.open(f"sounds/{name}.wav", "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes((finished(SOUNDS[name]()) * 32767 + rng.random(N) - 0.5).astype("<i2").tobytes())
        subprocess.run(["lame", "--quiet", "-m", "m", "--abr", "36", "-q", "0", f"sounds/{name}.wav",
                        f"sounds/{name}.mp3"], check=True)
        os.remove(f"sounds/{name}.wav")
        print(f"sounds/{name}.mp3: {os.path.getsize(f'sounds/{name}.mp3') // 1000} kB")
