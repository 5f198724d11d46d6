// The controls of one recording: on its page, over a film, or in the bar. Styles place the same parts differently.

import { icon } from "./icons.js";
import { Rail } from "./rail.js";
import { rememberedSpeed } from "./storage.js";
import { lengthOf, seek, toggle } from "./time.js";
import { words } from "./words.js";

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5];

export const element = (name, className, ...children) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

export const button = (name, label, drawing, action) => {
  const made = element("button", "pl-button pl-" + name, icon(drawing));
  made.type = "button";
  made.ariaLabel = made.title = label;
  made.addEventListener("click", action);
  return made;
};

export class Controls {
  /** @param kind `page`, `film` or `bar` */
  constructor(media, recording, kind, ending) {
    this.media = media;
    this.recording = recording;
    this.signal = ending;
    this.rail = new Rail(media, recording, ending);
    this.playButton = button("play", words.play, "play", () => toggle(media));
    const back = button("back", words.skipBack, "back", () => seek(media, media.currentTime - 15));
    const forward = button("forward", words.skipForward, "forward", () => seek(media, media.currentTime + 30));
    const keys = element("div", "pl-keys", back, this.playButton, forward);
    // A tape runs in one direction, whatever the direction of the words.
    keys.dir = "ltr";
    this.chapter = element("p", "pl-chapter");
    this.chapter.dir = "auto";
    this.more = element("div", "pl-more", ...this.extras());
    this.element = element("div", "pl pl--" + kind, this.rail.element, keys, this.chapter, this.more);
    const listen = (names, action) => {
      for (const name of names) media.addEventListener(name, action, { signal: ending });
      action();
    };
    listen(["play", "pause", "ended"], () => this.showState());
    listen(["timeupdate", "seeking", "loadedmetadata"], () => this.showChapter());
    listen(["waiting", "playing", "pause", "emptied"], () => this.element.classList.toggle(
      "is-waiting", !media.paused && media.readyState < 3));
  }

  /** More has become known about the recording. */
  refresh() {
    this.rail.showLength();
    this.showChapter();
    const hasButton = this.more.querySelector(".pl-captions");
    if (!hasButton && this.media.querySelector("track")) this.more.prepend(this.captionsButton());
  }

  *extras() {
    const { media, recording } = this;
    if (media.querySelector("track")) yield this.captionsButton();
    yield this.speedChoice();
    yield this.loudness();
    if (media.localName === "video" && document.fullscreenEnabled) yield this.fullButton();
    else if (media.webkitEnterFullscreen) yield button("full", words.fullScreen, "full", () => media.webkitEnterFullscreen());
  }

  showState() {
    const { paused } = this.media;
    this.playButton.replaceChildren(icon(paused ? "play" : "pause"));
    this.playButton.ariaLabel = this.playButton.title = paused ? words.play : words.pause;
    this.element.classList.toggle("is-playing", !paused);
  }

  showChapter() {
    const { chapters, next } = this.recording;
    const current = chapters.findLast(({ time }) => time <= this.media.currentTime + 0.25);
    const isNearEnd = next && lengthOf(this.media, this.recording.length) - this.media.currentTime < 20;
    const text = isNearEnd && this.media.currentTime > 0 ? `${words.upNext}: ${next.title}` : current?.title ?? "";
    if (this.chapter.textContent !== text) this.chapter.textContent = text;
  }

  captionsButton() {
    const made = button("captions", words.captions, "captions", () => {
      const [track] = this.media.textTracks;
      if (track) track.mode = track.mode === "showing" ? "hidden" : "showing";
      show();
    });
    const show = () => { made.ariaPressed = String(this.media.textTracks[0]?.mode === "showing"); };
    this.media.textTracks.addEventListener?.("change", show, { signal: this.signal });
    show();
    return made;
  }

  speedChoice() {
    const choice = element("select", "pl-speed");
    choice.dir = "ltr";
    choice.ariaLabel = choice.title = words.speed;
    const number = (speed) => speed.toLocaleString(document.documentElement.lang || "en") + "×";
    choice.append(...speeds.map((speed) => new Option(number(speed), speed)));
    const show = () => { choice.value = String(this.media.playbackRate); };
    if (this.media.paused) this.media.playbackRate = this.media.defaultPlaybackRate = rememberedSpeed();
    choice.addEventListener("change", () => {
      this.media.defaultPlaybackRate = this.media.playbackRate = Number(choice.value);
    });
    this.media.addEventListener("ratechange", show, { signal: this.signal });
    show();
    return choice;
  }

  loudness() {
    const { media } = this;
    const mute = button("mute", words.mute, "loud", () => { media.muted = !media.muted; });
    const range = element("input", "pl-range pl-volume");
    Object.assign(range, { type: "range", min: 0, max: 1, step: 0.05, ariaLabel: words.volume });
    range.dir = "ltr";
    range.addEventListener("input", () => {
      media.muted = false;
      media.volume = range.value;
    });
    const show = () => {
      range.value = media.muted ? 0 : media.volume;
      range.style.setProperty("--at", range.value);
      mute.replaceChildren(icon(media.muted || media.volume === 0 ? "quiet" : "loud"));
      mute.ariaPressed = String(media.muted);
    };
    media.addEventListener("volumechange", show, { signal: this.signal });
    show();
    return element("div", "pl-loudness", mute, range);
  }

  fullButton() {
    return button("full", words.fullScreen, "full", () => {
      const { media } = this;
      // There the browser's own controls are the known ones.
      media.requestFullscreen().then(() => {
        media.controls = true;
        document.addEventListener("fullscreenchange", () => { media.controls = false; }, { once: true });
      }, () => {});
    });
  }
}
