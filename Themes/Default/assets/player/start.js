// Puts the player together: what plays, the players of the page, the bar, the keys of the system, and the ways between pages.

import { Bar } from "./bar.js";
import { Deck } from "./deck.js";
import { Navigation } from "./navigation.js";
import { copiedArt, pathOf } from "./recording.js";
import { Stage } from "./stage.js";
import { addScripts } from "./swap.js";
import { tellSystem } from "./system.js";
import { toggle } from "./time.js";
import { readWords, words } from "./words.js";

const styles = (script) => new Promise((resolve, reject) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("player/player.css", script.src);
  link.onload = resolve;
  link.onerror = reject;
  document.head.append(link);
});

class Player {
  deck = new Deck();
  stages = [];

  constructor() {
    const { deck } = this;
    this.bar = new Bar(deck);
    tellSystem(deck);
    deck.addEventListener("change", () => {
      this.bar.stand(this.stages.find(({ media }) => media === deck.media) ?? null);
      this.markButtons();
    });
    for (const name of ["play", "pause"]) document.addEventListener(name, () => this.markButtons(), true);
    // The visitor's history may have filled cells by then.
    document.addEventListener("sitegen:page", () => this.markButtons());
    document.addEventListener("keydown", (event) => {
      const isButton = event.key === " " && event.target.matches?.("a[data-play]");
      if (!isButton || event.defaultPrevented) return;
      event.preventDefault();
      this.press(event.target);
    });
    // The scripts of the page where a recording belongs want to know that it is played.
    deck.addEventListener("away", async ({ detail }) => {
      await addScripts(detail.page, detail.address);
      document.dispatchEvent(new CustomEvent("sitegen:play", { detail }));
    });
    this.navigation = new Navigation(this);
    this.begin();
  }

  /** The players of the page, and its play buttons. */
  begin() {
    const sections = [...document.querySelectorAll("main [data-player]")];
    const playing = sections.filter((section) => section.querySelector("video, audio"));
    this.stages = playing.map((section) => new Stage(section, this.deck));
    this.bar.stand(this.stages.find(({ media }) => media === this.deck.media) ?? null);
    this.markButtons();
  }

  /** Whether pages come to the player, and not the other way round. */
  get isActive() { return this.deck.media !== null; }

  /** Another page has taken the place of this one. */
  arrive(page) {
    const script = page.querySelector("script[data-pause]");
    if (script) readWords(script);
    this.begin();
    this.bar.say(page.title);
  }

  /** Before the page goes: what plays goes on in the bar. */
  leave() {
    for (const stage of this.stages) {
      stage.leave();
      if (stage.media === this.deck.media) this.bar.hold(stage.media);
    }
    this.stages = [];
  }

  /** A press on a play button. */
  press(link) {
    const { deck } = this;
    const address = new URL(link.dataset.page, document.baseURI).href;
    const page = pathOf(address);
    if (deck.page === page) return toggle(deck.media);
    const stage = this.stages.find((stage) => stage.page === page);
    if (stage) return toggle(stage.media);
    const card = link.closest("article, li") ?? link;
    const recording = {
      address, title: link.dataset.title ?? "", site: "", length: 0, chapters: [], next: null, poster: null,
      art: copiedArt(card.querySelector(".art"), document.baseURI),
    };
    return deck.start(link.dataset.play, link.href, recording);
  }

  markButtons() {
    const { deck } = this;
    for (const link of document.querySelectorAll("a[data-play]")) {
      const isPlaying = deck.media && !deck.media.paused && pathOf(link.dataset.page) === deck.page;
      link.role = "button";
      // What is seen on it is a part of its name.
      const parts = [link.dataset.title, link.textContent.trim()].filter(Boolean).join(", ");
      link.ariaLabel = `${isPlaying ? words.pause : words.play}: ${parts}`;
      link.classList.toggle("is-playing", Boolean(isPlaying));
    }
  }
}

export const begin = async (script) => {
  readWords(script);
  await styles(script);
  return new Player();
};
