// Links to moments seek, the chapter that plays is marked, and a visitor comes back to where they were. Pages are
// complete without it: the links lead into the recording itself.
(() => {
  "use strict";

  const player = document.querySelector("[data-player]");
  const media = player && player.querySelector("video, audio");
  if (!media) return;

  const status = player.querySelector("[data-status]");
  const chapters = [...player.querySelectorAll("a[data-time]")];
  const times = chapters.map((link) => Number(link.dataset.time));
  const key = "sitegen:time:" + location.pathname;

  // Storage may be forbidden, or full.
  const remember = (time) => {
    try {
      if (time > 0) localStorage.setItem(key, String(time));
      else localStorage.removeItem(key);
    } catch { /* goes without */ }
  };
  const remembered = () => {
    try {
      return Number(localStorage.getItem(key)) || 0;
    } catch {
      return 0;
    }
  };

  const clock = (time) => {
    const parts = [Math.floor(time / 3600), Math.floor(time / 60) % 60, Math.floor(time) % 60];
    const text = parts.map((part) => String(part).padStart(2, "0")).join(":");
    return text.replace(/^00:0?/, "").replace(/^0(?=\d:)/, "");
  };
  const say = (text) => {
    if (status) status.textContent = text;
  };

  // Where to go once the recording's length is known.
  let wanted = null;
  const now = () => (wanted === null ? media.currentTime : wanted);

  let shown = -1;
  const mark = () => {
    const current = times.findLastIndex((time) => time <= now() + 0.25);
    if (current === shown) return;
    chapters[shown]?.removeAttribute("aria-current");
    chapters[current]?.setAttribute("aria-current", "true");
    shown = current;
  };

  const seek = (time) => {
    const end = Number.isFinite(media.duration) ? media.duration : Infinity;
    const target = Math.min(Math.max(time, 0), end);
    if (media.readyState > 0) {
      media.currentTime = target;
    } else {
      wanted = target;
      if (media.preload === "none") {
        media.preload = "metadata";
        media.load();
      }
    }
    mark();
  };
  const play = () => {
    const playing = media.play();
    // A browser may refuse to play by itself: the visitor still has the button.
    if (playing) playing.catch(() => {});
  };

  media.addEventListener("loadedmetadata", () => {
    if (wanted === null) return;
    const target = wanted;
    wanted = null;
    seek(target);
  });

  // `#t=754`, `#t=12:34`, `#t=1:02:03`; what stands behind a comma is an end.
  const moment = (hash) => {
    const match = /^#t=(?:npt:)?(\d+(?::\d{1,2}){0,2}(?:\.\d+)?)/.exec(hash);
    return match ? match[1].split(":").reduce((sum, part) => sum * 60 + Number(part), 0) : null;
  };

  const goTo = (time, label) => {
    seek(time);
    say(label || clock(time));
  };

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-time], a[href^='#t=']") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const time = link.dataset.time ? Number(link.dataset.time) : moment(link.hash);
    if (time === null) return;
    event.preventDefault();
    try {
      history.replaceState(history.state, "", "#t=" + Math.floor(time));
    } catch { /* some browsers refuse it for files */ }
    goTo(time, link.textContent.trim());
    play();
  });

  window.addEventListener("hashchange", () => {
    const time = moment(location.hash);
    if (time !== null) goTo(time);
  });

  const step = (by) => {
    if (!times.length) return;
    // Back goes to the start of this chapter first, as players of music do.
    const here = shown + by;
    const target = by < 0 && shown >= 0 && now() - times[shown] > 3 ? shown : here;
    if (target >= 0 && target < times.length) goTo(times[target], chapters[target].textContent.trim());
  };
  const keys = {
    j: () => goTo(Math.max(now() - 10, 0)),
    k: () => (media.paused ? play() : media.pause()),
    l: () => goTo(Math.min(now() + 10, Number.isFinite(media.duration) ? media.duration : Infinity)),
    n: () => step(1),
    p: () => step(-1),
  };
  // Only while the focus is inside: single letters elsewhere belong to the page and its reader.
  player.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  });

  let kept = 0;
  const keep = () => {
    const time = media.currentTime;
    if (media.readyState === 0 || wanted !== null) return;
    kept = time;
    const isNearEnd = media.duration - time < 5;
    remember(time > 5 && !isNearEnd ? Math.floor(time) : 0);
  };
  media.addEventListener("timeupdate", () => {
    mark();
    if (Math.abs(media.currentTime - kept) >= 5) keep();
  });
  media.addEventListener("seeking", mark);
  media.addEventListener("pause", keep);
  media.addEventListener("ended", () => remember(0));
  window.addEventListener("pagehide", () => {
    if (media.currentTime > 0) keep();
  });

  // Search engines link to a moment by a query, which the page's own links do not.
  const query = new URLSearchParams(location.search).get("t");
  const linked = moment(location.hash) ?? moment("#t=" + query);
  const last = remembered();
  if (linked !== null) {
    seek(linked);
  } else if (last > 0) {
    seek(last);
    say((player.dataset.resume || "{time}").replace("{time}", clock(last)));
  }
})();
