#!/usr/bin/env python3
"""Renders the pictures of the album "Light on land".

Nothing here is photographed, and no place exists. Land is noise, cut by rivers. Light is the sun's, through a model of
the air. Rays follow it over land, water, fog and thin clouds. Then a darkroom gives all pictures the same film.

    python3 landscapes.py                  all pictures into ./album
    python3 landscapes.py 03 07            these two
    python3 landscapes.py --draft 03       small and quick, into ./draft

Needs Python 3.11 with numpy, scipy, numba and pillow. Maps and light are kept in ./.maps; remove it to start anew.
"""
import heapq, math, os, sys, time
from collections import namedtuple
import numpy as np
from numba import njit
from PIL import Image
from scipy.ndimage import gaussian_filter, grey_opening, map_coordinates, zoom

jit = njit(fastmath=True, cache=True)
EARTH = 6.36e6


# --- Noise and land: square maps that continue at their edges ---------------------------------------------------------

@jit
def lattice(ix, iy, seed):
    n = (ix * 374761393 + iy * 668265263 + seed * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) * (2 * math.pi / 65536)

@jit
def perlin(x, y, period, seed):
    fx, fy = math.floor(x), math.floor(y)
    ix, iy, u, v = int(fx), int(fy), x - fx, y - fy
    su, sv = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    out = 0.0
    for j in range(2):
        for i in range(2):
            a = lattice((ix + i) % period, (iy + j) % period, seed)
            g = math.cos(a) * (u - i) + math.sin(a) * (v - j)
            out += g * (su if i else 1 - su) * (sv if j else 1 - sv)
    return out * 1.5

@jit
def noise_map(n, period, octaves, gain, ridged, warp, seed):
    """Fractal noise of n x n; ridged from 0 (soft) to 1 (sharp crests); warp bends it by other noise."""
    out = np.zeros((n, n), np.float32)
    for j in range(n):
        for i in range(n):
            x, y = i / n * period, j / n * period
            wx = perlin(x, y, period, seed + 91) + 0.5 * perlin(2 * x, 2 * y, 2 * period, seed + 92)
            wy = perlin(x, y, period, seed + 93) + 0.5 * perlin(2 * x, 2 * y, 2 * period, seed + 94)
            x, y = x + warp * wx, y + warp * wy
            amp, f, total, weight = 1.0, 1, 0.0, 1.0
            for o in range(octaves):
                v = perlin(x * f, y * f, period * f, seed + o)
                r = (1 - abs(v)) ** 2 * 2 - 1
                total += amp * ((1 - ridged) * v + ridged * r * weight)
                weight = min(1.0, max(0.0, (r + 1) * 0.7))
                amp, f = amp * gain, f * 2
            out[j, i] = total
    return out

@jit
def rivers(h, up, base, cell, steps, power, talus):
    """Lets rivers cut the land (stream power law) while it rises; base cells keep their height."""
    n = h.shape[0]
    np.random.seed(n)
    order, to = np.empty(n * n, np.int64), np.empty(n * n, np.int64)
    for step in range(steps):
        state, area, heap = np.zeros(n * n, np.int8), np.ones(n * n), [(0.0, 0)]
        heap.pop()
        for c in range(n * n):
            if base[c // n, c % n]:
                heapq.heappush(heap, (h[c // n, c % n] * 1.0, c))
                state[c] = 1
            else:
                h[c // n, c % n] += up[c // n, c % n]
        count = 0
        while heap:
            level, c = heapq.heappop(heap)
            j, i, best = c // n, c % n, 0.0
            order[count], to[c], state[c] = c, c, 2
            count += 1
            for dj in range(-1, 2):
                for di in range(-1, 2):
                    d = (j + dj) % n * n + (i + di) % n
                    if state[d] == 2 and d != c:
                        fall = (level - h[d // n, d % n]) / math.sqrt(dj * dj + di * di)
                        fall *= 0.75 + 0.5 * np.random.rand()
                        if fall > best:
                            best, to[c] = fall, d
                    elif state[d] == 0:
                        state[d] = 1
                        h[d // n, d % n] = max(h[d // n, d % n], level + 1e-3)
                        heapq.heappush(heap, (h[d // n, d % n] * 1.0, d))
        for k in range(n * n - 1, -1, -1):
            if to[order[k]] != order[k]:
                area[to[order[k]]] += area[order[k]]
        for k in range(n * n):
            c, d = order[k], to[order[k]]
            if c != d:
                far = cell * (1.0 if c // n == d // n or c % n == d % n else 1.414)
                f = power * (area[c] * cell * cell) ** 0.5 / far
                low = h[d // n, d % n]
                h[c // n, c % n] = min((h[c // n, c % n] + f * low) / (1 + f), low + talus[c // n, c % n] * far)

@jit
def plant(h, trees, cell, density, tall, seed, treeline):
    """Stamps conifers into a map: cones with uneven edges. Steep, high or unlucky ground stays free."""
    n, floor = h.shape[0], h.copy()
    np.random.seed(seed)
    for k in range(int(n * n * cell * cell * density)):
        x, y, luck = np.random.rand() * n, np.random.rand() * n, np.random.rand()
        i, j = int(x), int(y)
        if trees[j, i] < luck or floor[j, i] > treeline * (1 + 0.3 * trees[j, i]) or floor[j, i] < 0.7:
            continue
        top = tall * (0.45 + 0.75 * np.random.rand() * (0.5 + 0.5 * np.random.rand()))
        wide = top * (0.13 + 0.07 * np.random.rand()) / cell
        lean, ground, r = np.random.rand() * 6.3, floor[j, i], int(wide) + 1
        for q in range(-r, r + 1):
            for p in range(-r, r + 1):
                dx, dy = i + p - x, j + q - y
                d = math.sqrt(dx * dx + dy * dy) / wide
                d *= 1 + 0.25 * math.sin(5 * math.atan2(dy, dx) + lean)
                if d < 1:
                    jj, ii = (j + q) % n, (i + p) % n
                    h[jj, ii] = max(h[jj, ii], ground + top * (1 - d ** 0.85))

def grown(n, k):
    return zoom(np.pad(n, 8, mode="wrap"), k, order=3)[8 * k:-8 * k, 8 * k:-8 * k].astype(np.float32)


# --- Air: what the sun leaves, and what the sky gives -----------------------------------------------------------------

RAY, OZONE = np.array([5.8e-6, 13.5e-6, 33.1e-6]), np.array([0.65e-6, 1.88e-6, 0.085e-6])

@jit
def sun_through(z, up, mie, out, part):
    """Light of the sun that arrives at height z when the sine of its height is `up`."""
    r0, dr, dm, do = EARTH + z, 0.0, 0.0, 0.0
    b = r0 * up
    if up < 0 and r0 * r0 * (1 - up * up) < EARTH * EARTH:
        out[:] = 0
        return
    far = -b + math.sqrt(b * b - r0 * r0 + (EARTH + 6e4) ** 2)
    for k in range(24):
        s0, s1 = far * (k / 24.0) ** 2, far * ((k + 1) / 24.0) ** 2
        s = 0.5 * (s0 + s1)
        a = math.sqrt(r0 * r0 + s * s + 2 * s * b) - EARTH
        dr += math.exp(-a / 8000) * (s1 - s0)
        dm += math.exp(-a / 1200) * (s1 - s0)
        do += max(0.0, 1 - abs(a - 25000) / 15000) * (s1 - s0)
    for c in range(3):
        out[c] = math.exp(-part * (RAY[c] * dr + 1.1 * mie * dm + OZONE[c] * do))

@jit
def sky_table(z, sun_up, mie, n):
    """Two tables by height (root) and azimuth from the sun: light scattered by air, and by haze (without its lobe)."""
    out, t1, t2 = np.zeros((n, n, 6)), np.zeros(3), np.zeros(3)
    sun_side = math.sqrt(1 - sun_up * sun_up)
    for j in range(n):
        el = (j / (n - 1.0)) ** 2 * math.pi / 2
        for i in range(n):
            az = i / (n - 1.0) * math.pi
            mu = math.sin(el) * sun_up + math.cos(el) * sun_side * math.cos(az)
            pr = 3 / (16 * math.pi) * (1 + mu * mu)
            r0, up, tr, tm, to = EARTH + z, math.sin(el), 0.0, 0.0, 0.0
            far = -r0 * up + math.sqrt((r0 * up) ** 2 - r0 * r0 + (EARTH + 6e4) ** 2)
            for k in range(32):
                s0, s1 = far * (k / 32.0) ** 2, far * ((k + 1) / 32.0) ** 2
                s, ds = 0.5 * (s0 + s1), s1 - s0
                r = math.sqrt(r0 * r0 + s * s + 2 * s * r0 * up)
                a = max(0.0, r - EARTH)
                er, em = math.exp(-a / 8000) * ds, math.exp(-a / 1200) * ds
                eo = max(0.0, 1 - abs(a - 25000) / 15000) * ds
                su = (r0 * sun_up + s * mu) / r
                sun_through(a, su, mie, t1, 1.0)
                sun_through(a, max(su, 0.0), mie, t2, 0.45)
                dusk = min(1.0, max(0.0, 1 + su * 6))
                for c in range(3):
                    t = math.exp(-RAY[c] * (tr + er / 2) - 1.1 * mie * (tm + em / 2) - OZONE[c] * (to + eo / 2))
                    out[j, i, c] += t * RAY[c] * er * (t1[c] * pr + t2[c] * dusk * 0.08)
                    out[j, i, c] += t * mie * em * t2[c] * dusk * 0.03
                    out[j, i, 3 + c] += t * mie * em * t1[c]
                tr, tm, to = tr + er, tm + em, to + eo
    return out

@jit
def lobe(mu, g):
    return (1 - g * g) / (4 * math.pi * (1 + g * g - 2 * g * mu) ** 1.5)

@jit
def table(m, j, i, u, v, c):
    k = j + 1
    return (m[j, i, c] * (1 - u) + m[j, i + 1, c] * u) * (1 - v) + (m[k, i, c] * (1 - u) + m[k, i + 1, c] * u) * v

@jit
def clear_sky(w, x, y, z):
    el, mu = math.asin(min(1.0, max(0.0, z))), x * w.sun[0] + y * w.sun[1] + z * w.sun[2]
    side = math.sqrt(x * x + y * y + 1e-12) * math.sqrt(w.sun[0] ** 2 + w.sun[1] ** 2)
    az = math.acos(min(1.0, max(-1.0, (x * w.sun[0] + y * w.sun[1]) / side)))
    n = w.sky.shape[0] - 1
    v, u = min(n - 1e-6, math.sqrt(el * 2 / math.pi) * n), min(n - 1e-6, az / math.pi * n)
    j, i = int(v), int(u)
    v, u = v - j, u - i
    p = 0.75 * lobe(mu, 0.76) + 0.25 * lobe(mu, 0.2)
    return (table(w.sky, j, i, u, v, 0) + p * table(w.sky, j, i, u, v, 3), table(w.sky, j, i, u, v, 1)
            + p * table(w.sky, j, i, u, v, 4), table(w.sky, j, i, u, v, 2) + p * table(w.sky, j, i, u, v, 5))


# --- Rays: one world in a named tuple, so that the compiled code can read it ------------------------------------------

World = namedtuple("World", "land cell detail rough waves swell cloud shade sky sun beam amb kind sea deep snow green "
                   "haze haze_h fog fog_top fog_wave cloud_z cover thick top disc long")

@jit
def spline(m, x, y):
    """A smooth value of a map between its cells."""
    n = m.shape[0] - 1
    fx, fy = math.floor(x), math.floor(y)
    i, j, u, v = int(fx), int(fy), x - fx, y - fy
    a0, a1, a2 = 0.5 * (1 - u) ** 2, 0.5 + u * (1 - u), 0.5 * u * u
    b0, b1, b2 = 0.5 * (1 - v) ** 2, 0.5 + v * (1 - v), 0.5 * v * v
    i0, i1, i2, j0, j1, j2 = (i - 1) & n, i & n, (i + 1) & n, (j - 1) & n, j & n, (j + 1) & n
    return (b0 * (a0 * m[j0, i0] + a1 * m[j0, i1] + a2 * m[j0, i2])
            + b1 * (a0 * m[j1, i0] + a1 * m[j1, i1] + a2 * m[j1, i2])
            + b2 * (a0 * m[j2, i0] + a1 * m[j2, i1] + a2 * m[j2, i2]))

@jit
def linear(m, x, y):
    n = m.shape[0] - 1
    fx, fy = math.floor(x), math.floor(y)
    i, j, u, v = int(fx), int(fy), x - fx, y - fy
    i0, i1, j0, j1 = i & n, (i + 1) & n, j & n, (j + 1) & n
    return (m[j0, i0] * (1 - u) + m[j0, i1] * u) * (1 - v) + (m[j1, i0] * (1 - u) + m[j1, i1] * u) * v

@jit
def ground(w, x, y, t):
    h = spline(w.land, x / w.cell, y / w.cell)
    if w.rough > 0 and t < 3000 * w.cell:
        q = 9.0 / w.cell  # the detail's cell is a ninth of the land's
        h += w.rough * linear(w.detail, x * q, y * q) * w.cell
        if t < 700 * w.cell:
            h += w.rough * 0.17 * linear(w.detail, y * q * 7.3, x * q * 7.3) * w.cell
    return h

@jit
def wave(w, x, y):
    return w.swell * (linear(w.waves, x * 4, y * 4) + 0.11 * linear(w.waves, 17 * x - 7 * y, 7 * x + 17 * y))

@jit
def march(w, ox, oy, oz, dx, dy, dz, far, fine):
    """First meeting with land (1) or water (2), or sky (0). The earth is round: land sinks by t*t/2R."""
    hit, sea, t = 0, far, 0.0
    if w.sea > -1e8:
        q = dz * dz - 2 * (oz - w.sea) / EARTH
        if dz < 0 and q > 0:
            sea = min(far, (-dz - math.sqrt(q)) * EARTH)
            hit = 2 if sea < far else 0
        if hit == 2 and w.swell > 0.05 and sea < 900:
            t = max(0.0, (w.sea + 3 * w.swell - oz) / dz)
            for k in range(120):
                if oz + dz * t < w.sea + wave(w, ox + dx * t, oy + dy * t):
                    break
                t += 0.02 + t * 0.004
            sea = t
    t = 0.0
    if oz > w.top:
        if dz >= 0:
            return far, hit
        t = (w.top - oz) / dz
    last = t
    while t < sea:
        z = oz + dz * t + t * t / (2 * EARTH)
        if z > w.top and dz > 0:
            break
        gap = z - ground(w, ox + dx * t, oy + dy * t, t)
        if gap < 0:
            a, b = last, t
            for k in range(9):
                m = 0.5 * (a + b)
                under = oz + dz * m + m * m / (2 * EARTH) < ground(w, ox + dx * m, oy + dy * m, t)
                a, b = (a, m) if under else (m, b)
            return a, 1
        last = t
        t += max(gap * 0.45, fine * (w.cell * 0.12 + t * 0.0007))
    return sea, hit

@jit
def sunlit(w, x, y, z):
    """Soft shadow along the ray to the sun."""
    light, t = 1.0, w.cell * 0.25
    while t < 60000:
        zz = z + w.sun[2] * t
        if zz > w.top:
            break
        gap = zz - ground(w, x + w.sun[0] * t, y + w.sun[1] * t, t * 0.2)
        light = min(light, 0.5 + gap * 70 / t)
        if light <= 0:
            return 0.0
        t += max(gap * 0.5, w.cell * 0.25 + t * 0.01)
    return light

@jit
def sky(w, x, y, z, ox, oy):
    """Sky with one layer of thin clouds, and the sun's disc."""
    r, g, b = clear_sky(w, x, y, z)
    mu = x * w.sun[0] + y * w.sun[1] + z * w.sun[2]
    veil = 0.0
    if w.thick > 0 and z > 0.004:
        s = w.cloud_z / (z + 0.012) / 60.0
        px, py = x * s + ox / 60, y * s + oy / 60
        e = 6 + 25 * (1 - min(1.0, z * 4))
        d0 = cover(w, px, py)
        d1 = cover(w, px + w.sun[0] * e, py + w.sun[1] * e)
        veil = 1 - math.exp(-w.thick * d0)
        glow = (0.55 * lobe(mu, 0.75) + 0.45 * lobe(mu, 0.1)) * math.exp(-0.55 * w.thick * d0) * 1.1
        side = math.exp(-0.8 * w.thick * max(0.0, d1 - 0.3 * d0))
        veil *= min(1.0, z * 14)
        r += veil * (w.beam[3] * (glow + 0.05) * side + w.amb[2, 0] * 0.22 - r)
        g += veil * (w.beam[4] * (glow + 0.05) * side + w.amb[2, 1] * 0.22 - g)
        b += veil * (w.beam[5] * (glow + 0.05) * side + w.amb[2, 2] * 0.22 - b)
    if w.disc > 0 and mu > 0.999985:
        k = w.disc * (1 - veil)
        r, g, b = r + k * w.beam[0], g + k * w.beam[1], b + k * w.beam[2]
    return r, g, b

@jit
def cover(w, px, py):
    c = linear(w.cloud, px * 0.35, py * 0.35) + 0.5 * linear(w.cloud, py, px * 0.8)
    c += 0.16 * linear(w.cloud, px * 5, py * 4)
    return max(0.0, c * 0.75 + w.cover)

@jit
def cloth(w, x, y, z, nz):
    """Colour of the ground: rock, grass and snow (0), sand (1), forest (2)."""
    v = linear(w.cloud, x / w.cell * 2.3, y / w.cell * 2.3)
    f = linear(w.detail, x / w.cell * 5, y / w.cell * 5)
    if w.kind == 1:
        k = 1 + 0.10 * v + 0.05 * f
        return 0.46 * k, 0.335 * k, 0.215 * k
    if w.kind == 2 and z < w.green + 120 * v + 60 * f:
        k = 1 + 0.35 * v + 0.3 * f
        return 0.040 * k, 0.050 * k * (1 + 0.1 * v), 0.024 * k
    k = 1 + 0.25 * v + 0.25 * f + 0.2 * linear(w.cloud, x / w.cell * 0.5, z / w.cell * 2 + v * 9)
    r, g, b = 0.120 * k, 0.110 * k, 0.103 * k
    s = min(1.0, max(0.0, (nz - 0.74 + 0.06 * v + 0.06 * f) * 7)) * min(1.0, max(0.0, (w.green - z) / 250 + 0.5 * v))
    r, g, b = r + s * (0.085 * (1 + 0.3 * v) - r), g + s * (0.085 - g), b + s * (0.035 - b)
    s = min(1.0, max(0.0, (nz - 0.50 + 0.10 * v + 0.12 * f) * 7)) * min(1.0, max(0.0, (z - w.snow) / 200 + v + 0.5 * f))
    return r + s * (0.86 - r), g + s * (0.87 - g), b + s * (0.89 - b)

@jit
def around(w, nx, ny, nz, c):
    """Light of the whole sky on a surface, from six directions."""
    sx, sy = w.sun[0], w.sun[1]
    q = math.sqrt(sx * sx + sy * sy) + 1e-9
    f, s = (nx * sx + ny * sy) / q, (ny * sx - nx * sy) / q
    return f * f * w.amb[0 if f > 0 else 1, c] + nz * nz * w.amb[2 if nz > 0 else 3, c] + s * s * w.amb[4, c]

@jit
def air(w, ox, oy, oz, dx, dy, dz, t, r, g, b):
    """Haze (thinner with height), then fog in valleys, between the eye and what it sees."""
    fall = dz * t / w.haze_h
    m = w.haze * math.exp(-max(0.0, oz) / w.haze_h) * t * ((1 - math.exp(-fall)) / fall if abs(fall) > 1e-4 else 1.0)
    p = math.exp(-max(0.0, oz) / 8000) * t
    hr, hg, hb = clear_sky(w, dx, dy, max(dz, 0.03))
    a0, a1, a2 = math.exp(-m - p * 5.8e-6), math.exp(-m - p * 13.5e-6), math.exp(-m - p * 33.1e-6)
    r, g, b = r * a0 + hr * (1 - a0), g * a1 + hg * (1 - a1), b * a2 + hb * (1 - a2)
    if w.fog <= 0:
        return r, g, b
    hi, lo, t0, t1 = w.fog_top + 2 * w.fog_wave, -1e9, 0.0, t
    if oz > hi:
        if dz >= -1e-5:
            return r, g, b
        t0 = (hi - oz) / dz
    elif dz > 1e-5:
        t1 = min(t, (hi - oz) / dz)
    t1 = min(t1, t0 + 30000)
    if t0 >= t1:
        return r, g, b
    clear, fr, fg, fb = 1.0, 0.0, 0.0, 0.0
    mu = dx * w.sun[0] + dy * w.sun[1] + dz * w.sun[2]
    ph, jig = 0.6 * lobe(mu, 0.7) + 0.4 * lobe(mu, 0.0), np.random.rand()
    soft = 0.022 * (w.amb[2, 0] + w.amb[2, 1] + w.amb[2, 2] + w.amb[0, 0] + w.amb[0, 1] + w.amb[0, 2])
    for k in range(40):
        s0, s1 = t0 + (t1 - t0) * (k / 40.0) ** 2, t0 + (t1 - t0) * ((k + 1) / 40.0) ** 2
        s = s0 + (s1 - s0) * jig
        x, y, z = ox + dx * s, oy + dy * s, oz + dz * s + s * s / (2 * EARTH)
        q = 1 / w.cell
        v = linear(w.cloud, x * q * 0.4, y * q * 0.4) + 0.5 * linear(w.cloud, y * q * 1.7 + z * q, x * q * 1.7)
        v += 0.3 * linear(w.cloud, x * q * 6 + z * q * 3, y * q * 6)
        depth = w.fog_top + w.fog_wave * v - z
        if depth <= 0:
            continue
        dense = w.fog * min(1.0, depth / (w.fog_wave + 1))
        lit = min(1.0, max(0.0, 0.5 + (z - linear(w.shade, x * q, y * q)) / (4 * w.cell)))
        c = 4 * w.cell  # bellies of fog darken what lies behind them
        u = linear(w.cloud, x * q * 0.4 + w.sun[0] * c * q, y * q * 0.4 + w.sun[1] * c * q)
        lit *= 0.2 + 0.8 * math.exp(-0.25 * w.fog * depth / (w.sun[2] + 0.1) - max(0.0, u - v) * 2.0)
        a = clear * (1 - math.exp(-dense * (s1 - s0)))
        fr += a * (soft + 0.10 * (w.amb[2, 0] + w.amb[0, 0]) + w.beam[0] * lit * (ph + 0.04))
        fg += a * (soft + 0.10 * (w.amb[2, 1] + w.amb[0, 1]) + w.beam[1] * lit * (ph + 0.04))
        fb += a * (soft + 0.10 * (w.amb[2, 2] + w.amb[0, 2]) + w.beam[2] * lit * (ph + 0.04))
        clear -= a
    return r * clear + fr, g * clear + fg, b * clear + fb

@jit
def shine(w, x, y, z, t):
    """Light that leaves the ground at a place towards the eye."""
    e = max(w.cell * 0.05, t * 0.0006)
    gx = (ground(w, x - e, y, t) - ground(w, x + e, y, t)) / (2 * e)
    gy = (ground(w, x, y - e, t) - ground(w, x, y + e, t)) / (2 * e)
    if w.kind == 1 and t < 400:  # ripples of wind on sand
        v = spline(w.cloud, x * 0.6, y * 0.6)
        c = math.cos(2 * math.pi * (x * 0.8 + y * 3.6 + 1.6 * v + 0.5 * spline(w.cloud, x * 4, y * 4)))
        k = 0.20 * math.exp(-t / 90) * max(0.0, 1 - 1.5 * (gx * gx + gy * gy))
        gx, gy = gx + k * 0.3 * c, gy + k * c
    s = 1 / math.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz, open_, h0 = gx * s, gy * s, s, 0.0, spline(w.land, x / w.cell, y / w.cell)
    for k in range(4):  # how much of the sky the land around hides
        q = w.cell * (2.0 if k < 2 else 9.0)
        sx, sy = (q, q) if k % 2 == 0 else (q, -q)
        up = linear(w.land, (x + sx) / w.cell, (y + sy) / w.cell) + linear(w.land, (x - sx) / w.cell, (y - sy) / w.cell)
        open_ += max(0.0, (0.5 * up - h0) / q)
    open_ = 1 / (1 + 0.9 * open_)
    lit = max(0.0, nx * w.sun[0] + ny * w.sun[1] + nz * w.sun[2])
    if lit > 0:
        lit *= sunlit(w, x + nx * e, y + ny * e, z + e)
    r, g, b = cloth(w, x, y, z, nz)
    back = 0.12 * max(0.0, w.sun[2])
    return (r * (w.beam[0] * (lit + back * r * 3) + around(w, nx, ny, nz, 0) * open_) / math.pi,
            g * (w.beam[1] * (lit + back * g * 3) + around(w, nx, ny, nz, 1) * open_) / math.pi,
            b * (w.beam[2] * (lit + back * b * 3) + around(w, nx, ny, nz, 2) * open_) / math.pi)

@jit
def look(w, ox, oy, oz, dx, dy, dz):
    r, g, b, k0, k1, k2, free = 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0
    for bounce in range(2):
        t, hit = march(w, ox, oy, oz, dx, dy, dz, 120000.0, 1.0 if bounce == 0 else 2.0)
        if hit == 0:
            x, y, z = sky(w, dx, dy, dz, ox, oy)
            if w.fog > 0 and dz < 0.15:
                x, y, z = air(w, ox, oy, oz, dx, dy, dz, 30000.0, x, y, z)
            free = 1.0 if bounce == 0 else 0.0
            return r + k0 * x, g + k1 * y, b + k2 * z, free
        px, py, pz = ox + dx * t, oy + dy * t, oz + dz * t + t * t / (2 * EARTH)
        if hit == 1 or bounce == 1:
            x, y, z = shine(w, px, py, pz, t) if hit == 1 else clear_sky(w, dx, dy, 0.02)
            x, y, z = air(w, ox, oy, oz, dx, dy, dz, t, x, y, z)
            return r + k0 * x, g + k1 * y, b + k2 * z, free
        e = 0.04 + t * 0.0002
        nx = (wave(w, px - e, py) - wave(w, px + e, py)) / (2 * e)
        ny = (wave(w, px, py - e) - wave(w, px, py + e)) / (2 * e)
        s = 1 / math.sqrt(nx * nx + ny * ny + 1)
        nx, ny, nz = nx * s, ny * s, s
        c = -(dx * nx + dy * ny + dz * nz)
        if c < 0.01:  # a side of the wave that cannot be seen: take the flat water
            nx, ny, nz, c = 0.0, 0.0, 1.0, max(0.01, -dz)
        mirror = 0.02 + 0.98 * (1 - c) ** 5
        rx, ry, rz = dx + 2 * c * nx, dy + 2 * c * ny, dz + 2 * c * nz
        rz = abs(rz) + 1e-4
        shore, foam = w.sea - ground(w, px, py, t), 0.0
        if w.long > 0:  # long exposure: surf becomes mist where the water is shallow
            v = linear(w.cloud, px * 0.9, py * 0.9) + 0.6 * linear(w.cloud, px * 4, py * 4)
            foam = w.long * min(1.0, max(0.0, math.exp(-max(0.0, shore) * 0.55) * (1.0 + 0.8 * v)))
        k = (1 - mirror) * (1 - foam)
        x, y, z = (w.deep * (0.25 * k) * w.amb[2, 0] + foam * 0.22 * w.amb[2, 0],
                   w.deep * (0.62 * k) * w.amb[2, 1] + foam * 0.22 * w.amb[2, 1],
                   w.deep * (0.70 * k) * w.amb[2, 2] + foam * 0.22 * w.amb[2, 2])
        a = air(w, ox, oy, oz, dx, dy, dz, t, x, y, z)
        u = air(w, ox, oy, oz, dx, dy, dz, t, x + 1, y + 1, z + 1)
        r, g, b = a[0], a[1], a[2]
        m = mirror * (1 - foam)
        k0, k1, k2 = (u[0] - a[0]) * m, (u[1] - a[1]) * m, (u[2] - a[2]) * m
        ox, oy, oz, dx, dy, dz = px, py, w.sea + 0.02, rx, ry, rz
    return r, g, b, free

@jit
def expose(w, wide, high, x, y, z, yaw, pitch, lens, samples, seed):
    """The picture in linear light, and how much of each pixel is sky."""
    np.random.seed(seed)
    sp, cp, sy, cy = math.sin(pitch), math.cos(pitch), math.sin(yaw), math.cos(yaw)
    out = np.zeros((high, wide, 4), np.float32)
    for j in range(high):
        for i in range(wide):
            for s in range(samples):
                u = (i + (s + np.random.rand()) / samples - wide / 2) / wide * lens
                v = (high / 2 - j - (s * 0.618 + np.random.rand() / samples) % 1.0) / wide * lens
                q = 1 / math.sqrt(u * u + v * v + 1)
                f, up = (cp - v * sp) * q, (sp + v * cp) * q
                dx, dy = u * q * cy + f * sy, f * cy - u * q * sy
                c = look(w, x, y, z, dx, dy, up)
                for k in range(4):
                    out[j, i, k] += min(c[k], 60.0) / samples
    return out


# --- The darkroom: the same for all pictures --------------------------------------------------------------------------

def develop(light, ev, balance, seed, stars=0.0, contrast=1.0):
    """Exposure, glare of the lens, film curve, split tones, vignette and grain."""
    rng, sky = np.random.default_rng(seed), light[..., 3]
    c = light[..., :3] * np.array(balance) * np.array([1.03, 0.97, 1.03])
    high, wide = c.shape[:2]
    lum = c @ np.array([0.2126, 0.7152, 0.0722]) + 1e-9
    c *= 0.17 * 2.0 ** ev / np.exp(np.mean(np.log(np.minimum(lum, np.percentile(lum, 95)))))
    if stars:
        points = np.zeros((high, wide, 3))
        for k in range(int(stars * high * wide / 1000)):
            j, i, t = rng.integers(high), rng.integers(wide), rng.normal(0, 0.25)
            points[j, i] += 0.25 * min(40, rng.random() ** -1.1) * np.array([1 + t, 1, 1 - t])
        c += gaussian_filter(points, (0.75, 0.75, 0)) * (sky > 0.98)[..., None]
    k, glare = wide / 1600, np.minimum(c, 40)
    c = 0.90 * c
    for part, far in (0.055, 5), (0.03, 28), (0.015, 140):
        c += part * gaussian_filter(glare, (far * k, far * k, 0))
    c = gaussian_filter(c, (0.45, 0.45, 0))
    y, x = np.mgrid[-1:1:high * 1j, -1:1:wide * 1j]
    r2 = (x * x * wide * wide + y * y * high * high) / (wide * wide + high * high)
    c *= (1 / (1 + 0.30 * r2) ** 2)[..., None]
    grey = (c @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    c = np.maximum(0, grey + 0.90 * (c - grey)) * 0.85
    c[..., 1] -= 0.5 * np.maximum(0, c[..., 1] - (c[..., 0] + c[..., 2]) / 2)  # air in models is greener than on film
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14)
    c = np.clip(c, 0, 1) ** (1 / 2.2)
    c = c + (contrast - 1) * (c - 0.45) * 4 * c * (1 - c)
    grey = c.mean(axis=2, keepdims=True)
    c = c + (1 - grey) ** 2 * np.array([-0.006, 0.002, 0.014]) + grey ** 2 * np.array([0.008, 0.0, -0.016])
    c = 0.018 + 0.972 * c
    grain = gaussian_filter(rng.normal(0, 1, (high, wide)), 0.7) * 2
    c = c + (0.010 * grain * (0.35 + 2.6 * grey[..., 0] * (1 - grey[..., 0])))[..., None]
    return Image.fromarray((np.clip(c, 0, 1) * 255 + rng.random(c.shape)).clip(0, 255).astype(np.uint8))


# --- The places -------------------------------------------------------------------------------------------------------

def kept(name, make):
    os.makedirs(".maps", exist_ok=True)
    path = f".maps/{name}.npy"
    if not os.path.exists(path):
        np.save(path, make().astype(np.float32))
    return np.load(path)

def waves(n=1024, size=256.0, long=28.0, seed=5):
    rng = np.random.default_rng(seed)
    k = np.fft.fftfreq(n, 1 / n) * 2 * np.pi / size
    kx, ky = np.meshgrid(k, k)
    kk = np.hypot(kx, ky) + 1e-9
    spectrum = np.exp(-((2 * np.pi / long) / kk) ** 2) / kk ** 4 * (0.15 + ((0.35 * kx + 0.94 * ky) / kk) ** 4)
    h = np.fft.ifft2(np.sqrt(spectrum) * (rng.normal(size=(n, n)) + 1j * rng.normal(size=(n, n)))).real
    return h / h.std()

def alps(seed, high=1700.0, size=24000.0, soft=1.0, n=256):
    """A massif: noise rises, and rivers cut it."""
    cell = size / n
    rough = noise_map(n, 4, 7, 0.5, 0.3, 0.4, seed)
    y, x = np.mgrid[-1:1:n * 1j, -1:1:n * 1j]
    base = (np.abs(x) > 0.985) | (np.abs(y) > 0.985)
    h = np.where(base, 0, 100 + 120 * rough).astype(np.float32)
    hard = soft * (0.78 + 0.35 * noise_map(n, 9, 4, 0.6, 0.4, 0.5, seed + 5))
    up = np.where(base, 0, np.clip(0.8 + 1.6 * rough, 0.12, 2.2)).astype(np.float32) * high / 40
    rivers(h, up, base, cell, 45, 0.35, hard)
    for k in range(3):
        h, base, n, cell = grown(h, 2), np.repeat(np.repeat(base, 2, 0), 2, 1), n * 2, cell / 2
        crags = noise_map(n, 24 * 2 ** k, 6, 0.55, 0.7, 0.5, seed + 20 + k)
        h, up = np.where(base, 0, h + cell * 0.9 * soft * crags).astype(np.float32), grown(up, 2)
        hard = grown(hard, 2) + 0.12 * soft * crags
        rivers(h, up * 0.5, base, cell, (6, 5, 4)[k], 0.35, hard)
    bend = [noise_map(n, 20, 5, 0.5, 0, 0.3, seed + 40 + k) * 14 for k in range(2)]
    h = map_coordinates(h, np.mgrid[:n, :n] + np.array(bend), order=1, mode="wrap")
    fine = np.minimum(h, 200) / 200 * cell * 0.5 * soft * noise_map(n, 120, 5, 0.55, 0.8, 0.4, seed + 50)
    h = gaussian_filter(h, 0.7, mode="wrap") + fine
    return h * (high / np.percentile(h, 99.9))

def shadow_map(land, cell, sun):
    """The height that the shadow of the land reaches above each cell."""
    n, out = land.shape[0], land.copy()
    q = math.hypot(sun[0], sun[1])
    y, x = np.mgrid[:n, :n].astype(np.float32)
    for k in range(1, 60):
        d = 1.5 * k
        if d * cell * sun[2] / q > land.max() - land.min():
            break
        i, j = np.rint(x + d * sun[0] / q).astype(int) % n, np.rint(y + d * sun[1] / q).astype(int) % n
        out = np.maximum(out, land[j, i] - d * cell * sun[2] / q)
    return gaussian_filter(out, 1.0, mode="wrap")

USUAL = dict(kind=0, rough=0.5, sea=-1e9, swell=0, deep=0.02, long=0, snow=1e9, green=900, haze=2e-5, haze_h=1200,
             fog=0, fog_top=0, fog_wave=30, cloud_z=6000, cover=0, thick=0, disc=0)

def world(land, cell, sun_at, sun_up, cam_z=0.0, **o):
    """Fills a world; the sun stands at an azimuth and a height in degrees."""
    o, a, e = {k: float(v) for k, v in {**USUAL, **o}.items()}, math.radians(sun_at), math.radians(sun_up)
    sun, mie = (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)), 8e-6
    table, beam, high = sky_table(cam_z, sun[2], mie, 96), np.zeros(3), np.zeros(3)
    sun_through(cam_z, sun[2], mie, beam, 1.0)
    sun_through(o["cloud_z"], sun[2], mie * 0.5, high, 1.0)
    w = World(land=np.ascontiguousarray(land, np.float32), cell=float(cell), waves=kept("waves", waves),
              detail=kept("detail", lambda: noise_map(1024, 24, 6, 0.5, 0.6, 0.3, 3)),
              cloud=kept("cloud", lambda: noise_map(512, 6, 7, 0.55, 0.0, 0.5, 11)), shade=shadow_map(land, cell, sun),
              sky=table, sun=sun, beam=tuple(beam) + tuple(high), amb=np.zeros((6, 3)),
              top=float(land.max() + cell * 0.6), **o)
    rng, axes = np.random.default_rng(1), np.zeros((6, 3))
    f, s = np.array([math.sin(a), math.cos(a), 0]), np.array([math.cos(a), -math.sin(a), 0])
    rays = [d / np.linalg.norm(d) for d in rng.normal(size=(1500, 3))]
    light = [np.array(clear_sky(w, *d)) if d[2] > 0 else 0.18 * (beam * max(sun[2], 0.02) / np.pi) for d in rays]
    for k, n in enumerate([f, -f, np.array([0, 0, 1]), np.array([0, 0, -1]), s]):
        axes[k] = sum(l * max(0, float(d @ n)) for d, l in zip(rays, light)) * 4 * np.pi / len(rays)
    return w._replace(amb=axes)

def place(w, x, y, eye):
    return x, y, max(float(ground(w, x, y, 0.0)), w.sea) + eye

def dunes(seed, n=1024, cell=1.5):
    """Sand: a long rise before the wind, a slip face behind, and no slope steeper than sand can lie."""
    y, x = np.mgrid[:n, :n] / n
    h = np.zeros((n, n))
    for period, height, k in ((6, 44, 0), (26, 1.6, 1)):
        bend = noise_map(n, 4 + 5 * k, 4, 0.42, 0, 0.2, seed + 9 * k) * (1.1 - 0.4 * k)
        phase = y * period + x * (1 if k == 0 else 3) + bend
        s, f = phase % 1, 0.74
        rise = np.where(s < f, np.sin(s / f * np.pi / 2) ** 1.6, np.maximum(0, 1 - (s - f) / (1 - f)))
        h += height * rise * np.clip(0.6 + 0.8 * noise_map(n, 5 + 6 * k, 3, 0.5, 0, 0.2, seed + 5 + k), 0.08, 1.3)
    h += 20 * noise_map(n, 2, 2, 0.4, 0, 0.2, seed + 3)
    for k in range(260):
        for axis in (0, 1):
            d = np.roll(h, -1, axis) - h
            m = np.sign(d) * np.maximum(0, np.abs(d) - 0.60 * cell) * 0.25
            h = h + m - np.roll(m, 1, axis)
    return h

def forest(seed, high, size, density=0.05, tall=20.0, soft=0.5, free=1.2, line=1e9):
    """Wooded hills at about one metre a cell."""
    h = grown(gaussian_filter(alps(seed, high, size, soft), 4, mode="wrap"), 2)
    trees = grown(noise_map(512, 9, 6, 0.55, 0, 0.4, seed + 8), 8) * 1.3 + free
    plant(h, trees, size / 4096, density, tall, seed, line)
    return h

def skerries(seed, n=1024):
    h = noise_map(n, 5, 8, 0.52, 0.5, 0.5, seed)
    return h * 26 - 24 + 3 * noise_map(n, 40, 5, 0.55, 0.8, 0.4, seed + 1)

ALPS, COLD = 24000 / 2048, (0.93, 0.99, 1.08)

def alpine(scale, *sun, **o):
    land = kept("alps", lambda: alps(1))
    low = grey_opening(land, 3)
    land = np.where(land - low > 22, low, land) * scale  # without lonely needles
    j, i = np.unravel_index(land.argmax(), land.shape)
    return world(land, ALPS, *sun, **{"rough": 0.9, "green": -500, "cam_z": 1000, **o}), i * ALPS, j * ALPS

def wooded(*sun, **o):
    land = kept("forest", lambda: forest(21, 420, 4900))
    return world(land, 4900 / 4096, *sun, **{"rough": 0.3, "kind": 2, "haze_h": 900, **o})

def sand(*sun, **o):
    return world(kept("dunes", lambda: dunes(1)), 1.5, *sun, **{"rough": 0.02, "kind": 1, **o})

def islands(*sun, **o):
    return world(kept("skerries", lambda: skerries(31)), 2.0, *sun, **{"rough": 0.5, "green": -500, "sea": 0, **o})


# Each picture: its shape, the view (direction, tilt, width at distance 1), development, and its world and place.
PICTURES = {}

def picture(name, wide, high, view, ev=0.0, balance=(1, 1, 1), samples=3, **film):
    def keep(make):
        PICTURES[name] = lambda draft, folder: shoot(name, wide, high, view, ev, balance, samples, film, make, draft,
                                                     folder)
        return make
    return keep

def shoot(name, wide, high, view, ev, balance, samples, film, make, draft, folder):
    start, k = time.time(), 0.4 if draft else 1

    def light():
        w, x, y, z = make()
        return expose(w, int(wide * k), int(high * k), x, y, z, math.radians(view[0]), math.radians(view[1]), view[2],
                      2 if draft else samples, int(name))
    light = light() if draft else kept(f"light-{name}", light)  # kept, so that it can be developed again
    os.makedirs(folder, exist_ok=True)
    path, quality = f"{folder}/{name}.jpg", 78
    image = develop(light, ev, balance, int(name), **film)
    image.thumbnail((1280, 1280), Image.LANCZOS)
    while quality == 78 or os.path.getsize(path) > 100_000:
        quality -= 2
        image.save(path, quality=quality, subsampling="4:2:0", optimize=True, progressive=True)
    print(f"{path}: {image.width} x {image.height}, {os.path.getsize(path) // 1000} kB, quality {quality}, "
          f"{time.time() - start:.0f} s", flush=True)

@picture("02", 1600, 1067, (40, -7, 0.5), ev=0.45, balance=(0.95, 1.01, 1.03), samples=2)
def fog_between_hills():
    w = wooded(60, 14, haze=1.5e-4, fog=0.012, fog_top=100, fog_wave=25)
    j, i = np.unravel_index(w.land[::8, ::8].argmax(), (512, 512))
    return w, i * 8 * w.cell + 170, j * 8 * w.cell + 200, w.top + 50

@picture("03", 1600, 1067, (-70, -5, 0.4), ev=0.2)
def dunes_in_evening():
    w = sand(15, 9, haze=3e-5)
    j, i = np.unravel_index(w.land.argmax(), w.land.shape)
    return w, *place(w, i * 1.5, j * 1.5, 5)

@picture("05", 1600, 1067, (52, 1, 0.36), ev=0.25)
def snow_in_evening():
    w, x, y = alpine(0.65, 310, 7, snow=300, haze=3e-5)
    return w, *place(w, x - 6000, y - 4500, 400)

@picture("06", 1600, 640, (52, -2, 0.8), balance=COLD)
def ridges():
    w, x, y = alpine(0.7, 60, 6, green=1600, haze=2e-4, haze_h=700, disc=120)
    return w, *place(w, x - 9000, y - 6500, 600)

@picture("07", 1600, 1067, (180, 1, 0.6), balance=(0.92, 0.98, 1.10), samples=4)
def skerries_at_dawn():
    w = islands(195, 3, swell=0.03, haze=5e-5, long=0.9, cover=-0.1, thick=1.0)
    j, i = np.unravel_index(w.land.argmax(), w.land.shape)
    return w, i * 2.0 + 60, j * 2 + 380.0, 5.0

@picture("08", 1600, 800, (52, -4, 0.7), ev=0.6, balance=(0.97, 1.01, 1.0))
def above_the_fog():
    w, x, y = alpine(0.8, 320, 7, snow=400, haze=3e-5, fog=0.012, fog_top=600, fog_wave=90)
    return w, x - 8500, y - 6000, 1300.0

@picture("09", 1067, 1600, (52, 6, 0.30), ev=-1.6, balance=(0.80, 0.96, 1.22), stars=1.5)
def moonlight():
    w, x, y = alpine(0.65, 320, 24, snow=300, haze=2e-5)
    return w, *place(w, x - 6000, y - 4500, 400)

@picture("10", 1067, 1600, (60, -10, 0.45))
def ripples():
    w = sand(330, 12, haze=3e-5)
    j, i = np.unravel_index(w.land.argmax(), w.land.shape)
    return w, *place(w, i * 1.5 - 300, j * 1.5 + 100, 3)

@picture("11", 1067, 1600, (40, -9, 0.16), ev=0.5, balance=(0.97, 1.01, 1.0), samples=2)
def firs_in_fog():
    w = wooded(95, 18, haze=2e-4, fog=0.008, fog_top=120, fog_wave=45)
    j, i = np.unravel_index(w.land[::8, ::8].argmax(), (512, 512))
    return w, i * 8 * w.cell + 230, j * 8 * w.cell + 200, w.top + 50

@picture("12", 1400, 1400, (0, 0, 0.34), ev=0.7, samples=4, balance=(0.93, 0.99, 1.06))
def one_island():
    w = islands(35, 5, swell=0.006, haze=3e-4, haze_h=300, long=0.9)
    j, i = np.unravel_index(w.land.argmax(), w.land.shape)
    return w, i * 2.0 + 25, j * 2 - 330.0, 4.0

@picture("15", 1600, 640, (110, -3, 0.9), ev=0.1)
def field_of_dunes():
    w = sand(200, 14, haze=4e-5)
    return w, *place(w, 300, 820, 14)

if __name__ == "__main__":
    names = [a for a in sys.argv[1:] if not a.startswith("-")]
    for name in names or sorted(PICTURES):
        PICTURES[name]("--draft" in sys.argv, "draft" if "--draft" in sys.argv else "album")
