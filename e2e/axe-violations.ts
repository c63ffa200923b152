import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { type Page, test } from "@playwright/test";

// Found from the package that depends on it.
const builderFile = createRequire(import.meta.url).resolve("@axe-core/playwright");
// Half as long as the source that the package exports.
const source = readFileSync(createRequire(builderFile).resolve("axe-core/axe.min.js"), "utf8");

/** The type of the annotation of a test for each page that axe checked. */
const axeAnnotation = "axe";

interface Scope {
  /** By these rules only. */
  readonly rules?: readonly string[];
  /** In this part of the page only. */
  readonly within?: string | undefined;
}

/** The violations that axe finds on the page, in short. */
export async function faultsOf(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  // A page that has axe already, from an earlier call, need not read its source again. The builder would
  // read it twice.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // The mode without a page of its own for the result takes half the time; no frame is lost by it.
  const axe = new AxeBuilder({ page, axeSource: ";" })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  if (rules) axe.withRules([...rules]);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  // docs/accessibility.md counts them.
  test.info().annotations.push({ type: axeAnnotation, description: new URL(page.url()).pathname });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
