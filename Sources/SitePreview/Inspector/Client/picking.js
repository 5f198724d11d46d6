// Finds the selected box: by pointer, click or focus.

class Picking {
  constructor(host, choose) {
    this.host = host;
    this.choose = choose;
    this.isOn = true;
    this.isHeld = false;
    this.byElement = new Map();
    this.over = (event) => { if (this.isOn && !this.isHeld) this.pick(event); };
    this.focus = (event) => this.pick(event);
    this.click = (event) => {
      if (!this.isOn || event.button !== 0 || this.isOwn(event) || !this.boxOf(event)) return;
      // A click selects the box and does not follow a link.
      event.preventDefault();
      event.stopPropagation();
      this.isHeld = true;
      this.pick(event);
    };
  }

  start() {
    document.addEventListener("pointerover", this.over, { passive: true });
    document.addEventListener("focusin", this.focus);
    document.addEventListener("click", this.click, { capture: true });
  }

  stop() {
    document.removeEventListener("pointerover", this.over);
    document.removeEventListener("focusin", this.focus);
    document.removeEventListener("click", this.click, { capture: true });
    this.isHeld = false;
  }

  show({ boxes }) {
    this.byElement = new Map(boxes.filter(({ element }) => element).map((box) => [box.element, box]));
  }

  isOwn(event) { return event.composedPath().includes(this.host); }

  boxOf(event) {
    return event.composedPath().map((node) => this.byElement.get(node)).find((box) => box) ?? null;
  }

  pick(event) {
    if (this.isOwn(event)) return;
    const box = this.boxOf(event);
    if (box) this.choose(box);
  }
}
