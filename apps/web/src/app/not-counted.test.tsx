import { routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  dialog,
  edits,
  history,
  inDialog,
  receipt,
  toast,
  withToast,
} from "../testing/buttered-toast.ts";
import { type FakeServer, json, refusal } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleJob } from "../testing/sample-meals.ts";

const words = "a glass of vorbanella";
const message = `toast, butter and ${words}`;
const dismissal = { kind: "dismiss-words", words };

function withWords(server: FakeServer): void {
  withToast(server);
  server.meals = [{ ...toast, not_counted: [words] }];
  server.jobs = [sampleJob({ id: "j1", message, not_counted: [words] })];
}

const phrase = () => button(`${words}: choose what it is`);
const line = () => page.getByRole("group", { name: "Not counted" });
const otherWords = () => dialog().getByRole("textbox", { name: "Other words" });
const calories = () => dialog().getByRole("textbox", { name: "Calories (kcal)" });

async function open(path = "/meals/m1", prepare = withWords) {
  const app = await renderApp(path, prepare);
  await phrase().click();
  await expect.element(dialog().getByRole("heading", { name: "Not counted" })).toBeVisible();
  return app;
}

describe.each([
  ["the history row", "/log"],
  ["the meal card", "/meals"],
  ["the receipt", "/meals/m1"],
])("words that are not counted, on %s", (_, path) => {
  test("are listed and become a suggested food, which can be undone", async () => {
    const { server } = await open(path);
    await expect.element(dialog().getByText(`“${words}”`)).toBeVisible();
    await dialog().getByRole("button", { name: /^Ghee/ }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(line()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([
      { version: 1, operations: [{ kind: "add", words, food_id: "ghee" }, dismissal] },
    ]);
    await expect.element(page.getByText("Added Ghee", { exact: true }).last()).toBeVisible();
    await page.getByRole("listitem").getByRole("button", { name: "Undo", exact: true }).click();
    await expect.element(phrase()).toBeVisible();
  });

  test("have touch targets of at least 44 px by 44 px that do not overlap", async () => {
    await renderApp(path, (server) => {
      withWords(server);
      const many = ["ox", "zibble", words, "a bowl of quonkle with three snorfles"];
      server.meals = [{ ...toast, not_counted: many }];
      server.jobs = [sampleJob({ id: "j1", message, not_counted: many })];
    });
    await expect.element(button("ox: choose what it is")).toBeVisible();
    const areas = line().getByRole("button").elements().map(touchArea);
    expect(areas).toHaveLength(4);
    for (const area of areas) {
      expect(area.width).toBeGreaterThanOrEqual(44);
      expect(area.height).toBeGreaterThanOrEqual(44);
    }
    for (const [at, one] of areas.entries()) {
      for (const other of areas.slice(at + 1)) expect(overlaps(one, other)).toBe(false);
    }
  });
});

function touchArea(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { top, bottom } = getComputedStyle(element, "::after");
  const [above, below] = [Number.parseFloat(top), Number.parseFloat(bottom)];
  return new DOMRect(x, y + above, width, height - above - below);
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

describe("the dialog for words that are not counted", () => {
  test("adds a food in other words, and shows an error and keeps the input if the server rejects it", async () => {
    const { server } = await open();
    await expect.element(otherWords()).toHaveValue(words);
    const add = dialog().getByRole("button", { name: "Add these words" });
    await expect.element(add).toBeDisabled();
    server.answer(`PATCH ${routes.meal("m1")}`, () => refusal("edit_refused"));
    await otherWords().fill(" a glass of milk ");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog().getByRole("alert")).toBeVisible();
    await expect.element(otherWords()).toHaveValue(" a glass of milk ");
    server.recover(`PATCH ${routes.meal("m1")}`);
    await add.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(edits(server).at(-1)).toEqual({
      version: 1,
      operations: [{ kind: "add", words: "a glass of milk" }, dismissal],
    });
    await expect.element(receipt().getByText("a glass of milk", { exact: true })).toBeVisible();
  });

  test("adds calories for the words", async () => {
    const { server } = await open();
    const add = dialog().getByRole("button", { name: "Add these figures" });
    await expect.element(add).toBeDisabled();
    await calories().fill("120");
    await add.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const amounts = { calories_kcal: 120 };
    expect(edits(server)).toEqual([
      { version: 1, operations: [{ kind: "add", words, amounts }, dismissal] },
    ]);
  });

  test("dismisses the words, which the history shows", async () => {
    const { server } = await open();
    await inDialog("Dismiss").click();
    await expect.element(line()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([{ version: 1, operations: [dismissal] }]);
    await expect.element(history().getByText(`Removed from Not counted: “${words}”`)).toBeVisible();
  });

  test("asks for macros instead of calories, and shows no energy, if energy is hidden", async () => {
    await open("/meals/m1", (server) => {
      withWords(server);
      server.preferences = { ...server.preferences, hide_energy: true };
    });
    await expect.element(dialog().getByRole("button", { name: /^Ghee/ })).toBeVisible();
    await expect.element(dialog().getByText(/kcal/)).not.toBeInTheDocument();
    await expect.element(dialog().getByRole("textbox", { name: "Protein (g)" })).toBeVisible();
    await expect.element(calories()).not.toBeInTheDocument();
  });

  test("works with the keyboard, and returns the focus", async () => {
    await renderApp("/meals/m1", withWords);
    await expect.element(phrase()).toBeVisible();
    (phrase().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(phrase()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog().getByRole("button", { name: /^Butter/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(line()).not.toBeInTheDocument();
    await expect.element(button("Change Toast")).toHaveFocus();
  });

  test("is not shown before its suggestions are loaded, so that its size does not change", async () => {
    const loaded = Promise.withResolvers<void>();
    await renderApp("/meals/m1", (server) => {
      withWords(server);
      server.answer(`POST ${routes.foodSuggestions}`, async () => {
        await loaded.promise;
        return json(200, { items: server.edits.choices.foods });
      });
    });
    await expect.element(phrase()).toBeVisible();
    // Time advances only while the test waits: the dialog is shown after 1 s in any case.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await phrase().click();
      expect(dialog().query()).toBeNull();
      loaded.resolve();
      await expect.element(dialog()).toBeVisible();
      expect(dialog().getByRole("button", { name: /^Ghee/ }).query()).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test("dismisses the words if the suggestions cannot be loaded", async () => {
    await renderApp("/meals/m1", (server) => {
      withWords(server);
      server.answer(`POST ${routes.foodSuggestions}`, () => refusal("internal"));
    });
    await phrase().click();
    await expect.element(inDialog("Dismiss")).toBeVisible();
    await expect.element(dialog().getByRole("button", { name: /^Ghee/ })).not.toBeInTheDocument();
    await inDialog("Dismiss").click();
    await expect.element(line()).not.toBeInTheDocument();
  });

  test("sends the version of the meal that the server has", async () => {
    const { server } = await open("/log", (fake) => {
      withWords(fake);
      fake.meals = [{ ...toast, not_counted: [words], version: 4 }];
    });
    await inDialog("Dismiss").click();
    await expect.element(line()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([{ version: 4, operations: [dismissal] }]);
  });
});

test("a meal that is being edited lists the words without a button", async () => {
  await renderApp("/meals/m1", (server) => {
    withWords(server);
    server.edits.begin("m1");
  });
  await expect.element(line().getByText(words)).toBeVisible();
  await expect.element(phrase()).not.toBeInTheDocument();
});

test("a meal without uncounted words has no 'Not counted' line", async () => {
  await renderApp("/meals/m1", withToast);
  await expect.element(receipt()).toBeVisible();
  await expect.element(line()).not.toBeInTheDocument();
});
