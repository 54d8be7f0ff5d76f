// A few soft sounds, made by the browser itself once somebody has touched the page. A theme colours them:
// --sound-wave is how they sound, --sound-pitch how high they are. Nothing is told by a sound alone.
import { settings, type Loudness } from "./settings.svelte";

export type Sound =
  | "dice"
  | "card"
  | "step"
  | "turn"
  | "chat"
  | "tension"
  | "suspense"
  | "good"
  | "bad"
  | "triumph"
  | "blow"
  | "won"
  | "lost"
  | "end";

const VOLUME: Record<Loudness, number> = { off: 0, low: 0.35, full: 1 };
const HUSH = 0.12; // seconds in which what is heard falls away
const synth = () => import("./synth"); // comes with the first touch

let context: AudioContext | null = null;
let out: GainNode | null = null; // what is heard now goes through it
let silent = false; // the screen of the room is heard instead
let touched = false; // a browser lets nothing be heard before
const made = new Map<string, AudioBuffer>();

/** From the first touch on sounds can be heard. */
export function listen(): void {
  const touch = () => {
    if (!touched) void synth();
    touched = true;
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touch, { once: true });
}

/** `level`: for how long it has been tense. */
export function play(sound: Sound, level = 0): void {
  if (settings.kept.sound === "off" || !touched || silent) return;
  void ring(sound, level);
}

/** People in one room hear its screen, and no device beside it. */
export function silence(on: boolean): void {
  silent = on;
}

/** What is heard falls away: something is about to be revealed. */
export function hush(): void {
  if (!context || !out) return;
  out.gain.setTargetAtTime(0, context.currentTime, HUSH / 3);
  out = null;
}

async function ring(sound: Sound, level: number): Promise<void> {
  const { render } = await synth();
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = VOLUME[settings.kept.sound];
  const style = getComputedStyle(document.documentElement);
  const timbre = style.getPropertyValue("--sound-wave").trim();
  const pitch = Number(style.getPropertyValue("--sound-pitch")) || 1;
  const name = [sound, level, timbre, pitch].join();
  let buffer = made.get(name);
  if (!buffer) {
    const samples = render(sound, { timbre, pitch }, context.sampleRate, level);
    buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(out);
  source.start();
}
