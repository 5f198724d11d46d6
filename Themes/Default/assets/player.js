// Plays recordings: a press on a play button, or a page with a player of its own, loads what is needed for it. Pages are
// complete without it: a play button leads to the recording, and a player is the browser's own.
(() => {
  "use strict";

  // A file system gives a script no modules.
  if (location.protocol === "file:") return;

  const script = document.currentScript;
  let player = null;
  let loading = null;
  const load = () => {
    loading ??= import("./player/start.js").then(({ begin }) => begin(script)).then((begun) => (player = begun));
    return loading;
  };
  const playLink = ({ target }) => (target instanceof Element ? target.closest("a[data-play]") : null);
  const prepare = (event) => {
    if (playLink(event)) load().catch(() => {});
  };

  document.addEventListener("pointerover", prepare, { passive: true });
  document.addEventListener("focusin", prepare);
  document.addEventListener("click", (event) => {
    const link = playLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // At once where it can be: some browsers let only the press itself start a sound.
    if (player) player.press(link);
    else load().then(() => player.press(link)).catch(() => location.assign(link.href));
  });
  // A page that was shown in place of this one has become this document's by a reload.
  const shown = location.pathname;
  window.addEventListener("popstate", () => {
    if (!player && location.pathname !== shown) location.reload();
  });
  if (document.querySelector("[data-player]")) load().catch(() => {});
})();
