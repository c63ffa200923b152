import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { ModelService, modelServiceKey } from "../../testing/model-service.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import { createModels, type Models, type ModelTiming } from "./index.ts";

const foods = getSharedFoods();
const written = { nowMs: 1_777_809_600_000, timeZone: "Europe/Paris" };
const never = new AbortController().signal;
const toast = {
  meals: [
    {
      meal_type: "breakfast",
      time: "yesterday at 8 am",
      quote: null,
      foods: [
        { food: "whole wheat toast", amount: 2, unit: "slices", quote: "two slices of toast" },
      ],
    },
  ],
};

let service: ModelService;
beforeAll(async () => {
  service = await ModelService.start();
});
afterEach(() => service.forget());
afterAll(() => service.close());

function connect(environment: Record<string, string> = {}, timing: Partial<ModelTiming> = {}) {
  const { model } = readConfig({ ...service.environment, ...environment });
  if (!model) throw new Error("No model is set");
  const log: [string, object, string][] = [];
  const logged = {
    warn: (details: object, message: string) => void log.push(["warn", details, message]),
    error: (details: object, message: string) => void log.push(["error", details, message]),
  };
  return { models: createModels(model, () => foods, logged, timing), log };
}

/** A request without the JSON schema of its answer, which is long. */
function withoutShape(body: object): unknown {
  const shapes = ["schema", "input_schema", "responseJsonSchema"];
  return JSON.parse(JSON.stringify(body), (name, value) => (shapes.includes(name) ? "..." : value));
}

const read = (models: Models, message: string) => models.reader.readMeals(message, written, never);

describe.each([
  ["openai-compatible", {}, "/v1/chat/completions"],
  ["openai", { AI_PROVIDER: "openai", AI_MODEL: "gpt-4.1-mini" }, "/v1/chat/completions"],
  ["anthropic", { AI_PROVIDER: "anthropic", AI_MODEL: "claude-sonnet-4-5" }, "/v1/messages"],
  [
    "anthropic with an older model",
    { AI_PROVIDER: "anthropic", AI_MODEL: "claude-3-haiku" },
    "/v1/messages",
  ],
  ["google", { AI_PROVIDER: "google", AI_MODEL: "gemini-2.5-flash" }, "/v1beta/models/"],
])("Language model of provider %s", (_, environment, path) => {
  it("gives the words of a meal, and the food table gives its figures", async () => {
    const { models } = connect(environment);
    service.reply = () => JSON.stringify(toast);
    const { meals } = await read(models, "yday 8 two slices of toast for breky");
    expect(service.questions).toHaveLength(1);
    expect(service.questions[0]?.path).toContain(path);
    expect(meals).toHaveLength(1);
    expect(meals[0]).toMatchObject({
      mealType: "breakfast",
      description: "yday 8 two slices of toast for breky",
      items: [
        { text: "two slices of toast", source: { dataset: expect.stringContaining("USDA") } },
      ],
    });
    expect(new Date(meals[0]?.consumedAtMs ?? 0).toISOString()).toBe("2026-05-02T06:00:00.000Z");
  });

  it("the model receives the message, the locale and the time zone, and nothing else [V46]", async () => {
    const { models } = connect(environment);
    service.reply = () => JSON.stringify(toast);
    await read(models, "two slices of toast");
    const [question] = service.questions;
    expect(question?.asked).toBe(
      '{"locale":"en","time_zone":"Europe/Paris","message":"two slices of toast"}',
    );
    const { headers, body } = question ?? { headers: {}, body: {} };
    expect({ headers: Object.keys(headers).sort(), body: withoutShape(body) }).toMatchSnapshot();
    expect(JSON.stringify(body)).not.toContain(modelServiceKey);
  });

  it("estimates the grams of foods in a photo, and reports foods that the table does not have", async () => {
    const { models } = connect({ ...environment, AI_VISION: "yes" });
    const seen = {
      meals: [
        {
          foods: [
            { food: "white rice", seen_grams: 180 },
            { food: "zorblat", seen_grams: 90 },
          ],
        },
      ],
    };
    service.reply = () => JSON.stringify(seen);
    const photo = { bytes: new Uint8Array([255, 216, 255, 217]), mediaType: "image/jpeg" } as const;
    const reading = await models.photoReader?.readPhoto(photo, "", written, never);
    expect(JSON.stringify(service.questions[0]?.body)).toContain(
      Buffer.from(photo.bytes).toString("base64"),
    );
    expect(reading?.meals[0]?.items).toMatchObject([
      { grams: 180, portion: { rule: "ai-estimate" }, source: { dataset: /USDA/ } },
    ]);
    expect(reading?.unmatched).toEqual(["zorblat"]);
  });
});

describe("Answer of a language model", () => {
  it.each([
    [
      "in a Markdown fence with other text",
      (json: string) => `Sure!\n\`\`\`json\n${json}\n\`\`\`\nEnjoy`,
    ],
    ["with unknown keys", (json: string) => json.replace("{", '{"user_id":"u1","delete":true,')],
  ])("is accepted %s", async (_, dress) => {
    const { models } = connect();
    service.reply = () => dress(JSON.stringify(toast));
    expect((await read(models, "two slices of toast")).meals).toHaveLength(1);
    expect(service.questions).toHaveLength(1);
  });

  const food = { food: "toast" };
  it.each([
    ["a web page", "<html>502</html>"],
    ["no text", ""],
    ["truncated JSON", JSON.stringify(toast).slice(0, 60)],
    ["an infinite amount", '{"meals":[{"foods":[{"food":"toast","amount":1e999}]}]}'],
    ["500 meals", JSON.stringify({ meals: Array(500).fill({ foods: [food] }) })],
    ["a negative amount", JSON.stringify({ meals: [{ foods: [{ ...food, amount: -2 }] }] })],
    ["another schema", '{"foods":["toast"]}'],
    ["an array", "[]"],
    ["a NUL character", JSON.stringify({ meals: [{ foods: [{ food: "to\0ast" }] }] })],
    ["half of a surrogate pair", '{"meals":[{"foods":[{"food":"to\\ud800ast"}]}]}'],
    ["1,000 levels of nesting", '{"meals":'.repeat(1000) + "}".repeat(1000)],
  ])("an invalid answer is requested again, once: %s [F30, V48]", async (_, text) => {
    const { models, log } = connect();
    service.reply = () => text;
    await expect(read(models, "toast")).rejects.toMatchObject({ failure: "unreadable" });
    expect(service.questions).toHaveLength(2);
    expect(log).toHaveLength(1);
    service.forget();
    let times = 0;
    service.reply = () => (times++ === 0 ? text : JSON.stringify(toast));
    expect((await read(models, "toast")).meals).toHaveLength(1);
    expect(service.questions).toHaveLength(2);
  });

  it("is rejected if it has more food than a person can eat", async () => {
    const { models } = connect();
    const meals = [{ foods: [{ food: "butter", amount: 9000, unit: "kg" }] }];
    service.reply = () => JSON.stringify({ meals });
    await expect(read(models, "butter")).rejects.toMatchObject({ failure: "unreadable" });
  });

  it.each(["in 3000 years", "tomorrow at noon", "on 1 January 1970", "always"])(
    "a meal at an implausible time gets a time in the last 24 hours: %s [V43]",
    async (time) => {
      const { models } = connect();
      service.reply = () => JSON.stringify({ meals: [{ ...toast.meals[0], time }] });
      const { meals } = await read(models, "toast");
      const { consumedAtMs = 0 } = meals[0] ?? {};
      expect(consumedAtMs).toBeLessThanOrEqual(written.nowMs);
      expect(consumedAtMs).toBeGreaterThan(written.nowMs - 86_400_000);
    },
  );

  it("may state only figures that the message contains", async () => {
    const { models } = connect();
    const stated = { calories_kcal: 210, protein_g: 99, carbs_g: null, fat_g: null, per: "all" };
    const foods = [{ food: "zorblat", stated }];
    service.reply = () => JSON.stringify({ meals: [{ foods }] });
    const { meals } = await read(models, "a zorblat, 210 kcal");
    expect(meals[0]?.items[0]?.nutrients).toMatchObject({ calories_kcal: 210, protein_g: null });
  });

  it("a quote that is not in the message is omitted [V45]", async () => {
    const { models } = connect();
    const evil = "<img src=x onerror=alert(1)> [x](javascript:alert(1))";
    const meals = [{ quote: evil, foods: [{ food: "toast", quote: evil }] }];
    service.reply = () => JSON.stringify({ meals });
    const { meals: found } = await read(models, "toast, I guess");
    expect(JSON.stringify(found)).not.toContain("onerror");
  });
});
