// The arrow keys lead to the pictures before and after the one that is seen. Without this script, links do.

const frameOf = (strip) => {
  const place = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
  return strip.children[place];
};

document.addEventListener("keydown", (event) => {
  const strip = document.querySelector(".viewer-strip");
  const { key, target } = event;
  if (!strip || (key !== "ArrowLeft" && key !== "ArrowRight") || event.defaultPrevented) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (target !== document.body && !target.closest("main")) return;
  const isNext = (key === "ArrowRight") === (getComputedStyle(strip).direction === "ltr");
  const link = frameOf(strip)?.querySelector(isNext ? "a[rel=next]" : "a[rel=prev]");
  if (!link) return;
  event.preventDefault();
  link.click();
});
