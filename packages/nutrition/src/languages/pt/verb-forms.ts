import { findInfinitives } from "../verb-forms.ts";
import { wordSet } from "../word-lists.ts";

/** Endings of regular verbs without accents: the persons of each tense, the participle and the gerund. */
const endings = {
  ar: wordSet(
    "ar o as a amos am ei aste ou aram ava avas avamos avam arei ara aras aremos arao aria arias ariamos ariam ando ado ada ados adas e es emos em asse assem",
  ),
  er: wordSet(
    "er o es e emos em i este eu eram ia ias iamos iam erei era eras eremos erao eria erias eriamos eriam endo ido ida idos idas a as amos am esse essem",
  ),
  ir: wordSet(
    "ir o es e imos em i iste iu iram ia ias iamos iam irei ira iras iremos irao iria irias iriamos iriam indo ido ida idos idas a as amos am isse issem",
  ),
};

/** Verbs whose stem is spelt otherwise before "e": "toquei" of "tocar", "joguei" of "jogar". */
const spellings = [
  [/qu$/, "c"],
  [/gu$/, "g"],
] as const;

export const infinitivesOf = findInfinitives({ endings, spellings });
