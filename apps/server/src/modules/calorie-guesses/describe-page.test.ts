import { randomBytes } from "node:crypto";
import { type CalorieGuess, routes } from "@morsel/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../testing/databases.ts";
import { logMealWithPhoto, shareMeal } from "../../testing/shared-meals.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(databases)("Preview of a shared page on %s", (database) => {
  let test: TestApp;
  let ann: Person;
  let mealId: string;
  beforeAll(async () => {
    test = await startTestApp({ database });
    ann = await test.signUp();
    ({ id: mealId } = await logMealWithPhoto(ann));
  });
  afterAll(() => test.close());

  it("has a card of 1200 by 630 pixels, on a page that search engines must not index", async () => {
    const { linkId, path } = await shareMeal(ann, mealId);
    const page = await test.app.inject({ url: path, headers: { accept: "text/html" } });
    expect(page.headers["x-robots-tag"]).toContain("noindex");
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    const image = `${test.config.baseUrl}${routes.calorieGuessCard(linkId)}`;
    expect(page.body).toContain(`<meta property="og:image" content="${image}">`);
    const { meals, total_calories_kcal: kcal } = (
      await test.app.inject(routes.calorieGuess(linkId))
    ).json();
    const sum = (id: "protein_g" | "carbs_g" | "fat_g") =>
      meals.reduce(
        (all: number, { macros }: CalorieGuess["meals"][number]) => all + (macros[id] ?? 0),
        0,
      );
    const [protein, carbs, fat] = [sum("protein_g"), sum("carbs_g"), sum("fat_g")].map(Math.round);
    const description = `${Math.round(kcal)} kcal: ${protein} g protein, ${carbs} g carbs, ${fat} g fat. An estimate by Morsel.`;
    expect(page.body).toContain(`<meta property="og:description" content="${description}">`);
    expect(page.body).toContain(`<meta property="og:url" content="${test.config.baseUrl}${path}">`);
    const { title } = (await ann.get(routes.meal(mealId))).json();
    expect(page.body).toContain(`<meta property="og:title" content="${title}">`);
    for (const tag of [
      'property="og:type" content="website"',
      'property="og:site_name" content="Morsel"',
      'property="og:image:type" content="image/jpeg"',
      'property="og:image:width" content="1200"',
      'property="og:image:height" content="630"',
      `property="og:image:alt" content="${description}"`,
      'name="twitter:card" content="summary_large_image"',
    ]) {
      expect(page.body).toContain(`<meta ${tag}>`);
    }
    const plain = await test.app.inject({ url: "/log", headers: { accept: "text/html" } });
    expect(plain.headers["x-robots-tag"]).toBeUndefined();
    expect(plain.body).not.toContain("noindex");
    const card = await test.app.inject(routes.calorieGuessCard(linkId));
    expect(card.headers["content-type"]).toBe("image/jpeg");
    const { width, height, exif } = await sharp(card.rawPayload).metadata();
    expect([width, height, exif]).toEqual([1200, 630, undefined]);
  });

  it("is absent from the page of an unknown link", async () => {
    const page = await test.app.inject({
      url: `/calorie-guess/${randomBytes(16).toString("base64url")}`,
      headers: { accept: "text/html" },
    });
    expect(page.body).not.toContain("og:");
    expect(page.headers["x-robots-tag"]).toContain("noindex");
  });

  it("shows markup in a title as text", async () => {
    const { linkId, path, id } = await shareMeal(ann, mealId);
    await test.queries
      .updateTable("calorie_guesses")
      .set({ title: `"><script>alert(1)</script> & $& <b>` } as never)
      .where("id", "=", id)
      .execute();
    const page = await test.app.inject({ url: path, headers: { accept: "text/html" } });
    expect(page.body).not.toContain("<script>alert");
    expect(page.body).toContain(
      "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; &lt;b&gt;",
    );
    expect((await test.app.inject(routes.calorieGuessCard(linkId))).statusCode).toBe(200);
  });
});
