import type { LanguageModel } from "ai";
import type { ModelSettings } from "../../config.ts";
import { limitedFetch } from "./limited-fetch.ts";

/** Connects to the configured model. Imports the provider's package, which most installations do not need. */
export async function connectModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, model, baseUrl: baseURL } = settings;
  // Otherwise the packages would look for a key in the environment.
  const common = { baseURL, apiKey: settings.apiKey ?? "none", fetch: limitedFetch };
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      // The older of OpenAI's two APIs: it stores nothing, and every proxy supports it.
      return createOpenAI(common).chat(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(common)(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(common)(model);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const { apiKey, ...keyless } = common;
      return createOpenAICompatible({
        ...keyless,
        ...(settings.apiKey === undefined ? {} : { apiKey }),
        name: "model",
        supportsStructuredOutputs: true,
      })(model);
    }
  }
}
