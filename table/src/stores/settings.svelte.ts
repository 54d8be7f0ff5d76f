// What a person has set on this device: language, light, motion, whether events wait, sound, how choices are confirmed.
export type Tone = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Events = "slow" | "auto" | "fast" | "step" | "now";
export type Loudness = "off" | "low" | "full";
export type Confirm = "board" | "free" | "final" | "always" | "never";

interface Kept {
  lang: string;
  tone: Tone;
  motion: Motion;
  events: Events;
  sound: Loudness;
  confirm: Confirm;
  curtain: boolean;
  notify: boolean; // the browser calls when it is one's turn and nobody looks
  obvious: boolean; // an option that is the only one acts by itself
  chance: boolean; // how likely one is to win is shown while one plays
  name: string;
  setups: Record<string, Record<string, boolean | number | string>>; // by game, the options that were played last
}

const KEY = "coffret.settings";
const DEFAULTS: Kept = {
  lang: "",
  tone: "auto",
  motion: "auto",
  events: "auto",
  sound: "full",
  confirm: "board",
  curtain: true,
  notify: false,
  obvious: false,
  chance: false,
  name: "",
  setups: {},
};

class Settings {
  kept: Kept = $state({ ...DEFAULTS, ...read() });
  private systemDark = $state(false);
  private systemStill = $state(false);

  /** The language in use: the one chosen, or the browser's if the box speaks it. */
  lang = $derived(this.kept.lang || (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en"));
  tone = $derived(this.kept.tone === "auto" ? (this.systemDark ? "dark" : "light") : this.kept.tone);
  /** How fast events follow each other; 0 is all at once. */
  speed = $derived({ slow: 0.5, auto: 1, fast: 2, step: 1, now: 0 }[this.kept.events] ?? 1);
  moves = $derived(this.kept.motion === "auto" ? !this.systemStill : this.kept.motion === "on");

  constructor() {
    watch("(prefers-color-scheme: dark)", (on) => (this.systemDark = on));
    watch("(prefers-reduced-motion: reduce)", (on) => (this.systemStill = on));
  }

  set<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
    this.kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

/** Which loudness comes next where one tap goes through them. */
export const NEXT: Record<Loudness, Loudness> = { full: "low", low: "off", off: "full" };

function read(): Partial<Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (typeof kept.sound === "boolean") kept.sound = kept.sound ? "full" : "off"; // until 0.3.0
    return kept;
  } catch {
    return {};
  }
}

function watch(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

export const settings = new Settings();
