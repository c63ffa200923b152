import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { deleteSharedInput, storeSharedForm } from "../../platform/shared-input.ts";
import { box, signOut } from "../../testing/log-screen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { untilIdle } from "../../testing/until-idle.ts";

const lunch = new File([new Uint8Array(8)], "lunch.jpg", { type: "image/jpeg" });

/** A form as the browser sends it to the share target. */
async function share(fields: Readonly<Record<string, string | File>>): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "", text: "", url: "", ...fields })) {
    form.append(name, value);
  }
  await storeSharedForm(form);
}

beforeEach(deleteSharedInput);
afterEach(() => vi.useRealTimers());

test.each([
  ["the text", { text: "2 eggs and toast" }, "2 eggs and toast"],
  ["the title and the text", { title: "Lunch", text: "a burrito" }, "Lunch\na burrito"],
  ["a title once", { title: "Pad thai", text: "Pad thai with shrimp" }, "Pad thai with shrimp"],
  [
    "an address only if there is nothing else",
    { url: "https://example.com/soup" },
    "https://example.com/soup",
  ],
  ["no address after a text", { text: "soup", url: "https://example.com/soup" }, "soup"],
])("sharing puts into the text box: %s", async (_, fields, words) => {
  await share(fields);
  await renderApp("/log");
  await expect.element(box()).toHaveValue(words);
});

test("what is shared is appended to the draft, and only once", async () => {
  sessionStorage.setItem("dashboard-meal-input", "coffee");
  await share({ text: "a croissant" });
  const { unmount } = await renderApp("/log");
  await expect.element(box()).toHaveValue("coffee\na croissant");
  await unmount();
  await renderApp("/log");
  await untilIdle();
  await expect.element(box()).toHaveValue("coffee\na croissant");
});

test("a shared photo is uploaded", async () => {
  await share({ photo: lunch });
  const { server } = await renderApp("/log");
  await expect
    .poll(() => [...server.photos.values()].map(({ name }) => name))
    .toEqual(["lunch.jpg"]);
  await expect.element(page.getByRole("region", { name: "Photo" })).toBeVisible();
});

test("while signed out, the text is in the box and the photo waits for the sign-in", async () => {
  await share({ text: "soup", photo: lunch });
  const { server, unmount } = await renderApp("/log", signOut);
  await expect.element(box()).toHaveValue("soup");
  expect(server.photos.size).toBe(0);
  await unmount();
  const { server: signedIn } = await renderApp("/log");
  await expect.poll(() => signedIn.photos.size).toBe(1);
  await expect.element(box()).toHaveValue("soup");
});

test("what was shared more than a day ago is dropped", async () => {
  await share({ text: "old soup" });
  vi.useFakeTimers({ now: Date.now() + 90_000_000, toFake: ["Date"] });
  await renderApp("/log");
  await untilIdle();
  await expect.element(box()).toHaveValue("");
});

test("who shared before the app was ready is asked to share again, once", async () => {
  await renderApp("/log?shared=again");
  await expect.element(page.getByText("Please share it again")).toBeVisible();
  expect(window.location.search).toBe("");
});
