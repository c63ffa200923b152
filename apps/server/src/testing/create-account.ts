import { createHmac, randomBytes, randomUUIDv7 } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { sql } from "kysely";
import type { Config } from "../config.ts";
import type { Queries } from "../database/connection.ts";
import type { PasswordHash } from "../modules/accounts/index.ts";

export const testPassword = "porridge-and-plums";

/** One for all: to hash a password costs 65 ms of a core, which tests of something else need not pay. */
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
  /** That of the server; if it is not set, the product's. */
  readonly passwordHash?: PasswordHash | undefined;
}

interface CreatedAccount {
  readonly userId: string;
  /** The session's, as a request's header has it. */
  readonly cookie: string;
}

/** Writes the rows that signing up and signing in write. */
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
