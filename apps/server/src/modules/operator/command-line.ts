import { existsSync } from "node:fs";
import { join } from "node:path";
import { accountPages } from "@morsel/contracts";
import type { Config } from "../../config.ts";
import { type Database, openDatabase } from "../../database/connection.ts";
import { openSignals, type Signals } from "../../database/signals.ts";
import { sqliteFileName } from "../../database/sqlite.ts";
import { createResetLink, setAdmin, setDisabled } from "../accounts/index.ts";
import { deleteAccount } from "../data-export/index.ts";
import { createPhotoStore, Photos } from "../photos/index.ts";
import { findPerson, listPeople } from "./people.ts";

/** A command that cannot be carried out; the message says what to do. */
export class OperatorCommandError extends Error {}

/** How long a link of the operator works: it is sent by other ways than mail. */
const resetLinkHours = 24;

/** The operator's commands, which work on the database while a server may run. */
export class OperatorCommands {
  readonly #config: Config;
  readonly #database: Database;
  readonly #signals: Signals;

  private constructor(config: Config, database: Database, signals: Signals) {
    this.#config = config;
    this.#database = database;
    this.#signals = signals;
  }

  /** Throws an OperatorCommandError if there is no database, or one of another version. */
  static async open(config: Config): Promise<OperatorCommands> {
    const { dataDir, databaseUrl } = config;
    if (!databaseUrl && !existsSync(join(dataDir, sqliteFileName))) {
      throw new OperatorCommandError(
        `There is no database in ${dataDir}, which is DATA_DIR. Start Morsel once, or set DATA_DIR as the server has it.`,
      );
    }
    const database = openDatabase({ ...config, onError: () => undefined });
    try {
      await database.queries.selectFrom("account_states").select("user_id").limit(1).execute();
    } catch (error) {
      await database.close();
      throw new OperatorCommandError(
        `The database cannot be used (${(error as Error).message}). Start this version of Morsel once, so that it brings the database up to date.`,
      );
    }
    const silent = { warn: () => undefined };
    return new OperatorCommands(config, database, await openSignals(database, config, silent));
  }

  async close(): Promise<void> {
    await this.#signals.close();
    await this.#database.close();
  }

  /** One line for each account, oldest first. */
  async list(): Promise<string[]> {
    const lines: string[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await listPeople(this.#database.queries, "", after);
      for (const person of items) {
        const facts = [
          person.email,
          `since ${person.created_at.slice(0, 10)}`,
          person.seen_at ? `last seen ${person.seen_at.slice(0, 10)}` : "signed out",
          `${person.meals} meals`,
          `${person.photos} photos`,
          `about ${(person.storage_bytes / 1e6).toFixed(1)} MB`,
          ...(person.is_admin ? ["operator"] : []),
          ...(person.is_disabled ? ["disabled"] : []),
        ];
        lines.push(facts.join(" · "));
      }
      after = next ?? undefined;
    } while (after !== undefined);
    return lines;
  }

  /** A link with which the person chooses a new password, and how long it works. */
  async createResetLink(email: string): Promise<{ url: string; hours: number }> {
    const { id } = await this.#require(email);
    const token = await createResetLink(this.#database, id, resetLinkHours * 3600);
    return {
      url: `${this.#config.baseUrl}${accountPages.resetPassword}#${token}`,
      hours: resetLinkHours,
    };
  }

  async setDisabled(email: string, isOff: boolean): Promise<void> {
    const { id } = await this.#require(email);
    await setDisabled(this.#database.queries, id, isOff);
    this.#signals.publish({ kind: "sessions-ended", userId: id });
  }

  async makeAdmin(email: string): Promise<void> {
    const { id } = await this.#require(email);
    await setAdmin(this.#database.queries, id);
    this.#signals.publish({ kind: "sessions-ended", userId: id });
  }

  async delete(email: string): Promise<void> {
    const { id } = await this.#require(email);
    const photos = new Photos(this.#database.queries, await createPhotoStore(this.#config));
    await deleteAccount(this.#database, this.#signals, [photos], id);
  }

  async #require(email: string): Promise<{ readonly id: string }> {
    const person = await findPerson(this.#database.queries, { email });
    if (person) return person;
    throw new OperatorCommandError(
      `There is no account with the address ${email}. 'npm run admin -- list' shows all.`,
    );
  }
}
