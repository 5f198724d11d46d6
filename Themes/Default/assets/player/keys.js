// Keys of the player. They count only while the focus is inside: single letters elsewhere belong to the page and its reader.

import { placeAt, seek, toggle } from "./time.js";

const actions = (media, recording) => {
  const to = (time) => seek(media, time);
  const by = (seconds) => to(media.currentTime + seconds);
  const loudness = (change) => {
    media.muted = false;
    media.volume = Math.min(Math.max(media.volume + change, 0), 1);
  };
  const chapter = (step) => {
    const times = recording.chapters.map(({ time }) => time);
    const here = placeAt(times, media.currentTime);
    // Back goes to the start of this chapter first, as players of music do.
    const isInside = step < 0 && here >= 0 && media.currentTime - times[here] > 3;
    const target = times[isInside ? here : here + step];
    if (target !== undefined) to(target);
  };
  return {
    " ": () => toggle(media), k: () => toggle(media),
    j: () => by(-15), l: () => by(30), ArrowLeft: () => by(-5), ArrowRight: () => by(5),
    ArrowUp: () => loudness(0.1), ArrowDown: () => loudness(-0.1), m: () => { media.muted = !media.muted; },
    n: () => chapter(1), p: () => chapter(-1),
  };
};

/** @param played gives the `media` and its `recording` */
export const listenToKeys = (element, played, signal) => {
  element.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
    // What is typed into, and what a key chooses in.
    if (target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return;
    if (key === " " && target.closest("button, [role=button], summary")) return;
    const { media, recording } = played();
    const known = media && actions(media, recording);
    if (!known || !Object.hasOwn(known, key)) return;
    event.preventDefault();
    known[key]();
  }, { signal });
};
