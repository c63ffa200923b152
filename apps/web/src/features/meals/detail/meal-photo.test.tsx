import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { preventImageLoads } from "../../../testing/no-pictures.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMeal } from "../../../testing/sample-meals.ts";

beforeEach(() => preventImageLoads());
afterEach(() => vi.restoreAllMocks());

const told = () => page.getByText("The photo was kept; the estimate comes from your words.");

test.each([true, false])(
  "a note says that the photo was not read, only if it was not: %s",
  async (isUnread) => {
    await renderApp("/meals/a", (server) => {
      const photo = { photo_id: "7".repeat(32), ...(isUnread ? { is_photo_unread: true } : {}) };
      server.meals = [sampleMeal({ id: "a", ...photo })];
    });
    await expect.element(page.getByRole("img", { name: /as it was sent/ })).toBeInTheDocument();
    expect(told().elements()).toHaveLength(isUnread ? 1 : 0);
  },
);
