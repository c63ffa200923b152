import { editRefusals } from "@morsel/nutrition";
import { describe, expect, it } from "vitest";
import { errors } from "./errors.ts";
import {
  editFailureSentence,
  instructionsMaxLength,
  isStorableText,
  lipidsDetail,
  macros,
  mealEntry,
  messageMaxLength,
  micros,
  photoMaxBytes,
  queueRequest,
  recordingFormats,
  recordingMaxBytes,
  recordingMaxMs,
} from "./index.ts";

describe("isStorableText", () => {
  it("accepts emoji, right-to-left text and combining marks", () => {
    for (const text of [
      "👩‍🍳 2 eggs",
      "שקשוקה",
      "cre\u0301me bru\u0302le\u0301e",
      "\u202Eabc",
      "",
    ]) {
      expect(isStorableText(text)).toBe(true);
    }
  });

  it("rejects NUL and lone surrogates, which databases reject or change [F49]", () => {
    for (const text of ["a\0b", "\ud800", "x\udc00y", "\udc00\ud800"]) {
      expect(isStorableText(text)).toBe(false);
    }
  });
});

describe("the queue request", () => {
  const valid = { session_id: "session_1_a", message: "2 eggs" };

  it("accepts a message of the maximum length and rejects one that is a character longer", () => {
    expect(
      queueRequest.safeParse({ ...valid, message: "x".repeat(messageMaxLength) }).success,
    ).toBe(true);
    expect(
      queueRequest.safeParse({ ...valid, message: "x".repeat(messageMaxLength + 1) }).success,
    ).toBe(false);
  });

  it("rejects an unknown key [V05]", () => {
    expect(queueRequest.safeParse({ ...valid, user_id: "someone" }).success).toBe(false);
  });
});

describe("a meal entry's nutrient groups", () => {
  it("has the 7 macros, 7 lipids and 20 micronutrients of spec section 3, in its order [S3.meal-macros, S3.meal-lipids, S3.meal-micros]", () => {
    expect(Object.keys(macros.shape)).toEqual([
      "calories_kcal",
      "protein_g",
      "carbs_g",
      "fat_g",
      "fiber_g",
      "sugar_g",
      "sodium_mg",
    ]);
    expect(Object.keys(lipidsDetail.shape)).toEqual([
      "saturated_g",
      "cholesterol_mg",
      "monounsaturated_g",
      "polyunsaturated_g",
      "omega3_g",
      "omega6_g",
      "trans_fat_g",
    ]);
    expect(Object.keys(micros.shape).sort()).toEqual(
      [
        ["sodium_mg", "potassium_mg", "calcium_mg", "magnesium_mg", "iron_mg", "zinc_mg"],
        ["phosphorus_mg", "selenium_mcg", "vit_a_mcg_rae", "vit_c_mg", "vit_d_mcg", "vit_e_mg"],
        ["vit_k_mcg", "vit_b1_mg", "vit_b2_mg", "vit_b3_mg", "vit_b6_mg", "vit_b9_mcg"],
        ["vit_b12_mcg", "choline_mg"],
      ]
        .flat()
        .sort(),
    );
  });

  it("has serving, context and tags as well [S3.meal, S3.meal-serving, S3.meal-context, S3.meal-tags]", () => {
    expect(Object.keys(mealEntry.shape)).toEqual(
      expect.arrayContaining(["id", "title", "description", "macros", "lipids_detail", "micros"]),
    );
    const { serving, context, tags } = mealEntry.shape;
    expect(Object.keys(serving.shape)).toEqual(["servings", "serving_size_g", "household_unit"]);
    expect(Object.keys(context.shape)).toEqual([
      "consumed_at",
      "meal_type",
      "confidence_score",
      "notes",
    ]);
    expect(context.shape.confidence_score.safeParse(1.01).success).toBe(false);
    expect(tags.safeParse(["vegetarian"]).success).toBe(true);
  });

  it("accepts an unknown amount and rejects a missing one", () => {
    const known = Object.fromEntries(Object.keys(macros.shape).map((id) => [id, 1]));
    expect(macros.safeParse({ ...known, sugar_g: null }).success).toBe(true);
    const { sugar_g: _, ...missing } = known;
    expect(macros.safeParse(missing).success).toBe(false);
  });
});

describe("the error catalogue", () => {
  it("states the length limits of messages and instructions", () => {
    expect(errors.message_too_long.message).toContain(messageMaxLength.toLocaleString("en-US"));
    expect(errors.instructions_too_long.message).toContain(
      instructionsMaxLength.toLocaleString("en-US"),
    );
  });

  it("states the size limits of photos and recordings, and the duration and formats of recordings", () => {
    expect(errors.photo_too_large.message).toContain(`${photoMaxBytes / 1024 / 1024} MB`);
    expect(errors.audio_too_large.message).toContain(`${recordingMaxBytes / 1024 / 1024} MB`);
    expect(errors.audio_too_long.message).toContain(`${recordingMaxMs / 1000} seconds`);
    for (const format of recordingFormats) {
      expect(errors.audio_unsupported.message).toContain(format);
    }
  });
});

describe("editFailureSentence", () => {
  it("returns a sentence for every refusal, with and without quoted words", () => {
    const said = editRefusals.flatMap((id) => [
      editFailureSentence(id),
      editFailureSentence(id, ["the butter"]),
    ]);
    for (const sentence of said) expect(sentence).toMatch(/^['A-Z].*[.]$/);
  });

  it("quotes the words that were not found", () => {
    expect(editFailureSentence("no-such-item", ["pickle"])).toBe(
      "This meal lists no 'pickle'. Name a food as the meal lists it.",
    );
    expect(editFailureSentence("unread", ["blorb", " zog ", "", "quux"])).toContain(
      "'blorb', 'zog' and 'quux'",
    );
  });

  it("shortens long quotations", () => {
    const long = editFailureSentence("partly-unread", ["👩‍🍳".repeat(500), "b", "c", "d"]);
    expect(long.length).toBeLessThan(300);
    expect(long.isWellFormed()).toBe(true);
    expect(long).toContain("…', 'b' and 'c'");
  });
});
