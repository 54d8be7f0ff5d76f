// What is heard, measured as a whole: nothing clicks or cracks, no game is louder than another, each has its own palette.
import { describe, expect, it } from "vitest";
import type { Sound } from "../src/stores/sound";
import { heartbeats, render, TIMBRES, weightOf, type Palette } from "../src/stores/synth";

const RATE = 44_100;
const SIZE = 4096; // samples, about a tenth of a second
const SOUNDS: Sound[] = [
  ...(["dice", "card", "step", "chat", "tension"] as const),
  ...(["turn", "suspense", "good", "bad"] as const),
  ...(["triumph", "blow", "won", "lost", "end"] as const),
];
const THEMES = import.meta.glob<string>("../../src/coffret/games/*/theme.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const palettes = Object.entries(THEMES).map(([path, style]): [game: string, palette: Palette] => {
  const told = (what: string) => new RegExp(`--sound-${what}: ([^;]+);`).exec(style)?.[1] ?? "";
  return [path.split("/").at(-2) ?? "", { timbre: told("wave"), pitch: Number(told("pitch")) }];
});

/** How much of each of 2,048 bands of 11 Hz is in the loudest part of a sound. */
function spectrum(samples: Float32Array): number[] {
  const bands = new Array<number>(SIZE / 2).fill(0);
  const whole = new Float32Array(Math.max(SIZE, samples.length));
  whole.set(samples);
  for (let start = 0; start + SIZE <= whole.length; start += SIZE / 2) {
    const part = Array.from(whole.subarray(start, start + SIZE), (value, index): Complex => [
      value * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE)),
      0,
    ]);
    fourier(part)
      .slice(0, SIZE / 2)
      .forEach(([real, imaginary], band) => {
        const power = (real * real + imaginary * imaginary) / (SIZE * SIZE);
        bands[band] = Math.max(bands[band] ?? 0, power);
      });
  }
  return bands;
}

type Complex = [real: number, imaginary: number];

function fourier(values: Complex[]): Complex[] {
  const half = values.length / 2;
  if (half < 1) return values;
  const even = fourier(values.filter((_, index) => index % 2 === 0));
  const odd = fourier(values.filter((_, index) => index % 2 === 1));
  const turned = odd.map(([real, imaginary], index): Complex => {
    const [re, im] = [Math.cos((Math.PI * index) / half), -Math.sin((Math.PI * index) / half)];
    return [re * real - im * imaginary, re * imaginary + im * real];
  });
  const joined = (sign: number) =>
    even.map(([real, imaginary], index): Complex => {
      const [re, im] = turned[index] ?? [0, 0];
      return [real + sign * re, imaginary + sign * im];
    });
  return [...joined(1), ...joined(-1)];
}

/** Loudness in dB by the A curve of ears, an own measure beside that of the synth. */
function loudness(bands: number[]): number {
  const weighed = bands.map((power, band) => {
    const f = ((band + 0.5) * RATE) / SIZE;
    const a =
      (12194 ** 2 * f ** 4) /
      ((f ** 2 + 20.6 ** 2) *
        Math.sqrt((f ** 2 + 107.7 ** 2) * (f ** 2 + 737.9 ** 2)) *
        (f ** 2 + 12194 ** 2));
    return power * (1.2589 * a) ** 2;
  });
  return 10 * Math.log10(weighed.reduce((sum, power) => sum + power, 0));
}

const heard = palettes.flatMap(([game, palette]) =>
  SOUNDS.map((sound) => ({ game, sound, samples: render(sound, palette, RATE) })),
);
describe("sounds", { timeout: 120_000 }, () => {
  it("are of a timbre that is there", () => {
    expect(palettes.length).toBe(5);
    for (const [game, { timbre, pitch }] of palettes) {
      expect(TIMBRES, game).toHaveProperty(timbre);
      expect(pitch, game).toBeGreaterThan(0);
    }
  });

  it.each(heard)("neither click nor crack: $sound of $game", ({ samples }) => {
    expect(samples.every((value) => Math.abs(value) < 0.9)).toBe(true);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(samples.length / RATE).toBeLessThan(2.5);
    let jump = 0;
    for (let index = 1; index < samples.length; index += 1)
      jump = Math.max(jump, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
    expect(jump).toBeLessThan(0.5);
  });

  it("are even between games, and louder the more they tell", () => {
    const levels = { small: [] as number[], middle: [] as number[], big: [] as number[] };
    for (const { sound, samples } of heard) {
      if (sound === "tension") continue; // it is felt rather than heard
      levels[weightOf(sound)].push(loudness(spectrum(samples)));
    }
    const middle = ([...all]: number[]) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
    for (const [weight, all] of Object.entries(levels))
      for (const level of all) expect(Math.abs(level - middle(all)), weight).toBeLessThan(7);
    expect(middle(levels.middle) - middle(levels.small)).toBeGreaterThan(1);
    expect(middle(levels.big) - middle(levels.middle)).toBeGreaterThan(1);
  });

  it("have a palette of their own in each game", () => {
    const bands = palettes.map(([, palette]) => spectrum(render("won", palette, RATE)).map(Math.sqrt));
    const alike = (a: number[], b: number[]) => {
      const dot = (x: number[], y: number[]) =>
        x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
      return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
    };
    bands.forEach((one, index) =>
      bands.slice(index + 1).forEach((other) => expect(alike(one, other)).toBeLessThan(0.95)),
    );
  });

  it("beat faster and higher the longer it is tense", () => {
    const every = (level: number) => (heartbeats(level)[2]?.[0] ?? 0) - (heartbeats(level)[0]?.[0] ?? 0);
    const pitch = (level: number) => heartbeats(level)[0]?.[1] ?? 0;
    for (const level of [0, 1, 2, 3]) {
      expect(every(level + 1)).toBeLessThan(every(level));
      expect(pitch(level + 1)).toBeGreaterThan(pitch(level));
    }
    expect(every(4)).toBeGreaterThan(0.4); // still a heart
    expect(heartbeats(40)).toEqual(heartbeats(4));
  });

  it("of a theme that names a timbre nobody knows are heard all the same", () => {
    expect(render("turn", { timbre: "kazoo", pitch: 1 }, RATE)).toEqual(
      render("turn", { timbre: "triangle", pitch: 1 }, RATE),
    );
  });
});
