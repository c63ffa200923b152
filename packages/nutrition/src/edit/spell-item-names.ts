import { isOneSlip } from "../estimate/words/correct-words.ts";
import type { EditContext } from "./edit-context.ts";
import { isKnownWord } from "./normalize-instruction.ts";

const minLengthOfSlip = 4;
/** Letters that the short form of a name leaves out at least. */
const minOmitted = 2;

/** Unknown words that are shortened or misspelt words for the meal's items, as the meal has them: "chs 40", "mozz 125", "buter 10". */
export function spellItemNames(text: string, { items, search, language }: EditContext): string {
  if (language.edits.rewordings.namingWords.test(text)) return text;
  const names = new Set(
    items.flatMap(
      ({ item }) =>
        `${item.words ?? ""} ${item.food.name}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [],
    ),
  );
  return text.replace(/(?<![\p{L}\p{N}'’])\p{L}{3,}(?![\p{L}\p{N}'’])/gu, (word, at: number) => {
    const isName = at > 0 && /^\p{Lu}/u.test(word);
    const plain = word.toLowerCase();
    if (isName || names.has(plain) || isKnownWord(plain, search.index)) return word;
    for (const isMeant of [isMisspelt, isPrefixOf, hasConsonantsOf]) {
      const [name, ...others] = [...names].filter((one) => isMeant(plain, one));
      if (name !== undefined && others.length === 0) return name;
    }
    return word;
  });
}

const isMisspelt = (word: string, name: string): boolean =>
  word.length >= minLengthOfSlip && word[0] === name[0] && isOneSlip(word, name);

/** "mozz" */
const isPrefixOf = (word: string, name: string): boolean =>
  name.startsWith(word) && name.length - word.length >= minOmitted;

/** "chs", "btr" */
const hasConsonantsOf = (word: string, name: string): boolean =>
  word.length < name.length && word[0] === name[0] && consonantsOf(word) === consonantsOf(name);

const consonantsOf = (word: string): string =>
  word.replace(/[aeiouy]/g, "").replace(/(.)\1/g, "$1");
