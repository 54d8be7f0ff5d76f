// What a win chance is made of, in words: fetched when somebody asks.
import { wording } from "../words/wording";
import en from "./chance.en.json";
import fr from "./chance.fr.json";

export const c = wording(en, fr);
