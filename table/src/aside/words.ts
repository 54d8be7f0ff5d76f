// The words of what is seldom needed at a table: fetched with it.
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

export const a = wording(en, fr);
