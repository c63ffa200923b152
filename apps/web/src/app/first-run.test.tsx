import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "../testing/render-app.tsx";
import { sampleJob } from "../testing/sample-meals.ts";

const hint = () => page.getByRole("region", { name: "Hint" });

test.each([
  ["/log", "Amounts are optional"],
  ["/meals", "Each day is one page here"],
  ["/trends", "Log on 4 days of a week to get insights"],
])(
  "%s shows a hint while it is empty, and not again after it was dismissed",
  async (path, words) => {
    const { unmount } = await renderApp(path);
    await expect.element(hint().getByText(words, { exact: false })).toBeVisible();
    hint().getByRole("button", { name: "Got it" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(hint()).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await unmount();
    await renderApp(path);
    await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect
      .element(page.getByText(/No (meals logged yet|meals yet|entries in)/))
      .toBeVisible();
    expect(hint().query()).toBeNull();
  },
);

test("the log shows no hint if there is a history", async () => {
  await renderApp("/log", (server) => {
    server.jobs = [sampleJob({ id: "1" })];
  });
  await expect.element(page.getByText("two eggs and toast")).toBeVisible();
  expect(hint().query()).toBeNull();
});
