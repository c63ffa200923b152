import { findInfinitives } from "../verb-forms.ts";
import { wordSet } from "../word-lists.ts";

/** Endings of regular verbs: the persons of the present and the past, and the participle. */
const endings = {
  en: wordSet("e st est t et te test ten tet ete etest eten end"),
  n: wordSet("e st t te test ten tet"),
};

const prefixes =
  "ab an auf aus bei dabei dazu dar drauf durch ein fest heim her heraus herein herum hin hinaus hinein hinzu hoch los mit nach raus rein rauf ran rum runter rueber um unter vor vorbei weg weiter wieder zu zurueck zusammen";

/** What is between a prefix and its verb: "nachgefragt", "nachzufragen". */
const infix = new RegExp(
  `^(${prefixes.replaceAll(" ", "|")})?ge(?=..)|^(${prefixes.replaceAll(" ", "|")})zu(?=..)`,
);

const ofForm = findInfinitives({ endings, spellings: [] });

export const infinitivesOf = (word: string): readonly string[] => {
  const bare = word.replace(infix, "$1$2");
  return [...new Set([word, bare])].flatMap((one) => [one, ...ofForm(one)]);
};
