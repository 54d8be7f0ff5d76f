// The words of the room's screen: fetched with it, not with the table.
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

export const r = wording(en, fr);
