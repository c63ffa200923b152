/** Everyday messages of different lengths and kinds. */
export const messages = [
  "two eggs and toast",
  "oatmeal with blueberries and a tablespoon of honey",
  "For breakfast two scrambled eggs, two slices of whole wheat toast with butter and a glass of orange juice; at 1pm a chicken caesar salad and a diet coke",
  "150g chicken breast, 200 g cooked rice and a cup of broccoli",
  "a banana",
  "large latte with oat milk and a croissant",
  "peanut butter and jelly sandwich, an apple and a glass of milk",
  "last night at 8 I had two slices of pepperoni pizza and a beer",
  "a bowl of lentil soup with a slice of rye bread",
  "1 1/2 cups of Greek yogurt, a handful of almonds and half a cup of strawberries",
  "fish and chips with a can of cola",
  "breakfast: 2 slices bacon, 1 fried egg. lunch: ham sandwich. dinner: spaghetti with tomato sauce and a glass of red wine",
] as const;

/** Instructions about a breakfast of eggs, toast, butter and juice, of different lengths and kinds. */
export const instructions = [
  "double everything",
  "remove the butter",
  "the toast was 3 slices",
  "it was at 7:30 this morning",
  "apple juice instead of orange juice",
  "add 1 tbsp olive oil and a banana",
  "only had half the toast",
  "make it a bit less butter",
  "remove the butter, double the toast and move it to yesterday's dinner",
  "there was also a coffee with milk, and the eggs were fried",
  "please fix this",
] as const;
