import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";

/** The first size of an amount that changes it, and its factor; undefined if a size is in the measure already. */
export function sizeFactor(
  amount: Amount,
  language: Language,
  isInMeasure: (size: string) => boolean = () => false,
): { readonly size: string; readonly factor: number } | undefined {
  for (const size of amount.sizes) {
    if (isInMeasure(size)) return undefined;
    const factor = packageFactor(amount, size, language) ?? language.amounts.sizeFactors.get(size);
    if (factor !== undefined) return { size, factor };
  }
  return undefined;
}

/** "a large bottle" is two bottles, a large apple a little more than one. */
function packageFactor({ units }: Amount, size: string, language: Language): number | undefined {
  const factors = units.flatMap((unit) => language.amounts.packageSizeFactors.get(unit) ?? []);
  return factors[0]?.get(size);
}
