// What the player says, in the language of the page: the theme's words, which the script's element carries.

export const words = {};

export const readWords = (script) => {
  for (const [name, text] of Object.entries(script.dataset)) words[name] = text;
};
