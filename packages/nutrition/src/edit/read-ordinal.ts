import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { findItemIndex } from "./find-item-index.ts";
import { readStatedAmount } from "./read-leading-amount.ts";

const ordinals = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const counting = new RegExp(
  `^(?:add |log |plus |(?:i|we) (?:also )?had |i forgot |forgot )?(?:a|the|my) (${ordinals.join("|")}) (?!of\\b|helping|portion|serving)(.+)$`,
  "i",
);

/** Reads an ordinal as a count: "a third biscuit", "I had a second slice of pizza". */
export function readOrdinal(words: string, context: EditContext): EditOperation[] | undefined {
  const [, ordinal = "", rest = ""] = counting.exec(words) ?? [];
  if (ordinal === "") return undefined;
  const stated = readStatedAmount(`one ${rest}`, context);
  const place = stated && findItemIndex(stated, context);
  if (!stated || stated.rest === "" || place === undefined) return undefined;
  const amount = ordinals.indexOf(ordinal.toLowerCase()) + 2;
  const { unit } = stated;
  return [{ kind: "set-amount", item: place, amount, ...(unit === undefined ? {} : { unit }) }];
}
