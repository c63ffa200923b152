import { findInfinitives } from "../verb-forms.ts";
import { wordSet } from "../word-lists.ts";

/** Endings of regular verbs without accents: the persons of each tense, the participle and the gerund. */
const endings = {
  ar: wordSet(
    "ar o as a amos an e aste o asteis aron aba abas abamos aban are ara aras aremos aran aria arias ariamos arian ando ado ada ados adas es emos en ase asen",
  ),
  er: wordSet(
    "er o es e emos en i iste io imos ieron yeron ia ias iamos ian ere era eras eremos eran eria erias eriamos erian iendo yendo ido ida idos idas a as amos an iera ieran",
  ),
  ir: wordSet(
    "ir o es e imos en i iste io ieron yeron ia ias iamos ian ire ira iras iremos iran iria irias iriamos irian iendo yendo ido ida idos idas a as amos an iera ieran",
  ),
};

/** Pronouns after an infinitive, a gerund or a command: "quitarle", "pónmelo". */
const pronouns = /(?:(?:me|te|se|nos)?l[aeo]s?|me|te|se|nos)$/;

/** Verbs whose stem is spelt otherwise before "e": "saqué" of "sacar", "agregué" of "agregar". */
const spellings = [
  [/qu$/, "c"],
  [/gu$/, "g"],
  [/c$/, "z"],
] as const;

export const infinitivesOf = findInfinitives({ endings, pronouns, spellings });
