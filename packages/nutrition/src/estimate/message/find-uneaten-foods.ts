import { speaker } from "../../languages/en/people.ts";
import {
  childFoods,
  droppedFoods,
  includesSpeaker,
  pluralOrShape,
  pronounEaters,
  receivers,
  servedAmount,
  uneatenAfterAll,
  uneatenFoods,
} from "../../languages/en/uneaten-foods.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const uneatenTable = createPatternTable(uneatenFoods);
const droppedTable = createPatternTable(droppedFoods);
const afterAllTable = createPatternTable(uneatenAfterAll);
const receiverTable = createPatternTable(receivers);
const includesSpeakerTable = createPatternTable(includesSpeaker);
const childFoodTable = createPatternTable(childFoods);
const pluralEnding = /(?<=[a-z]{3})e?s$/i;
const pronounPattern = new RegExp(pronounEaters, "i");
const maxNameWords = 3;
const speakerPattern = new RegExp(speaker, "i");

/** The spans of foods that were mentioned but not eaten. */
export function findUneatenFoods(message: string): readonly Span[] {
  const text = message.replaceAll("’", "'");
  return [
    ...uneatenTable
      .matchAll(text)
      .filter(
        ({ index, 0: part }) => !includesSpeakerTable.test(message.slice(index + part.length)),
      )
      .filter(({ 0: part }) => !isLogOfOther(message, part))
      .map(({ index, 0: part }) => ({ start: index, end: index + part.length })),
    ...findDroppedFoods(text),
  ];
}

/** "burger and fries, skipped the fries": both mentions of the fries. */
function findDroppedFoods(text: string): readonly Span[] {
  const afterAll = afterAllTable.matchAll(text).flatMap(({ index, 0: part, groups }) => {
    const served = findServed(text.slice(0, index), ` ${groups?.food}`);
    return [...(served ? [served] : []), { start: index, end: index + part.length }];
  });
  return [...afterAll, ...findDroppedBefore(text)];
}

function findDroppedBefore(text: string): readonly Span[] {
  return droppedTable.matchAll(text).flatMap(({ index, 0: part }) => {
    const end = index + part.length;
    const receiver = receiverTable.matchAll(text.slice(end))[0]?.[0] ?? "";
    const served = findServed(text.slice(0, index), part);
    return [...(served ? [served] : []), { start: index, end: end + receiver.length }];
  });
}

/** The last earlier mention of the food that the words end with: the longest name. */
function findServed(before: string, part: string): Span | undefined {
  const words = part.split(" ");
  for (let count = Math.min(maxNameWords, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(" ").replace(pluralEnding, "");
    const mentions = [
      ...before.matchAll(new RegExp(`${servedAmount}\\b${name}${pluralOrShape}\\b`, "gi")),
    ];
    const last = mentions.at(-1);
    if (last) return { start: last.index, end: last.index + last[0].length };
  }
  return undefined;
}

/**
 * "my baby is having a jar of strained peas", "she ate 2 eggs": if the message mentions only another person,
 * that person's meal is logged.
 */
function isLogOfOther(message: string, part: string): boolean {
  return (childFoodTable.test(part) || pronounPattern.test(part)) && !speakerPattern.test(message);
}
