import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  importSampleProducts,
  sampleProducts,
} from "../apps/server/src/testing/sample-products.ts";
import { testLaunchOptions } from "../apps/web/testing/find-browser.mjs";
import { Account } from "./account.ts";
import { drawBarcode, fakeCameraArgs, writeFakeCamera } from "./barcode-picture.ts";
import { cheaperServer } from "./cheaper-server.ts";
import { expect, test as journey } from "./journey.ts";
import { Morsel } from "./start-morsel.ts";

interface Fixtures {
  /** A server with products. */
  shop: Morsel;
}

const test = journey.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  shop: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "morsel-shop-"));
    await importSampleProducts(folder);
    const morsel = await Morsel.start({ DATA_DIR: folder }, { nodeOptions: cheaperServer });
    await use(morsel);
    await morsel.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  // A browser's camera is chosen when it starts.
  context: async ({ playwright, baseURL, viewport, shop }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "morsel-camera-"));
    const video = join(folder, "camera.mjpeg");
    await writeFakeCamera(video, await drawBarcode(sampleProducts.biscuits, { tiltDegrees: 7 }));
    const options = testLaunchOptions();
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...options.args, ...fakeCameraArgs(video)],
    });
    const context = await browser.newContext({
      viewport,
      serviceWorkers: "block",
      ...(baseURL ? { baseURL } : {}),
    });
    await context.addCookies((await Account.create(shop.url)).browserCookies());
    await use(context);
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test("the camera reads the code of a packet, and half of the pack is logged with the notice of its source", async ({
  page,
}) => {
  await page.goto("/log");
  await page.getByRole("button", { name: "Scan a barcode" }).click();
  const dialog = page.getByRole("dialog", { name: "Log a product" });
  await expect(dialog).toContainText("Oat Biscuits (Hill Farm)");
  await expect(dialog).toContainText("Open Database License (ODbL) 1.0");
  await dialog.getByRole("button", { name: "Half a pack" }).click();
  await dialog.getByRole("button", { name: "Log", exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: /Oat Biscuits Hill Farm/ }).click();
  await expect(page.getByText("Open Database License")).toBeVisible();
});
