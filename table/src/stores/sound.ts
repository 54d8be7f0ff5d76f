// A few soft sounds, made by the browser itself, silent until they are switched on.
import { settings } from "./settings.svelte";

type Sound = "dice" | "card" | "step" | "turn" | "chat" | "end";
type Note = [start: number, frequency: number, length: number];

const NOTES: Record<Sound, Note[]> = {
  dice: [0, 0.09, 0.17, 0.27, 0.38].map((start, index) => [start, 180 + 40 * (index % 3), 0.04]),
  card: [[0, 520, 0.05]],
  step: [[0, 300, 0.06]],
  turn: [
    [0, 523, 0.12],
    [0.13, 659, 0.18],
  ],
  chat: [[0, 880, 0.07]],
  end: [
    [0, 523, 0.15],
    [0.16, 659, 0.15],
    [0.32, 784, 0.35],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound) return;
  context ??= new AudioContext();
  for (const [start, frequency, length] of NOTES[sound])
    ring(context, context.currentTime + start, frequency, length);
}

function ring(audio: AudioContext, start: number, frequency: number, length: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
