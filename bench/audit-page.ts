import lighthouse, { type RunnerResult } from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
type Report = RunnerResult["lhr"];

/** Another program that takes the processor can only make a page look slower. */
const runs = 3;
/** Lighthouse loses the start of a page now and then. */
const triesPerRun = 3;
const heaviestTold = 5;

/** What Lighthouse's mobile preset says of a page: the best of a few runs. */
export interface PageAudit {
  /** 0-100 */
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that cost points, by category. */
  readonly reasons: Readonly<Record<Category, readonly string[]>>;
  readonly largestPaintMs: number;
  /** What came over the wire in files of these types, headers included. */
  kilobytesOf(wants: (resourceType: string) => boolean): number;
  readonly heaviest: readonly string[];
}

interface SentFile {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

/** @param port the browser's debugging port; @param cookie the session to visit in, if any. */
export async function auditPage(url: string, port: number, cookie = ""): Promise<PageAudit> {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await runOnce(url, port, cookie, triesPerRun));
  const [best] = reports.sort((a, b) => scoreOf(b, "performance") - scoreOf(a, "performance"));
  if (!best) throw new Error("No report");
  const files = filesOf(best);
  return {
    scores: byCategory((category) => scoreOf(best, category)),
    reasons: byCategory((category) => reasonsOf(best, category)),
    largestPaintMs: Math.min(...reports.map((report) => largestPaintOf(report))),
    kilobytesOf: (wants) =>
      files.reduce(
        (sum, { resourceType, transferSize }) => sum + (wants(resourceType) ? transferSize : 0),
        0,
      ) / 1000,
    heaviest: files
      .sort((a, b) => b.transferSize - a.transferSize)
      .slice(0, heaviestTold)
      .map((file) => `${(file.transferSize / 1000).toFixed(1)} kB ${new URL(file.url).pathname}`),
  };
}

async function runOnce(url: string, port: number, cookie: string, tries: number): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: [...categories],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  const { lhr } = result ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  if (tries > 1) return runOnce(url, port, cookie, tries - 1);
  throw new Error(`Lighthouse: ${lhr?.runtimeError?.message}`);
}

function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function reasonsOf(report: Report, category: Category): string[] {
  return (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`${audit.title}: ${audit.displayValue ?? `score ${audit.score}`}`];
  });
}

function largestPaintOf(report: Report): number {
  return report.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN;
}

function filesOf(report: Report): SentFile[] {
  const { details } = report.audits["network-requests"] ?? {};
  if (details?.type !== "table") throw new Error("Lighthouse told of no requests");
  return details.items as unknown as SentFile[];
}

function byCategory<Value>(told: (category: Category) => Value): Record<Category, Value> {
  const entries = categories.map((category) => [category, told(category)]);
  return Object.fromEntries(entries) as Record<Category, Value>;
}
