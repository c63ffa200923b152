/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import styles from "./card.module.css";

const white = "rgb(253, 254, 252)";
const black = "rgb(23, 30, 27)";

/** All emulated features at once, because a new list replaces the one before. */
const emulateTheme = (theme: string) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-color-scheme", value: theme },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  // The files after this one share the page.
  await emulateTheme("light");
});

test.each([
  ["light", undefined, white],
  ["dark", undefined, black],
  ["light", "dark", black],
  ["dark", "light", white],
])(
  "with the system theme %s and the page theme %s, a card has the background %s",
  async (system, chosen, surface) => {
    await emulateTheme(system);
    if (chosen) document.documentElement.dataset.theme = chosen;
    const card = document.createElement("div");
    card.className = styles.card ?? "";
    document.body.append(card);
    expect(getComputedStyle(card).backgroundColor).toBe(surface);
    card.remove();
  },
);
