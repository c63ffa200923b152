import { describe, expect, it } from "vitest";
import { isEstimate, listAttributions, listRecords } from "./source-records.ts";
import { loadStarterTable } from "./starter-table.ts";

const foods = loadStarterTable();

describe("listRecords", () => {
  it("names a record with its web page", () => {
    expect(listRecords({ dataset: "USDA SR Legacy", id: "171662" })).toEqual([
      {
        dataset: "USDA SR Legacy",
        id: "171662",
        url: "https://fdc.nal.usda.gov/food-details/171662/nutrients",
        part: undefined,
      },
    ]);
    expect(listRecords({ dataset: "Ciqual 2025", id: "25433" })[0]?.url).toBe(
      "https://ciqual.anses.fr/#/aliments/25433",
    );
    expect(listRecords({ dataset: "USDA SR Legacy", id: "NDB 18080" })[0]?.url).toBeUndefined();
    expect(listRecords({ dataset: "An import", id: "7" })[0]?.url).toBeUndefined();
  });

  it("pairs the records of a mix with its parts and shares, across releases", () => {
    const source = {
      dataset: "CoFID 2021 and USDA SR Legacy",
      id: "12-540 and NDB 18080",
      recordOf: "snack: cheese triangle (58 %) and plain breadsticks (42 %)",
    };
    expect(listRecords(source)).toMatchObject([
      { dataset: "CoFID 2021", id: "12-540", part: { name: "cheese triangle", percent: 58 } },
      {
        dataset: "USDA SR Legacy",
        id: "NDB 18080",
        part: { name: "plain breadsticks", percent: 42 },
      },
    ]);
  });

  it("an estimate has no record, and says so", () => {
    const source = { dataset: "Morsel's estimate", id: "(no record)", recordOf: "17 % alcohol" };
    expect([listRecords(source), listAttributions(source), isEstimate(source)]).toEqual([
      [],
      [],
      true,
    ]);
  });

  it("every food of the starter table has records with a release and an attribution, or is an estimate", () => {
    const faults = foods.filter(({ source }) => {
      const records = listRecords(source);
      if (isEstimate(source)) return records.length > 0;
      const isKnown = records.every(
        ({ dataset }) => listAttributions({ dataset, id: "" }).length === 1,
      );
      return records.length === 0 || !isKnown || listAttributions(source).length === 0;
    });
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  it("every mix of the starter table has a share for each record, which are 100 % together", () => {
    const mixes = foods.filter(({ source }) => listRecords(source).length > 1);
    const faults = mixes.filter(({ source }) => {
      const percents = listRecords(source).map(({ part }) => part?.percent ?? Number.NaN);
      const sum = percents.reduce((all, percent) => all + percent, 0);
      return !(Math.abs(sum - 100) <= 1.5);
    });
    expect(mixes.length).toBeGreaterThan(200);
    expect(faults.map(({ id, source }) => `${id}: ${source.recordOf}`)).toEqual([]);
  });
});
