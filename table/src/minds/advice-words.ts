// The words of a hint: fetched when one is asked for.
import { wording } from "../words/wording";
import en from "./advice.en.json";
import fr from "./advice.fr.json";

export const a = wording(en, fr);
