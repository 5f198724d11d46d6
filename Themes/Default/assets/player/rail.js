// The line of time: how far a recording is, its chapters as marks, and what is under the pointer.

import { clock, lengthOf, seek } from "./time.js";
import { words } from "./words.js";

const element = (name, className) => {
  const made = document.createElement(name);
  made.className = className;
  return made;
};

export class Rail {
  constructor(media, recording, ending) {
    this.media = media;
    this.recording = recording;
    this.now = element("span", "pl-time pl-now");
    this.left = element("span", "pl-time pl-left");
    this.range = element("input", "pl-range");
    Object.assign(this.range, { type: "range", min: 0, step: 1, ariaLabel: words.position });
    this.tip = element("span", "pl-tip");
    this.tip.hidden = true;
    this.marks = element("span", "pl-marks");
    this.rail = element("div", "pl-rail");
    this.rail.append(this.marks, this.range, this.tip);
    this.element = element("div", "pl-seek");
    this.element.append(this.now, this.rail, this.left);
    // A tape runs in one direction, whatever the direction of the words.
    this.element.dir = "ltr";

    this.range.addEventListener("input", () => {
      this.isHeld = true;
      this.showTime(Number(this.range.value));
    });
    this.range.addEventListener("change", () => {
      this.isHeld = false;
      seek(media, Number(this.range.value));
    });
    // A thumb that was brought back to where it was has not changed.
    for (const name of ["pointerup", "pointercancel", "blur"]) {
      this.range.addEventListener(name, () => { this.isHeld = false; });
    }
    this.rail.addEventListener("pointermove", (event) => this.showTip(event));
    this.rail.addEventListener("pointerleave", () => { this.tip.hidden = true; });
    const listen = (names, action) => {
      for (const name of names) media.addEventListener(name, action, { signal: ending });
      action();
    };
    listen(["loadedmetadata", "durationchange"], () => this.showLength());
    listen(["timeupdate", "seeking", "seeked"], () => {
      if (!this.isHeld) this.showTime(media.currentTime);
    });
    listen(["progress"], () => this.showLoaded());
  }

  get length() { return lengthOf(this.media, this.recording.length); }

  showLength() {
    const { length } = this;
    this.range.max = Math.max(Math.ceil(length), 1);
    const inside = this.recording.chapters.filter(({ time }) => time > 0 && time < length);
    this.marks.replaceChildren(...inside.map(({ time }) => {
      const mark = element("i", "pl-mark");
      mark.style.setProperty("--at", time / length);
      return mark;
    }));
    this.showTime(this.media.currentTime);
  }

  showTime(time) {
    const { length, range } = this;
    range.value = time;
    this.rail.style.setProperty("--at", length ? Math.min(time / length, 1) : 0);
    this.now.textContent = clock(time);
    this.left.textContent = length ? "\u2212" + clock(length - time) : "";
    range.setAttribute("aria-valuetext", `${clock(time)} / ${clock(length)}`);
  }

  showLoaded() {
    const { buffered, currentTime } = this.media;
    let end = 0;
    for (let place = 0; place < buffered.length; place++) {
      if (buffered.start(place) <= currentTime + 1) end = Math.max(end, buffered.end(place));
    }
    this.rail.style.setProperty("--loaded", this.length ? Math.min(end / this.length, 1) : 0);
  }

  showTip(event) {
    if (event.pointerType === "touch" || !this.length) return;
    const box = this.range.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - box.left - 7) / (box.width - 14), 0), 1);
    const time = share * this.length;
    const chapter = this.recording.chapters.findLast((chapter) => chapter.time <= time);
    this.tip.textContent = clock(time) + (chapter ? " · " + chapter.title : "");
    this.tip.hidden = false;
    // Words near an end stay inside.
    const half = this.tip.offsetWidth / 2;
    const place = Math.min(Math.max(share * box.width, Math.min(half, box.width / 2)), Math.max(box.width - half, box.width / 2));
    this.tip.style.setProperty("--x", place + "px");
  }
}
