// Moments of a recording: as text, in addresses, and how to go to them.

/** `4:05`, `1:02:03`, in the digits of the page. */
export const clock = (time) => {
  const whole = Number.isFinite(time) ? Math.max(Math.floor(time), 0) : 0;
  const digits = (number, least) =>
    number.toLocaleString(document.documentElement.lang || "en", { minimumIntegerDigits: least, useGrouping: false });
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const start = hours ? [digits(hours, 1), digits(minutes, 2)] : [digits(minutes, 1)];
  return [...start, digits(seconds, 2)].join(":");
};

/** `#t=754`, `#t=12:34`, `#t=1:02:03`; what stands behind a comma is an end. */
export const momentIn = (hash) => {
  const match = /^#t=(?:npt:)?(\d+(?::\d{1,2}){0,2}(?:\.\d+)?)/.exec(hash);
  return match ? match[1].split(":").reduce((sum, part) => sum * 60 + Number(part), 0) : null;
};

/** How long a recording is: what is known of it before anything is loaded, and then what the file says. */
export const lengthOf = (media, known) => (Number.isFinite(media.duration) ? media.duration : known || 0);

/** Also before the recording is loaded: browsers begin there then. */
export const seek = (media, time) => {
  const target = Math.max(Math.min(time, Number.isFinite(media.duration) ? media.duration : Infinity), 0);
  if (media.readyState === 0 && media.preload === "none") {
    media.preload = "metadata";
    media.load();
  }
  media.currentTime = target;
};

/** A browser may refuse to play by itself: the visitor still has the button. */
export const play = (media) => media.play()?.catch(() => {});

export const toggle = (media) => (media.paused ? play(media) : media.pause());

/** The place in a sorted list of times; -1 before the first. */
export const placeAt = (times, time) => times.findLastIndex((start) => start <= time + 0.25);
