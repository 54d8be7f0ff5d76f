"use strict";
const specs = JSON.parse(document.getElementById("specs").textContent);
const palette = JSON.parse(document.getElementById("palette").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");

function config() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(name).trim();
  const text = { labelColor: colour("--text"), titleColor: colour("--soft"), labelFontSize: 12, titleFontSize: 12 };
  return {
    background: "transparent",
    font: "system-ui, sans-serif",
    view: { stroke: colour("--line") },
    axis: { ...text, titleFontWeight: "normal", gridColor: colour("--line"), domainColor: colour("--line"), tickColor: colour("--line") },
    legend: text,
    header: { labelColor: colour("--text"), labelFontSize: 12 },
    rule: { color: colour("--soft") },
    range: { category: palette },
  };
}

async function draw() {
  for (const place of document.querySelectorAll(".chart")) {
    const options = { actions: false, renderer: "svg", config: config() };
    await vegaEmbed(place, specs[place.dataset.spec], options);
    place.dataset.drawn = dark.matches ? "dark" : "light";
  }
}

draw();
dark.addEventListener("change", draw);
