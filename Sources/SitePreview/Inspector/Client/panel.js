// The panel with its content.

const kept = {
  key: "sitegen-inspector",
  read() { try { return JSON.parse(sessionStorage.getItem(this.key)) ?? {}; } catch { return {}; } },
  write(state) { sessionStorage.setItem(this.key, JSON.stringify(state)); },
  clear() { sessionStorage.removeItem(this.key); },
};

const tabs = [["cell", "Cell"], ["boxes", "Boxes"], ["widths", "Widths"]];
const families = [["section", "Sections"], ["group", "Groups"], ["item", "Items"]];

export class Inspector {
  constructor(root) {
    this.root = root;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelStyle + widthsStyle);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    this.region = root.querySelector("section");
    this.button = root.querySelector(".launch");
    this.path = location.pathname;
    this.isOpen = false;
    this.tab = "cell";
    this.place = null;
    this.isLarge = false;
    this.selected = null;
    this.outlines = new Outlines(this.region);
    this.picking = new Picking(root.host, (box) => this.choose(box, false));
    this.widths = new Widths(this.path);
    this.watcher = new ResizeObserver(() => this.refreshSoon());
    this.build();
  }

  build() {
    this.facts = make("p", { class: "facts" });
    this.toggles = families.map(([kind, name]) => {
      const button = make("button", { type: "button", class: `toggle ${kind}`, "aria-pressed": "true" }, name);
      button.onclick = () => {
        const isOn = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(isOn));
        this.outlines.shown[isOn ? "add" : "delete"](kind);
        this.outlines.draw();
      };
      return button;
    });
    this.pick = make("button", { type: "button", class: "toggle", "aria-pressed": "true", title: "Point at cells; a click holds one and follows no link" }, "Pick");
    this.pick.onclick = () => {
      this.picking.isOn = !this.picking.isOn;
      this.picking.isHeld = false;
      this.pick.setAttribute("aria-pressed", String(this.picking.isOn));
    };
    this.tabs = tabs.map(([id, name]) => make("button", {
      type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "view", onclick: () => this.show(id) }, name));
    this.list = make("div", { role: "tablist", "aria-label": "Views" }, this.tabs);
    this.list.onkeydown = (event) => this.step(event);
    this.view = make("div", { id: "view", role: "tabpanel", tabindex: "0" });
    this.size = make("button", { type: "button", class: "toggle", onclick: () => this.resize() }, "Enlarge");
    this.mover = make("button", { type: "button", class: "mover", title: "Drag the panel by its header, or use the arrow keys here" }, "Move");
    this.mover.onkeydown = (event) => this.nudge(event);
    this.header = make("header", {}, make("h2", {}, "Layout"), this.facts,
      make("div", { class: "tools" }, this.pick, this.mover, this.size,
        make("button", { type: "button", class: "close", "aria-keyshortcuts": "Escape Alt+Shift+L", onclick: () => this.close() }, "Close")));
    this.header.onpointerdown = (event) => this.drag(event);
    this.panel = make("div", { class: "panel", role: "dialog", "aria-label": "Layout inspector" },
      this.header,
      make("div", { class: "bar" }, this.list,
        make("div", { class: "tools", role: "group", "aria-label": "Outlines" }, this.toggles)),
      this.view);
  }

  async open(takesFocus = true) {
    if (this.isOpen) return;
    this.isOpen = true;
    this.before = this.root.activeElement ?? document.activeElement;
    Object.assign(this, kept.read().state);
    this.region.append(this.panel);
    this.button.setAttribute("aria-expanded", "true");
    this.outlines.start();
    this.picking.start();
    this.settle();
    this.keep();
    await this.show(this.tab, false);
    if (takesFocus) this.tabs[tabs.findIndex(([id]) => id === this.tab)].focus();
    await this.refresh();
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    const hadFocus = this.root.activeElement !== null;
    this.panel.remove();
    this.outlines.stop();
    this.picking.stop();
    this.watcher.disconnect();
    this.button.setAttribute("aria-expanded", "false");
    kept.clear();
    if (!hadFocus) return;
    const target = this.before?.isConnected && this.before !== document.body ? this.before : this.button;
    target.focus({ preventScroll: true });
  }

  keep() { kept.write({ state: { tab: this.tab, place: this.place, isLarge: this.isLarge } }); }

  // The page may be laid out several times in a row.
  refreshSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), 100);
  }

  // Asks for the layout again. Only the newest answer is used. The selection stays if it still exists.
  async refresh() {
    const turn = this.turn = (this.turn ?? 0) + 1;
    const moving = document.getAnimations().filter(({ effect, playState }) =>
      playState === "running" && effect?.target?.closest?.(".cl") && effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    try {
      const answer = await inspect(document, this.path);
      if (turn !== this.turn || !this.isOpen) return;
      this.answer = answer;
      this.comparison = compare(document, answer);
      this.problem = null;
    } catch (problem) {
      if (turn !== this.turn || !this.isOpen) return;
      this.problem = problem;
      this.comparison = this.answer = null;
    }
    this.selected = this.again(this.selected);
    this.picking.show(this.comparison ?? { boxes: [] });
    this.outlines.show(this.comparison);
    this.outlines.select(this.selected);
    this.watcher.disconnect();
    if (this.comparison) this.watch();
    this.fill();
  }

  // A new observer reports at once. This first report is not a change.
  watch() {
    let isFirst = true;
    this.watcher = new ResizeObserver(() => { if (!isFirst) this.refreshSoon(); isFirst = false; });
    this.watcher.observe(this.comparison.root);
  }

  again(box) {
    const same = (one) => one.kind === box.kind && one.name === box.name && one.section?.id === box.section?.id
      && one.frame.join() === box.frame.join();
    const alike = (one) => one.kind === box.kind && one.name === box.name && one.section?.id === box.section?.id;
    if (!box || !this.comparison) return null;
    return this.comparison.boxes.find(same) ?? this.comparison.boxes.find(alike) ?? null;
  }

  choose(box, holds = true) {
    if (holds) this.picking.isHeld = true;
    if (box === this.selected) return;
    this.selected = box;
    this.outlines.select(box);
    if (this.tab === "cell") this.fill();
  }

  async show(id, isNew = true) {
    this.tab = id;
    tabs.forEach(([one], index) => {
      this.tabs[index].setAttribute("aria-selected", String(one === id));
      this.tabs[index].tabIndex = one === id ? 0 : -1;
    });
    this.view.setAttribute("aria-labelledby", `tab-${id}`);
    if (isNew) this.keep();
    this.fill();
  }

  fill() {
    if (!this.isOpen) return;
    if (this.problem) {
      this.facts.textContent = "";
      this.view.replaceChildren(make("p", { class: "note" }, this.problem.message));
      return;
    }
    if (!this.comparison) return;
    const { layout, intervals } = this.answer;
    const at = intervals.find(({ from, to }) => from <= layout.width && layout.width <= (to ?? Infinity));
    this.facts.textContent = `${short(layout.width)} px${at ? `, of ${span(at)}` : ""} · ${summaryOf(this.comparison)}`;
    this.facts.classList.toggle("wrong", this.comparison.wrong > 0);
    const focused = this.root.activeElement;
    const place = focused && this.view.contains(focused) ? [...this.view.querySelectorAll("button")].indexOf(focused) : -1;
    if (this.tab === "widths") {
      if (!this.view.contains(this.widths.node)) this.view.replaceChildren(this.widths.node);
      this.widths.show(this.answer);
    } else {
      const choose = (box) => { this.choose(box); this.fill(); };
      const parts = this.tab === "cell" ? cellTab(this.selected, this.comparison, this.answer, choose)
        : boxesTab(this.comparison, this.selected, choose);
      this.view.replaceChildren(...parts.filter(Boolean));
    }
    if (place >= 0) [...this.view.querySelectorAll("button")][place]?.focus({ preventScroll: true });
  }

  resize() {
    this.isLarge = !this.isLarge;
    this.settle();
    this.keep();
    this.fill();
  }

  // Shows the size and the place of the panel. All of it stays inside the window.
  settle() {
    this.panel.classList.toggle("large", this.isLarge);
    this.size.setAttribute("aria-pressed", String(this.isLarge));
    this.panel.style.inset = "";
    if (this.isLarge || !this.place) return;
    const { width, height } = this.panel.getBoundingClientRect();
    const inside = (value, room) => Math.min(Math.max(value, 0), Math.max(room, 0));
    this.place = [inside(this.place[0], innerWidth - width), inside(this.place[1], innerHeight - height)];
    this.panel.style.inset = `${this.place[1]}px auto auto ${this.place[0]}px`;
  }

  move(x, y) {
    this.place = [x, y];
    this.settle();
    this.keep();
  }

  drag(event) {
    if (this.isLarge || event.button !== 0 || event.target.closest("button:not(.mover)")) return;
    const { left, top } = this.panel.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    this.header.setPointerCapture(event.pointerId);
    this.header.onpointermove = ({ clientX, clientY }) => this.move(clientX - x, clientY - y);
    this.header.onpointerup = this.header.onpointercancel = () => { this.header.onpointermove = null; };
  }

  nudge(event) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || this.isLarge) return;
    event.preventDefault();
    const { left, top } = this.panel.getBoundingClientRect();
    const pixels = event.shiftKey ? 1 : 32;
    this.move(left + step[0] * pixels, top + step[1] * pixels);
  }

  step(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = (tabs.findIndex(([id]) => id === this.tab) + step + tabs.length) % tabs.length;
    this.show(tabs[place][0]);
    this.tabs[place].focus();
  }
}
