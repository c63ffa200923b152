import { findInfinitives } from "../verb-forms.ts";
import { wordSet } from "../word-lists.ts";

/** Endings of regular verbs without accents: the persons of each tense and the participles. */
const endings = {
  er: wordSet(
    "e es ee ees ons ez ent ais ait ions iez aient ai as a ames erent erai era eras erons eront erais erait eraient ant ants",
  ),
  ir: wordSet(
    "i is it ie ies issons issez issent issais issait issaient irent irai ira irons iront irais irait issant",
  ),
  re: wordSet("s u ue us ues ons ez ent ais ait aient is it rai ra rons ront rais rait ant"),
};

/** Verbs whose stem is spelt otherwise in some forms: "mangeait" of "manger", "appelle" of "appeler". */
const spellings = [
  [/ll$/, "l"],
  [/tt$/, "t"],
  [/i$/, "y"],
] as const;

export const infinitivesOf = findInfinitives({ endings, spellings });
