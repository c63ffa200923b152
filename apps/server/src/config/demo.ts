import { join } from "node:path";
import { ConfigError } from "./config-error.ts";
import type { Limits } from "./limits.ts";

/** The most that one visitor of a demo may do. */
const demoLimits: Limits = {
  requestsPerMinute: 300,
  submitsPer10Minutes: 30,
  submitsPerDay: 100,
  submitsConcurrent: 5,
  transcriptsPer10Minutes: 5,
  photosPer10Minutes: 5,
  sharedPagesPerMinute: 30,
  signInsPer15Minutes: 10,
  signUpsPer15Minutes: 10,
};

/** What a demo takes over from its settings. */
interface DemoSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly limits: Limits;
}

/**
 * What differs in a demo: a folder of its own, low limits, and no service outside of this process. Throws a ConfigError
 * if it would use real data.
 */
export function toDemo({ dataDir, databaseUrl, limits }: DemoSettings) {
  if (databaseUrl) {
    throw new ConfigError(
      "DEMO is on, but DATABASE_URL is set. A demo deletes all accounts every hour, so it has its own database: unset DATABASE_URL.",
    );
  }
  return {
    dataDir: join(dataDir, "demo"),
    limits: lowest(limits),
    // A worker would keep the pages of a demo in the browser.
    hasServiceWorker: false,
    ...{ provider: undefined, mail: undefined, photoBucket: undefined, model: undefined },
    ...{ reminders: undefined, speech: { provider: "none" as const } },
  };
}

function lowest(limits: Limits): Limits {
  const names = Object.keys(demoLimits) as (keyof Limits)[];
  return Object.fromEntries(
    names.map((name) => [name, Math.min(limits[name], demoLimits[name])]),
  ) as unknown as Limits;
}
