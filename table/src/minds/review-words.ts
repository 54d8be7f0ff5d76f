// The words of reviews: fetched with them, not with hints, which are there from the first moment.
import { wording } from "../words/wording";
import en from "./review.en.json";
import fr from "./review.fr.json";

export const r = wording(en, fr);
