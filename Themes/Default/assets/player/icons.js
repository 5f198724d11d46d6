// The drawings on buttons: strokes and fills in the colour of the text, on 24 units.

const drawings = {
  play: { fill: "M7.5 4.6v14.8L19.5 12z" },
  pause: { fill: "M6.5 5h4v14h-4zM13.500 5h4v14h-4z" },
  back: { line: "M8.800 5.300a8 8 0 1 1-4.300 4.200M10.700 2.300 8 5.500l3.300 2.500", text: "15" },
  forward: { line: "M15.200 5.300a8 8 0 1 0 4.300 4.200M13.300 2.300 16 5.500l-3.300 2.500", text: "30" },
  loud: { fill: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4z", line: "M15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" },
  quiet: { fill: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4z", line: "m15.500 9.500 5 5m0-5-5 5" },
  captions: { line: "M4 5.500h16v13H4zM7.500 12h4m2 0h3M7.500 15h2m2 0h5" },
  next: { fill: "M5.500 5.500v13l9.500-6.500z", line: "M17.500 6v12" },
  full: { line: "M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15" },
  close: { line: "m6.500 6.500 11 11m0-11-11 11" },
};

const element = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

export const icon = (name) => {
  const { fill, line, text } = drawings[name];
  const svg = element("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  if (fill) svg.append(element("path", { d: fill, fill: "currentColor" }));
  if (line) {
    svg.append(element("path", {
      d: line, fill: "none", stroke: "currentColor", "stroke-width": "1.7", "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }));
  }
  if (text) {
    const number = element("text", { x: "12", y: "16", "text-anchor": "middle", fill: "currentColor" });
    number.textContent = text;
    svg.append(number);
  }
  return svg;
};
