/**
 * Keys of the units and sizes that rules name. They do not depend on the language of a message: they are
 * spelled like the portions of the food table, and each language maps its own words to them.
 */
export const unitKeys = {
  bar: "bar",
  bowl: "bowl",
  cubicInch: "cubicinch",
  cup: "cup",
  fluidOunce: "floz",
  footlong: "footlong",
  glass: "glass",
  /** Of a meal with several items. */
  meal: "meal",
  ounce: "oz",
  pat: "pat",
  piece: "piece",
  pint: "pint",
  plate: "plate",
  /** Also the unit of an amount that names none. */
  serving: "serving",
  slice: "slice",
  squareInch: "surfaceinch",
  tablespoon: "tablespoon",
  teaspoon: "teaspoon",
} as const;

/** Units that mean one serving of a person's own food. */
export const servingUnits: ReadonlySet<string> = new Set([
  unitKeys.bar,
  unitKeys.bowl,
  unitKeys.piece,
  unitKeys.plate,
  unitKeys.slice,
]);

export const sizeKeys = {
  large: "large",
  medium: "medium",
  miniature: "miniature",
  regular: "regular",
  small: "small",
} as const;
