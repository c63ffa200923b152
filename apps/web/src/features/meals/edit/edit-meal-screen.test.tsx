import { type MealPatch, routes } from "@morsel/contracts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMacros, sampleMeal } from "../../../testing/sample-meals.ts";
import { untilWithoutTime } from "../../../testing/until-idle.ts";

const path = "/meals/m1/edit";
const startRoute = routes.editMeal("m1");
const statusRoute = routes.editStatus("m1");
const toast = sampleMeal({
  id: "m1",
  title: "Toast with Butter",
  description: "Two slices of toast with butter",
  macros: sampleMacros({ calories_kcal: 412, protein_g: 8.2, carbs_g: 40, fat_g: 21.3 }),
});
const patch: MealPatch = {
  changes: [
    {
      kind: "item",
      before: { name: "Butter", grams: 14, calories_kcal: 36 },
      after: { name: "Butter", grams: 28, calories_kcal: 72 },
    },
  ],
  calories_kcal: { before: 412, after: 514 },
};
const withToast = (server: FakeServer) => {
  server.meals = [toast];
};
const heading = (name: string) => page.getByRole("heading", { name });
const box = () => page.getByRole("textbox", { name: "Edit Instructions" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const strip = () => page.getByRole("main").getByRole("status");
const failure = () => page.getByRole("main").getByRole("alert");
const textOf = (element: Element) => element.textContent.replaceAll("\u00a0", " ");

afterEach(() => {
  vi.useRealTimers();
});

async function submit(words: string): Promise<void> {
  await box().fill(words);
  await button("Update Meal").click();
}

test("opening another edit dismisses the toast of the one before, which would cover its button", async () => {
  await renderApp("/meals", (server) => {
    server.meals = [toast];
  });
  // The toast would stay for 2 s.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await page.getByRole("button", { name: "Refresh" }).click();
  const report = page.getByText("Meals refreshed");
  await untilWithoutTime(() => report.query() !== null);
  await button("Edit Toast with Butter").click();
  await untilWithoutTime(() => heading("Edit Meal").query() !== null && report.query() === null);
});

describe("the edit screen", () => {
  test("shows the meal and asks what to change [S2.routes.7, S2.edit.1, S2.edit.2, S2.edit.3, S2.edit.4, S2.edit.5]", async () => {
    await renderApp(path, withToast);
    await expect.element(heading("Edit Meal")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Back" })).toBeVisible();
    const card = page.getByRole("region", { name: "Current Meal" });
    await expect.element(card.getByText("Toast with Butter")).toBeVisible();
    await expect.element(card.getByText("Two slices of toast with butter")).toBeVisible();
    const figures = [...card.element().querySelectorAll("dl > div")].map(textOf);
    expect(figures).toEqual(["Calories412", "Protein8.2 g", "Carbs40 g", "Fat21.3 g"]);
    await expect
      .element(page.getByText("Describe changes to quantities, ingredients, or timing."))
      .toBeVisible();
    await expect.element(box()).toHaveAttribute("rows", "4");
    await expect
      .element(box())
      .toHaveAttribute("placeholder", "Add 1 tbsp olive oil\nDouble portion\nChange to yesterday");
    await expect.element(button("Cancel")).toBeEnabled();
    await expect.element(button("Update Meal")).toBeEnabled();
    expect(document.title).toBe("Edit Meal · Morsel");
  });

  test("says 'Loading meal...' while the meal loads [S2.edit.6]", async () => {
    await renderApp(path, (server) => {
      server.answer(`GET ${routes.meal("m1")}`, () => new Promise(() => undefined));
    });
    await expect.element(page.getByText("Loading meal...")).toBeVisible();
  });

  test("says 'Meal not found.' and links back [S2.edit.7]", async () => {
    await renderApp("/meals/gone/edit", withToast);
    await expect.element(heading("Meal not found.")).toBeVisible();
    await page.getByRole("link", { name: "Back to Meals" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("shows an error if it fails to load, and tries again [S8.load-meal]", async () => {
    const { server } = await renderApp(path, (fake) => {
      withToast(fake);
      fake.answer(`GET ${routes.meal("m1")}`, () => refusal("internal"));
    });
    await expect.element(heading("Failed to fetch meal")).toBeVisible();
    server.recover(`GET ${routes.meal("m1")}`);
    await button("Try again").click();
    await expect.element(box()).toBeVisible();
  });

  test("asks a signed-out visitor to log in [S2.routes.8]", async () => {
    const { server } = await renderApp(path, (fake) => {
      fake.user = null;
    });
    await expect.element(page.getByText("Please log in to edit meals.")).toBeVisible();
    expect(server.callsTo("GET", routes.meal("m1"))).toEqual([]);
  });

  test("shows no calories to a user who hides them", async () => {
    await renderApp(path, (server) => {
      withToast(server);
      server.preferences = { mealsVisibleColumns: ["protein"] };
    });
    await submit("double the butter");
    await expect.element(strip()).toBeVisible();
    expect(textOf(page.getByRole("main").element())).not.toMatch(/kcal|calories/i);
  });

  test("opens the meals screen on Cancel and Back", async () => {
    const { unmount } = await renderApp(path, withToast);
    await button("Cancel").click();
    await expect.element(heading("Nov-19")).toBeVisible();
    await unmount();
    await renderApp(path, withToast);
    await page.getByRole("link", { name: "Back" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
  });
});

describe("instructions", () => {
  test.each(["", "  \n "])(
    "show that they are required, and are not sent, if they are blank ('%s') [S5.edit-blank]",
    async (words) => {
      const { server } = await renderApp(path, withToast);
      await submit(words);
      const toast = page.getByText("Instructions required", { exact: true });
      await expect.element(toast).toBeVisible();
      await expect
        .element(
          page.getByText("Please enter some instructions for editing your meal.", { exact: true }),
        )
        .toBeVisible();
      expect(server.callsTo("POST", startRoute)).toEqual([]);
    },
  );

  test("dismiss an earlier toast while they are typed, so that it covers nothing", async () => {
    await renderApp(path, withToast);
    await submit(" ");
    const toast = page.getByText("Instructions required", { exact: true });
    await expect.element(toast).toBeVisible();
    await box().fill("double the butter");
    await expect.element(toast).not.toBeInTheDocument();
  });

  test("are sent trimmed, with the time zone, also by Ctrl+Enter [S5.edit-trimmed]", async () => {
    const { server } = await renderApp(path, withToast);
    await box().fill("  double the butter \n");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(strip()).toBeVisible();
    const [call] = server.callsTo("POST", startRoute);
    expect(call?.body).toEqual({ instructions: "double the butter" });
    expect(call?.headers.get("Time-Zone")).toBe("Europe/Paris");
  });

  test("show an error and are not sent if they are too long", async () => {
    const { server } = await renderApp(path, withToast);
    await box().fill("x".repeat(2001));
    await expect
      .element(page.getByText("Instructions can have at most 2,000 characters."))
      .toBeVisible();
    await expect.element(button("Update Meal")).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(server.callsTo("POST", startRoute)).toEqual([]);
    await box().fill("x".repeat(2000));
    await expect.element(button("Update Meal")).toBeEnabled();
  });

  test("are kept for each meal after the user leaves the page", async () => {
    const { unmount } = await renderApp(path, (server) => {
      server.meals = [toast, sampleMeal({ id: "m2" })];
    });
    await box().fill("half the butter");
    await unmount();
    const other = await renderApp("/meals/m2/edit", (server) => {
      server.meals = [sampleMeal({ id: "m2" })];
    });
    await expect.element(box()).toHaveValue("");
    await other.unmount();
    await renderApp(path, withToast);
    await expect.element(box()).toHaveValue("half the butter");
  });
});

describe("an edit", () => {
  test("goes from submitting to processing and completed, shows the result and opens the meals after 1.5 s [S4.edit.1, S4.edit.2, S4.edit.5, S8.edit-done]", async () => {
    const started = Promise.withResolvers<Response>();
    const { server } = await renderApp(path, (fake) => {
      withToast(fake);
      fake.answer(`POST ${startRoute}`, () => started.promise);
    });
    await submit("double the butter");
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    for (const name of ["Cancel", "Update Meal"]) await expect.element(button(name)).toBeDisabled();
    expect(server.callsTo("GET", statusRoute)).toEqual([]);

    server.edits.statuses.set("m1", { status: "processing" });
    started.resolve(json(202, { job_id: "edit-1", status: "processing" }));
    await expect.poll(() => server.callsTo("GET", statusRoute).length).toBeGreaterThan(0);
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    for (const name of ["Cancel", "Update Meal"]) await expect.element(button(name)).toBeDisabled();

    server.edits.complete("m1", { macros: sampleMacros({ calories_kcal: 514 }) }, patch);
    server.hint("edits");
    await expect.element(strip().getByText("Meal updated")).toBeVisible();
    const lines = strip().getByRole("listitem").elements().map(textOf);
    expect(lines).toEqual(["Butter 14 g → 28 g, 36 → 72 kcal", "Total 412 → 514 kcal"]);
    await expect.element(page.getByText("Meal updated", { exact: true }).last()).toBeVisible();
    await expect
      .element(page.getByText("Your meal has been successfully updated.", { exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByRole("region", { name: "Current Meal" }).getByText("514"))
      .toBeVisible();
    expect(window.location.pathname).toBe(path);

    await expect.element(heading("Nov-19")).toBeVisible();
    await expect.element(page.getByRole("article").getByText("514")).toBeVisible();
  });

  test("that did not use all words stays on the screen until the user undoes it or is done", async () => {
    const unused = { kind: "not-used" as const, words: "the waiter was so rude" };
    const { server } = await renderApp(path, withToast);
    await submit("double the butter, the waiter was so rude");
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.edits.complete("m1", {}, { ...patch, changes: [...patch.changes, unused] });
    server.hint("edits");
    const notUsed = strip().getByText("Not used: “the waiter was so rude”");
    await untilWithoutTime(() => notUsed.query() !== null);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await expect.element(notUsed).toBeVisible();
    expect(strip().getByRole("listitem").elements().map(textOf).at(-1)).toContain("Not used");
    expect(page.getByText("Your meal has been successfully updated.").query()).toBeNull();
    expect(window.location.pathname).toBe(path);
    await button("Undo").click();
    await expect.element(heading("Nov-19")).toBeVisible();
    expect(server.callsTo("POST", routes.undoEdit("m1"))).toHaveLength(1);
  });

  test("is shown as completed if the server's event arrives during the first status request", async () => {
    const first = Promise.withResolvers<Response>();
    const { server } = await renderApp(path, (fake) => {
      withToast(fake);
      fake.answer(`GET ${statusRoute}`, () => first.promise);
    });
    await submit("double the butter");
    await expect.poll(() => server.callsTo("GET", statusRoute)).toHaveLength(1);
    server.recover(`GET ${statusRoute}`);
    server.edits.complete("m1", {}, patch);
    server.hint("edits");
    await expect.element(strip().getByText("Meal updated")).toBeVisible();
    first.resolve(json(200, { status: "processing" }));
    expect(server.callsTo("GET", statusRoute)).toHaveLength(2);
  });

  test("clears the instructions after it has completed", async () => {
    const { server, unmount } = await renderApp(path, withToast);
    await submit("double the butter");
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    server.edits.complete("m1", {}, patch);
    server.hint("edits");
    await expect.element(strip().getByText("Meal updated")).toBeVisible();
    await unmount();
    await renderApp(path, withToast);
    await expect.element(box()).toHaveValue("");
  });

  test("is not announced if it ended while the screen was closed, and its instructions are cleared", async () => {
    const { unmount } = await renderApp(path, withToast);
    await submit("double the butter");
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    await unmount();
    await renderApp(path, (server) => {
      withToast(server);
      server.edits.statuses.set("m1", { status: "completed", patch });
    });
    await expect.element(box()).toHaveValue("");
    await expect.element(button("Update Meal")).toBeEnabled();
    await expect.element(page.getByText("Meal updated")).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(path);
  });

  test("is shown again after a return to the page if it is still running", async () => {
    const { unmount } = await renderApp(path, withToast);
    await submit("double the butter");
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    await unmount();
    const { server } = await renderApp(path, (fake) => {
      withToast(fake);
      fake.edits.statuses.set("m1", { status: "processing" });
    });
    await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    await expect.element(box()).toHaveValue("double the butter");
    // It is polled only after it was seen running.
    const asked = () => server.callsTo("GET", statusRoute).length;
    await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(1);
    server.edits.complete("m1", {}, patch);
    server.hint("edits");
    await expect.element(strip().getByText("Meal updated")).toBeVisible();
  });
});

describe("an edit that fails", () => {
  test.each([
    [
      "the server's message",
      () => refusal("edit_underway"),
      "This meal is being edited. Wait until that is done.",
    ],
    ["a default message", () => json(500, {}), "Failed to edit meal"],
  ])(
    "shows %s if it cannot start, and keeps the instructions [S8.edit-start]",
    async (_, answer, words) => {
      const { server } = await renderApp(path, (fake) => {
        withToast(fake);
        fake.answer(`POST ${startRoute}`, answer);
      });
      await submit("double the butter");
      await expect.element(failure().getByText(words)).toBeVisible();
      await expect.element(page.getByText("Edit failed", { exact: true })).toBeVisible();
      await expect
        .element(page.getByText("Failed to update meal. Please try again.", { exact: true }))
        .toBeVisible();
      await expect.element(box()).toHaveValue("double the butter");
      server.recover(`POST ${startRoute}`);
      await button("Update Meal").click();
      await expect.element(strip().getByText("Updating your meal…")).toBeVisible();
    },
  );

  test.each([
    [
      "a failed status with the server's error",
      { status: "failed", error: "I don't know the food 'xyzzy'." },
      "I don't know the food 'xyzzy'.",
    ],
    ["a failed status without an error", { status: "failed" }, "Edit process failed"],
    [
      "any status with an error",
      { status: "completed", error: "Something went wrong" },
      "Something went wrong",
    ],
  ])(
    "shows an error for %s, and keeps the instructions [S4.edit.3, S8.edit-status]",
    async (_, status, words) => {
      await renderApp(path, (server) => {
        withToast(server);
        server.answer(`GET ${statusRoute}`, () => json(200, status));
      });
      await submit("add xyzzy");
      await expect.element(failure().getByText(words)).toBeVisible();
      await expect.element(box()).toHaveValue("add xyzzy");
      await expect.element(box()).not.toHaveAttribute("readonly");
      for (const name of ["Cancel", "Update Meal"])
        await expect.element(button(name)).toBeEnabled();
      expect(page.getByText("Meal updated").elements()).toEqual([]);
    },
  );

  test("shows an error if the status request fails, and can be checked again [S4.edit.4, S8.edit-status]", async () => {
    const { server } = await renderApp(path, (fake) => {
      withToast(fake);
      fake.answer(`GET ${statusRoute}`, () => refusal("internal"));
    });
    await submit("double the butter");
    await expect.element(failure().getByText("Failed to check edit progress")).toBeVisible();
    server.recover(`GET ${statusRoute}`);
    server.edits.complete("m1", {}, patch);
    await button("Check again").click();
    await expect.element(strip().getByText("Meal updated")).toBeVisible();
    expect(server.callsTo("POST", startRoute)).toHaveLength(1);
  });
});
