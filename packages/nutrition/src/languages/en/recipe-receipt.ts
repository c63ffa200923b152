/** The start of the receipt of an ingredient of a dish that was eaten partly. */
export const recipeReceiptStart = "Eaten: ";

const minIngredients = 2;

/**
 * True if the receipts of a meal's items are those of a dish that the person cooked of several ingredients:
 * "made chili with beef and beans; serves 4, I had one".
 */
export const areRecipeReceipts = (explanations: readonly string[]): boolean =>
  explanations.filter((one) => one.startsWith(recipeReceiptStart)).length >= minIngredients;
