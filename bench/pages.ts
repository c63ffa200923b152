import { chromium } from "@playwright/test";
import { findFreePort } from "../apps/server/src/testing/free-port.ts";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { ensureToolInstalled, ensureWebBuilt } from "../scripts/setup.mjs";
import { measureDaySwitch } from "./day-switch.ts";
import type { Figure } from "./figure.ts";
import type { PageAudit } from "./lighthouse/audit-page.ts";
import { clockPerWork } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";

const goals = {
  landing: { performance: 100, largestPaintMs: 1100 },
  dashboard: { performance: 100, largestPaintMs: 1800 },
} as const;

/**
 * The two first pages with Lighthouse's mobile preset, and switching days among a hundred meals. The first
 * figure shows the machine's other load, which slows down even processor time, since caches are shared.
 */
export async function benchPages(): Promise<readonly Figure[]> {
  ensureWebBuilt();
  ensureToolInstalled("bench/lighthouse");
  const { auditPage } = await import("./lighthouse/audit-page.ts");
  const morsel = await Morsel.start(unlimited);
  const { args, ...options } = browserLaunchOptions(findWholeBrowser());
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const account = await Account.create(morsel.url);
    await account.logUntilStored("two eggs and toast");
    const landing = await auditPage(`${morsel.url}/`, port);
    const dashboard = await auditPage(`${morsel.url}/log`, port, account.cookie);
    return [
      { name: "clock per processor time of a fixed loop", value: clockPerWork(), unit: "times" },
      ...figuresOf("landing", landing),
      {
        // 20 kB without the font of running text, which is requested when the page is loaded.
        name: "landing: sent",
        value: landing.kilobytesOf(() => true),
        unit: "kB",
        goal: 42,
        reasons: landing.heaviest,
      },
      ...figuresOf("dashboard", dashboard),
      {
        name: "dashboard: script, style and markup sent",
        value: dashboard.kilobytesOf((type) => ["Document", "Script", "Stylesheet"].includes(type)),
        unit: "kB",
        goal: 115,
        reasons: dashboard.heaviest,
      },
      ...(await measureDaySwitch(browser, morsel.url)),
    ];
  } finally {
    await browser.close();
    await morsel.stop();
  }
}

function figuresOf(page: keyof typeof goals, audit: PageAudit): Figure[] {
  const { performance, largestPaintMs } = goals[page];
  const { scores, reasons } = audit;
  const points = (category: keyof typeof scores, goal: number): Figure => ({
    name: `${page}: ${category}`,
    value: scores[category],
    unit: "points",
    goal,
    reasons: reasons[category],
  });
  return [
    points("performance", performance),
    { name: `${page}: performance by the clock`, value: audit.pointsByClock, unit: "points" },
    points("accessibility", 100),
    points("best-practices", 100),
    points("seo", 100),
    {
      name: `${page}: largest contentful paint`,
      value: audit.largestPaintMs,
      unit: "ms",
      goal: largestPaintMs,
    },
    {
      name: `${page}: largest contentful paint by worked time`,
      value: audit.largestPaintWorkedMs,
      unit: "ms",
    },
  ];
}
