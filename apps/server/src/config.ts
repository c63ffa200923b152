import { isIP } from "node:net";
import { delimiter, resolve } from "node:path";
import { modelModes } from "@morsel/contracts";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { type ModelSettings, modelProviders, toModel } from "./config-model.ts";

import { type ProviderSettings, toProvider } from "./config-provider.ts";

export { ConfigError } from "./config-error.ts";
export type { ModelSettings } from "./config-model.ts";
export type { ProviderSettings } from "./config-provider.ts";

/** What an operator reads about one setting: in the docs and where a value is refused. */
interface SettingNotes {
  readonly description: string;
  readonly allowed: string;
  /** The value is never repeated in an error or a log. */
  readonly isSecret?: boolean;
}

function setting<Schema extends z.ZodType>(schema: Schema, notes: SettingNotes): Schema {
  return schema.meta({ ...notes });
}

function limit(fallback: number, description: string) {
  return setting(z.coerce.number().int().min(1).max(1_000_000).default(fallback), {
    description,
    allowed: "a whole number from 1 to 1000000",
  });
}

const speechProviders = ["openai", "whisper-cpp", "sherpa-onnx", "pocketsphinx", "none"] as const;

const projectRoot = resolve(import.meta.dirname, "../../..");
const authSecretMinLength = 32;

/** Every setting that Morsel reads from the environment; docs/operating.md is made from it. */
const settings = z.object({
  ROLE: setting(z.enum(["both", "serve", "work"]).default("both"), {
    description:
      "What this process does: 'serve' answers HTTP, 'work' turns messages into meals, 'both' does both. Splitting the roles needs DATABASE_URL.",
    allowed: "both, serve or work",
  }),
  HOST: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9.:_-]{1,253}$/)
      .default("127.0.0.1"),
    {
      description: "The address to listen on; 0.0.0.0 for every IPv4 address, as in a container.",
      allowed: "an IP address or a host name",
    },
  ),
  PORT: setting(z.coerce.number().int().min(1).max(65_535).default(3000), {
    description: "The port to listen on.",
    allowed: "a whole number from 1 to 65535",
  }),
  HEALTH_PORT: setting(z.coerce.number().int().min(1).max(65_535).optional(), {
    description:
      "Where a process with ROLE=work answers /healthz, /readyz and /metrics; others do so on PORT. Unset: nowhere.",
    allowed: "a whole number from 1 to 65535, only with ROLE=work",
  }),
  BASE_URL: setting(z.string().refine(isBaseUrl).optional(), {
    description:
      "The address that people type, without a path: links are made from it, and requests from pages of other addresses are refused. http://localhost:PORT where unset, which will not start where HOST or TRUST_PROXY lets others in.",
    allowed:
      "https://host[:port], or http://host[:port] where the host is this machine or in a private network",
  }),
  CONTACT_EMAIL: setting(z.email().optional(), {
    description:
      "The operator's mailbox on the landing page and in the legal texts; contact@ the host of BASE_URL where unset.",
    allowed: "an e-mail address",
  }),
  DATA_DIR: setting(z.string().default(resolve(projectRoot, "data")), {
    description:
      "The folder of the embedded database, of the generated secret and of the photos; data/ in the project where unset.",
    allowed: "a path that this process may write to",
  }),
  DATABASE_URL: setting(z.string().refine(isPostgresUrl).optional(), {
    description: "A PostgreSQL database to use in place of the embedded SQLite file.",
    allowed: "postgres://user:password@host:port/database",
    isSecret: true,
  }),
  AUTH_SECRET: setting(z.string().refine(isStrongSecret).optional(), {
    description:
      "Signs the session cookies. Where unset, one is made and kept in DATA_DIR. Changing it signs everybody out.",
    allowed: `at least ${authSecretMinLength} characters that are not a repeated few, as from 'openssl rand -base64 32'`,
    isSecret: true,
  }),
  OIDC_ISSUER: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "A provider that people sign in by (OpenID Connect): Keycloak, Authentik, Entra and the like. /api/login then goes there; passwords and passkeys stay at /sign-in. Tell the provider that the redirect address is BASE_URL/api/identity/callback/oidc.",
    allowed:
      "https://host[:port][/path], or http where the host is this machine or in a private network",
  }),
  OIDC_CLIENT_ID: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,256}$/)
      .optional(),
    {
      description: "What the provider calls this Morsel.",
      allowed: "visible ASCII characters without spaces",
    },
  ),
  OIDC_CLIENT_SECRET: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The secret that the provider gave to it; unset for a public client.",
      allowed: "visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  OIDC_NAME: setting(z.string().trim().min(1).max(40).default("single sign-on"), {
    description: "What people know the provider by: 'Continue with ...' on the sign-in page.",
    allowed: "at most 40 characters",
  }),
  METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    {
      description:
        "Whoever sends it ('Authorization: Bearer ...') may read /metrics from elsewhere. Unset: only this machine may.",
      allowed: "at least 16 visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  TRUST_PROXY: setting(z.string().refine(isAddressList).optional(), {
    description:
      "The reverse proxies whose X-Forwarded-For is believed. Unset: none, the peer's own address counts.",
    allowed:
      "IP addresses or CIDR ranges with commas between, or loopback, linklocal, uniquelocal; not a number of hops",
  }),
  WEB_DIST: setting(z.string().default(resolve(projectRoot, "apps/web/dist")), {
    description: "The folder of the built web app.",
    allowed: "a path",
  }),
  SERVICE_WORKER: setting(z.enum(["on", "off"]).default("on"), {
    description:
      "'off' takes the app's service worker out of every browser at its next visit, for when one goes wrong: the app then needs a connection.",
    allowed: "on or off",
  }),
  LOG_LEVEL: setting(z.enum(["silent", "error", "warn", "info", "debug"]).default("info"), {
    description: "The least important log line that is written.",
    allowed: "silent, error, warn, info or debug",
  }),
  TRANSCRIBE_PROVIDER: setting(z.enum(speechProviders).optional(), {
    description:
      "What turns speech into words: 'openai' is any service with OpenAI's /v1/audio/transcriptions (OpenAI, Groq, Speaches, LocalAI), 'whisper-cpp' is the server of whisper.cpp. Unset: the one that the settings below name, else pocketsphinx where it is installed, else none.",
    allowed: speechProviders.join(", "),
  }),
  TRANSCRIBE_BASE_URL: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "Where the speech service is; recordings are sent there. https://api.openai.com/v1 where only TRANSCRIBE_API_KEY is set.",
    allowed:
      "https://host[:port][/path], or http where the host is this machine or in a private network",
  }),
  TRANSCRIBE_API_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The speech service's key, where it wants one.",
      allowed: "visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  TRANSCRIBE_MODEL: setting(
    z
      .string()
      .regex(/^[\x20-\x7e]{1,200}$/)
      .default("whisper-1"),
    {
      description:
        "The model that the speech service shall use, by its name there: whisper-large-v3-turbo at Groq for one. whisper.cpp's server has the model it was started with.",
      allowed: "at most 200 ASCII characters",
    },
  ),
  TRANSCRIBE_MODEL_DIR: setting(z.string().optional(), {
    description:
      "The unpacked folder of a whisper, moonshine or transducer model of sherpa-onnx: speech is then read by this process itself. Needs ffmpeg and 'npm install --no-save sherpa-onnx-node@1.13.8'.",
    allowed: "a path",
  }),
  PHOTOS_S3_BUCKET_URL: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "A bucket of any service that speaks S3, to keep photos in; in DATA_DIR/photos where unset. Several machines need one bucket, or one DATA_DIR that all of them reach.",
    allowed:
      "https://bucket.host[/path] or https://host/bucket[/path]; http where the host is this machine or in a private network",
  }),
  PHOTOS_S3_REGION: setting(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default("us-east-1"),
    {
      description: "The bucket's region, as its service names it; 'auto' at some.",
      allowed: "lower-case letters, digits and hyphens",
    },
  ),
  PHOTOS_S3_ACCESS_KEY_ID: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The key that may read, write and delete in the bucket.",
      allowed: "visible ASCII characters without spaces",
    },
  ),
  PHOTOS_S3_SECRET_ACCESS_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The secret that belongs to that key.",
      allowed: "visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  AI_MODEL: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional(),
    {
      description:
        "A language model that reads what the built-in engine is unsure of, by its name at its provider. Unset: the engine reads alone.",
      allowed: "at most 200 ASCII characters without spaces",
    },
  ),
  AI_API_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The key of the model's provider, where it wants one.",
      allowed: "visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  AI_BASE_URL: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "Where the model is, where that is not its provider's own address: any service with OpenAI's /v1/chat/completions (Ollama, vLLM, LM Studio, OpenRouter). Words are sent there.",
    allowed:
      "https://host[:port][/path], or http where the host is this machine or in a private network",
  }),
  AI_PROVIDER: setting(z.enum(modelProviders).optional(), {
    description:
      "Whose wire format the model speaks. Unset: openai-compatible where AI_BASE_URL is set, else what the model's name tells.",
    allowed: modelProviders.join(", "),
  }),
  AI_MODE: setting(z.enum(modelModes).optional(), {
    description:
      "What the model reads, of people who have allowed it: 'hard' what the engine is unsure of, 'always' every message and edit, 'off' nothing. Unset: hard where AI_MODEL is set.",
    allowed: "off, hard or always",
  }),
  AI_VISION: setting(z.enum(["yes", "no"]).optional(), {
    description:
      "Whether the model can look at photos. Unset: no where the provider is openai-compatible, else yes.",
    allowed: "yes or no",
  }),
  AI_READINGS_PER_DAY: limit(
    200,
    "What one person may have read by the model in a day (UTC): messages, edits and photos together. The engine reads the rest.",
  ),
  AI_READINGS_PER_DAY_IN_ALL: limit(
    5000,
    "The same for everybody together. A reading is one call, or two where an answer has to be asked for again.",
  ),
  JOBS_AT_ONCE: limit(
    4,
    "How many messages this process reads at the same time, and how many edits beside them.",
  ),
  REQUESTS_PER_MINUTE: limit(
    600,
    "Calls that one person (or address, signed out) may make in a minute; an open tab makes about 80.",
  ),
  SUBMITS_PER_10_MINUTES: limit(
    300,
    "Messages that one person may log in ten minutes, and edits that they may send; each is counted alone, here and below.",
  ),
  SUBMITS_PER_DAY: limit(
    2000,
    "Messages that one person may log, and edits that they may send, in 24 hours.",
  ),
  SUBMITS_UNDERWAY: limit(
    100,
    "Messages, and edits, of one person that may wait or be worked on at the same time.",
  ),
  TRANSCRIPTS_PER_10_MINUTES: limit(
    100,
    "Recordings that one person may have transcribed in ten minutes.",
  ),
  PHOTOS_PER_10_MINUTES: limit(60, "Photos that one person may send in ten minutes."),
  SHARED_PAGES_PER_MINUTE: limit(
    60,
    "Shared estimates that one address may open in a minute; their photos and preview pictures are each counted alone.",
  ),
  SIGN_INS_PER_15_MINUTES: limit(10, "Tries to sign in from one address in fifteen minutes."),
  SIGN_UPS_PER_15_MINUTES: limit(60, "Tries to sign up from one address in fifteen minutes."),
});

type Settings = z.infer<typeof settings>;

/** How much one person may ask of Morsel. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly submitsPer10Minutes: number;
  readonly submitsPerDay: number;
  readonly submitsUnderway: number;
  readonly transcriptsPer10Minutes: number;
  readonly photosPer10Minutes: number;
  readonly sharedPagesPerMinute: number;
  readonly signInsPer15Minutes: number;
  readonly signUpsPer15Minutes: number;
}

/** What turns speech into words. */
export type SpeechSettings =
  | {
      readonly provider: "openai";
      /** Without a slash at the end. */
      readonly baseUrl: string;
      readonly apiKey: string | undefined;
      readonly model: string;
    }
  | { readonly provider: "whisper-cpp"; readonly baseUrl: string }
  | { readonly provider: "sherpa-onnx"; readonly modelDir: string }
  /** 'auto': where it is found. */
  | { readonly provider: "pocketsphinx" | "auto" | "none" };

/** A bucket that photos are kept in. */
export interface PhotoBucket {
  /** Without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const loopbackHosts = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** What Morsel knows about its surroundings; read once, at start. */
export interface Config {
  readonly role: "both" | "serve" | "work";
  readonly host: string;
  /** Undefined: this process only works, and answers nothing. */
  readonly port: number | undefined;
  /** Scheme, host and port, without a slash at the end. */
  readonly baseUrl: string;
  /** Origins whose pages may write: that of `baseUrl`, and its loopback twins. */
  readonly allowedOrigins: readonly string[];
  /** The operator's mailbox. */
  readonly contactEmail: string;
  readonly dataDir: string;
  /** Undefined: the embedded SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Undefined: made and kept in `dataDir`. */
  readonly authSecret: string | undefined;
  /** Undefined: people sign in here only. */
  readonly provider: ProviderSettings | undefined;
  /** Undefined: only this machine may read the metrics. */
  readonly metricsToken: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly webDist: string;
  readonly hasServiceWorker: boolean;
  readonly logLevel: Settings["LOG_LEVEL"];
  readonly jobsAtOnce: number;
  readonly limits: Limits;
  readonly speech: SpeechSettings;
  /** Undefined: in `dataDir`. */
  readonly photoBucket: PhotoBucket | undefined;
  /** Undefined: the engine reads alone. */
  readonly model: ModelSettings | undefined;
  /** Where programs such as ffmpeg are looked for. */
  readonly programFolders: readonly string[];
}

/** Reads the environment. Throws a ConfigError that names every bad value and what is allowed. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  // A variable that is set to nothing, as in a compose file, counts as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw new ConfigError([...names].map((name) => explainBadValue(name, given[name])).join("\n"));
  }
  checkTogether(parsed.data);
  return toConfig(parsed.data, given.PATH);
}

/** One row per setting, for docs/operating.md. */
export function describeSettings(): readonly (SettingNotes & {
  readonly name: string;
  readonly fallback: string | undefined;
})[] {
  const fallbacks = settings.parse({});
  return Object.entries(settings.shape).map(([name, schema]) => {
    const fallback = fallbacks[name as keyof Settings]?.toString().replace(`${projectRoot}/`, "");
    return { name, ...notesOf(schema), fallback };
  });
}

function notesOf(schema: z.ZodType): SettingNotes {
  return z.globalRegistry.get(schema) as unknown as SettingNotes;
}

function explainBadValue(name: string, value: string | undefined): string {
  const notes = notesOf(settings.shape[name as keyof Settings]);
  const shown = notes.isSecret ? "not usable" : `'${value}'`;
  return `${name} is ${shown}. Allowed: ${notes.allowed}.`;
}

function checkTogether(values: Settings): void {
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
      `HEALTH_PORT is set, but ROLE is '${values.ROLE}': this process tells of its health on PORT. Unset HEALTH_PORT, or set ROLE to work.`,
    );
  }
  if (values.ROLE === "serve" && !values.AUTH_SECRET) {
    throw new ConfigError(
      "AUTH_SECRET is unset, but where ROLE is 'serve' several processes share the sessions. Set the same AUTH_SECRET for each of them.",
    );
  }
}

const openAiUrl = "https://api.openai.com/v1";

function toSpeech(values: Settings): SpeechSettings {
  const { TRANSCRIBE_MODEL_DIR: modelDir, TRANSCRIBE_API_KEY: apiKey } = values;
  const baseUrl = values.TRANSCRIBE_BASE_URL?.replace(/\/+$/, "");
  const provider = values.TRANSCRIBE_PROVIDER ?? impliedProvider(values);
  switch (provider) {
    case "openai": {
      const address = baseUrl ?? (apiKey && openAiUrl);
      const needed = need(provider, "TRANSCRIBE_BASE_URL or TRANSCRIBE_API_KEY", address);
      const model = values.TRANSCRIBE_MODEL;
      return { provider, baseUrl: withVersion(needed), apiKey, model };
    }
    case "whisper-cpp":
      return { provider, baseUrl: need(provider, "TRANSCRIBE_BASE_URL", baseUrl) };
    case "sherpa-onnx":
      return { provider, modelDir: resolve(need(provider, "TRANSCRIBE_MODEL_DIR", modelDir)) };
    default:
      return { provider };
  }
}

function impliedProvider(values: Settings): SpeechSettings["provider"] {
  if (values.TRANSCRIBE_MODEL_DIR) return "sherpa-onnx";
  return values.TRANSCRIBE_BASE_URL || values.TRANSCRIBE_API_KEY ? "openai" : "auto";
}

function need(provider: string, names: string, value: string | undefined): string {
  if (value) return value;
  throw new ConfigError(`TRANSCRIBE_PROVIDER is '${provider}', which needs ${names}.`);
}

/** Services are named with or without the /v1 that all of them have. */
function withVersion(baseUrl: string): string {
  return new URL(baseUrl).pathname === "/" ? `${baseUrl}/v1` : baseUrl;
}

function toPhotoBucket(values: Settings): PhotoBucket | undefined {
  const {
    PHOTOS_S3_BUCKET_URL: url,
    PHOTOS_S3_ACCESS_KEY_ID: accessKeyId,
    PHOTOS_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (!url) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      "PHOTOS_S3_BUCKET_URL is set, which needs PHOTOS_S3_ACCESS_KEY_ID and PHOTOS_S3_SECRET_ACCESS_KEY.",
    );
  }
  const region = values.PHOTOS_S3_REGION;
  return { url: url.replace(/\/+$/, ""), region, accessKeyId, secretAccessKey };
}

function toConfig(values: Settings, searchPath = ""): Config {
  const baseUrl = new URL(values.BASE_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    role: values.ROLE,
    host: values.HOST,
    port: values.ROLE === "work" ? values.HEALTH_PORT : values.PORT,
    baseUrl,
    allowedOrigins: [baseUrl, ...loopbackTwins(baseUrl)],
    contactEmail: values.CONTACT_EMAIL ?? `contact@${new URL(baseUrl).hostname}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    provider: toProvider(values),
    metricsToken: values.METRICS_TOKEN,
    trustedProxies: values.TRUST_PROXY?.split(",").map((part) => part.trim()) ?? [],
    webDist: resolve(values.WEB_DIST),
    hasServiceWorker: values.SERVICE_WORKER === "on",
    logLevel: values.LOG_LEVEL,
    jobsAtOnce: values.JOBS_AT_ONCE,
    limits: {
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      submitsPer10Minutes: values.SUBMITS_PER_10_MINUTES,
      submitsPerDay: values.SUBMITS_PER_DAY,
      submitsUnderway: values.SUBMITS_UNDERWAY,
      transcriptsPer10Minutes: values.TRANSCRIPTS_PER_10_MINUTES,
      photosPer10Minutes: values.PHOTOS_PER_10_MINUTES,
      sharedPagesPerMinute: values.SHARED_PAGES_PER_MINUTE,
      signInsPer15Minutes: values.SIGN_INS_PER_15_MINUTES,
      signUpsPer15Minutes: values.SIGN_UPS_PER_15_MINUTES,
    },
    speech: toSpeech(values),
    photoBucket: toPhotoBucket(values),
    model: toModel(values),
    programFolders: searchPath.split(delimiter).filter(Boolean),
  };
}

/** Who runs Morsel on their own machine may type any of its names. */
function loopbackTwins(baseUrl: string): string[] {
  const url = new URL(baseUrl);
  if (!loopbackHosts.includes(url.hostname)) return [];
  return loopbackHosts
    .filter((host) => host !== "::1")
    .map((host) => `${url.protocol}//${host}${url.port && `:${url.port}`}`)
    .filter((origin) => origin !== baseUrl);
}

/** Names and addresses that are not reachable from the internet, where plain http may do. */
const privateHost =
  /^(localhost|\[::1\]|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|[^.]+|.+\.(local|lan|internal|home\.arpa|test))$/;

function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname !== "/" || url.search || url.hash || url.username) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && privateHost.test(url.hostname));
}

function isServiceUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && privateHost.test(url.hostname));
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

function isStrongSecret(text: string): boolean {
  return text.length >= authSecretMinLength && new Set(text).size >= 10;
}

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

function isAddressList(text: string): boolean {
  return text.split(",").every((part) => {
    const [address = "", prefix, ...rest] = part.trim().split("/");
    if (proxyNames.includes(address)) return prefix === undefined;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= 128);
    return isIP(address) !== 0 && isPrefix && rest.length === 0;
  });
}
