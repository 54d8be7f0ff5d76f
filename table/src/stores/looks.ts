// Looks that medals have unlocked, as they are worn on this device: colours of a game's theme, by property.
export interface Look {
  id: string;
  look: Record<string, string>;
}

const KEY = "coffret.looks";
const COLOUR = /^#[0-9a-f]{6}$/;

function read(): Record<string, Look> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Look>;
  } catch {
    return {};
  }
}

export const looks = {
  of: (game: string): Look | undefined => read()[game],

  keep(game: string, look: Look | null): void {
    const kept = read();
    if (look) kept[game] = look;
    else delete kept[game];
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing wears what comes
    }
  },

  /** Put on what is worn with a game, and take off what was worn before. */
  wear(game: string): void {
    const { style } = document.documentElement;
    for (const name of [...style]) if (name.startsWith("--")) style.removeProperty(name);
    for (const [name, colour] of Object.entries(read()[game]?.look ?? {}))
      if (name.startsWith("--") && COLOUR.test(colour)) style.setProperty(name, colour);
  },
};
