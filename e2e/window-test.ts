import { test as base } from "./journey.ts";
import type { Window } from "./window.ts";

interface Options {
  visitor: "stranger" | "diner";
}

/**
 * For tests that only look at one screen, on a phone and on a desktop. The window stays open from one to
 * the next, which takes a third of the time; each screen is loaded again from the server, with nothing
 * kept but the session. The styles follow the window's size, so a screen is loaded once for both sizes.
 */
export const test = base.extend<Options & { window: Window }>({
  visitor: ["stranger", { option: true }],
  window: async ({ windows, visitor }, use) => {
    const window = await windows[visitor]();
    await use(window);
    await window.forget();
  },
  // Its requests are watched, as those of every journey.
  context: async ({ window }, use) => {
    await use(window.page.context());
  },
  page: async ({ window }, use) => {
    await use(window.page);
  },
});
