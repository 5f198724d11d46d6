// Animates cells from their old to their new positions, and fades in new ones, unless the visitor prefers less motion.

const duration = 250;
const name = "sitegen-move";

const isSeen = (frame) =>
  frame.bottom > -innerHeight && frame.top < 2 * innerHeight && frame.right > 0 && frame.left < innerWidth;

const withMotion = (change) => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return change();
  const before = new Map(allCells().map((cell) => [cell, cell.getBoundingClientRect()]));
  change();
  const cells = allCells();
  // Cells that are still moving continue from their visible position.
  for (const cell of cells) {
    for (const animation of cell.getAnimations()) if (animation.id === name) animation.cancel();
  }
  const frames = cells.map((cell) => cell.getBoundingClientRect());
  cells.forEach((cell, index) => {
    const to = frames[index];
    const from = before.get(cell);
    if (!to.width || !to.height || !(isSeen(to) || (from && isSeen(from)))) return;
    const start = from?.width ? moved(from, to) : { opacity: 0, transform: "scale(0.96)" };
    if (start) cell.animate([start, {}], { duration, easing: "ease-out", id: name });
  });
};

const moved = (from, to) => {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const [width, height] = [from.width / to.width, from.height / to.height];
  if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5 && Math.abs(width - 1) < 0.01 && Math.abs(height - 1) < 0.01) return null;
  return { transform: `translate(${x}px, ${y}px) scale(${width}, ${height})`, transformOrigin: "0 0" };
};
