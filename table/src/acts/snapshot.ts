// A part of this page as a picture: its styles, letters and drawings are taken along, nothing else is asked for.
const FONT = /url\("?([^")]+\.woff2?[^")]*)"?\)/;

/** Draw an element of the page, at its own size, onto a picture of so many pixels. */
export async function snapshot(element: HTMLElement, wide: number, high: number): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await sheetOf(element, wide, high))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(picture, 0, 0, wide, high);
  return new Promise((done, fail) =>
    canvas.toBlob((found) => (found ? done(found) : fail(new Error("no picture"))), "image/png"),
  );
}

async function sheetOf(element: HTMLElement, wide: number, high: number): Promise<string> {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.transform = "none";
  await Promise.all([...copy.querySelectorAll("img")].map(takeAlong));
  const write = new XMLSerializer();
  const root = document.documentElement;
  const marks = [...root.attributes].filter(({ name }) => name.startsWith("data-") || name === "style");
  const told = marks.map(({ name, value }) => `${name}="${value.replaceAll('"', "&quot;")}"`).join(" ");
  const sprites = [...document.body.children].filter((it) => it instanceof SVGSVGElement);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" lang="${root.lang}" ${told}>` +
    `<style><![CDATA[${await styles()}]]></style>${sprites.map((it) => write.serializeToString(it)).join("")}` +
    `<foreignObject width="${wide}" height="${high}">${write.serializeToString(copy)}</foreignObject></svg>`
  );
}

/** A picture inside becomes part of it. */
async function takeAlong(image: HTMLImageElement): Promise<void> {
  image.src = await asData(image.src);
  image.removeAttribute("loading");
}

/** The styles of the page, with the letters that it has loaded. */
async function styles(): Promise<string> {
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ text: rule.cssText, base: sheet.href ?? location.href, rule })),
  );
  const written = rules.map(async ({ text, base, rule }) => {
    if (!(rule instanceof CSSFontFaceRule)) return text;
    const found = FONT.exec(text)?.[1];
    const from = found ? new URL(found, base).href : "";
    return loaded.has(from) ? text.replace(/src:[^;]+;/, `src: url("${await asData(from)}");`) : "";
  });
  return (await Promise.all(written)).join("\n").replaceAll("]]>", "");
}

async function asData(address: string): Promise<string> {
  const answer = await fetch(address);
  const blob = await answer.blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}
