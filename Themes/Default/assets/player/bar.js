// The bar at the foot of the window: what plays, wherever the visitor is. It hides while the player of the page is seen.

import { button, Controls, element } from "./controls.js";
import { listenToKeys } from "./keys.js";
import { isFilm, move } from "./recording.js";
import { toggle } from "./time.js";
import { words } from "./words.js";

export class Bar {
  constructor(deck) {
    this.deck = deck;
    this.holder = element("div", "pl-holder");
    this.art = element("div", "pl-art");
    this.title = element("a", "pl-title");
    this.title.dir = "auto";
    this.controls = element("div", "");
    const close = button("close", words.close, "close", () => deck.close());
    this.words = element("div", "pl-words", this.title);
    this.element = element("section", "pl-bar", this.holder, this.art, this.words, this.controls, close);
    this.element.ariaLabel = words.label;
    this.element.lang = document.documentElement.lang;
    this.element.dataset.keep = "";
    this.element.hidden = true;
    this.news = element("p", "visually-hidden");
    this.news.role = "status";
    this.news.dataset.keep = "";
    document.body.append(this.element, this.news);
    this.holder.addEventListener("click", (event) => { if (event.target === deck.media) toggle(deck.media); });
    listenToKeys(this.element, () => deck);
    deck.addEventListener("change", () => this.follow());
    deck.addEventListener("facts", () => this.follow());
  }

  say(text) { this.news.textContent = text; }

  /** Shows what the deck plays. */
  follow() {
    const { media, recording } = this.deck;
    if (media !== this.held) this.release();
    if (!media) {
      this.over?.abort();
      return this.hide();
    }
    this.title.textContent = recording.title;
    this.title.href = recording.address;
    this.art.replaceChildren(...(recording.art ? [recording.art] : []));
    if (this.view?.media === media) this.view.refresh();
    else this.showControls(media, recording);
    // Sound stands here, and a film that is on no page.
    const isOnPage = isFilm(media) && media.isConnected && media.parentNode !== this.holder;
    if (isOnPage) this.release();
    else this.hold(media);
    this.stand();
  }

  showControls(media, recording) {
    this.over?.abort();
    this.over = new AbortController();
    this.view = new Controls(media, recording, "bar", this.over.signal);
    this.words.replaceChildren(this.title, this.view.chapter);
    this.controls.replaceWith(this.view.element);
    this.controls = this.view.element;
  }

  hold(media) {
    this.held = media;
    media.controls = false;
    // In one step, so that it goes on.
    if (media.parentNode !== this.holder) move(this.holder, media);
    const show = () => this.element.classList.toggle("has-film", this.held === media && media.videoWidth > 0);
    media.addEventListener("loadedmetadata", show, { once: true });
    show();
  }

  /** What was here plays no more, or plays elsewhere. */
  release() {
    if (this.held?.parentNode === this.holder) this.held.remove();
    this.held = null;
    this.element.classList.remove("has-film");
  }

  /** @param stage the player on the page for what plays, if there is one */
  stand(stage = this.stage) {
    this.stage = stage;
    this.watch?.disconnect();
    if (!this.deck.media) return this.hide();
    if (stage?.media !== this.deck.media) return this.show();
    this.watch = new IntersectionObserver(([{ isIntersecting }]) => (isIntersecting ? this.hide() : this.show()));
    this.watch.observe(stage.controls);
  }

  show() {
    this.element.hidden = false;
    document.documentElement.classList.add("has-player");
  }

  hide() {
    this.element.hidden = true;
    document.documentElement.classList.remove("has-player");
  }
}
