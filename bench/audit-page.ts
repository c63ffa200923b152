import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Flags, type RunnerResult } from "lighthouse";
import { percentile } from "./machine-calibration.ts";
import { type Trace, withoutOtherPrograms } from "./trace.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
type Report = RunnerResult["lhr"];

const runs = 5;
/** Lighthouse loses the start of a page now and then. */
const triesPerRun = 3;
const heaviestTold = 5;

/**
 * What Lighthouse's mobile preset says of a page, the median of a few runs. It takes a task to last
 * four times as long on a phone as here, the time included in which other programs had the
 * processor; so it gets the processor time of each task instead.
 */
export interface PageAudit {
  /** 0-100 */
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that cost points, by category. */
  readonly reasons: Readonly<Record<Category, readonly string[]>>;
  /** By the clock, as Lighthouse reports it. */
  readonly largestPaintMs: number;
  /**
   * By worked time. A task that is cut short may lose a request that began within it, which then
   * counts as asked for at another time: so this can be more, too.
   */
  readonly largestPaintWorkedMs: number;
  /** The performance points by the clock: they depend on what else the machine does. */
  readonly pointsByClock: number;
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
  const visits: Visit[] = [];
  while (visits.length < runs) visits.push(await visit(url, port, cookie, triesPerRun));
  const reports = visits
    .map(({ worked }) => worked)
    .sort((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
  const middle = reports[Math.floor(runs / 2)];
  if (!middle) throw new Error("No report");
  const files = filesOf(middle);
  return {
    scores: byCategory((category) => scoreOf(middle, category)),
    reasons: byCategory((category) => reasonsOf(middle, category)),
    largestPaintMs: percentile(
      visits.map(({ byClock }) => largestPaintOf(byClock)),
      0.5,
    ),
    largestPaintWorkedMs: percentile(reports.map(largestPaintOf), 0.5),
    pointsByClock: percentile(
      visits.map(({ byClock }) => scoreOf(byClock, "performance")),
      0.5,
    ),
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

interface Visit {
  readonly byClock: Report;
  readonly worked: Report;
}

/** Visits the page once, and has its trace judged twice. */
async function visit(url: string, port: number, cookie: string, tries: number): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-audit-"));
  const flags: Flags = {
    port,
    logLevel: "silent",
    onlyCategories: [...categories],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    auditMode: folder,
  };
  try {
    const byClock = await report(url, { ...flags, gatherMode: folder });
    const path = join(folder, "trace.json");
    const trace = JSON.parse(readFileSync(path, "utf8")) as Trace;
    writeFileSync(path, JSON.stringify(withoutOtherPrograms(trace)));
    return { byClock, worked: await report(url, flags) };
  } catch (error) {
    if (tries <= 1) throw error;
    return visit(url, port, cookie, tries - 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function report(url: string, flags: Flags): Promise<Report> {
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
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
