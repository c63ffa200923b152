import { resolve } from "node:path";
import { landingFigures, modelModes } from "@morsel/contracts";
import { z } from "zod";
import { modelProviders } from "./model.ts";
import { speechProviders } from "./speech.ts";
import {
  authSecretMinLength,
  isAddressList,
  isBaseUrl,
  isPostgresUrl,
  isSender,
  isServiceUrl,
  isSmtpUrl,
  isStrongSecret,
} from "./validators.ts";

/** What an operator reads about one setting: in the docs and in the error for a bad value. */
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

const projectRoot = resolve(import.meta.dirname, "../../../..");

/** Every setting that Morsel reads from the environment; docs/operating.md is made from it. */
export const settings = z.object({
  ROLE: setting(z.enum(["both", "serve", "work"]).default("both"), {
    description:
      "What this process does: 'serve' answers HTTP, 'work' turns messages into meals, 'both' does both. Splitting the roles needs DATABASE_URL.",
    allowed: "both, serve or work",
  }),
  DEMO: setting(z.enum(["on", "off"]).default("off"), {
    description:
      "'on' runs a demo: one press opens a filled account, all accounts are deleted every hour, limits are low, and no service outside is used. Its data is in DATA_DIR/demo. The same as 'npm start -- --demo'.",
    allowed: "on or off; on only without DATABASE_URL",
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
      "The port on which a process with ROLE=work answers /healthz, /readyz and /metrics; other processes use PORT. Unset: it does not answer them.",
    allowed: "a whole number from 1 to 65535, only with ROLE=work",
  }),
  BASE_URL: setting(z.string().refine(isBaseUrl).optional(), {
    description:
      "The public address of this installation, without a path. Links begin with it, and requests from pages of other addresses are refused. Default: http://localhost:PORT; Morsel then refuses to start if HOST or TRUST_PROXY accepts other machines.",
    allowed: "https://host[:port], or http://host[:port] for this machine or a private network",
  }),
  CONTACT_EMAIL: setting(z.email().optional(), {
    description:
      "The operator's mailbox on the landing page and in the legal texts; default: contact@ the host of BASE_URL.",
    allowed: "an email address",
  }),
  LANDING_FIGURES: setting(z.enum(landingFigures).default("sample"), {
    description:
      "The figures and voices of the landing page: 'sample' shows samples with a label that says so, 'measured' shows what was measured and no voices, 'confirmed' shows those of content.ts without a label: you vouch for them (docs/claims.md).",
    allowed: "sample, measured or confirmed",
  }),
  DATA_DIR: setting(z.string().default(resolve(projectRoot, "data")), {
    description:
      "The directory of the embedded database, the generated secret and the photos. Default: data/ in the project.",
    allowed: "a path that this process may write to",
  }),
  DATABASE_URL: setting(z.string().refine(isPostgresUrl).optional(), {
    description: "A PostgreSQL database to use in place of the embedded SQLite file.",
    allowed: "postgres://user:password@host:port/database",
    isSecret: true,
  }),
  DATABASE_SIGNALS: setting(z.enum(["listen", "poll"]).default("listen"), {
    description:
      "How processes on one PostgreSQL learn of each other's changes. 'poll' is for a database or a connection pooler without LISTEN/NOTIFY: workers look for jobs up to ten times a second, screens refetch by their own polls, and each call looks up its session.",
    allowed: "listen or poll",
  }),
  AUTH_SECRET: setting(z.string().refine(isStrongSecret).optional(), {
    description:
      "Signs the session cookies. Default: a generated secret, stored in DATA_DIR. Changing it signs all users out.",
    allowed: `at least ${authSecretMinLength} characters that are not a repeated few, as from 'openssl rand -base64 32'`,
    isSecret: true,
  }),
  OIDC_ISSUER: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "A provider that people sign in with (OpenID Connect): Keycloak, Authentik, Entra and the like. /api/login then goes there; passwords and passkeys stay at /sign-in. At the provider, register BASE_URL/api/identity/callback/oidc as the redirect address.",
    allowed: "https://host[:port][/path], or http for this machine or a private network",
  }),
  OIDC_CLIENT_ID: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,256}$/)
      .optional(),
    {
      description: "The client id of this installation at the provider.",
      allowed: "visible ASCII characters without spaces",
    },
  ),
  OIDC_CLIENT_SECRET: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The client secret at the provider; unset for a public client.",
      allowed: "visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  OIDC_NAME: setting(z.string().trim().min(1).max(40).default("single sign-on"), {
    description: "The provider's displayed name: 'Continue with ...' on the sign-in page.",
    allowed: "at most 40 characters",
  }),
  SMTP_URL: setting(z.string().refine(isSmtpUrl).optional(), {
    description:
      "The server that sends mail: links that confirm an address and reset a password, and notices of new devices. smtps: is TLS from the start (port 465), smtp: is STARTTLS (port 587), which only hosts of this machine or a private network may lack. Unset: people recover an account by recovery codes, or by 'npm run admin -- reset-link'.",
    allowed: "smtp[s]://[user:password@]host[:port], with % codes for special characters",
    isSecret: true,
  }),
  MAIL_FROM: setting(z.string().trim().refine(isSender).optional(), {
    description: "The sender of that mail.",
    allowed: "an email address, or a name and an address as in 'Morsel <morsel@example.com>'",
  }),
  METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    {
      description:
        "A request with this token ('Authorization: Bearer ...') may read /metrics from other machines. Unset: only this machine may.",
      allowed: "at least 16 visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  TRUST_PROXY: setting(z.string().refine(isAddressList).optional(), {
    description:
      "The reverse proxies whose X-Forwarded-For is trusted. Unset: no proxy is trusted.",
    allowed:
      "comma-separated IP addresses or CIDR ranges, or loopback, linklocal, uniquelocal; not a number of hops",
  }),
  WEB_DIST: setting(z.string().default(resolve(projectRoot, "apps/web/dist")), {
    description: "The folder of the built web app.",
    allowed: "a path",
  }),
  SERVICE_WORKER: setting(z.enum(["on", "off"]).default("on"), {
    description:
      "'off' removes the app's service worker from each browser at its next visit, in case a faulty one was released: the app then needs a connection.",
    allowed: "on or off",
  }),
  LOG_LEVEL: setting(z.enum(["silent", "error", "warn", "info", "debug"]).default("info"), {
    description: "The lowest level that is logged.",
    allowed: "silent, error, warn, info or debug",
  }),
  TRANSCRIBE_PROVIDER: setting(z.enum(speechProviders).optional(), {
    description:
      "What transcribes speech: 'openai' is any service with OpenAI's /v1/audio/transcriptions (OpenAI, Groq, Speaches, LocalAI), 'whisper-cpp' is the server of whisper.cpp. Unset: the one that the settings below name, else pocketsphinx if it is installed, else none.",
    allowed: speechProviders.join(", "),
  }),
  TRANSCRIBE_BASE_URL: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "The address of the speech service; recordings are sent there. Default: https://api.openai.com/v1 if TRANSCRIBE_API_KEY is set.",
    allowed: "https://host[:port][/path], or http for this machine or a private network",
  }),
  TRANSCRIBE_API_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The speech service's API key, if it needs one.",
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
        "The name of the model at the speech service, such as whisper-large-v3-turbo at Groq. whisper.cpp's server always uses the model it was started with.",
      allowed: "at most 200 ASCII characters",
    },
  ),
  TRANSCRIBE_MODEL_DIR: setting(z.string().optional(), {
    description:
      "The unpacked folder of a whisper, moonshine or transducer model of sherpa-onnx: this process then transcribes speech itself. Needs ffmpeg and 'npm install --no-save sherpa-onnx-node@1.13.8'.",
    allowed: "a path",
  }),
  PHOTOS_S3_BUCKET_URL: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "A bucket of an S3-compatible service that stores the photos. Default: DATA_DIR/photos. Several machines need one bucket, or a shared DATA_DIR.",
    allowed:
      "https://bucket.host[/path] or https://host/bucket[/path]; http for this machine or a private network",
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
        "A language model that reads what the built-in engine is unsure of, by its name at its provider. Unset: only the engine reads.",
      allowed: "at most 200 ASCII characters without spaces",
    },
  ),
  AI_API_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      description: "The API key of the model's provider, if it needs one.",
      allowed: "visible ASCII characters without spaces",
      isSecret: true,
    },
  ),
  AI_BASE_URL: setting(z.string().refine(isServiceUrl).optional(), {
    description:
      "The address of the model, if it is not its provider's default: any service with OpenAI's /v1/chat/completions (Ollama, vLLM, LM Studio, OpenRouter). Users' messages are sent there.",
    allowed: "https://host[:port][/path], or http for this machine or a private network",
  }),
  AI_PROVIDER: setting(z.enum(modelProviders).optional(), {
    description:
      "The API format of the model. Unset: openai-compatible if AI_BASE_URL is set, otherwise derived from the model's name.",
    allowed: modelProviders.join(", "),
  }),
  AI_MODE: setting(z.enum(modelModes).optional(), {
    description:
      "What the model reads, for users who have consented: 'hard' what the engine is unsure of, 'always' every message and edit, 'off' nothing. Unset: hard if AI_MODEL is set.",
    allowed: "off, hard or always",
  }),
  AI_VISION: setting(z.enum(["yes", "no"]).optional(), {
    description:
      "Whether the model can look at photos. Unset: no if the provider is openai-compatible, otherwise yes.",
    allowed: "yes or no",
  }),
  AI_READINGS_PER_DAY: limit(
    200,
    "Messages, edits and photos of one user, together, that the model reads in a day (UTC). The engine reads the rest.",
  ),
  AI_READINGS_PER_DAY_TOTAL: limit(
    5000,
    "The same for all users together. A reading is one call, or two if the answer has to be requested again.",
  ),
  REMINDERS: setting(z.enum(["on", "off"]).default("on"), {
    description:
      "Whether users can be reminded to log a meal. Reminders are sent through the push service of the user's browser (Google, Mozilla, Apple, Microsoft), encrypted. They need SERVICE_WORKER=on.",
    allowed: "on or off",
  }),
  VAPID_PUBLIC_KEY: setting(
    z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
    {
      description:
        "The key that identifies this installation at push services, with VAPID_PRIVATE_KEY. Default: a generated pair, stored in the database. With another pair, users have to switch reminders on again on each device. CONTACT_EMAIL is sent with it.",
      allowed: "87 letters, digits, - or _, as from 'npx web-push generate-vapid-keys'",
    },
  ),
  VAPID_PRIVATE_KEY: setting(
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    {
      description: "The private key that belongs to VAPID_PUBLIC_KEY.",
      allowed: "43 letters, digits, - or _",
      isSecret: true,
    },
  ),
  WEBHOOK_PRIVATE_NETWORKS: setting(z.enum(["refuse", "allow"]).default("refuse"), {
    description:
      "Whether users' webhooks may reach this machine and private networks, also by http: 'allow' for a home server whose users you trust. Link-local addresses are always refused.",
    allowed: "refuse or allow",
  }),
  JOB_CONCURRENCY: limit(
    4,
    "How many messages this process reads at the same time, and as many edits.",
  ),
  REQUESTS_PER_MINUTE: limit(
    600,
    "Calls that one person (or address, signed out) may make in a minute; an open tab makes about 80.",
  ),
  SUBMITS_PER_10_MINUTES: limit(
    300,
    "Messages that one person may log in ten minutes, and edits that they may send; each is counted separately, here and below.",
  ),
  SUBMITS_PER_DAY: limit(
    2000,
    "Messages that one person may log, and edits that they may send, in 24 hours.",
  ),
  SUBMITS_CONCURRENT: limit(
    100,
    "Messages, and edits, of one user that may be queued or running at the same time.",
  ),
  TRANSCRIPTS_PER_10_MINUTES: limit(
    100,
    "Recordings that one person may have transcribed in ten minutes.",
  ),
  PHOTOS_PER_10_MINUTES: limit(60, "Photos that one person may send in ten minutes."),
  SHARED_PAGES_PER_MINUTE: limit(
    60,
    "Shared estimates that one address may open in a minute; their photos and preview pictures are each counted separately.",
  ),
  SIGN_INS_PER_15_MINUTES: limit(10, "Attempts to sign in from one address in fifteen minutes."),
  SIGN_UPS_PER_15_MINUTES: limit(60, "Attempts to sign up from one address in fifteen minutes."),
});

/** Former names of settings. A start with one is refused, since its value would be ignored. */
export const renamedSettings: Readonly<Record<string, keyof Settings>> = {
  AI_READINGS_PER_DAY_IN_ALL: "AI_READINGS_PER_DAY_TOTAL",
  JOBS_AT_ONCE: "JOB_CONCURRENCY",
  SUBMITS_UNDERWAY: "SUBMITS_CONCURRENT",
};

/** The settings by their names in the environment. */
export type Settings = z.infer<typeof settings>;

/** One row per setting, for docs/operating.md. */
export function describeSettings(): readonly (SettingNotes & {
  readonly name: string;
  readonly fallback: string | undefined;
})[] {
  const fallbacks = settings.parse({});
  return Object.entries(settings.shape).map(([name, schema]) => {
    const fallback = fallbacks[name as keyof Settings]?.toString().replace(`${projectRoot}/`, "");
    return { name, ...metadataOf(schema), fallback };
  });
}

export function metadataOf(schema: z.ZodType): SettingNotes {
  return z.globalRegistry.get(schema) as unknown as SettingNotes;
}
