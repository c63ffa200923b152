// `npm run pictures`: takes the pictures of the README and of docs/first-steps.md from a demo, in light and in dark, and
// writes them to docs/pictures. Run it after a change of these screens.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserLaunchOptions } from "../apps/web/testing/find-browser.mjs";
import { ensureBuilt, root, say } from "../scripts/setup.mjs";
import { ensureBrowser } from "../scripts/test-browser.mjs";
import { Morsel } from "./start-morsel.ts";

const folder = join(root, "docs", "pictures");
const phone = { width: 390, height: 844 };
const desktop = { width: 992, height: 620 };
/** Of the README's picture. */
const overview = { width: 1440, height: 760 };
const backgrounds = { light: "#dfe6dd", dark: "#1a2420" };
/** Pixels of a picture: twice the width at which it is shown. */
const widths = { phone: 640, overview: 1920 };
/** Of WebP: text stays sharp. */
const quality = 82;
const message =
  "for breakfast two scrambled eggs, two slices of toast with butter and a glass of orange juice";

type Theme = keyof typeof backgrounds;

mkdirSync(folder, { recursive: true });
ensureBrowser();
await ensureBuilt();
const demo = await Morsel.start({ DEMO: "on" });
const browser = await chromium.launch(browserLaunchOptions());
try {
  for (const theme of ["light", "dark"] as const) await takeAll(browser, theme);
} finally {
  await browser.close();
  await demo.stop();
}

async function takeAll(open: Browser, theme: Theme): Promise<void> {
  const context = await open.newContext({
    ...{ viewport: phone, deviceScaleFactor: 2, colorScheme: theme, reducedMotion: "reduce" },
    ...{ timezoneId: "UTC", locale: "en-GB", isMobile: true, hasTouch: true },
    // For the style that hides the note of the demo.
    bypassCSP: true,
  });
  const page = await openPage(context, "/api/login?return=/log");
  await page.getByRole("button", { name: "Dismiss Install App" }).click();
  await page.getByRole("textbox", { name: "Meal description" }).fill(message);
  await page.getByTestId("estimate-preview").getByText(/kcal/).waitFor();
  await save(page, "write", theme);
  await page.getByRole("button", { name: "Log Meals" }).click();
  const logged = page.getByRole("region", { name: "Log History" });
  await logged.getByText(message, { exact: true }).waitFor();
  await logged.getByText("Completed", { exact: true }).first().waitFor();
  await page.goto(`${demo.url}/meals`);
  const meal = page.getByRole("article").filter({ hasText: message });
  await meal.getByRole("link").first().click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await receipt.scrollIntoViewIfNeeded();
  const phonePicture = await save(page, "receipt", theme);
  await page.goto(`${page.url()}/edit`);
  await page.getByRole("textbox").first().fill("no butter, and double the juice");
  await save(page, "change", theme);
  const wide = await openPage(context, "/meals");
  await wide.setViewportSize(desktop);
  // A whole day, at any hour of the run.
  await wide.getByRole("button", { name: "Previous day" }).click();
  await wide.getByRole("article").nth(1).waitFor();
  await saveOverview(wide, await wide.screenshot(), phonePicture, theme);
  await context.close();
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${demo.url}${path}`);
  await hideNote(page);
  page.on("load", () => hideNote(page));
  return page;
}

async function hideNote(page: Page): Promise<void> {
  await page.addStyleTag({ content: "#demo-note { display: none !important }" });
}

async function save(page: Page, name: string, theme: Theme): Promise<Buffer> {
  const png = await page.screenshot({ animations: "disabled" });
  await write(png, name, theme, widths.phone);
  return png;
}

/** A desktop and a phone next to each other. */
async function saveOverview(page: Page, wide: Buffer, narrow: Buffer, theme: Theme): Promise<void> {
  const image = (png: Buffer, style: string) =>
    `<img src="data:image/png;base64,${png.toString("base64")}" style="position:absolute;box-shadow:0 24px 56px -16px rgb(0 0 0/.35);${style}">`;
  await page.setViewportSize(overview);
  await page.setContent(
    `<body style="margin:0;background:${backgrounds[theme]}">${image(wide, "left:40px;top:70px;width:992px;border-radius:16px")}${image(narrow, "left:1068px;top:22px;width:332px;border-radius:32px")}</body>`,
  );
  await write(await page.screenshot(), "morsel", theme, widths.overview);
}

async function write(png: Buffer, name: string, theme: Theme, width: number): Promise<void> {
  const path = join(folder, `${name}-${theme}.webp`);
  const { size } = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toFile(path);
  say(`docs/pictures/${name}-${theme}.webp, ${Math.round(size / 1000)} kB`);
}
