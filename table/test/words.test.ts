import { describe, expect, it } from "vitest";
import asideEn from "../src/aside/en.json";
import asideFr from "../src/aside/fr.json";
import en from "../src/words/en.json";
import adviceEn from "../src/minds/advice.en.json";
import adviceFr from "../src/minds/advice.fr.json";
import chanceEn from "../src/minds/chance.en.json";
import chanceFr from "../src/minds/chance.fr.json";
import mindsEn from "../src/minds/en.json";
import mindsFr from "../src/minds/fr.json";
import returnsEn from "../src/returns/en.json";
import returnsFr from "../src/returns/fr.json";
import roomEn from "../src/room/en.json";
import roomFr from "../src/room/fr.json";
import { filled } from "../src/words/filled";
import fr from "../src/words/fr.json";

const words = Object.keys(en) as (keyof typeof en)[];
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const files = import.meta.glob<string>("../src/**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files).join("\n");

describe("the table's own words", () => {
  it("are the same in both languages, with the same places", () => {
    expect(Object.keys(fr)).toEqual(words);
    expect(words.map((word) => places(fr[word]))).toEqual(words.map((word) => places(en[word])));
  });

  it("are all used", () => {
    expect(words.filter((word) => !sources.includes(`"${word}"`))).toEqual([]);
  });

  it("fill their places and choose by number as their language does", () => {
    expect(filled("{count} rule|{count} rules", { count: 0 }, "en")).toBe("0 rules");
    expect(filled("{count} règle|{count} règles", { count: 0 }, "fr")).toBe("0 règle");
    expect(filled("Hello {name}", { name: "{name}" }, "en")).toBe("Hello {name}");
  });
});

describe("the words of what people return for", () => {
  const own = Object.keys(returnsEn) as (keyof typeof returnsEn)[];

  it("are the same in both languages, with the same places, and are all used", () => {
    expect(Object.keys(returnsFr)).toEqual(own);
    expect(own.map((word) => places(returnsFr[word]))).toEqual(own.map((word) => places(returnsEn[word])));
    expect(own.filter((word) => !sources.includes(`"${word}"`) && !sources.includes(`'${word}'`))).toEqual(
      [],
    );
  });
});

describe("the words of the room's screen", () => {
  const own = Object.keys(roomEn) as (keyof typeof roomEn)[];

  it("are the same in both languages, with the same places, and are all used", () => {
    expect(Object.keys(roomFr)).toEqual(own);
    expect(own.map((word) => places(roomFr[word]))).toEqual(own.map((word) => places(roomEn[word])));
    expect(own.filter((word) => !sources.includes(`r("${word}"`))).toEqual([]);
  });
});

describe("the words of what is seldom needed at a table", () => {
  const own = Object.keys(asideEn) as (keyof typeof asideEn)[];

  it("are the same in both languages, with the same places, and are all used", () => {
    expect(Object.keys(asideFr)).toEqual(own);
    expect(own.map((word) => places(asideFr[word]))).toEqual(own.map((word) => places(asideEn[word])));
    expect(own.filter((word) => !sources.includes(`"${word}"`))).toEqual([]);
  });
});

describe("the words of hints and chances that are fetched later", () => {
  it.each([
    [adviceEn, adviceFr],
    [chanceEn, chanceFr],
  ])("are the same in both languages, with the same places", (en, fr) => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    expect(Object.values(fr).map(places)).toEqual(Object.values(en).map(places));
  });
});

describe("the words of hints, chances and reviews", () => {
  const own = Object.keys(mindsEn) as (keyof typeof mindsEn)[];

  it("are the same in both languages, with the same places, and are all used", () => {
    expect(Object.keys(mindsFr)).toEqual(own);
    expect(own.map((word) => places(mindsFr[word]))).toEqual(own.map((word) => places(mindsEn[word])));
    expect(own.filter((word) => !sources.includes(`"${word}"`))).toEqual([]);
  });
});

describe("the table", () => {
  it("knows no game", () => {
    expect(sources).not.toMatch(/a-team|time-bomb|thunderbird|away-missions|liar/i);
  });

  it("loads nothing from elsewhere", () => {
    const asked = sources.replaceAll('xmlns="http://www.w3.org/2000/svg"', ""); // a name, which nobody looks up
    expect(asked.match(/https?:\/\//g)).toBeNull();
  });
});
