// A result to share without spoilers: how it went, not what happened.
import type { Call } from "./api";
import { day, r } from "./words";

const SIGNS: Record<string, string> = { "+": "🟩", "-": "🟥", "*": "⭐", "!": "💥" };
const MOST = 24; // signs in a row

/** The tones of a play; of a long one, what prevailed in each part. */
export function prevailing(tones: string): string[] {
  const size = Math.ceil(tones.length / MOST) || 1;
  return (tones.match(new RegExp(`.{1,${size}}`, "g")) ?? []).map(tone);
}

function tone(part: string): string {
  const decisive = part.match(/[*!]/g)?.at(-1);
  return decisive ?? (part.split("+").length >= part.split("-").length ? "+" : "-");
}

/** The same as signs of a text. */
export function signs(tones: string): string {
  return prevailing(tones)
    .map((each) => SIGNS[each] ?? "")
    .join("");
}

/** How a try ended, in one line. */
export function ending(call: Call): string {
  const { result, score } = call;
  if (!result) return "";
  const points = result.score && score && result.state !== "given-up" ? [`${score} ${result.score}`] : [];
  return [r(result.state), ...points, r("choices", { count: result.choices })].join(" · ");
}

export function shareText(call: Call): string {
  const streak = call.streak > 1 ? [streakText(call)] : [];
  return [
    `Coffret · ${call.title} · ${day(call.call)}`,
    [`${call.result?.state === "won" ? "★ " : ""}${ending(call)}`, ...streak].join(" · "),
    signs(call.result?.tones ?? ""),
  ]
    .filter(Boolean)
    .join("\n");
}

export function streakText(call: Call): string {
  return r(call.every === "day" ? "streak-day" : "streak-week", { count: call.streak });
}
