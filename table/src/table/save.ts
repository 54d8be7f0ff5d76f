// The save file of a table, put where the browser keeps what it loads down.
import { api, Refused } from "../protocol/http";
import type { Play } from "../stores/play.svelte";
import { t } from "../words/words.svelte";

export async function save(play: Play): Promise<void> {
  try {
    const text = await api.save(play.id, play.tokens);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${play.table?.game ?? "table"}-${play.id}.coffret`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch (error) {
    play.notices.add(error instanceof Refused && error.message ? error.message : t("no-server"), true);
  }
}
