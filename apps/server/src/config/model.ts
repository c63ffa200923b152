import type { ModelMode } from "@morsel/contracts";
import { ConfigError } from "./config-error.ts";

export const modelProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;
type ModelProvider = (typeof modelProviders)[number];

/** The language model that helps the engine. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** Its name at the provider. */
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The host that receives users' words, with the port if one is given. */
  readonly sentTo: string;
  readonly mode: Exclude<ModelMode, "off">;
  readonly canReadPhotos: boolean;
  /** Limits of readings in a day (UTC), per user and for all users together. */
  readonly readingsPerDay: number;
  readonly readingsPerDayTotal: number;
}

/** The settings by their names in the environment. */
interface ModelEnvironment {
  readonly AI_MODE?: ModelMode | undefined;
  readonly AI_PROVIDER?: ModelProvider | undefined;
  readonly AI_MODEL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_VISION?: "yes" | "no" | undefined;
  readonly AI_READINGS_PER_DAY: number;
  readonly AI_READINGS_PER_DAY_TOTAL: number;
}

const defaultUrls = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

/** Returns the configured model; undefined if none is used. Throws a ConfigError. */
export function toModel(values: ModelEnvironment): ModelSettings | undefined {
  const { AI_MODE: mode, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: address } = values;
  if (mode === "off") return undefined;
  if (!model) {
    const named = (["AI_MODE", "AI_API_KEY", "AI_BASE_URL", "AI_PROVIDER"] as const).find(
      (name) => values[name],
    );
    if (!named) return undefined;
    throw new ConfigError(
      `${named} is set, but AI_MODEL does not say which model to ask. Set AI_MODEL, or AI_MODE=off.`,
    );
  }
  if (!apiKey && !address) {
    throw new ConfigError(
      "AI_MODEL is set, which needs AI_API_KEY, or AI_BASE_URL for a model of your own.",
    );
  }
  const provider = values.AI_PROVIDER ?? impliedProvider(values);
  const baseUrl = address ? withVersion(provider, address) : defaultUrl(provider);
  return {
    provider,
    model,
    apiKey,
    baseUrl,
    sentTo: new URL(baseUrl).host,
    mode: mode ?? "hard",
    canReadPhotos: values.AI_VISION ? values.AI_VISION === "yes" : provider !== "openai-compatible",
    readingsPerDay: values.AI_READINGS_PER_DAY,
    readingsPerDayTotal: values.AI_READINGS_PER_DAY_TOTAL,
  };
}

function impliedProvider({ AI_BASE_URL: address, AI_MODEL: model = "" }: ModelEnvironment) {
  if (address) {
    const { host } = new URL(address);
    const own = (["openai", "anthropic", "google"] as const).find(
      (provider) => new URL(defaultUrls[provider]).host === host,
    );
    return own ?? "openai-compatible";
  }
  if (/^claude/i.test(model)) return "anthropic";
  if (/^gemini/i.test(model)) return "google";
  if (/^(gpt|chatgpt|o\d)/i.test(model)) return "openai";
  throw new ConfigError(
    `AI_MODEL is '${model}', whose name does not show its provider. Set AI_PROVIDER or AI_BASE_URL.`,
  );
}

function defaultUrl(provider: ModelProvider): string {
  if (provider !== "openai-compatible") return defaultUrls[provider];
  throw new ConfigError("AI_PROVIDER is 'openai-compatible', which needs AI_BASE_URL.");
}

/** Adds the API version if the address has no path. */
function withVersion(provider: ModelProvider, address: string): string {
  const baseUrl = address.replace(/\/+$/, "");
  if (new URL(baseUrl).pathname !== "/") return baseUrl;
  return `${baseUrl}/${provider === "google" ? "v1beta" : "v1"}`;
}
