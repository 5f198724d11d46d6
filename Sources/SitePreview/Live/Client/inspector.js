// The layout inspector: a button and a key. Its code is loaded on first use. It is in a shadow root of a fixed element,
// so that its styles and the theme's are separate.

const inspector = {
  loaded: null,
  host: null,
  get isOpen() { return this.loaded?.isOpen ?? false; },

  // A page inside the inspector, or without a layout, has no inspector.
  attach() {
    if (window !== window.top || !document.querySelector(".cl")) return;
    if (this.host) { if (!this.host.isConnected) document.documentElement.append(this.host); return; }
    this.host = document.createElement("sitegen-inspector");
    const root = this.host.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(inspectorButtonStyle);
    root.adoptedStyleSheets = [style];
    const region = element("section", root, "", { "aria-label": "Layout inspector" });
    const button = element("button", region, "Layout", {
      class: "launch", type: "button", "aria-keyshortcuts": "Alt+Shift+L", "aria-expanded": "false",
      title: "Layout inspector (Alt+Shift+L)",
    });
    button.onclick = () => this.toggle();
    document.documentElement.append(this.host);
    if (sessionStorage.getItem("sitegen-inspector")) this.open(false);
  },

  async open(takesFocus = true) {
    if (!this.host) return;
    if (!this.loaded) {
      const { Inspector } = await import("/__sitegen/inspector.js");
      this.loaded ??= new Inspector(this.host.shadowRoot);
    }
    await this.loaded.open(takesFocus);
  },
  close() { this.loaded?.close(); },
  async toggle() { await (this.isOpen ? this.close() : this.open()); },
  refresh() {
    this.attach();
    if (this.isOpen) this.loaded.refresh();
  },
};

// Keys typed into an input field are meant for it.
const isTyping = (event) => {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement
    && (target.isContentEditable || target.matches("input:not([type=range]), textarea, select"));
};

window.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.code === "KeyL" && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && !isTyping(event)) {
    event.preventDefault();
    inspector.toggle();
  } else if (event.key === "Escape" && inspector.isOpen) {
    // The upper layer is closed first, unless the inspector has the focus.
    const isBelow = overlay && !isHidden && document.activeElement !== inspector.host;
    if (isBelow || (isTyping(event) && document.activeElement !== inspector.host)) return;
    event.preventDefault();
    inspector.close();
  }
});
