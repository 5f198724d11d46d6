// A cell is identified in its list by its link, which is the address of its episode. Cells without a link, or with
// equal links, are identified by their number among these.

const cellsOf = (list) =>
  [...list.querySelectorAll("li")].filter((cell) => cell.parentElement.closest("ol, ul") === list);
const allCells = () => [...document.querySelectorAll(".cl-list")].flatMap(cellsOf);

const addressOf = (cell) => cell.querySelector("a[href]")?.getAttribute("href") ?? "";

const cellKeys = (cells) => {
  const seen = new Map();
  return cells.map((cell) => {
    const address = addressOf(cell);
    const number = (seen.get(address) ?? 0) + 1;
    seen.set(address, number);
    return `cell ${number} ${address}`;
  });
};

// Cells that move to a different box of their list, by the cells that they become.
const movesBetweenBoxes = (live, base, next) => {
  const [lives, bases, nexts] = [live, base, next].map(cellsOf);
  const moves = new Map();
  if (lives.length !== bases.length) return moves;
  const only = (cells) => {
    const addresses = cells.map(addressOf);
    const counts = Map.groupBy(addresses, (address) => address);
    return new Map(addresses.map((address, index) => [address, index]).filter(([name]) => counts.get(name).length === 1));
  };
  const old = only(bases);
  for (const [address, index] of only(nexts)) {
    const place = old.get(address);
    if (place !== undefined) moves.set(nexts[index], { live: lives[place], base: bases[place] });
  }
  return moves;
};
