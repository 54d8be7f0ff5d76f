// How sounds are made: each is computed whole, from notes and knocks in the timbre of a theme, and brought to the
// loudness of its kind, so that no game and no sound is louder than another of its kind.
import type { Sound } from "./sound";

type Note = [start: number, frequency: number, length: number];
type Knock = [start: number, brightness: number, length: number]; // a noise rather than a tone
type Weight = "small" | "middle" | "big";

/** How notes of a theme sound. */
export interface Timbre {
  partials: [ratio: number, share: number, decay: number][]; // what swings along, and how much sooner it fades
  attack: number; // seconds
  vibrato?: number; // share of the frequency, six times a second
  glide?: boolean; // each note begins where the one before ended
}

export interface Palette {
  timbre: string;
  pitch: number;
}

const harmonics = (...shares: number[]): Timbre["partials"] =>
  shares.map((share, index) => [index + 1, share, 1 + index / 2]);

export const TIMBRES: Record<string, Timbre> = {
  sine: { partials: harmonics(1), attack: 0.012 },
  triangle: { partials: harmonics(1, 0, 0.11, 0, 0.04), attack: 0.01 },
  square: { partials: harmonics(1, 0, 0.33, 0, 0.2, 0, 0.14), attack: 0.01 },
  sawtooth: { partials: harmonics(1, 0.5, 0.33, 0.25, 0.2, 0.16), attack: 0.01 },
  bell: {
    partials: [
      [1, 1, 1],
      [2.76, 0.5, 2.2],
      [5.4, 0.25, 4],
      [8.93, 0.1, 6],
    ],
    attack: 0.003,
  },
  brass: { partials: harmonics(1, 0.8, 0.65, 0.45, 0.28, 0.16, 0.08), attack: 0.035 },
  reed: { partials: harmonics(1, 0.1, 0.45, 0.08, 0.2), attack: 0.02 },
  theremin: { partials: harmonics(1, 0.22, 0.06), attack: 0.06, vibrato: 0.012, glide: true },
};

const row = (frequencies: number[], step: number, length: number): Note[] =>
  frequencies.map((frequency, index) => [index * step, frequency, length]);

const NOTES: Record<Sound, Note[]> = {
  dice: [],
  card: [[0, 520, 0.06]],
  step: [[0, 300, 0.08]],
  turn: row([523, 659], 0.13, 0.2),
  chat: [[0, 880, 0.09]],
  tension: [],
  suspense: row([196, 196, 208], 0.2, 0.14),
  good: row([659, 880], 0.09, 0.2),
  bad: row([311, 233], 0.12, 0.26),
  triumph: row([523, 659, 784, 1047], 0.11, 0.4),
  blow: row([147, 98], 0.1, 0.7),
  won: row([523, 659, 784, 659, 784, 1047], 0.13, 0.42),
  lost: row([392, 370, 349, 262], 0.2, 0.5),
  end: row([523, 659, 784], 0.16, 0.3),
};
const KNOCKS: Partial<Record<Sound, Knock[]>> = {
  dice: [0, 0.09, 0.17, 0.27, 0.38, 0.5].map((start) => [start, 1800, 0.05]),
  card: [[0, 3200, 0.06]],
  blow: [[0, 1100, 1.1]],
};
const SMALL: Sound[] = ["dice", "card", "step", "chat", "tension"];
const BIG: Sound[] = ["triumph", "blow", "won", "lost", "end"];
const LOUD: Record<Weight, number> = { small: 0.03, middle: 0.055, big: 0.09 }; // mean swing of the loudest tenth of a second
// What is short, or deep, is heard less than it measures.
const TRIM: Partial<Record<Sound, number>> = { card: 2, step: 1.5, chat: 1.4, dice: 0.75, blow: 1.5 };
const PEAK = 0.85;
const DEEP = 380; // Hz, below which ears hear less and less
const RELEASE = 0.03; // seconds in which a note is gone

export function weightOf(sound: Sound): Weight {
  return SMALL.includes(sound) ? "small" : BIG.includes(sound) ? "big" : "middle";
}

/** A heart that beats the faster and higher, the longer something hangs in the balance. */
export function heartbeats(level: number): Note[] {
  const high = Math.min(level, 4);
  const pause = 0.8 - 0.07 * high;
  const beats = Array.from({ length: 2 + Math.floor(high / 2) }, (_, index) => index * pause);
  const pitch = 58 * (1 + 0.06 * high);
  return beats.flatMap((start): Note[] => [
    [start, pitch, 0.16],
    [start + 0.17, pitch * 0.92, 0.2],
  ]);
}

/** A sound as samples. `level`: for how long it has been tense. */
export function render(sound: Sound, palette: Palette, rate: number, level = 0): Float32Array<ArrayBuffer> {
  const timbre = (sound === "tension" ? TIMBRES["sine"] : TIMBRES[palette.timbre]) ?? TIMBRES["triangle"];
  const notes = sound === "tension" ? heartbeats(level) : NOTES[sound];
  const knocks = KNOCKS[sound] ?? [];
  const ends = [...notes, ...knocks].map(([start, , length]) => start + length + RELEASE);
  const samples = new Float32Array(Math.ceil(Math.max(...ends) * rate));
  let before = 0;
  for (const [start, frequency, length] of notes) {
    const pitch = frequency * (sound === "tension" ? 1 : palette.pitch);
    ring(samples, rate, timbre as Timbre, [start, pitch, length], before || pitch);
    before = pitch;
  }
  const noise = random(sound.length);
  for (const [start, brightness, length] of knocks)
    rattle(samples, rate, [start, brightness * palette.pitch, length], noise);
  return levelled(samples, rate, LOUD[weightOf(sound)] * (TRIM[sound] ?? 1));
}

function ring(
  samples: Float32Array,
  rate: number,
  timbre: Timbre,
  [start, pitch, length]: Note,
  from: number,
): void {
  const first = Math.floor(start * rate);
  const count = Math.min(samples.length - first, Math.ceil((length + RELEASE) * rate));
  let phase = 0;
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    const slide = timbre.glide ? Math.exp(-time * 40) : 0;
    const sway = 1 + (timbre.vibrato ?? 0) * Math.sin(2 * Math.PI * 6 * time);
    phase += (2 * Math.PI * (pitch + (from - pitch) * slide) * sway) / rate;
    let value = 0;
    for (const [ratio, share, decay] of timbre.partials)
      if (ratio * pitch < rate / 2.2)
        value += share * Math.sin(ratio * phase) * Math.exp((-3 * decay * time) / length);
    samples[first + index] = (samples[first + index] ?? 0) + value * shape(time, length, timbre.attack);
  }
}

function rattle(
  samples: Float32Array,
  rate: number,
  [start, bright, length]: Knock,
  noise: () => number,
): void {
  const first = Math.floor(start * rate);
  const count = Math.min(samples.length - first, Math.ceil((length + RELEASE) * rate));
  const pass = 1 - Math.exp((-2 * Math.PI * bright) / rate);
  let low = 0;
  let lower = 0;
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    low += pass * (noise() - low);
    lower += pass * (low - lower);
    const value = lower * Math.exp((-5 * time) / length) * shape(time, length, 0.004);
    samples[first + index] = (samples[first + index] ?? 0) + 3 * value;
  }
}

/** It swells, stays, and is gone before it ends: nothing clicks. */
function shape(time: number, length: number, attack: number): number {
  const rise = Math.min(1, time / Math.min(attack, length / 3));
  const fall = Math.min(1, Math.max(0, (length + RELEASE - time) / RELEASE));
  return rise * fall;
}

/** Bring the loudest tenth of a second to a loudness, as ears hear it: the deep is less loud than it is strong. */
function levelled(samples: Float32Array<ArrayBuffer>, rate: number, loud: number): Float32Array<ArrayBuffer> {
  const heard = shallow(shallow(samples, rate), rate);
  const span = Math.round(rate / 10);
  let [sum, most, peak] = [0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    sum += (heard[index] ?? 0) ** 2 - (heard[index - span] ?? 0) ** 2;
    most = Math.max(most, sum);
    peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  }
  const gain = Math.min(loud / Math.sqrt(most / span || 1), PEAK / (peak || 1));
  return samples.map((value) => value * gain);
}

/** Without what is deep. */
function shallow(samples: Float32Array, rate: number): Float32Array {
  const pass = Math.exp((-2 * Math.PI * DEEP) / rate);
  let [high, last] = [0, 0];
  return samples.map((value) => {
    high = pass * (high + value - last);
    last = value;
    return high;
  });
}

/** Noise that is the same each time. */
function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
