// What this visitor has watched lately. It is kept by this browser alone and never sent anywhere: pages of episodes note
// themselves, and a section of another page shows them in the places of what stands there otherwise. Cells are only
// filled or taken from the end, so the layout holds as it is and nothing moves.
(() => {
  "use strict";

  // Several sites may share an origin, and with it this storage.
  const root = new URL("../..", document.currentScript.src).pathname;
  const key = "sitegen:history:" + root;
  // Where the player keeps how far a recording was played, by the page's path.
  const timeKey = "sitegen:time:";
  const longest = 50;

  // Links name the file, addresses often only its folder.
  const plain = (path) => path.replace(/\/index\.html$/, "/");

  // A path that is none, such as `//elsewhere`, would lead away.
  const isPath = (path) =>
    typeof path === "string" && path.startsWith(root) && new URL(path, location.href).pathname === path;
  const isEntry = (entry) => isPath(entry?.path) && typeof entry.texts?.title === "string";

  // Storage may be forbidden, full, or hold what somebody else has written.
  const read = () => {
    try {
      const entries = JSON.parse(localStorage.getItem(key));
      return Array.isArray(entries) ? entries.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const write = (entries) => {
    try {
      localStorage.setItem(key, JSON.stringify(entries));
    } catch { /* goes without */ }
  };
  const clear = () => {
    try {
      localStorage.removeItem(key);
      const times = Object.keys(localStorage).filter((name) => name.startsWith(timeKey + root));
      for (const name of times) localStorage.removeItem(name);
    } catch { /* there is nothing to clear */ }
  };
  const played = (entry) => {
    try {
      return Number(localStorage.getItem(timeKey + entry.path)) / entry.length || 0;
    } catch {
      return 0;
    }
  };

  // The texts of a card, and where they stand in it.
  const parts = {
    title: ".card-link", number: ".card-number", season: ".card-season", date: "time", duration: ".card-duration",
    summary: ".card-summary",
  };

  // A picture as values, so that what is read from storage never becomes markup by itself.
  const tags = ["img", "svg", "path", "rect", "circle", "ellipse", "polygon", "g", "text"];
  const addresses = ["src", "href"];
  const pack = (element, base) => ({
    tag: element.localName,
    attributes: [...element.attributes].filter((a) => !["srcset", "sizes", "loading"].includes(a.name)).map((a) =>
      [a.name, addresses.includes(a.name) ? new URL(a.value, base).href : a.value]),
    text: element.children.length ? "" : element.textContent,
    children: [...element.children].map((child) => pack(child, base)),
  });
  const unpack = (packed, depth = 0) => {
    if (!tags.includes(packed?.tag) || depth > 4) return null;
    const isPicture = packed.tag === "img";
    const element = isPicture
      ? document.createElement("img") : document.createElementNS("http://www.w3.org/2000/svg", packed.tag);
    const all = (list) => (Array.isArray(list) ? list : []);
    for (const [name, value] of all(packed.attributes).filter(Array.isArray)) {
      if (!/^[a-z][\w-]*$/i.test(name) || /^on|href$/i.test(name)) continue;
      if (name === "src" && !/^(https?|file):/.test(value)) continue;
      element.setAttribute(name, value);
    }
    if (packed.text) element.textContent = packed.text;
    for (const child of all(packed.children)) {
      const made = unpack(child, depth + 1);
      if (made) element.append(made);
    }
    return element;
  };

  // What an episode's page says of itself for the history.
  const entryOf = (page, address) => {
    const card = page.querySelector("template[data-watched]")?.content;
    if (!card) return null;
    const art = card.querySelector(".art");
    const picture = art?.querySelector("img, svg");
    const recording = card.querySelector("a[data-play]");
    const entry = {
      path: new URL(address).pathname, texts: {}, language: page.documentElement.lang,
      hue: /\bhue-\d+\b/.exec(art?.className ?? "")?.[0], art: picture && pack(picture, address),
      plays: recording && { kind: recording.dataset.play, src: new URL(recording.getAttribute("href"), address).href },
    };
    for (const [name, selector] of Object.entries(parts)) {
      // Labels for those who do not see stand before.
      const text = card.querySelector(selector)?.lastChild?.textContent.trim();
      if (text) entry.texts[name] = text;
    }
    return entry;
  };
  const note = (entry, media) => {
    if (media && Number.isFinite(media.duration)) entry.length = media.duration;
    write([entry, ...read().filter((other) => plain(other.path) !== plain(entry.path))].slice(0, longest));
  };
  const noteWhilePlaying = (entry, media) => {
    for (const name of ["play", "pause"]) media.addEventListener(name, () => note(entry, media));
  };

  // A recording counts once it plays, on whatever page, and an episode without one when it is opened.
  const notePage = () => {
    const entry = entryOf(document, location.href);
    const media = document.querySelector("[data-player] :is(video, audio)");
    if (entry && media) noteWhilePlaying(entry, media);
    else if (entry) note(entry);
  };
  const notePlaying = (page, address, media) => {
    const entry = entryOf(page, address);
    if (!entry) return;
    noteWhilePlaying(entry, media);
    note(entry, media);
  };

  const showSection = (section) => {
    const model = section.querySelector("template[data-card]");
    const title = section.querySelector(".section-title");
    const button = section.querySelector("[data-history-clear]");
    const list = section.querySelector(".cl-list");
    if (!model || !list) return;
    // Cards may have lists of their own.
    const cells = [...list.querySelectorAll("li")].filter((item) => !item.parentElement.closest("li"));
    const usual = { title: title?.textContent, cells: cells.map((cell) => [...cell.childNodes]) };

    const fill = (entry) => {
      const made = model.content.cloneNode(true);
      for (const [name, selector] of Object.entries(parts)) {
        const element = made.querySelector(selector);
        const text = entry.texts[name];
        if (!element) continue;
        if (typeof text === "string") (element.lastChild ?? element).textContent = text;
        else element.remove();
      }
      const link = made.querySelector(".card-link");
      link.setAttribute("href", entry.path);
      const { language } = entry;
      if (typeof language === "string" && language !== document.documentElement.lang) link.lang = language;
      made.querySelector("time")?.removeAttribute("datetime");
      const button = made.querySelector("a[data-play]");
      const { src, kind } = entry.plays ?? {};
      if (button && /^(https?|file):/.test(src) && ["audio", "video"].includes(kind)) {
        button.href = src;
        Object.assign(button.dataset, { play: kind, page: entry.path, title: entry.texts.title });
        button.ariaLabel = button.ariaLabel.replace(/:.*/, ": ") + entry.texts.title;
      } else if (button) {
        for (const name of ["href", "data-play", "aria-label"]) button.removeAttribute(name);
        if (!button.textContent.trim()) button.remove();
      }
      const picture = unpack(entry.art);
      for (const element of made.querySelectorAll(".art, .card-frame")) {
        if (/^hue-\d+$/.test(entry.hue)) element.classList.add(entry.hue);
      }
      if (picture) made.querySelector(".art")?.append(picture);
      const share = Math.min(played(entry), 1);
      if (share > 0) {
        const bar = document.createElement("progress");
        bar.className = "card-progress";
        bar.value = share;
        bar.setAttribute("aria-label", section.dataset.progress);
        made.querySelector(".art")?.append(bar);
      }
      return made;
    };

    const show = () => {
      const entries = read().slice(0, cells.length);
      const paths = new Set(entries.map((entry) => plain(entry.path)));
      const rest = usual.cells.filter((nodes) => {
        const link = nodes.map((node) => node.querySelector?.(".card-link")).find(Boolean);
        return !link || !paths.has(plain(link.pathname));
      });
      // A row that scrolls sideways is as tall with fewer cells; elsewhere what stood there stays.
      const scroller = section.querySelector(".cl-scroller");
      const isRow = scroller && getComputedStyle(scroller).overflowX !== "visible" && !list.querySelector(".cl-stack");
      for (const [place, cell] of cells.entries()) {
        if (place < entries.length) cell.replaceChildren(fill(entries[place]));
        else cell.replaceChildren(...(entries.length ? rest[place - entries.length] : usual.cells[place]));
        if (isRow && entries.length && place >= entries.length) cell.remove();
        else if (!cell.isConnected) list.append(cell);
      }
      if (title) title.textContent = entries.length ? section.dataset.history : usual.title;
      button?.classList.toggle("is-shown", entries.length > 0);
    };

    button?.addEventListener("click", () => {
      clear();
      show();
      // The button is gone, and the focus must not be lost with it.
      if (title) {
        title.tabIndex = -1;
        title.focus({ preventScroll: true });
      }
    });
    // A page that a browser kept alive has not seen what was watched since.
    window.addEventListener("pageshow", (event) => event.persisted && show());
    show();
  };

  const start = () => {
    notePage();
    document.querySelectorAll("[data-history]").forEach(showSection);
  };
  start();
  // While a recording plays, other pages come to this document, and this page may play what belongs to others.
  document.addEventListener("sitegen:page", start);
  document.addEventListener("sitegen:play", ({ detail }) => notePlaying(detail.page, detail.address, detail.media));
})();
