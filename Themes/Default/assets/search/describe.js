// What there is to show of an episode that was found.

import { index, load, placeOf, root } from "./files.js";

/** Title, address, day and passage of a hit. */
export const describe = async ({ episode, passage }) => {
  const head = await index();
  const file = placeOf(head.episodes, episode);
  const list = await load("episodes-" + file, head.state);
  const [link, title, day, date, first] = list[episode - head.episodes[file]];
  let text = "";
  let seconds = null;
  if (head.texts.length) {
    const place = placeOf(head.texts, first + passage);
    const found = (await load("texts-" + place, head.state))[first + passage - head.texts[place]];
    if (Array.isArray(found)) [seconds, text] = found;
    else text = found ?? "";
  }
  const url = new URL(link, root);
  if (seconds !== null) url.hash = "t=" + seconds;
  // Composed as the words are that are looked for in them.
  return { url: url.href, title: title.normalize("NFC"), day, date, text: text.normalize("NFC"), seconds };
};
