import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { databases, dropDatabases } from "./databases.ts";

/** Names the template databases of this run, which a test process makes, and removes them after it. */
export function setup(project: TestProject): (() => Promise<void>) | undefined {
  const prefix = `morsel_template_${randomBytes(6).toString("hex")}`;
  project.provide("templatePrefix", prefix);
  return databases.includes("postgres") ? () => dropDatabases(prefix) : undefined;
}
