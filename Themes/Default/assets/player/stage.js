// The player of a page: the browser's own element gets controls, chapters and words that follow. A film that plays already when
// a visitor comes to its page moves into it, and out again when they leave. Sound stays in the bar while it plays: nothing of it
// is seen, and browsers are late when they move it.

import { Controls } from "./controls.js";
import { listenToKeys } from "./keys.js";
import { Moments } from "./moments.js";
import { isFilm, movable, move, pathOf, readRecording } from "./recording.js";
import { rememberedTime, rememberTime } from "./storage.js";
import { seek, toggle } from "./time.js";

export class Stage {
  constructor(section, deck) {
    this.section = section;
    this.deck = deck;
    this.over = new AbortController();
    this.recording = readRecording(section, location.href);
    this.page = pathOf(this.recording.address);
    this.isOfPage = !section.dataset.page;
    const native = section.querySelector("video, audio");
    // The same recording may play already.
    this.isPlayed = deck.page === this.page;
    this.media = this.isPlayed ? deck.media : native;
    this.holder = native.parentElement;
    if (this.isPlayed) {
      this.media.className = native.className;
      if (isFilm(native)) move(this.holder, this.media, native);
      // Its own page may know more than the press on a button did.
      if (this.isOfPage) Object.assign(deck.recording, this.recording, { art: deck.recording.art ?? this.recording.art });
      this.recording = deck.recording;
      deck.tell("facts");
    }
    this.media.controls = false;
    this.show(native);
    this.media.addEventListener("play", () => this.play(), { signal: this.ending });
    // Also what was only looked for.
    this.media.addEventListener("pause", () => rememberTime(this.page, this.media), { signal: this.ending });
  }

  play() {
    const { deck, media, recording } = this;
    if (deck.media === media) return;
    deck.take(media, recording);
    if (this.isOfPage) return;
    if (media.currentTime < 1) seek(media, rememberedTime(this.page));
    deck.learn().then(() => this.view.refresh());
  }

  get ending() { return this.over.signal; }

  show(native) {
    this.view = new Controls(this.media, this.recording, isFilm(native) ? "film" : "page", this.ending);
    this.controls = this.view.element;
    native.after(this.controls);
    if (this.isPlayed) native.remove();
    this.holder.classList.add("pl-stage");
    if (isFilm(native)) {
      this.media.addEventListener("click", (event) => {
        // A finger first calls the controls.
        if (!this.wasResting || event.pointerType !== "touch") toggle(this.media);
      }, { signal: this.ending });
      this.rest();
    }
    listenToKeys(this.section, () => this, this.ending);
    if (!this.isOfPage) return;
    const moments = new Moments(this);
    if (!this.isPlayed) moments.arrive();
  }

  /** The controls of a film leave it while it plays and nobody reaches for them. */
  rest() {
    let timer = 0;
    const wake = ({ type }) => {
      if (type === "pointerdown") this.wasResting = this.holder.classList.contains("is-resting");
      clearTimeout(timer);
      this.holder.classList.remove("is-resting");
      timer = setTimeout(() => {
        const isHeld = this.controls.matches(":focus-within") && this.controls.querySelector(":focus-visible");
        if (!this.media.paused && !isHeld) this.holder.classList.add("is-resting");
      }, 2500);
    };
    for (const name of ["pointermove", "pointerdown", "focusin", "keydown"]) {
      this.holder.addEventListener(name, wake, { signal: this.ending });
    }
    for (const name of ["play", "pause", "seeking"]) this.media.addEventListener(name, wake, { signal: this.ending });
  }

  /** Before the page goes. */
  leave() {
    movable(this.media, location.href);
    this.over.abort();
    this.holder.classList.remove("pl-stage", "is-resting");
    this.controls.remove();
  }
}
