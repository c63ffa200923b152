import { describe, expect, it } from "vitest";
import { english } from "./en/index.ts";
import { parseUsualMeasures } from "./parse-usual-measures.ts";

describe("parseUsualMeasures", () => {
  it("reads the amounts of several units, with and without a kind of food", () => {
    const measures = [
      { kind: "cheese", amount: 40, of: "g" },
      { kind: undefined, amount: 2.4, of: "slice" },
    ];
    expect(parseUsualMeasures("hunk slab: cheese 40 g, 2.4 slice")).toEqual(
      new Map([
        ["hunk", measures],
        ["slab", measures],
      ]),
    );
  });

  it.each(["hunk: cheese", "hunk: gas 40 g", "hunk: cheese 40"])("rejects %s", (row) => {
    expect(() => parseUsualMeasures(row)).toThrow(`Not a usual measure: ${row}`);
  });
});

describe("the usual measures of English", () => {
  it("are of known units", () => {
    const { units, pieceUnits } = english.amounts;
    const keys = new Set([...units.values(), ...pieceUnits.values()]);
    expect([...english.usualMeasures.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });
});
