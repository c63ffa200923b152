import { loadStarterTable } from "@morsel/food-table";
import { expect, test } from "@playwright/test";
import { readFunFacts } from "../apps/web/src/features/log/fun-facts.ts";

const funFacts = readFunFacts();

/** The facts about the share of a component in a food; the table has no column for water. */
const shares = [{ fact: /^Cucumbers are about (\d+)% water\.$/, food: "cucumber-raw" }];

test("a fun fact with a figure of a food agrees with the food table [S9.fun-facts]", () => {
  expect(funFacts.filter((fact) => fact.includes("%"))).toHaveLength(shares.length);
  for (const { fact, food } of shares) {
    const told = funFacts.map((text) => fact.exec(text)?.[1]).find((figure) => figure);
    const row = loadStarterTable().find(({ id }) => id === food);
    const { protein_g, carbs_g, fat_g } = row?.per100g ?? {};
    const water = 100 - (protein_g ?? Number.NaN) - (carbs_g ?? Number.NaN) - (fat_g ?? Number.NaN);
    expect(Math.abs(Number(told) - water), `${food}: ${told} told, ${water} left`).toBeLessThan(
      1.5,
    );
  }
});
