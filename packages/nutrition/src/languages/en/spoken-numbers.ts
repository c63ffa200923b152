import { numberWords } from "./amounts.ts";

/** The words of the numbers from `first` to `last`, in order. */
export const numberWordsBetween = (first: number, last: number): readonly string[] =>
  [...numberWords].filter(([, value]) => value >= first && value <= last).map(([word]) => word);
