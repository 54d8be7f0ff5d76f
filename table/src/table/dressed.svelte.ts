// A page that shows a play speaks the person's language and wears the look of its game.
import { shelf } from "../stores/box.svelte";
import type { Play } from "../stores/play.svelte";
import { settings } from "../stores/settings.svelte";
import { theme } from "../stores/theme.svelte";

export function dress(play: Play): void {
  $effect(() => {
    if (play.table && !play.table.undecided) shelf.fetch(settings.lang, play.table.game);
  });
  $effect(() => play.speak(settings.lang));
  $effect(() => {
    const game = play.table?.undecided ? "" : play.table?.game;
    const files = game ? shelf.game(game)?.files : undefined;
    if (game && files) theme.wear(game, files);
    if (game === "") document.documentElement.dataset["dressed"] = ""; // the box's own look, as long as there is no game
  });
}
