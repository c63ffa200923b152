import { resolve } from "node:path";
import { ConfigError } from "./config-error.ts";

export const speechProviders = [
  "openai",
  "whisper-cpp",
  "sherpa-onnx",
  "pocketsphinx",
  "none",
] as const;

/** The configured transcriber. */
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
  /** 'auto': pocketsphinx if it is installed. */
  | { readonly provider: "pocketsphinx" | "auto" | "none" };

/** The settings by their names in the environment. */
interface SpeechEnvironment {
  readonly TRANSCRIBE_PROVIDER?: (typeof speechProviders)[number] | undefined;
  readonly TRANSCRIBE_BASE_URL?: string | undefined;
  readonly TRANSCRIBE_API_KEY?: string | undefined;
  readonly TRANSCRIBE_MODEL: string;
  readonly TRANSCRIBE_MODEL_DIR?: string | undefined;
}

const openAiUrl = "https://api.openai.com/v1";

/** Throws a ConfigError if what the provider needs is not set. */
export function toSpeech(values: SpeechEnvironment): SpeechSettings {
  const { TRANSCRIBE_MODEL_DIR: modelDir, TRANSCRIBE_API_KEY: apiKey } = values;
  const baseUrl = values.TRANSCRIBE_BASE_URL?.replace(/\/+$/, "");
  const provider = values.TRANSCRIBE_PROVIDER ?? impliedProvider(values);
  switch (provider) {
    case "openai": {
      const address = baseUrl ?? (apiKey && openAiUrl);
      const needed = requireSetting(provider, "TRANSCRIBE_BASE_URL or TRANSCRIBE_API_KEY", address);
      const model = values.TRANSCRIBE_MODEL;
      return { provider, baseUrl: withVersion(needed), apiKey, model };
    }
    case "whisper-cpp":
      return { provider, baseUrl: requireSetting(provider, "TRANSCRIBE_BASE_URL", baseUrl) };
    case "sherpa-onnx":
      return {
        provider,
        modelDir: resolve(requireSetting(provider, "TRANSCRIBE_MODEL_DIR", modelDir)),
      };
    default:
      return { provider };
  }
}

function impliedProvider(values: SpeechEnvironment): SpeechSettings["provider"] {
  if (values.TRANSCRIBE_MODEL_DIR) return "sherpa-onnx";
  return values.TRANSCRIBE_BASE_URL || values.TRANSCRIBE_API_KEY ? "openai" : "auto";
}

function requireSetting(provider: string, names: string, value: string | undefined): string {
  if (value) return value;
  throw new ConfigError(`TRANSCRIBE_PROVIDER is '${provider}', which needs ${names}.`);
}

/** Adds /v1 if the address has no path. */
function withVersion(baseUrl: string): string {
  return new URL(baseUrl).pathname === "/" ? `${baseUrl}/v1` : baseUrl;
}
