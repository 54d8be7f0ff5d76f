// Starting a lesson: the server knows who sits where, and what is dealt.
import { api, Refused } from "../protocol/http";
import { t } from "../words/words.svelte";
import { keyRing } from "./keys.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Begin a first game that teaches and go to its table; or return what went wrong. */
export async function startLesson(game: string, lesson: string, leave?: () => void): Promise<string> {
  try {
    const made = await api.create({
      game,
      options: {},
      seats: [{ kind: "person", name: settings.kept.name }],
      lang: settings.lang,
      lesson,
    });
    keyRing.keepMade(made, { lesson: `${game}/${lesson}` });
    leave?.();
    router.go(`/table/${made.table}`);
    return "";
  } catch (error) {
    return error instanceof Refused ? error.sentence || t("no-server") : String(error);
  }
}
