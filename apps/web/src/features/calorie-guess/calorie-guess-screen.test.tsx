import { type CalorieGuess, type GuessedMeal, routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, json } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleMacros } from "../../testing/sample-meals.ts";

const id = "c2FsbW9uLXJpY2UtYnJvY2NvbGk";
const path = `/calorie-guess/${id}`;

function dish(part: Partial<GuessedMeal>): GuessedMeal {
  return {
    title: "Baked Salmon",
    description: "One fillet, skin off",
    macros: sampleMacros({ calories_kcal: 309, protein_g: 33.2, carbs_g: 0, fat_g: 18.5 }),
    serving: { servings: 1, serving_size_g: 150, household_unit: "g" },
    ...part,
  };
}

const rice = dish({
  title: "White Rice",
  description: "Steamed",
  macros: sampleMacros({ calories_kcal: 206, protein_g: 4.3, carbs_g: 44.6, fat_g: 0.4 }),
  serving: { servings: 1.5, serving_size_g: 158, household_unit: "cup" },
});

/** One pixel, so that no photo is fetched. */
const photo = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

const share =
  (part: Partial<CalorieGuess> = {}) =>
  (server: FakeServer) => {
    server.guesses = {
      [id]: {
        image_url: photo,
        total_calories_kcal: 515.4,
        notes: "The oil is not visible; 1 tsp was assumed.",
        meals: [dish({}), rice],
        ...part,
      },
    };
  };

const textOf = (name: string) =>
  page.getByRole("region", { name }).element().textContent.replaceAll("\u00a0", " ");

describe("a shared estimate", () => {
  test("is in the owner's unit of energy for a visitor who is not signed in", async () => {
    await renderApp(path, (server) => {
      share({ energy_unit: "kJ" })(server);
      server.user = null;
    });
    await expect.element(page.getByText("2,156 kJ")).toBeVisible();
    await expect.element(page.getByText("1,293 kJ")).toBeVisible();
    expect(document.body.textContent).not.toContain("kcal");
  });

  test("is in the visitor's own unit of energy if they are signed in", async () => {
    await renderApp(path, share({ energy_unit: "kJ" }));
    await expect.element(page.getByText("515 kcal")).toBeVisible();
  });

  test("is shown with photo and notes [S2.guess.1, S3.guess]", async () => {
    await renderApp(path, share());
    await expect.element(page.getByRole("heading", { name: "Calorie estimate" })).toBeVisible();
    await expect.element(page.getByRole("img", { name: "The meal" })).toHaveAttribute("src", photo);
    await expect.element(page.getByText("515 kcal")).toBeVisible();
    await expect
      .element(page.getByText("The oil is not visible; 1 tsp was assumed."))
      .toBeVisible();
  });

  test.each([
    [["Big Mac"], "Big Mac"],
    [["Big Mac", "Fries", "Cola"], "Big Mac, Fries and Cola"],
    [["Big Mac", "Fries"], "Big Mac and Fries"],
    [["Big Mac", "Fries", "Cola", "Salad"], "Big Mac, Fries + 2 more"],
  ])("begins with the names of its items: %j", async (titles, words) => {
    await renderApp(path, share({ meals: titles.map((title) => dish({ title })) }));
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
    const [first] = page.getByText(words, { exact: true }).elements();
    const total = page.getByText("515 kcal").element();
    expect(first?.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("shows the sums of its macros and their shares of the energy [S2.guess.2]", async () => {
    await renderApp(path, share());
    await expect.element(page.getByRole("region", { name: "Nutrition summary" })).toBeVisible();
    expect(textOf("Nutrition summary")).toBe(
      "Protein37.5 gCarbs44.6 gFat18.9 gShare of energy: 30% protein, 36% carbs, 34% fat",
    );
  });

  test("lists its items [S2.guess.3]", async () => {
    await renderApp(path, share());
    await expect.element(page.getByRole("region", { name: "Item breakdown" })).toBeVisible();
    expect(textOf("Item breakdown")).toBe(
      "What is on the plate2 items" +
        "Baked Salmon309 kcalOne fillet, skin offProtein 33.2 gCarbs 0 gFat 18.5 gServing 150 g" +
        "White Rice206 kcalSteamedProtein 4.3 gCarbs 44.6 gFat 0.4 gServing 1.5 cup",
    );
  });

  test("has the notice of Open Food Facts only if one of its dishes uses its figures", async () => {
    const notice = page.getByRole("link", { name: /Open Database License/ });
    const { unmount } = await renderApp(path, share());
    await expect.element(page.getByText("515 kcal")).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
    await unmount();
    await renderApp(path, share({ meals: [dish({ source: "Open Food Facts" }), rice] }));
    await expect.element(notice).toBeVisible();
  });

  test("links to the log [S2.guess.4]", async () => {
    await renderApp(path, share());
    const start = page.getByRole("link", { name: "Start Tracking Free" });
    await expect.element(start).toHaveAttribute("href", "/log");
  });

  test("shows an unknown amount as unknown, not as 0", async () => {
    const unknown = dish({ macros: sampleMacros({ calories_kcal: null, protein_g: null }) });
    await renderApp(path, share({ total_calories_kcal: null, meals: [unknown, rice] }));
    await expect.element(page.getByText("— kcal").first()).toBeVisible();
    expect(textOf("Nutrition summary")).toContain("Proteinat least 4.3 g");
    expect(textOf("Nutrition summary")).not.toContain("Share of energy");
    expect(textOf("Item breakdown")).toContain("Protein —");
  });

  test.each([
    ["signed in", (_server: FakeServer) => undefined],
    [
      "signed out",
      (server: FakeServer) => {
        server.user = null;
      },
    ],
  ])("is shown to a user who is %s [S2.routes.12]", async (_, prepare) => {
    const { server } = await renderApp(path, (fake) => {
      share()(fake);
      prepare(fake);
    });
    await expect.element(page.getByRole("heading", { name: "Calorie estimate" })).toBeVisible();
    await expect.element(page.getByText("515 kcal")).toBeVisible();
    expect(server.callsTo("GET", routes.calorieGuess(id))).toHaveLength(1);
    expect(server.callsTo("GET", routes.currentUser)).toHaveLength(1);
  });

  test("is shown without a photo if it has none", async () => {
    await renderApp(path, share({ image_url: null }));
    await expect.element(page.getByText("515 kcal")).toBeVisible();
    await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  });
});

describe("an estimate that cannot be shown", () => {
  test("shows a 404 error after one request without credentials [S8.guess, S7.guess, S7.credentials]", async () => {
    // The fake server refuses a public call that carries credentials, and any other without.
    const { server } = await renderApp(path);
    await expect.element(page.getByRole("heading", { name: "Unable to Load Meal" })).toBeVisible();
    await expect
      .element(
        page.getByText(
          "We couldn't find the estimate you're looking for. The link may be invalid or expired.",
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText("Error: 404: Not found")).toBeVisible();
    const wayOn = page.getByRole("link", { name: "Log your own meal" });
    await expect.element(wayOn).toHaveAttribute("href", "/log");
    expect(server.callsTo("GET", routes.calorieGuess(id))).toHaveLength(1);
  });

  test("shows the text of an error response that is not from Morsel", async () => {
    await renderApp(path, (server) => {
      server.answer(
        `GET ${routes.calorieGuess(id)}`,
        () => new Response("Bad gateway", { status: 502 }),
      );
    });
    await expect.element(page.getByText("Error: 502: Bad gateway")).toBeVisible();
  });

  test.each([
    ["null", () => json(200, null)],
    ["empty", () => new Response("")],
    ["without meals", () => json(200, { image_url: null, notes: "", meals: [] })],
  ])("shows 'No meal estimate found' if the response is %s [S8.guess-none]", async (_, answer) => {
    await renderApp(path, (server) => server.answer(`GET ${routes.calorieGuess(id)}`, answer));
    await expect.element(page.getByText("Error: No meal estimate found")).toBeVisible();
  });

  test("shows Loading... until it is loaded", async () => {
    await renderApp(path, (server) => {
      server.answer(`GET ${routes.calorieGuess(id)}`, () => new Promise(() => undefined));
    });
    await expect.element(page.getByText("Loading...")).toBeVisible();
  });
});
