import type { Language } from "../../../languages/language.ts";
import { readRecipePieces } from "./find-ingredient-list.ts";
import { minNamedIngredients } from "./ingredients.ts";
import { readRecipeMessage } from "./read-recipe-message.ts";

/** True if all energies of a message are in brackets after the ingredients of a dish: "300 g quorn (270 kcal), ..." */
export function hasEnergiesOfIngredients(text: string, language: Language): boolean {
  const { each, per } = language.functionWords.distributives;
  const pieces = readRecipePieces(text, language);
  const ofIngredients = pieces.map(({ kind, lead, figures, tokens }, at) => {
    const before = pieces[at - 1]?.kind;
    const isOfOne = tokens.some((token) => token.text === each || token.text === per);
    return (
      kind === "energy" &&
      lead === "(" &&
      figures.length > 0 &&
      !isOfOne &&
      (before === "item" || before === "name")
    );
  });
  const energies = pieces.filter(({ kind }) => kind === "energy").length;
  const items = pieces.filter(({ kind }) => kind === "item").length;
  return (
    energies > 0 &&
    energies === ofIngredients.filter(Boolean).length &&
    items >= minNamedIngredients &&
    readRecipeMessage(text, language) !== undefined
  );
}
