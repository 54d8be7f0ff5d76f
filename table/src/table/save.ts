// The save file of a table, put where the browser keeps what it loads down.
import { api, Refused } from "../protocol/http";
import type { Play } from "../stores/play.svelte";
import { settings } from "../stores/settings.svelte";
import { t } from "../words/words.svelte";

/** A text as a file of this device. */
export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const named = (play: Play, more = "") => `${play.table?.game ?? "table"}-${play.id}${more}.coffret`;

/** The whole play. Whether it may be had: otherwise everybody has to agree first. */
export async function saveInFull(play: Play, quiet = false): Promise<boolean> {
  try {
    download(await api.saveInFull(play.id, settings.lang, play.tokens), named(play));
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === "consent") return false;
    if (!quiet) complain(play, error);
    return true;
  }
}

/** What this seat has seen of a running play. */
export async function saveMine(play: Play): Promise<void> {
  try {
    const more = play.eyes < 0 ? "-watched" : `-${play.eyes + 1}`;
    download(await api.save(play.id, play.eyes, settings.lang, play.tokens), named(play, more));
  } catch (error) {
    complain(play, error);
  }
}

function complain(play: Play, error: unknown): void {
  play.notices.add(error instanceof Refused && error.message ? error.message : t("no-server"), true);
}
