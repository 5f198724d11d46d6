// The controls of the system: keys of the keyboard, lock screens, headphones.

import { lengthOf, play, seek } from "./time.js";

export const tellSystem = (deck) => {
  const { mediaSession } = navigator;
  if (!mediaSession) return;

  const handle = (name, action) => {
    // Browsers differ in what they know.
    try {
      mediaSession.setActionHandler(name, action);
    } catch { /* goes without */ }
  };
  const by = (seconds) => seek(deck.media, deck.media.currentTime + seconds);
  const show = () => {
    const { media, recording } = deck;
    if (!media) {
      mediaSession.metadata = null;
      mediaSession.playbackState = "none";
      return;
    }
    const src = recording.art?.querySelector("img")?.src || recording.poster;
    mediaSession.metadata = new MediaMetadata({
      title: recording.title, artist: recording.site, artwork: src ? [{ src }] : [],
    });
    handle("play", () => play(media));
    handle("pause", () => media.pause());
    handle("stop", () => deck.close());
    handle("seekbackward", ({ seekOffset }) => by(-(seekOffset || 15)));
    handle("seekforward", ({ seekOffset }) => by(seekOffset || 30));
    handle("seekto", ({ seekTime }) => seek(media, seekTime));
    handle("nexttrack", recording.next ? () => deck.goOn() : null);
  };
  const place = () => {
    const { media, recording } = deck;
    const duration = lengthOf(media, recording.length);
    if (!(duration > 0)) return;
    mediaSession.playbackState = media.paused ? "paused" : "playing";
    const position = Math.min(media.currentTime, duration);
    mediaSession.setPositionState?.({ duration, position, playbackRate: media.playbackRate || 1 });
  };
  deck.addEventListener("facts", show);
  deck.addEventListener("change", () => {
    show();
    for (const name of ["play", "pause", "seeked", "ratechange", "loadedmetadata"]) {
      deck.media?.addEventListener(name, place, { signal: deck.ending.signal });
    }
  });
};
