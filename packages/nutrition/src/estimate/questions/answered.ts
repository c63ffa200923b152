/** The confidence in a food that the user picked, or answered a question about: it is certain. */
export const chosenConfidence = 1;
