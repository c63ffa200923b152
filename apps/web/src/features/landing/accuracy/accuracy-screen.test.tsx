import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { everydayShare, measured } from "../../../api/measured.ts";
import { fillInSite } from "../../../testing/fill-in-site.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { fileNames } from "./content.ts";
import { formatShare } from "./format-share.ts";

afterEach(() => document.getElementById("site")?.remove());

const open = () =>
  renderApp("/accuracy", (server) => {
    server.user = null;
  });

describe("the page /accuracy", () => {
  test("has the figures of each file of the benchmark, with the starter foods and with all", async () => {
    await open();
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [at, benchmark] of [measured.starter, measured.all].entries()) {
      const rows = [...page.getByRole("table").nth(at).element().querySelectorAll("tbody tr")];
      for (const { file, energyRight, carbsRight } of [benchmark.pooled, ...benchmark.files]) {
        const row = rows.find(({ textContent }) => textContent.startsWith(fileNames()[file] ?? ""));
        expect(row?.textContent).toContain(formatShare(energyRight) + formatShare(carbsRight));
      }
    }
  });

  test("has the share of new messages that were right at their first reading", async () => {
    await open();
    const section = page.getByText(/were right in everything/);
    await expect.element(section).toBeVisible();
    const { textContent } = section.element();
    expect(textContent).toContain(`${formatShare(everydayShare("first"))} were right`);
    expect(textContent).toContain(`${formatShare(everydayShare("now"))} of the same messages`);
  });

  test.each([
    ["sample", /start page of this server are samples/],
    ["measured", /start page of this server are from this page/],
    ["confirmed", /people who run this server, who vouch for them/],
  ] as const)("says what the start page shows with LANDING_FIGURES=%s", async (figures, words) => {
    fillInSite({ landingFigures: figures });
    await open();
    await expect.element(page.getByText(words)).toBeVisible();
  });
});

test("each file of the benchmark has a name in words", () => {
  const files = [measured.starter, measured.all].flatMap((one) => [one.pooled, ...one.files]);
  expect(files.filter(({ file }) => fileNames()[file] === undefined)).toEqual([]);
});

test("the share of all sets counts each message once", () => {
  const { sets } = measured.everyday;
  const right = sets.reduce((sum, { first, messages }) => sum + first * messages, 0);
  const all = sets.reduce((sum, { messages }) => sum + messages, 0);
  expect(everydayShare("first")).toBeCloseTo(right / all, 6);
});
