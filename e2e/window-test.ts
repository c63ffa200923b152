import { test as base } from "./journey.ts";
import type { Window } from "./window.ts";

interface Options {
  visitor: "stranger" | "diner";
}

/**
 * For tests that need no window of their own: those that look at one screen, on a phone and on a desktop, and journeys
 * of one page. The window stays open from one to the next, so that a test needs no new process of the browser: a page
 * costs half as much. Each screen is loaded again from the server, with nothing kept but the diner's session. The
 * styles follow the window's size, so a screen is loaded once for both sizes.
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
