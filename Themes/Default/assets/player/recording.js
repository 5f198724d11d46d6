// A recording as its page describes it: the page may be this one, or one that is read from the server.

/** Links name the file of a page, addresses often only its folder. */
export const pathOf = (address) => new URL(address, document.baseURI).pathname.replace(/\/index\.html$/, "/");

export const isFilm = (media) => media.localName === "video";

const absolute = (element, base) => {
  for (const name of ["src", "poster", "href"]) {
    const written = element.getAttribute(name);
    const whole = written && new URL(written, base).href;
    // Also the same address, written again, would load a recording anew.
    if (whole && whole !== written) element.setAttribute(name, whole);
  }
};

/** `PT1H2M3S` in seconds. */
const secondsOf = (duration = "") => {
  const [, hours = 0, minutes = 0, seconds = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

/** A copy of a picture, small, and with addresses that hold on every page. */
export const copiedArt = (art, base) => {
  if (!art) return null;
  const copy = document.importNode(art, true);
  for (const picture of copy.querySelectorAll("picture, source")) picture.replaceWith(...picture.querySelectorAll("img"));
  for (const image of copy.querySelectorAll("img")) {
    absolute(image, base);
    for (const name of ["srcset", "sizes", "loading"]) image.removeAttribute(name);
    image.alt = "";
  }
  copy.setAttribute("aria-hidden", "true");
  return copy;
};

/** The element that plays, with addresses that hold on every page. */
export const movable = (media, base) => {
  for (const element of [media, ...media.querySelectorAll("source, track, a")]) absolute(element, base);
  return media;
};

/** Moves an element before another one, or to the end. What plays goes on without a gap where browsers can do so. */
export const move = (parent, element, next = null) => {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
};

/**
 * @param section the element with `data-player`
 * @param base the address of its page
 */
export const readRecording = (section, base) => {
  const page = section.ownerDocument;
  const next = section.querySelector("a[data-next]");
  const poster = section.querySelector("video")?.getAttribute("poster");
  return {
    address: new URL(section.dataset.page ?? "", base).href.split("#")[0],
    title: section.dataset.title ?? "",
    site: section.dataset.site ?? "",
    length: secondsOf(section.dataset.length),
    chapters: [...section.querySelectorAll("a[data-time]")].map((link) => ({
      time: Number(link.dataset.time), title: link.lastElementChild?.textContent.trim() ?? "",
    })),
    next: next && { title: next.textContent.trim(), address: new URL(next.getAttribute("href"), base).href },
    art: copiedArt(page.querySelector("main .art"), base),
    poster: poster && new URL(poster, base).href,
  };
};

/** Reads a page of this site. */
export const fetchPage = async (address, signal) => {
  const response = await fetch(address, { signal, credentials: "same-origin" });
  const isPage = response.headers.get("Content-Type")?.includes("html");
  if (!response.ok || !isPage) throw new Error(`${address}: ${response.status}`);
  // A redirect to elsewhere is none of ours.
  if (new URL(response.url).origin !== location.origin) throw new Error(response.url);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { page, address: response.url };
};

/** The recording of another page, and the element that plays it there; nothing if that page has none. */
export const fetchRecording = async (wanted) => {
  const { page, address } = await fetchPage(wanted);
  const section = page.querySelector("[data-player]");
  const media = section?.querySelector("video, audio");
  if (!media) return null;
  const copy = movable(document.importNode(media, true), address);
  return { page, recording: readRecording(section, address), media: copy };
};
