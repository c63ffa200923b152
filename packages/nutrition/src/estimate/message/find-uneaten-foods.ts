import { speaker } from "../../languages/en/people.ts";
import { childFoods, includesSpeaker, uneatenFoods } from "../../languages/en/uneaten-foods.ts";
import { anyRow } from "../../languages/pattern-rows.ts";

const uneatenPattern = new RegExp(anyRow(uneatenFoods), "gi");
const includesSpeakerPattern = new RegExp(anyRow(includesSpeaker), "i");
const childFoodPattern = new RegExp(anyRow(childFoods), "i");
const speakerPattern = new RegExp(speaker, "i");

/** The spans of foods that were mentioned but not eaten. */
export function findUneatenFoods(
  message: string,
): { readonly start: number; readonly end: number }[] {
  return [...message.replaceAll("’", "'").matchAll(uneatenPattern)]
    .filter(
      ({ index, 0: part }) => !includesSpeakerPattern.test(message.slice(index + part.length)),
    )
    .filter(({ 0: part }) => !isLogOfChild(message, part))
    .map(({ index, 0: part }) => ({ start: index, end: index + part.length }));
}

/** "my baby is having a jar of strained peas": if the message mentions only the child, the child's meal is logged. */
function isLogOfChild(message: string, part: string): boolean {
  return childFoodPattern.test(part) && !speakerPattern.test(message);
}
