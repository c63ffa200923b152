import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Lexicon, LexiconEntry } from "./lexicon.ts";

/** Shorter parts are found in too many words. */
const minPartLength = 3;
const maxParts = 3;
/** Longer words are none of food, and dividing them would take long. */
const maxLength = 40;

/** The translation of a word that is joined from known ones: "Käsebrot" is "bread with cheese". */
export function translateCompound(
  word: string,
  pack: LanguagePack,
  lexicon: Lexicon,
  parts = maxParts,
): string | undefined {
  if (!pack.compounds || parts < 2 || word.length > maxLength) return undefined;
  const { joints, heads, partsWithoutFood } = pack.compounds;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const last = word.slice(at);
    const head = lexicon.words.get(last) ?? lexicon.stems.get(pack.stem(last));
    if (!head) continue;
    if (partsWithoutFood?.has(last)) return head;
    const first = translateFirst(word.slice(0, at), joints, pack, lexicon, parts);
    if (!first) continue;
    const template = heads.get(last) ?? heads.get(pack.stem(last)) ?? `{} ${head}`;
    return template.replace("{}", first);
  }
  return undefined;
}

function translateFirst(
  word: string,
  joints: readonly string[],
  pack: LanguagePack,
  lexicon: Lexicon,
  parts: number,
): string | undefined {
  if (pack.compounds?.notFirst?.has(word)) return undefined;
  for (const joint of ["", ...joints]) {
    const part = joint !== "" && word.endsWith(joint) ? word.slice(0, -joint.length) : word;
    if (part.length < minPartLength) continue;
    const known = lexicon.words.get(part) ?? lexicon.stems.get(pack.stem(part));
    if (known) return known;
  }
  return translateCompound(word, pack, lexicon, parts - 1);
}

/** A shorter first word is hardly one of food: "ein" of "Eintopf". */
const minFirstLength = 4;

/** A word of the lexicon that was written as two: "Kartoffel Salat". */
export function findJoinedWord(
  words: readonly { readonly folded: string }[],
  pack: LanguagePack,
  lexicon: Lexicon,
): LexiconEntry | undefined {
  const [first, second] = words.map(({ folded }) => folded);
  if (!pack.compounds || !first || !second) return undefined;
  if (first.length < minFirstLength || second.length < minPartLength) return undefined;
  const joined = first + second;
  const translation = lexicon.words.get(joined) ?? lexicon.stems.get(pack.stem(joined));
  if (translation === undefined) return undefined;
  const same = lexicon.byStem.get(pack.stem(joined)) ?? [];
  const isNeighbour = same.some((entry) => entry.isNeighbour && entry.translation === translation);
  const parts = [first, second];
  return { words: parts, stems: parts.map(pack.stem), translation, isNeighbour };
}
