// The words of what people say to each other: fetched with it, not with the table.
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

export const s = wording(en, fr);
