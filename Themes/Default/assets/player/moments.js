// Links to moments of a recording on its page, the chapter and the words that are heard, and a way back to where somebody
// stopped.

import { rememberedTime } from "./storage.js";
import { clock, momentIn, placeAt, play, seek } from "./time.js";

/** Marks among links with times the one that is heard, and tells when it changes. */
const follow = (links, media, ending, changed = () => {}) => {
  if (!links.length) return;
  const times = links.map((link) => Number(link.dataset.time));
  let shown = -1;
  const mark = () => {
    const current = placeAt(times, media.currentTime);
    if (current === shown) return;
    links[shown]?.removeAttribute("aria-current");
    links[current]?.setAttribute("aria-current", "true");
    changed(links[shown], links[current]);
    shown = current;
  };
  for (const name of ["timeupdate", "seeking", "loadedmetadata"]) media.addEventListener(name, mark, { signal: ending });
  mark();
};

const isSeen = (element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

export class Moments {
  /** @param stage the player of the page that the moments belong to */
  constructor(stage) {
    const { section, media, ending } = stage;
    this.stage = stage;
    this.status = section.querySelector("[data-status]");
    follow([...section.querySelectorAll("a[data-time]")], media, ending);
    follow([...document.querySelectorAll(".transcript a[data-time]")], media, ending, (last, link) => {
      last?.parentElement.classList.remove("is-heard");
      const words = link?.parentElement;
      words?.classList.add("is-heard");
      // Who reads along is taken along; who has scrolled away, or is about to press something there, is left alone.
      const isRead = last && !media.paused && isSeen(last.parentElement) && !words?.contains(document.activeElement);
      if (isRead && words) this.show(words);
    });
    document.addEventListener("click", (event) => this.press(event), { signal: ending });
    window.addEventListener("hashchange", () => {
      const time = momentIn(location.hash);
      if (time !== null) this.goTo(time);
    }, { signal: ending });
  }

  show(words) {
    const { top, bottom } = words.getBoundingClientRect();
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (top >= innerHeight * 0.15 && bottom <= innerHeight * 0.75) return;
    words.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  }

  say(text) { if (this.status) this.status.textContent = text; }

  goTo(time, label) {
    seek(this.stage.media, time);
    this.say(label || clock(time));
  }

  press(event) {
    const link = event.target instanceof Element ? event.target.closest("a[data-time], a[href^='#t=']") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const time = link.dataset.time ? Number(link.dataset.time) : momentIn(link.hash);
    if (time === null) return;
    event.preventDefault();
    try {
      history.replaceState(history.state, "", "#t=" + Math.floor(time));
    } catch { /* some browsers refuse it */ }
    this.goTo(time, link.textContent.trim());
    play(this.stage.media);
  }

  /** Where the address leads, or else where the visitor stopped. */
  arrive() {
    // Search engines link to a moment by a query, which the page's own links do not.
    const query = new URLSearchParams(location.search).get("t");
    const linked = momentIn(location.hash) ?? momentIn("#t=" + query);
    if (linked !== null) seek(this.stage.media, linked);
    else this.resume();
  }

  resume() {
    const last = rememberedTime(this.stage.page);
    if (!(last > 0)) return;
    seek(this.stage.media, last);
    this.say((this.stage.section.dataset.resume || "{time}").replace("{time}", clock(last)));
  }
}
