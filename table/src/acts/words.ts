// The words of the first and the last act, and of what follows: fetched with them, not with the table.
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

export const a = wording(en, fr);
