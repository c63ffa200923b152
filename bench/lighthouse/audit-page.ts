import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Flags, type RunnerResult } from "lighthouse";
import { percentile } from "../machine-calibration.ts";
import { type Trace, withoutOtherPrograms } from "../trace.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
type Report = RunnerResult["lhr"];

const runs = 5;
/** Lighthouse loses the start of a page now and then. */
const triesPerRun = 3;
const maxHeaviest = 5;

/**
 * The result of Lighthouse's mobile preset for a page, the median of a few runs. Lighthouse assumes that a
 * task takes four times as long on a phone, including the time that other programs used; so it gets a
 * trace with the processor time of each task.
 */
export interface PageAudit {
  /** 0-100 */
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that cost points, by category. */
  readonly reasons: Readonly<Record<Category, readonly string[]>>;
  /** In wall-clock time, as Lighthouse reports it. */
  readonly largestPaintMs: number;
  /**
   * In processor time. It can also be larger: a shortened task may lose a request that began within it,
   * which is then assigned to another time.
   */
  readonly largestPaintWorkedMs: number;
  /** The performance points in wall-clock time, which depend on the machine's other load. */
  readonly pointsByClock: number;
  /** The transferred size of files of these types, headers included. */
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
      .slice(0, maxHeaviest)
      .map((file) => `${(file.transferSize / 1000).toFixed(1)} kB ${new URL(file.url).pathname}`),
  };
}

interface Visit {
  readonly byClock: Report;
  readonly worked: Report;
}

/** Visits the page once, and audits its trace with wall-clock and with processor time. */
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
  if (details?.type !== "table") throw new Error("Lighthouse reported no requests");
  return details.items as unknown as SentFile[];
}

function byCategory<Value>(read: (category: Category) => Value): Record<Category, Value> {
  const entries = categories.map((category) => [category, read(category)]);
  return Object.fromEntries(entries) as Record<Category, Value>;
}
