// Episodes that have a word.

import { index, load, placeOf } from "./files.js";

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** The numbers of episodes are written as differences, in digits of five bits. */
const decode = (code) => {
  const numbers = [];
  let number = 0;
  let shift = 0;
  for (const digit of code) {
    const value = values.get(digit);
    number += (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    numbers.push(number);
    number = 0;
    shift = 0;
  }
  const postings = [];
  let episode = 0;
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    episode += numbers[i];
    postings.push({ episode, weight: numbers[i + 1], passage: numbers[i + 2] });
  }
  return postings;
};

/** In the order of the catalog. */
export const postingsOf = async (term) => {
  const head = await index();
  const list = await load("terms-" + placeOf(head.terms, term), head.state);
  // Words and codes by turns: a code may look like a word.
  for (let i = 0; i < list.length; i += 2) if (list[i] === term) return decode(list[i + 1]);
  return [];
};
