// Receives events of the preview and updates the page, always to the newest state.

let last;
let wanted = null;
let isBusy = false;
let applied = "{}";

const follow = async (scene) => {
  wanted = scene;
  if (isBusy) return;
  isBusy = true;
  while (wanted) {
    const { page, generation, files } = wanted;
    wanted = null;
    try {
      if (!files) throw new NeedsReload("another preview");
      if (page !== stamp.page || JSON.stringify(files) !== applied) {
        await update(files);
        applied = JSON.stringify(files);
      }
    } catch (problem) {
      // Without an answer the preview has stopped. It sends the state again when it is back.
      if (problem instanceof Gone) { last = undefined; break; }
      console.info("sitegen: loads the page again:", problem.message);
      location.reload();
      return;
    }
    script.dataset.generation = generation;
  }
  isBusy = false;
  inspector.refresh();
};

let events = null;

const listen = () => {
  events = new EventSource(`/__sitegen/events?generation=${stamp.generation}&page=${location.pathname}`);
  events.onmessage = (message) => {
    if (message.data === last) return;
    last = message.data;
    const scene = JSON.parse(last);
    showProblems(scene.problems);
    follow(scene);
  };
  // Browsers reconnect by themselves unless the connection failed for good. This covers the other case.
  events.onerror = () => { if (isDeaf()) setTimeout(() => { if (isDeaf()) listen(); }, 1000); };
};
const isDeaf = () => events?.readyState === EventSource.CLOSED;
listen();
inspector.attach();

// A page may be kept in the history cache. Browsers allow six connections to a host, so the page closes its own.
window.addEventListener("pagehide", () => {
  events?.close();
  events = null;
});
window.addEventListener("pageshow", () => { if (!events) listen(); });
