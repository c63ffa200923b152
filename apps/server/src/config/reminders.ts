import { createECDH } from "node:crypto";
import { ConfigError } from "./config-error.ts";

/** How reminders are sent. */
export interface ReminderSettings {
  /** The keys for push messages (VAPID); undefined: generated and stored in the database. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
}

/** The settings by their names in the environment. */
interface ReminderEnvironment {
  readonly REMINDERS: "on" | "off";
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
}

/** Undefined if reminders are switched off. Throws a ConfigError if the keys do not belong together. */
export function toReminders(values: ReminderEnvironment): ReminderSettings | undefined {
  const { REMINDERS: state, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (!publicKey && !privateKey) return state === "on" ? { keys: undefined } : undefined;
  if (!publicKey) {
    throw new ConfigError("VAPID_PRIVATE_KEY is set, which needs VAPID_PUBLIC_KEY.");
  }
  if (!privateKey) {
    throw new ConfigError("VAPID_PUBLIC_KEY is set, which needs VAPID_PRIVATE_KEY.");
  }
  if (!isKeyPair(publicKey, privateKey)) {
    throw new ConfigError(
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not belong together. Make a pair with: npx web-push generate-vapid-keys",
    );
  }
  return state === "on" ? { keys: { publicKey, privateKey } } : undefined;
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return curve.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}
