// The preview tells what is shown now; the page follows, one step at a time, to the newest only.

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
      // Without an answer the preview is gone; it tells the scene again when it is back.
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
  // Browsers try again by themselves unless the server was gone for good; then we do.
  events.onerror = () => { if (isDeaf()) setTimeout(() => { if (isDeaf()) listen(); }, 1000); };
};
const isDeaf = () => events?.readyState === EventSource.CLOSED;
listen();
inspector.attach();

// A page that was left may be kept for coming back to it. Browsers open six connections to a host: it gives its own back.
window.addEventListener("pagehide", () => {
  events?.close();
  events = null;
});
window.addEventListener("pageshow", () => { if (!events) listen(); });
