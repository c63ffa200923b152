import { delimiter, resolve } from "node:path";
import { ConfigError } from "./config/config-error.ts";
import { toDemo } from "./config/demo.ts";
import type { Limits } from "./config/limits.ts";
import { type MailSettings, toMail } from "./config/mail.ts";
import { type ModelSettings, toModel } from "./config/model.ts";
import { type PhotoBucket, toPhotoBucket } from "./config/photo-bucket.ts";
import { type ProviderSettings, toProvider } from "./config/provider.ts";
import { type ReminderSettings, toReminders } from "./config/reminders.ts";
import { metadataOf, renamedSettings, type Settings, settings } from "./config/settings.ts";
import { type SpeechSettings, toSpeech } from "./config/speech.ts";
import { isPrivateHost } from "./config/validators.ts";

export { ConfigError } from "./config/config-error.ts";
export type { Limits } from "./config/limits.ts";
export type { MailSettings } from "./config/mail.ts";
export type { ModelSettings } from "./config/model.ts";
export type { PhotoBucket } from "./config/photo-bucket.ts";
export type { ProviderSettings } from "./config/provider.ts";
export type { ReminderSettings } from "./config/reminders.ts";
export { describeSettings } from "./config/settings.ts";
export type { SpeechSettings } from "./config/speech.ts";

const loopbackHosts = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** The configuration of this process, read once at start. */
export interface Config {
  readonly role: "both" | "serve" | "work";
  readonly host: string;
  readonly isDemo: boolean;
  /** Undefined: a process with ROLE=work that does not listen. */
  readonly port: number | undefined;
  /** Scheme, host and port, without a slash at the end. */
  readonly baseUrl: string;
  /** Origins whose pages may write: that of `baseUrl`, and its loopback aliases. */
  readonly allowedOrigins: readonly string[];
  /** The operator's mailbox. */
  readonly contactEmail: string;
  readonly landingFigures: Settings["LANDING_FIGURES"];
  readonly dataDir: string;
  /** Undefined: the embedded SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** How processes on one PostgreSQL learn of each other's changes. */
  readonly signals: Settings["DATABASE_SIGNALS"];
  /** Undefined: generated and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  /** Undefined: no external provider. */
  readonly provider: ProviderSettings | undefined;
  /** Undefined: no mail is sent. */
  readonly mail: MailSettings | undefined;
  /** Undefined: only this machine may read the metrics. */
  readonly metricsToken: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly webDist: string;
  readonly hasServiceWorker: boolean;
  readonly logLevel: Settings["LOG_LEVEL"];
  /** True if users' webhooks may reach private networks. */
  readonly mayWebhooksReachHome: boolean;
  readonly jobConcurrency: number;
  readonly limits: Limits;
  readonly speech: SpeechSettings;
  /** Undefined: in `dataDir`. */
  readonly photoBucket: PhotoBucket | undefined;
  /** Undefined: only the engine reads. */
  readonly model: ModelSettings | undefined;
  /** Undefined: reminders are switched off. */
  readonly reminders: ReminderSettings | undefined;
  /** Where programs such as ffmpeg are looked for. */
  readonly programFolders: readonly string[];
}

/** Reads the environment. Throws a ConfigError that names every bad value and what is allowed. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  // A variable that is set to nothing, as in a compose file, counts as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  rejectRenamed(given);
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw new ConfigError([...names].map((name) => explainBadValue(name, given[name])).join("\n"));
  }
  checkCombinations(parsed.data);
  const config = toConfig(parsed.data, given.PATH);
  return config.isDemo ? { ...config, ...toDemo(config) } : config;
}

function rejectRenamed(given: Readonly<Record<string, unknown>>): void {
  const renamed = Object.entries(renamedSettings).filter(([name]) => name in given);
  if (renamed.length === 0) return;
  throw new ConfigError(
    renamed.map(([old, name]) => `${old} is now called ${name}. Set ${name} instead.`).join("\n"),
  );
}

function explainBadValue(name: string, value: string | undefined): string {
  const notes = metadataOf(settings.shape[name as keyof Settings]);
  const shown = notes.isSecret ? "not usable" : `'${value}'`;
  return `${name} is ${shown}. Allowed: ${notes.allowed}.`;
}

function checkCombinations(values: Settings): void {
  const isOpen = !loopbackHosts.includes(values.HOST) || values.TRUST_PROXY !== undefined;
  if (values.ROLE !== "work" && isOpen && !values.BASE_URL) {
    throw new ConfigError(
      `BASE_URL is unset, but ${values.TRUST_PROXY ? "TRUST_PROXY is set" : `HOST is '${values.HOST}'`}, so that others can reach this Morsel. Set BASE_URL to the address that they type.`,
    );
  }
  if (values.ROLE !== "both" && !values.DATABASE_URL) {
    throw new ConfigError(
      `ROLE is '${values.ROLE}', but the embedded database serves one process. Set DATABASE_URL, or leave ROLE at both.`,
    );
  }
  if (values.ROLE !== "work" && values.HEALTH_PORT !== undefined) {
    throw new ConfigError(
      `HEALTH_PORT is set, but ROLE is '${values.ROLE}': this process reports its health on PORT. Unset HEALTH_PORT, or set ROLE to work.`,
    );
  }
  if (values.ROLE === "serve" && !values.AUTH_SECRET) {
    throw new ConfigError(
      "AUTH_SECRET is unset, but where ROLE is 'serve' several processes share the sessions. Set the same AUTH_SECRET for each of them.",
    );
  }
}

function toConfig(values: Settings, searchPath = ""): Config {
  const baseUrl = new URL(values.BASE_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    role: values.ROLE,
    isDemo: values.DEMO === "on",
    host: values.HOST,
    port: values.ROLE === "work" ? values.HEALTH_PORT : values.PORT,
    baseUrl,
    allowedOrigins: [baseUrl, ...loopbackAliases(baseUrl)],
    contactEmail: values.CONTACT_EMAIL ?? `contact@${new URL(baseUrl).hostname}`,
    landingFigures: values.LANDING_FIGURES,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    signals: values.DATABASE_SIGNALS,
    authSecret: values.AUTH_SECRET,
    provider: toProvider(values),
    mail: toMail(values, isPrivateHost),
    metricsToken: values.METRICS_TOKEN,
    trustedProxies: values.TRUST_PROXY?.split(",").map((part) => part.trim()) ?? [],
    webDist: resolve(values.WEB_DIST),
    hasServiceWorker: values.SERVICE_WORKER === "on",
    logLevel: values.LOG_LEVEL,
    mayWebhooksReachHome: values.WEBHOOK_PRIVATE_NETWORKS === "allow",
    jobConcurrency: values.JOB_CONCURRENCY,
    limits: {
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      submitsPer10Minutes: values.SUBMITS_PER_10_MINUTES,
      submitsPerDay: values.SUBMITS_PER_DAY,
      submitsConcurrent: values.SUBMITS_CONCURRENT,
      transcriptsPer10Minutes: values.TRANSCRIPTS_PER_10_MINUTES,
      photosPer10Minutes: values.PHOTOS_PER_10_MINUTES,
      sharedPagesPerMinute: values.SHARED_PAGES_PER_MINUTE,
      signInsPer15Minutes: values.SIGN_INS_PER_15_MINUTES,
      signUpsPer15Minutes: values.SIGN_UPS_PER_15_MINUTES,
    },
    speech: toSpeech(values),
    photoBucket: toPhotoBucket(values),
    model: toModel(values),
    reminders: toReminders(values),
    programFolders: searchPath.split(delimiter).filter(Boolean),
  };
}

/** On their own machine, a user may type any of these names. */
function loopbackAliases(baseUrl: string): string[] {
  const url = new URL(baseUrl);
  if (!loopbackHosts.includes(url.hostname)) return [];
  return loopbackHosts
    .filter((host) => host !== "::1")
    .map((host) => `${url.protocol}//${host}${url.port && `:${url.port}`}`)
    .filter((origin) => origin !== baseUrl);
}
