import type { Queries } from "../../database/connection.ts";

/** The server's key pair for push messages (VAPID, RFC 8292), as base64url: a point and a number of P-256. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const keyName = "push";

/**
 * Reads the keys from the database; generates them at the first start. They are in the database, because all
 * processes need the same ones: a browser accepts messages only from the server key that it subscribed with.
 */
export async function loadPushKeys(queries: Queries): Promise<PushKeys> {
  const stored = await readKeys(queries);
  if (stored) return stored;
  const { default: webPush } = await import("web-push");
  const generated: PushKeys = webPush.generateVAPIDKeys();
  // Another process may insert its own first.
  await queries
    .insertInto("server_keys")
    .values({ name: keyName, value: JSON.stringify(generated), created_at: Date.now() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readKeys(queries)) ?? generated;
}

async function readKeys(queries: Queries): Promise<PushKeys | undefined> {
  const row = await queries
    .selectFrom("server_keys")
    .select("value")
    .where("name", "=", keyName)
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}
