import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatBarcode, parseBarcode } from "@morsel/nutrition";
import { chromium } from "@playwright/test";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { Account } from "../e2e/account.ts";
import {
  type BarcodeView,
  drawBarcode,
  fakeCameraArgs,
  writeFakeCamera,
} from "../e2e/barcode-picture.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";

const codes: readonly { readonly digits: string; readonly isUpcE?: boolean }[] = [
  { digits: "5000159407236" },
  { digits: "036000291452" },
  { digits: "96385074" },
  { digits: "04252614", isUpcE: true },
];

/** How a hand and a kitchen spoil a picture. Each code is seen in each way. */
const views: readonly (BarcodeView & { readonly kind: string })[] = [
  { kind: "clean" },
  { kind: "clean", moduleWidth: 3 },
  { kind: "clean", moduleWidth: 7 },
  { kind: "tilted", tiltDegrees: 12 },
  { kind: "tilted", tiltDegrees: -25 },
  { kind: "tilted", tiltDegrees: 90 },
  { kind: "blurred", blur: 1.5 },
  { kind: "blurred", blur: 2.5 },
  { kind: "blurred", blur: 2, tiltDegrees: 10 },
  { kind: "dark", light: 0.3 },
  { kind: "dark", light: 0.15 },
  { kind: "dark", light: 0.3, tiltDegrees: -8, blur: 1 },
];

/** A code that is not read in this time counts as unread. */
const readWithinMs = 6_000;

/** Scans pictures of barcodes with the fake camera of Chromium, through the screen. */
export async function benchScan(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-scan-"));
  const morsel = await Morsel.start(unlimited);
  try {
    const account = await Account.create(morsel.url);
    const times: number[] = [];
    const readOf = new Map<string, { read: number; all: number }>();
    for (const { kind, ...view } of views) {
      for (const { digits, isUpcE } of codes) {
        const video = join(folder, "camera.mjpeg");
        await writeFakeCamera(
          video,
          await drawBarcode(digits, { ...view, ...(isUpcE && { isUpcE }) }),
        );
        const ms = await scan(morsel.url, account, video, digits);
        const count = readOf.get(kind) ?? { read: 0, all: 0 };
        readOf.set(kind, { read: count.read + (ms === undefined ? 0 : 1), all: count.all + 1 });
        if (ms !== undefined) times.push(ms);
      }
    }
    const pictures = views.length * codes.length;
    return [
      {
        name: `codes read of ${pictures} pictures`,
        value: (100 * times.length) / pictures,
        unit: "%",
      },
      ...[...readOf].map(([kind, { read, all }]): Figure => {
        return { name: `of ${all} ${kind} pictures`, value: (100 * read) / all, unit: "%" };
      }),
      { name: "from the press to the code, median", value: percentile(times, 0.5), unit: "ms" },
      { name: "from the press to the code, p90", value: percentile(times, 0.9), unit: "ms" },
    ];
  } finally {
    await morsel.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The time until the right code is looked up; undefined if it is not. */
async function scan(
  url: string,
  account: Account,
  video: string,
  digits: string,
): Promise<number | undefined> {
  // A UPC-E is shown as the UPC-A that it is short for.
  const [printed = ""] = parseBarcode(digits).map(formatBarcode);
  const options = browserLaunchOptions(findWholeBrowser());
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...fakeCameraArgs(video)],
  });
  try {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
    await context.addCookies(account.browserCookies());
    const page = await context.newPage();
    await page.goto("/log");
    const button = page.getByRole("button", { name: "Scan a barcode" });
    await button.waitFor();
    const started = performance.now();
    await button.click();
    const isRead = await page
      .getByText(`No product with the barcode ${printed} is known`)
      .waitFor({ timeout: readWithinMs })
      .then(
        () => true,
        () => false,
      );
    return isRead ? performance.now() - started : undefined;
  } finally {
    await browser.close();
  }
}
