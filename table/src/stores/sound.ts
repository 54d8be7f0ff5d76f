// A few soft sounds, made by the browser itself once somebody has touched the page. A theme colours them:
// --sound-wave is how they swing, --sound-pitch how high they are. Nothing is told by a sound alone.
import { settings } from "./settings.svelte";

export type Sound =
  | "dice"
  | "card"
  | "step"
  | "turn"
  | "chat"
  | "suspense"
  | "good"
  | "bad"
  | "triumph"
  | "blow"
  | "won"
  | "lost"
  | "end";
type Note = [start: number, frequency: number, length: number];
type Beat = [start: number, brightness: number, length: number]; // a noise rather than a tone

const row = (frequencies: number[], step: number, length: number): Note[] =>
  frequencies.map((frequency, index) => [index * step, frequency, length]);

const NOTES: Record<Sound, Note[]> = {
  dice: [],
  card: [[0, 520, 0.05]],
  step: [[0, 300, 0.06]],
  turn: row([523, 659], 0.13, 0.16),
  chat: [[0, 880, 0.07]],
  suspense: row([196, 196, 208], 0.2, 0.1),
  good: row([659, 880], 0.09, 0.16),
  bad: row([311, 233], 0.12, 0.22),
  triumph: row([523, 659, 784, 1047], 0.11, 0.3),
  blow: row([110, 73], 0.1, 0.6),
  won: row([523, 659, 784, 659, 784, 1047], 0.13, 0.32),
  lost: row([392, 370, 349, 262], 0.2, 0.4),
  end: row([523, 659, 784], 0.16, 0.25),
};
const BEATS: Partial<Record<Sound, Beat[]>> = {
  dice: [0, 0.09, 0.17, 0.27, 0.38, 0.5].map((start) => [start, 1800, 0.05]),
  card: [[0, 3200, 0.06]],
  blow: [[0, 420, 1.1]],
};
const WAVES: readonly string[] = ["sine", "triangle", "square", "sawtooth"];

let context: AudioContext | null = null;
let touched = false; // a browser lets nothing be heard before

/** From the first touch on sounds can be heard. */
export function listen(): void {
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, () => (touched = true), { once: true });
}

export function play(sound: Sound): void {
  if (!settings.kept.sound || !touched) return;
  context ??= new AudioContext();
  const style = getComputedStyle(document.documentElement);
  const wave = style.getPropertyValue("--sound-wave").trim();
  const pitch = Number(style.getPropertyValue("--sound-pitch")) || 1;
  const now = context.currentTime;
  for (const [start, frequency, length] of NOTES[sound])
    ring(
      context,
      WAVES.includes(wave) ? (wave as OscillatorType) : "triangle",
      now + start,
      frequency * pitch,
      length,
    );
  for (const [start, brightness, length] of BEATS[sound] ?? [])
    rattle(context, now + start, brightness * pitch, length);
}

function ring(
  audio: AudioContext,
  wave: OscillatorType,
  start: number,
  frequency: number,
  length: number,
): void {
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.value = frequency;
  const loud = wave === "square" || wave === "sawtooth" ? 0.05 : 0.12;
  tone.connect(fading(audio, start, length, loud)).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

function rattle(audio: AudioContext, start: number, brightness: number, length: number): void {
  const noise = audio.createBufferSource();
  noise.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const signs = noise.buffer.getChannelData(0);
  for (let index = 0; index < signs.length; index += 1) signs[index] = Math.random() * 2 - 1;
  const dull = audio.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = brightness;
  noise
    .connect(dull)
    .connect(fading(audio, start, length, 0.3))
    .connect(audio.destination);
  noise.start(start);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return node;
}
