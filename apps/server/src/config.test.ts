import { describe, expect, it } from "vitest";
import { ConfigError, describeSettings, readConfig } from "./config.ts";

const secret = "kJ8s0aQ2mZx7Lw4Tn9Vb5Yc1Rd6Ue3Hg";

describe("readConfig", () => {
  it("needs no variable", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      role: "both",
      port: 3000,
      baseUrl: "http://localhost:3000",
      databaseUrl: undefined,
    });
    expect(config.allowedOrigins).toContain("http://127.0.0.1:3000");
  });

  describe("for reminders", () => {
    // The key pair of RFC 8291, appendix A.
    const publicKey =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    const privateKey = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";

    it("uses the given keys, those of the database without them, and none if reminders are off", () => {
      const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
      expect(readConfig(given).reminders).toEqual({ keys: { publicKey, privateKey } });
      expect(readConfig({}).reminders).toEqual({ keys: undefined });
      expect(readConfig({ ...given, REMINDERS: "off" }).reminders).toBeUndefined();
    });

    it("refuses half a pair and keys of two pairs, without repeating the private key [V79]", () => {
      expect(messageOf({ VAPID_PUBLIC_KEY: publicKey })).toContain("needs VAPID_PRIVATE_KEY");
      expect(messageOf({ VAPID_PRIVATE_KEY: privateKey })).toContain("needs VAPID_PUBLIC_KEY");
      const other = privateKey.replace("y", "z");
      const message = messageOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: other });
      expect(message).toContain("do not belong together");
      expect(message).not.toContain(other);
    });
  });

  it("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each([
    ["PORT", "http", "a whole number from 1 to 65535"],
    ["PORT", "0", "a whole number from 1 to 65535"],
    ["ROLE", "server", "both, serve or work"],
    ["BASE_URL", "http://morsel.example.com", "https://host"],
    ["BASE_URL", "https://example.com/morsel", "https://host"],
    ["TRUST_PROXY", "1", "not a number of hops"],
    ["TRUST_PROXY", "10.0.0.0/8, proxy", "CIDR ranges"],
    ["SUBMITS_PER_DAY", "many", "a whole number"],
    ["LOG_LEVEL", "loud", "silent, error, warn, info or debug"],
  ])(
    "the setting %s=%s is refused with its name and the allowed values [V63, V79]",
    (name, value, allowed) => {
      const message = messageOf({ [name]: value });
      expect(message).toContain(`${name} is '${value}'`);
      expect(message).toContain(allowed);
    },
  );

  it.each([
    ["AUTH_SECRET", "too-short"],
    ["AUTH_SECRET", "a".repeat(64)],
    ["TRANSCRIBE_API_KEY", "sk 1 2\n3"],
    ["DATABASE_URL", "mysql://root:hunter2@localhost/morsel"],
  ])("an invalid %s is refused without repeating its value [V79]", (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(`${name} is not usable`);
    expect(message).not.toContain(value);
  });

  it.each([
    ["AI_READINGS_PER_DAY_IN_ALL", "AI_READINGS_PER_DAY_TOTAL"],
    ["JOBS_AT_ONCE", "JOB_CONCURRENCY"],
    ["SUBMITS_UNDERWAY", "SUBMITS_CONCURRENT"],
  ])("rejects the former setting %s and names %s", (old, name) => {
    expect(messageOf({ [old]: "5" })).toBe(`${old} is now called ${name}. Set ${name} instead.`);
    expect(readConfig({ [old]: "" })).toEqual(readConfig({ [name]: "" }));
  });

  it("reports all invalid settings together", () => {
    const message = messageOf({ PORT: "x", ROLE: "y" });
    expect(message).toContain("PORT");
    expect(message).toContain("ROLE");
  });

  it("ROLE=work is refused without DATABASE_URL [V79]", () => {
    expect(messageOf({ ROLE: "work" })).toContain("DATABASE_URL");
  });

  it("ROLE=serve is refused without AUTH_SECRET [V79]", () => {
    const split = { ROLE: "serve", DATABASE_URL: "postgres://localhost/morsel" };
    expect(messageOf(split)).toContain("AUTH_SECRET");
    expect(readConfig({ ...split, AUTH_SECRET: secret }).role).toBe("serve");
  });

  it("gives a ROLE=work process a port only if HEALTH_PORT is set", () => {
    const worker = { ROLE: "work", DATABASE_URL: "postgres://localhost/morsel" };
    expect(readConfig(worker).port).toBeUndefined();
    expect(readConfig({ ...worker, HEALTH_PORT: "3100" }).port).toBe(3100);
    expect(messageOf({ HEALTH_PORT: "3100" })).toContain("HEALTH_PORT is set, but ROLE is 'both'");
  });

  it.each([
    [{ HOST: "0.0.0.0" }, "HOST is '0.0.0.0'"],
    [{ HOST: "::" }, "HOST is '::'"],
    [{ TRUST_PROXY: "loopback" }, "TRUST_PROXY is set"],
  ])(
    "the setting %j is refused without BASE_URL, except in a worker [V23]",
    (open: Record<string, string>, why) => {
      expect(messageOf(open)).toContain(`BASE_URL is unset, but ${why}`);
      expect(readConfig({ ...open, BASE_URL: "https://m.example" }).baseUrl).toBe(
        "https://m.example",
      );
      const worker = { ROLE: "work", DATABASE_URL: "postgres://localhost/morsel" };
      expect(readConfig({ ...open, ...worker }).role).toBe("work");
    },
  );

  it("accepts http in a private network, and https on any host", () => {
    for (const url of ["http://192.168.1.20:3000", "http://nas.local", "https://m.example.com"]) {
      expect(readConfig({ BASE_URL: url }).baseUrl).toBe(url);
    }
  });

  it("labels the figures of the landing page as samples unless LANDING_FIGURES says otherwise", () => {
    expect(readConfig({}).landingFigures).toBe("sample");
    expect(readConfig({ LANDING_FIGURES: "measured" }).landingFigures).toBe("measured");
    expect(messageOf({ LANDING_FIGURES: "hidden" })).toContain("sample, measured or confirmed");
  });

  it("derives the contact e-mail from BASE_URL unless CONTACT_EMAIL is set", () => {
    expect(readConfig({}).contactEmail).toBe("contact@localhost");
    const address = { BASE_URL: "https://meals.example.com" };
    expect(readConfig(address).contactEmail).toBe("contact@meals.example.com");
    expect(readConfig({ ...address, CONTACT_EMAIL: "ann@example.com" }).contactEmail).toBe(
      "ann@example.com",
    );
    expect(messageOf({ CONTACT_EMAIL: "<ann>" })).toContain("an email address");
  });

  it.each([
    [{}, { provider: "auto" }],
    [
      { TRANSCRIBE_API_KEY: "sk-1" },
      {
        provider: "openai",
        baseUrl: "https://api.openai.com/v1",
        apiKey: "sk-1",
        model: "whisper-1",
      },
    ],
    [
      { TRANSCRIBE_BASE_URL: "http://speaches:8000", TRANSCRIBE_MODEL: "small.en" },
      { provider: "openai", baseUrl: "http://speaches:8000/v1", model: "small.en" },
    ],
    [
      { TRANSCRIBE_BASE_URL: "https://api.groq.com/openai/v1/" },
      { provider: "openai", baseUrl: "https://api.groq.com/openai/v1" },
    ],
    [
      { TRANSCRIBE_PROVIDER: "whisper-cpp", TRANSCRIBE_BASE_URL: "http://127.0.0.1:8080/" },
      { provider: "whisper-cpp", baseUrl: "http://127.0.0.1:8080" },
    ],
    [
      { TRANSCRIBE_MODEL_DIR: "/models/moonshine" },
      { provider: "sherpa-onnx", modelDir: "/models/moonshine" },
    ],
    [{ TRANSCRIBE_PROVIDER: "none", TRANSCRIBE_API_KEY: "sk-1" }, { provider: "none" }],
  ])("reads %j as the transcriber settings %j", (environment: Record<string, string>, speech) => {
    expect(readConfig(environment).speech).toMatchObject(speech);
  });

  it.each([
    ["openai", "TRANSCRIBE_BASE_URL or TRANSCRIBE_API_KEY"],
    ["whisper-cpp", "TRANSCRIBE_BASE_URL"],
    ["sherpa-onnx", "TRANSCRIBE_MODEL_DIR"],
  ])("refuses TRANSCRIBE_PROVIDER=%s alone and names the missing setting", (provider, needed) => {
    expect(messageOf({ TRANSCRIBE_PROVIDER: provider })).toContain(needed);
  });

  it.each(["http://api.example.com/v1", "ftp://host", "https://user:pw@host/v1", "https://h/?k=1"])(
    "refuses TRANSCRIBE_BASE_URL=%s",
    (url) => {
      expect(messageOf({ TRANSCRIBE_BASE_URL: url })).toContain("TRANSCRIBE_BASE_URL");
    },
  );

  it("describes every setting", () => {
    for (const setting of describeSettings()) {
      expect(setting.description.length, setting.name).toBeGreaterThan(20);
      expect(setting.allowed, setting.name).not.toBe("");
    }
  });

  it.each([
    [{}, undefined],
    [{ AI_MODEL: "gpt-4.1-mini", AI_API_KEY: "k", AI_MODE: "off" }, undefined],
    [
      { AI_MODEL: "gpt-4.1-mini", AI_API_KEY: "k" },
      { provider: "openai", mode: "hard", sentTo: "api.openai.com", canReadPhotos: true },
    ],
    [
      { AI_MODEL: "claude-haiku", AI_API_KEY: "k", AI_MODE: "always", AI_VISION: "no" },
      { provider: "anthropic", mode: "always", sentTo: "api.anthropic.com", canReadPhotos: false },
    ],
    [
      { AI_MODEL: "gemini-flash", AI_API_KEY: "k" },
      { provider: "google", baseUrl: "https://generativelanguage.googleapis.com/v1beta" },
    ],
    [
      { AI_MODEL: "llama", AI_BASE_URL: "http://localhost:11434/" },
      {
        provider: "openai-compatible",
        baseUrl: "http://localhost:11434/v1",
        sentTo: "localhost:11434",
        canReadPhotos: false,
      },
    ],
    [
      { AI_MODEL: "x", AI_BASE_URL: "https://api.anthropic.com/v1", AI_API_KEY: "k" },
      { provider: "anthropic", baseUrl: "https://api.anthropic.com/v1" },
    ],
  ])("reads %j as the language model settings %j", (environment: Record<string, string>, model) => {
    const read = readConfig(environment).model;
    if (model) expect(read).toMatchObject(model);
    else expect(read).toBeUndefined();
  });

  it.each([
    [{ AI_API_KEY: "k-secret-1" }, /AI_API_KEY is set, but AI_MODEL/],
    [{ AI_MODE: "always" }, /AI_MODE is set, but AI_MODEL/],
    [{ AI_MODEL: "gpt-4.1" }, /needs AI_API_KEY, or AI_BASE_URL/],
    [{ AI_MODEL: "mystery", AI_API_KEY: "k-secret-1" }, /Set AI_PROVIDER or AI_BASE_URL/],
    [{ AI_MODEL: "x", AI_API_KEY: "k", AI_PROVIDER: "openai-compatible" }, /needs AI_BASE_URL/],
    [{ AI_MODEL: "x", AI_BASE_URL: "http://example.com" }, /AI_BASE_URL is 'http:/],
  ])(
    "refuses the language model settings %j without repeating the key",
    (environment: Record<string, string>, words) => {
      expect(() => readConfig(environment)).toThrow(words);
      expect(() => readConfig(environment)).not.toThrow(/k-secret-1/);
    },
  );
});

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error("It was not refused.");
}
