import { createHmac, randomBytes, randomUUIDv7 } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { sql } from "kysely";
import type { Config } from "../config.ts";
import type { Queries } from "../database/connection.ts";
import type { PasswordHash } from "../modules/accounts/index.ts";

export const testPassword = "porridge-and-plums";

/** All test accounts share one hash: hashing a password takes 65 ms of processor time. */
const passwordHashes = new Map<HashPassword, Promise<string>>();

type HashPassword = (password: string) => Promise<string>;

/** The hash of `testPassword`. */
export function testPasswordHash(hash: HashPassword = hashPassword): Promise<string> {
  const known = passwordHashes.get(hash) ?? hash(testPassword);
  passwordHashes.set(hash, known);
  return known;
}

interface Location {
  readonly queries: Queries;
  readonly config: Config;
  /** The server's hash function; the product's by default. */
  readonly passwordHash?: PasswordHash | undefined;
}

interface CreatedAccount {
  readonly userId: string;
  /** The session's Cookie header. */
  readonly cookie: string;
}

/** Inserts the rows that a sign-up and a sign-in insert. */
export async function createAccount(
  { queries, config, passwordHash }: Location,
  email: string,
): Promise<CreatedAccount> {
  const [id, now] = [randomUUIDv7(), new Date().toISOString()];
  await sql`insert into users (id, name, email, email_verified, created_at, updated_at)
    values (${id}, '', ${email}, ${config.databaseUrl ? sql`false` : sql`0`}, ${now}, ${now})`.execute(
    queries,
  );
  await sql`insert into accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${randomUUIDv7()}, ${id}, 'credential', ${id}, ${await testPasswordHash(passwordHash?.hash)}, ${now}, ${now})`.execute(
    queries,
  );
  const token = randomBytes(24).toString("base64url");
  const expires = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await sql`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values (${randomUUIDv7()}, ${token}, ${id}, ${expires}, ${now}, ${now})`.execute(queries);
  const signature = createHmac("sha256", config.authSecret ?? "")
    .update(token)
    .digest("base64");
  const cookie = `morsel.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { userId: id, cookie };
}
