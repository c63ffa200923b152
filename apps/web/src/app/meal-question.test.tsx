import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, edits, toast, withToast } from "../testing/buttered-toast.ts";
import { type FakeServer, refusal } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleJob } from "../testing/sample-meals.ts";
import { untilIdle } from "../testing/until-idle.ts";

const text = "Was the toast small, medium or large?";
const question = {
  id: "size:toast",
  text,
  answers: [{ label: "Small" }, { label: "Medium" }, { label: "Large" }],
};
const answer = { kind: "answer-question", question: question.id, answer: 2 };
const dismissal = { kind: "dismiss-question", question: question.id };

function withQuestion(server: FakeServer): void {
  withToast(server);
  server.meals = [{ ...toast, question }];
}

const group = () => page.getByRole("group", { name: text });
const undo = () => page.getByRole("listitem").getByRole("button", { name: "Undo", exact: true });

describe("the question on the meal card", () => {
  test("is answered with one tap, which can be undone", async () => {
    const { server } = await renderApp("/meals", withQuestion);
    await expect.element(group().getByRole("button", { name: "Small" })).toBeVisible();
    await group().getByRole("button", { name: "Large" }).click();
    await expect.element(group()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([{ version: 1, operations: [answer] }]);
    await expect
      .element(page.getByText("Large: Morsel will remember this.", { exact: true }).last())
      .toBeVisible();
    await undo().click();
    await expect.element(group()).toBeVisible();
  });

  test("is dismissed, which can be undone", async () => {
    const { server } = await renderApp("/meals", withQuestion);
    await button(`Dismiss: ${text}`).click();
    await expect.element(group()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([{ version: 1, operations: [dismissal] }]);
    await undo().click();
    await expect.element(group()).toBeVisible();
  });

  test("works with the keyboard; the focus goes to the meal", async () => {
    const { server } = await renderApp("/meals", withQuestion);
    await expect.element(group()).toBeVisible();
    (group().getByRole("button", { name: "Small" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await expect.element(group()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([{ version: 1, operations: [answer] }]);
    await expect.element(page.getByRole("article").getByRole("link")).toHaveFocus();
  });

  test("stays with the reason if the answer is refused", async () => {
    const { server } = await renderApp("/meals", withQuestion);
    server.answer(`PATCH /api/external/meals/${toast.id}`, () => refusal("edit_underway"));
    await group().getByRole("button", { name: "Large" }).click();
    await expect.element(page.getByText("Error", { exact: true }).last()).toBeVisible();
    await expect.element(group().getByRole("button", { name: "Large" })).toBeVisible();
  });

  test("has targets of 44 px by 44 px within a card of 288 px", async () => {
    await page.viewport(320, 700);
    await renderApp("/meals", (server) => {
      withQuestion(server);
      const labels = ["Small glass", "Glass", "Large glass", "Bottle, 12 fl oz"];
      const answers = labels.map((label) => ({ label }));
      server.meals = [{ ...toast, question: { ...question, answers } }];
    });
    await expect.element(group()).toBeVisible();
    const buttons = group().getByRole("button").elements();
    expect(buttons).toHaveLength(5);
    for (const { width, height, right } of buttons.map((one) => one.getBoundingClientRect())) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(320);
    }
    await page.viewport(1280, 800);
  });

  test("is not shown while the meal is edited", async () => {
    await renderApp("/meals", (server) => {
      withQuestion(server);
      server.edits.begin(toast.id);
    });
    await expect.element(page.getByText("Meal being processed").first()).toBeVisible();
    expect(group().elements()).toHaveLength(0);
  });
});

describe("the question in the log history", () => {
  const logged = {
    id: toast.id,
    title: toast.title,
    local_day: toast.local_day,
    calories_kcal: 412,
  };
  const asks = { question, version: toast.version };
  const rows = () => page.getByRole("region", { name: "Log History" }).getByRole("listitem");

  function withJobs(server: FakeServer): void {
    withQuestion(server);
    server.meals.push({ ...toast, id: "m0", question });
    const at = (minute: number) => `2026-11-20T08:0${minute}:00Z`;
    server.jobs = [
      sampleJob({ id: "j3", message: "soup", status: "processing", created_at: at(3) }),
      sampleJob({ id: "j2", logged_meals: [{ ...logged, asks }], created_at: at(2) }),
      sampleJob({
        id: "j1",
        logged_meals: [{ ...logged, id: "m0", asks }],
        message: "porridge",
        created_at: at(1),
      }),
    ];
  }

  test("is part of the newest completed row only, and is answered there", async () => {
    const { server } = await renderApp("/log", withJobs);
    await expect.element(group()).toBeVisible();
    expect(group().elements()).toHaveLength(1);
    const row = rows().filter({ hasText: "two eggs and toast" });
    await expect.element(row.getByRole("group", { name: text })).toBeVisible();
    await group().getByRole("button", { name: "Large" }).click();
    await expect.element(group()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([{ version: 1, operations: [answer] }]);
    await expect.element(row).toHaveFocus();
    await undo().click();
    await expect.element(group()).toBeVisible();
  });

  test("is there with the rows, so that nothing moves", async () => {
    await renderApp("/log", withJobs);
    const newest = rows().filter({ hasText: "two eggs and toast" });
    await expect.element(newest).toBeVisible();
    expect(group().elements()).toHaveLength(1);
    const before = newest.element().getBoundingClientRect();
    await untilIdle();
    expect(newest.element().getBoundingClientRect().height).toBe(before.height);
  });

  test("is announced with the result", async () => {
    const { server } = await renderApp("/log", (fake) => {
      withQuestion(fake);
      fake.jobs = [sampleJob({ id: "1", status: "processing" })];
    });
    await expect.element(page.getByText("Processing", { exact: true })).toBeVisible();
    await untilIdle();
    server.jobs = [sampleJob({ id: "1", logged_meals: [{ ...logged, asks }] })];
    server.hint("jobs");
    const news = page.getByRole("region", { name: "Log History" }).getByText(/^Completed:/);
    await expect.element(news).toHaveTextContent(`Completed: Toast with Butter, 412 kcal. ${text}`);
  });
});

test("Profile switches the questions off and on", async () => {
  const { server } = await renderApp("/profile", withToast);
  const toggle = page.getByRole("switch", { name: "Ask about portions" });
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.poll(() => server.preferences.hide_questions).toBe(true);
  await toggle.click();
  await expect.poll(() => server.preferences.hide_questions).toBe(false);
});
