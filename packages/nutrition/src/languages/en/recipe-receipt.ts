/** The start of the receipt of an ingredient of a dish that was eaten partly. */
export const recipeReceiptStart = "Eaten: ";

/** True for the receipt of an item from a dish that the person cooked: "serves 4, I had one". */
export const isRecipeReceipt = (explanation: string): boolean =>
  explanation.startsWith(recipeReceiptStart);
