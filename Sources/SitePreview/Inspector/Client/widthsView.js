// All widths: a picture of each interval, and a selectable width with picture, numbers and page.

const narrowest = 320;
const wireframe = (path, width, height) => `/__sitegen/wireframe.svg?width=${width}&height=${height}&page=${path}`;

class Widths {
  constructor(path) {
    this.path = path;
    this.width = null;
    this.node = make("div", { class: "widths" });
    this.turn = 0;
  }

  // The largest useful width: the theme's maximum, or 200 px after the last bound.
  static widest({ maxWidth, intervals }) { return maxWidth ?? Math.max(1600, intervals.at(-1).from + 200); }

  show(answer) {
    this.answer = answer;
    this.most = Widths.widest(answer);
    this.least = Math.min(narrowest, this.most);
    this.width = Math.min(Math.max(this.width ?? answer.layout.width, this.least), this.most);
    this.seed = `${Date.now()}`;
    this.build();
    this.settle();
  }

  middleOf({ from, to }) { return Math.min(Math.max(Math.round((from + Math.min(to ?? this.most, this.most)) / 2), this.least), this.most); }

  build() {
    const { intervals, height } = this.answer;
    const share = (width) => `${(width - this.least) / Math.max(this.most - this.least, 1) * 100}%`;
    this.slider = make("input", { type: "range", min: this.least, max: this.most, step: 1, "aria-label": "Width of the layout in pixels" });
    this.slider.value = this.width;
    this.slider.oninput = () => { this.width = Number(this.slider.value); this.settle(); };
    this.number = make("output", { class: "width" });
    const ticks = intervals.filter(({ from }) => from > this.least && from <= this.most).map(({ from }) => {
      const tick = make("span", { class: "tick" });
      tick.style.insetInlineStart = share(from);
      return tick;
    });
    this.strip = make("ol", { class: "strip", role: "list", "aria-label": "Every interval of widths" },
      intervals.filter(({ to }) => (to ?? this.least) >= this.least).map((interval) => {
        const width = this.middleOf(interval);
        const picture = make("img", { src: `${wireframe(this.path, width, height)}`, alt: "", loading: "lazy" });
        const button = make("button", { type: "button", onclick: () => this.go(width) },
          make("span", { class: "picture" }, picture), make("span", { class: "span" }, span(interval)));
        button.dataset.from = interval.from;
        picture.style.inlineSize = `${Math.max(width / 8, 40)}px`;
        return make("li", {}, button);
      }));
    this.picture = make("img", { class: "wireframe", alt: "Wireframe at this width" });
    this.rules = make("div", { class: "rules" });
    this.status = make("p", { class: "summary", "aria-live": "polite" });
    if (!this.frame) {
      this.frame = make("iframe", { title: "The page at this width", tabindex: "-1" });
      this.stage = make("div", { class: "stage" }, this.frame);
      this.frame.onload = () => this.settle();
      this.frame.src = location.href;
    }
    this.node.replaceChildren(
      make("div", { class: "ruler" }, this.number, make("div", { class: "track" }, this.slider, make("div", { class: "ticks", "aria-hidden": "true" }, ticks))),
      this.strip,
      make("div", { class: "beside" },
        make("figure", {}, make("figcaption", {}, "Wireframe"), make("div", { class: "scrolls paper", tabindex: "0", role: "group", "aria-label": "Wireframe" }, this.picture)),
        make("figure", {}, make("figcaption", {}, "Page"), this.stage),
        make("div", { class: "facts" }, make("h3", {}, "At this width"), this.status, this.rules)));
  }

  go(width) {
    this.width = width;
    this.slider.value = width;
    this.settle();
  }

  // Shows the cheap parts of a width at once and the rest when the handle stops.
  settle() {
    const { intervals, height } = this.answer;
    const at = intervals.find(({ from, to }) => from <= this.width && this.width <= (to ?? Infinity)) ?? intervals[0];
    this.number.textContent = `${this.width} px`;
    this.slider.setAttribute("aria-valuetext", `${this.width} px, of ${span(at)}`);
    for (const button of this.strip.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.from) === at.from));
    }
    this.resize(this.width);
    const turn = ++this.turn;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(turn, height).catch((problem) => { this.status.textContent = problem.message; }), 60);
  }

  resize(width) {
    const room = this.stage.clientWidth || 480;
    const scale = Math.min(room / (width + 2), 1);
    this.frame.style.inlineSize = `${width}px`;
    this.frame.style.blockSize = `${this.answer.height}px`;
    this.frame.style.transform = `scale(${scale})`;
    this.stage.style.blockSize = `${Math.min(this.answer.height * scale, 640)}px`;
  }

  async look(turn, height) {
    this.picture.src = `${wireframe(this.path, this.width, height)}`;
    const page = this.frame.contentDocument;
    const root = page?.querySelector(".cl");
    if (!root || page.readyState === "loading") return;
    // The page has padding that may depend on the width, so the window is wider by the padding.
    for (let round = 0; round < 4; round += 1) {
      const lacking = this.width - Math.min(widthOf(root), this.answer.maxWidth ?? Infinity);
      if (lacking === 0) break;
      this.resize(parseFloat(this.frame.style.inlineSize) + lacking);
    }
    const answer = await inspect(page, this.path);
    if (turn !== this.turn) return;
    const comparison = compare(page, answer);
    this.status.textContent = `${answer.layout.width} px: ${summaryOf(comparison)}`;
    this.status.classList.toggle("wrong", comparison.wrong > 0);
    this.rules.replaceChildren(...answer.layout.sections.map(({ id, layout, rule }) => make("div", {},
      make("h4", {}, layout ? `${id} · ${layout}` : id),
      rule && make("p", {}, `${plural(rule.columns, "column")}, ${span(rule)}`),
      rule && make("ul", {}, rule.cells.slice(0, 8).map((cell) => make("li", {}, make("code", {}, cell)))))));
  }
}
