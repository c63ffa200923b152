import fc, { type Arbitrary } from "fast-check";

/** The parts of JSON Schema that zod writes. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const oddDates = [
  ...["2026-02-30", "2026-13-01", "0000-00-00", "0000-01-03", "9999-12-31", "9999-12-27"],
  ...["+010000-01-01", "-000001-01-01", "20261116", "2026-11-16T25:61:61Z", "2026-11-16T00:00:00"],
  ...["9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00Z", "2026-11-16T00:00:00+99:99", "tomorrow"],
  ...["2026-11-16T00:00:00.000000000000001Z", "２０２６-11-16", "٢٠٢٦-١١-١٦", "NaN", "1e999"],
];

const oddTexts = [
  ...[
    "",
    " ",
    "\0",
    "\ud800",
    "\udfff\ud800",
    "\u202eabc",
    "\ufeff",
    "\u200b",
    "👩‍🍳",
    "e\u0301\u0301",
  ],
  ...[
    "ﷺ".repeat(50),
    "x".repeat(5000),
    "=1+1",
    "../../etc/passwd",
    "..%2f",
    "%zz",
    "%00",
    "\r\nx: y",
  ],
  ...["null", "undefined", "true", "[object Object]", "__proto__", "constructor", "toString"],
  ...[
    "-1",
    "0",
    "1.5",
    "1e21",
    "99999999999999999999",
    "0x10",
    "' OR 1=1 --",
    "<script>",
    "{{7*7}}",
  ],
];

const oddNumbers = [
  ...[0, -0, -1, 0.1, 1e-320, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21, 1e308, -1e308],
];

const oddDate = fc.constantFrom(...oddDates);
const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const oddNumber = fc.oneof(fc.constantFrom(...oddNumbers), fc.double({ noNaN: true }));

/** A value of any JSON type: wrong types, odd dates, huge numbers, odd Unicode. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  oddDate,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[[[[]]]]], [null], { id: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A text for a path, a query or a header. */
export const oddPart: Arbitrary<string> = fc.oneof(oddText, oddDate, oddNumber.map(String));

const plausibleTexts = fc.constantFrom(
  ...["2 eggs and toast", "egg", "Lunch", "x", "300 ml oat milk latte", "my latte", "double it"],
);

/** A value of a schema, at times with an odd value in one of its places, a key less or one more. */
export function fuzzValue(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: valueMatching(schema, ids) },
    { weight: 1, arbitrary: oddValue },
  );
}

function valueMatching(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => fuzzValue(choice, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return objectOf(schema, ids);
    case "array": {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      const maxLength = Math.min(maxItems, minItems + 3);
      return fc.array(fuzzValue(items, ids), { minLength: minItems, maxLength });
    }
    case "string":
      return textOf(schema, ids);
    case "integer":
    case "number": {
      const { minimum = 0, maximum = 1000 } = schema;
      const max = Math.min(maximum, 1e6);
      return fc.oneof(
        fc.constantFrom(minimum, max, 1),
        fc.integer({ min: Math.min(minimum, max), max }),
      );
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return oddValue;
  }
}

function objectOf(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields: Readonly<Record<string, Arbitrary<unknown>>> = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, fuzzValue(value, ids)]),
  );
  const whole = fc.record(fields, { requiredKeys: [...required] });
  const less = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(whole, oddPart, oddValue)
    .map(([object, key, value]) => ({ ...object, [key]: value }));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: less },
    { weight: 1, arbitrary: more },
  );
}

function textOf({ format }: JsonSchema, ids: readonly string[]): Arbitrary<string> {
  if (format === "date") return fc.constantFrom("2026-05-04", "2026-05-07", ...oddDates);
  if (format === "date-time") {
    return fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constantFrom(new Date().toISOString(), "2026-05-04T12:00:00+02:00"),
    );
  }
  if (format === "email") return fc.constantFrom("a@example.com", "person-1@example.com", "ü@ü.de");
  const named = ids.length > 0 ? fc.constantFrom(...ids) : plausibleTexts;
  return fc.oneof(plausibleTexts, named, oddPart);
}
