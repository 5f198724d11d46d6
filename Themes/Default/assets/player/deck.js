// What plays: at most one recording, on whatever page. Others follow it by its events: `change` when another recording or
// none is played, `facts` when more is known about it.

import { fetchRecording, pathOf } from "./recording.js";
import { rememberedSpeed, rememberedTime, rememberSpeed, rememberTime } from "./storage.js";
import { play, seek } from "./time.js";

export class Deck extends EventTarget {
  media = null;
  recording = null;

  constructor() {
    super();
    // One voice at a time, also where a page has others.
    document.addEventListener("play", ({ target }) => {
      if (target !== this.media && !target.muted) this.media?.pause();
    }, true);
    window.addEventListener("pagehide", () => this.keep());
  }

  get page() { return this.recording ? pathOf(this.recording.address) : null; }

  tell(name) { this.dispatchEvent(new Event(name)); }

  /** Plays with this element from now on. It may play already. */
  take(media, recording) {
    if (media === this.media) return;
    this.drop();
    this.media = media;
    this.recording = recording;
    this.kept = media.currentTime;
    this.ending = new AbortController();
    const listen = (name, action) => media.addEventListener(name, action, { signal: this.ending.signal });
    media.playbackRate = media.defaultPlaybackRate = rememberedSpeed();
    listen("ratechange", () => rememberSpeed(media.playbackRate));
    listen("timeupdate", () => { if (Math.abs(media.currentTime - this.kept) >= 5) this.keep(); });
    listen("pause", () => this.keep());
    listen("ended", () => this.goOn());
    this.tell("change");
  }

  /** Starts a recording of another page. More about it is read from there. */
  async start(kind, source, recording) {
    const media = document.createElement(kind === "video" ? "video" : "audio");
    media.playsInline = true;
    media.preload = "auto";
    media.src = source;
    this.take(media, recording);
    seek(media, rememberedTime(this.page));
    play(media);
    await this.learn();
  }

  /** Reads more about what plays from its own page. */
  async learn() {
    const { media, recording } = this;
    const found = await fetchRecording(recording.address).catch(() => null);
    if (!found || this.media !== media) return;
    // Captions, which a play button does not know.
    if (!media.querySelector("track")) media.append(...found.media.querySelectorAll("track"));
    if (found.recording.poster) media.poster = found.recording.poster;
    Object.assign(recording, found.recording, { art: recording.art ?? found.recording.art });
    this.tell("facts");
    this.announce(found.page);
  }

  /** Something is played on a page that is not its own. */
  announce(page) {
    this.dispatchEvent(new CustomEvent("away", { detail: { page, address: this.recording.address, media: this.media } }));
  }

  /** The next recording of a course. */
  async goOn() {
    this.keep();
    const next = this.recording?.next;
    if (!next) return;
    const before = this.media;
    const { ended } = before;
    const found = await fetchRecording(next.address).catch(() => null);
    // Whoever has chosen something else meanwhile hears that.
    if (!found || this.media !== before || before.ended !== ended) return;
    found.media.controls = false;
    found.media.preload = "auto";
    this.take(found.media, found.recording);
    seek(found.media, rememberedTime(this.page));
    play(found.media);
    this.announce(found.page);
  }

  keep() {
    if (!this.media || this.media.readyState === 0) return;
    this.kept = this.media.currentTime;
    rememberTime(this.page, this.media);
  }

  /** Stops without another recording. */
  close() {
    this.drop();
    this.tell("change");
  }

  drop() {
    if (!this.media) return;
    this.keep();
    this.ending.abort();
    this.media.pause();
    this.media = this.recording = null;
  }
}
