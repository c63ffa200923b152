import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nutrientIds } from "./nutrients.ts";
import {
  nutrientAmounts,
  roundAmounts,
  roundTo,
  scale,
  scalePer100g,
  sumNutrients,
} from "./totals.ts";

const amounts = fc
  .record(
    Object.fromEntries(
      nutrientIds.map((id) => [id, fc.option(fc.double({ min: 0, max: 5000, noNaN: true }))]),
    ),
  )
  .map((known) => nutrientAmounts(known));

describe("totals", () => {
  it("are unknown if no part reports the nutrient, and count the parts that report it", () => {
    const total = sumNutrients([
      nutrientAmounts({ protein_g: 3 }),
      nutrientAmounts({ protein_g: 4, fat_g: 1 }),
    ]);
    expect(total.amounts.protein_g).toBe(7);
    expect(total.amounts.fat_g).toBe(1);
    expect(total.amounts.vit_c_mg).toBeNull();
    expect(total.reportedBy.fat_g).toBe(1);
    expect(total.reportedBy.vit_c_mg).toBe(0);
    expect(total.parts).toBe(2);
  });

  it("are unknown without parts", () => {
    expect(sumNutrients([]).amounts).toEqual(nutrientAmounts());
  });

  it("are 0, not unknown, if a part reports 0", () => {
    expect(sumNutrients([nutrientAmounts({ sugar_g: 0 })]).amounts.sugar_g).toBe(0);
  });

  it("do not depend on the order of the parts", () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 6 }), (parts) => {
        const forward = roundAmounts(sumNutrients(parts).amounts);
        const backward = roundAmounts(sumNutrients(parts.toReversed()).amounts);
        for (const id of nutrientIds) {
          if (forward[id] === null) expect(backward[id]).toBeNull();
          else expect(backward[id]).toBeCloseTo(forward[id], 2);
        }
      }),
    );
  });
});

describe("scaling", () => {
  it("keeps unknown nutrients unknown and multiplies the known ones", () => {
    fc.assert(
      fc.property(amounts, (part) => {
        const twice = scale(part, 2);
        for (const id of nutrientIds) {
          const amount = part[id];
          expect(twice[id]).toBe(amount === null ? null : amount * 2);
        }
      }),
    );
  });

  it("converts amounts per 100 g to the eaten grams", () => {
    expect(scalePer100g(nutrientAmounts({ carbs_g: 20 }), 250).carbs_g).toBe(50);
  });
});

describe("rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.1 + 0.2, 3, 0.3],
    [0, 1, 0],
  ])("%d rounded to %d decimals is %d", (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });
});
