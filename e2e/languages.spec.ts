import type { Page } from "@playwright/test";
import { isLong } from "../apps/server/src/testing/rounds.ts";
import { languageIds } from "../packages/contracts/src/languages.ts";
import { type Catalogue, readEnglishMessages, type Text } from "../scripts/english-messages.ts";
import { expect, test } from "./journey.ts";
import { forgive, notFound } from "./screen.ts";

/** A browser whose first language is German: its catalogue is loaded before the first rendering. */
test.use({ locale: "de-DE" });

const widths = [320, 390, 1280];
/** The screens of an account without meals: all their words are texts of Morsel. */
const screens = [
  "/log",
  "/meals",
  "/trends",
  "/profile",
  "/profile/targets",
  "/my-foods",
  "/my-foods/food",
  "/my-foods/recipe",
  "/foods",
  "/install-app",
  "/accuracy",
  "/nowhere",
];
/** Those that show meals; the long run looks at all in German. */
const screensOfMeals = isLong ? screens : ["/log", "/meals", "/trends"];
/**
 * What is the same in every language: names, units, codes and addresses; and what the server words, which is the
 * name of a device.
 */
const untranslated =
  /^(Morsel|kcal|kJ|lb|ft|CSV|JSON|zip|ZIP|iPhone|iPad|Android|Safari|QR|example|com|journey\w*|Etc|GMT|Linux|Chrome|Chromium|HeadlessChrome|PM|AM|English|Deutsch|Español|Français|Italiano|Português|Brasil|https?|mg|November|visitor|Unknown|device|Jan|Feb|Mar|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Sek)$/;

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter, at) => [
    letter,
    [..."áḃċḋéḟġḣíĵķĺṁńóṗɋŕśṫúṽẃẋýź"][at] ?? letter,
  ]),
);

/** A text with accents on all letters, and 40 % longer; names in braces stay. */
function pseudo(text: Text): Text {
  if (typeof text !== "string")
    return Object.fromEntries(
      Object.entries(text).map(([form, one]) => [form, String(pseudo(one))]),
    );
  const accented = text.replace(/\{\w+\}|[a-z]/gi, (part) => {
    const accent = accents[part.toLowerCase()];
    if (!accent) return part;
    return part === part.toLowerCase() ? accent : accent.toUpperCase();
  });
  const more = Math.ceil(text.replace(/\{\w+\}/g, "").trim().length * 0.4);
  return more === 0
    ? text
    : accented.replace(
        /(\S)(\s*)$/,
        `$1${"ẋ".repeat(more % 8)}${" ẋẋẋẋẋẋẋ".repeat(Math.floor(more / 8))}$2`,
      );
}

/** Answers with the pseudo-language in place of German. */
async function showPseudoLanguage(page: Page): Promise<void> {
  const english = await readEnglishMessages();
  const catalogue: Catalogue = Object.fromEntries(
    Object.entries(english).map(([name, part]) => [
      name,
      Object.fromEntries(Object.entries(part).map(([key, text]) => [key, pseudo(text)])),
    ]),
  );
  await page.route(/\/assets\/de-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default ${JSON.stringify(catalogue)};`,
    }),
  );
}

/** Buttons, links, labels and headings whose text does not fit, and what the page is too wide by. */
function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [
      ...document.querySelectorAll<HTMLElement>("button, a, label, h1, h2, h3, th, summary"),
    ]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).display !== "inline")
      // Its label wraps below the icon if it does not fit.
      .filter((element) => getComputedStyle(element).overflow !== "clip")
      .filter((element) => {
        // Not the scroll width, which has the area for a finger as well.
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().width > element.getBoundingClientRect().width + 1;
      })
      .map((element) => element.innerText);
    return wide > 0 ? [`the page by ${wide}px`, ...cut] : cut;
  });
}

/** Words with a plain letter in visible texts, labels and tips. */
function findPlainWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest("script, style, noscript, code, [translate=no]")) continue;
      if (parent?.checkVisibility()) texts.push(walker.currentNode.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [data-tip]"))
      for (const name of ["aria-label", "placeholder", "data-tip"])
        texts.push(element.getAttribute(name) ?? "");
    return texts.flatMap((text) => text.match(/(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}\d])/gu) ?? []);
  });
}

test("every text of the main screens is translated and fits, also if it is 40 % longer", async ({
  page,
  signUp,
  troubles,
}) => {
  test.slow();
  await showPseudoLanguage(page);
  await signUp();
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const plain = (await findPlainWords(page)).filter((word) => !untranslated.test(word));
    expect.soft([...new Set(plain)], `words of ${path} that are not translated`).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findCutOff(page), `cut off on ${path} at ${width}px`).toEqual([]);
    }
  }
  forgive(troubles, notFound);
});

test("the screens of a person with meals fit in German", async ({ page, signUp, troubles }) => {
  test.slow();
  const account = await signUp();
  await account.logUntilStored("two eggs, a slice of toast with butter and a glass of red wine");
  await page.goto("/log");
  await expect(page.getByRole("heading", { name: "Was hast du gegessen?" })).toBeVisible();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  const [meal] = await account.listMeals();
  for (const path of [...screensOfMeals, `/meals/${meal?.id}`, `/meals/${meal?.id}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findCutOff(page), `cut off on ${path} at ${width}px`).toEqual([]);
    }
  }
  forgive(troubles, notFound);
});

test("a visitor with a German browser gets the prerendered landing page in German, and one who opens the address of another language continues in it", async ({
  page,
}) => {
  await page.goto("/?lang=it");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Di' che cosa");
  await page.getByRole("link", { name: "Inizia gratis" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Che cosa hai mangiato?");

  await page.goto("/");
  await expect(page).toHaveTitle("Sag, was du gegessen hast · Morsel");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  const addresses = await page
    .locator("link[hreflang]")
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ hreflang, href }) => `${hreflang} ${new URL(href).search}`),
    );
  expect(addresses).toEqual(["x-default ", ...languageIds.map((id) => `${id} ?lang=${id}`)]);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sag, was du gegessen");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findCutOff(page), `cut off at ${width}px`).toEqual([]);
  }
});
