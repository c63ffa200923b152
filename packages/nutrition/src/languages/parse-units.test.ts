import { describe, expect, it } from "vitest";
import { english } from "./en/index.ts";
import { unitTable } from "./en/units.ts";
import { parseUnits } from "./parse-units.ts";

const plain = { grams: undefined, ml: undefined, isServing: false, similar: [] };

describe("parseUnits", () => {
  it.each([
    [
      "weight 28.35 g: oz ounce",
      { kind: "weight", key: "oz", forms: ["oz", "ounce"], grams: 28.35 },
    ],
    ["vessel 500 ml: flask", { kind: "vessel", key: "flask", forms: ["flask"], ml: 500 }],
    [
      "vessel 30 g serving: handful ~ cup",
      {
        kind: "vessel",
        key: "handful",
        forms: ["handful"],
        grams: 30,
        isServing: true,
        similar: ["cup"],
      },
    ],
    ["shape = slice: rasher", { kind: "shape", key: "slice", forms: ["rasher"] }],
  ])("reads %s", (row, unit) => {
    expect(parseUnits(row)).toEqual([{ ...plain, ...unit }]);
  });

  it("reads a plural kind as one unit for each form", () => {
    expect(parseUnits("shapes: stick wedge").map(({ key, forms }) => [key, forms])).toEqual([
      ["stick", ["stick"]],
      ["wedge", ["wedge"]],
    ]);
  });

  it("rejects a row that it cannot read", () => {
    expect(() => parseUnits("vessel 30 kg: sack")).toThrow("Not a unit: vessel 30 kg: sack");
  });
});

describe("the units of English", () => {
  it("are written as stems, except for a misspelling", () => {
    const forms = unitTable.flatMap((unit) => unit.forms);
    expect(forms.filter((form) => english.stem(form) !== form)).toEqual(["glas"]);
  });

  it("have each form once, apart from weights and volumes", () => {
    const forms = unitTable.filter(({ kind }) => kind === "vessel" || kind === "shape");
    const all = forms.flatMap((unit) => unit.forms);
    expect(all.filter((form, at) => all.indexOf(form) !== at)).toEqual([]);
  });
});
