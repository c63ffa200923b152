import { wordSet } from "../word-lists.ts";

/** Frequent words of messages that the other languages do not have: they say that a message is English. */
export const signs = wordSet(
  "and with of the i had ate my some drank then from for without about half at was two three four slice slices cup cups glass bowl piece pieces handful spoon spoonful breakfast lunch dinner eggs bread cheese chicken milk water coffee rice small large big juice dark toast beef pork salad fried grilled cooked",
);
