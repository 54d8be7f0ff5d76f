// What suits the same evening: for as many people, and about as long as what was just played.
import type { GameInfo } from "../protocol/types";

const LONGER = 1.5; // times as long as the last one may the next be at least

type Game = Pick<GameInfo, "slug" | "seats" | "minutes">;
const middle = ([least, most]: [number, number]) => (least + most) / 2;

/** The games to go on with, the most alike in length first; none that is far longer. */
export function suiting<G extends Game>(games: G[], slug: string, seats: number, most: number): G[] {
  const now = games.find((it) => it.slug === slug);
  const fits = ({ seats: [fewest, limit] }: G) => fewest <= seats && seats <= limit;
  const others = games.filter((it) => it.slug !== slug && fits(it));
  if (!now) return others.slice(0, most);
  const far = (it: G) => Math.abs(Math.log(middle(it.minutes) / middle(now.minutes)));
  return others
    .filter((it) => it.minutes[0] <= LONGER * now.minutes[1])
    .sort((one, other) => far(one) - far(other))
    .slice(0, most);
}
