import { createHmac, randomBytes } from "node:crypto";
import { recoveryCodeCount } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";

/** Crockford's base 32: no I, L, O and U, which are misread or misspelt. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;
/** 16 characters of 5 bits: too many to guess, and few enough to type. */
const codeLength = 16;

/** The recovery codes of all users. A code sets a new password once, without mail. */
export class RecoveryCodes {
  readonly #queries: Queries;
  readonly #secret: string;

  /** @param secret without it, a copy of the database does not allow codes to be tried */
  constructor(queries: Queries, secret: string) {
    this.#queries = queries;
    this.#secret = secret;
  }

  async count(userId: string): Promise<number> {
    const { count } = await this.#queries
      .selectFrom("recovery_codes")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Replaces a user's codes by new ones, which only this call returns. */
  async replace(userId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, makeCode);
    const createdAt = Date.now();
    await this.#queries.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
      const rows = codes.map((code) => ({
        user_id: userId,
        code_hash: this.#hash(code),
        created_at: createdAt,
      }));
      await trx.insertInto("recovery_codes").values(rows).execute();
    });
    return codes;
  }

  /**
   * Uses a code up; returns its user's id. Undefined if the address and the code do not match, after the same queries
   * whether or not the address has an account.
   */
  async consume(email: string, code: string): Promise<string | undefined> {
    const user = await this.#queries
      .selectFrom("users")
      .select("id")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    const used = await this.#queries
      .deleteFrom("recovery_codes")
      .where("user_id", "=", user?.id ?? "")
      .where("code_hash", "=", this.#hash(code))
      .returning("user_id")
      .executeTakeFirst();
    return used?.user_id;
  }

  #hash(code: string): string {
    return createHmac("sha256", this.#secret)
      .update(`recovery ${normalize(code)}`)
      .digest("hex");
  }
}

function makeCode(): string {
  const characters = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % 32]).join("");
  return characters.match(new RegExp(`.{${groupLength}}`, "g"))?.join("-") ?? characters;
}

/** As it was made, however it was typed: letters that are not in the alphabet are the digits they look like. */
function normalize(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}
