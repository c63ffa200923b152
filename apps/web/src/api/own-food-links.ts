import type { SavedOwnFood } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { ownFoodId } from "@morsel/nutrition";

/** The address of the page that changes an own food or recipe. */
export function ownFoodPath({ id, kind }: Pick<SavedOwnFood, "id" | "kind">): string {
  return `${kind === "recipe" ? pages.ownRecipe : pages.ownFood}?id=${id}`;
}

/** The address of the page that adds a food with this barcode. */
export const newFoodPath = (barcode: string): string => `${pages.ownFood}?barcode=${barcode}`;

/** The own food or recipe to which an item of a meal refers; undefined if it is not one, or was deleted. */
export function findOwnFoodOfItem<Own extends Pick<SavedOwnFood, "id">>(
  foods: readonly Own[],
  foodId: string,
): Own | undefined {
  return foods.find(({ id }) => ownFoodId(id) === foodId);
}

/** True if an item of a meal refers to an own food or recipe, also to a deleted one. */
export const isOwnFoodId = (foodId: string): boolean => foodId.startsWith(ownFoodId(""));
