import { productPaths } from "@morsel/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AppWithModel } from "../../testing/app-with-model.ts";
import { formWith, makePicture } from "../../testing/pictures.ts";
import { type Person, startTestApp } from "../../testing/test-app.ts";

const words = "Nutrition per 100 g\nEnergy 1883 kJ / 450 kcal\nFat 18 g\nProtein 6,5 g";

const sendLabel = async (person: Person) => {
  const picture = await makePicture().jpeg().toBuffer();
  return person.request({
    method: "POST",
    url: productPaths.labelPhoto,
    payload: formWith(picture),
  });
};

describe("The photo of a nutrition label", () => {
  let test: AppWithModel;
  let ann: Person;
  beforeAll(async () => {
    test = await AppWithModel.start("sqlite", { AI_VISION: "yes" });
    ann = await test.signUp(true);
  });
  afterEach(() => test.service.forget());
  afterAll(() => test.close());

  it("is sent to the model as a JPEG, and its words have the figures of the label", async () => {
    test.service.reply = () => JSON.stringify({ text: words });
    const answer = await sendLabel(ann);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ text: words });
    const [asked] = test.service.questions;
    expect(JSON.stringify(asked?.body)).toMatch(/data:image\/jpeg;base64,\/9j\//);
    expect(JSON.stringify(asked?.body)).not.toContain(ann.email);
    const label = await ann.post(productPaths.label, answer.json());
    expect(label.json()).toMatchObject({
      per: "100-g",
      figures: { calories_kcal: 450, fat_g: 18, protein_g: 6.5 },
    });
  });

  it("is not stored", async () => {
    test.service.reply = () => JSON.stringify({ text: words });
    expect((await sendLabel(ann)).statusCode).toBe(200);
    expect(await test.app.queries.selectFrom("photos").selectAll().execute()).toEqual([]);
  });

  it("counts as one reading of the day's quota", async () => {
    const ben = await test.signUp(true);
    await sendLabel(ben);
    const rows = await test.app.queries.selectFrom("model_readings").selectAll().execute();
    expect(rows.filter(({ readings }) => readings === 1)).toHaveLength(1);
  });

  it("is not sent for a user who has not given consent", async () => {
    for (const consent of [false, undefined]) {
      const carl = await test.signUp(consent);
      const answer = await sendLabel(carl);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ message: expect.stringMatching(/Type the figures/) });
    }
    expect(test.service.questions).toEqual([]);
  });

  it.each([
    ["shows no label", () => JSON.stringify({ text: " " }), 422],
    ["gets an answer of another shape", () => "a nice packet", 503],
  ])("is refused in words if it %s", async (_name, reply, status) => {
    test.service.reply = reply;
    const answer = await sendLabel(ann);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/type the figures/);
  });

  it("is refused as a photo of a meal is if it is not a photo", async () => {
    const payload = formWith("not a photo");
    const answer = await ann.request({ method: "POST", url: productPaths.labelPhoto, payload });
    expect(answer.statusCode).toBe(415);
    expect(test.service.questions).toEqual([]);
  });
});

describe("Without a model that reads photos", () => {
  it("the photo of a label is refused, and the words offer typing and pasting", async () => {
    const test = await startTestApp({ database: "sqlite" });
    const answer = await sendLabel(await test.signUp());
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/Type the figures, or paste the words/);
    await test.close();
  });
});
