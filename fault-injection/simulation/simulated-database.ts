import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Database } from "../../apps/server/src/database/connection.ts";
import type { Tables } from "../../apps/server/src/database/tables.ts";
import type { Random } from "../../scripts/random.ts";

/** The error of a broken connection. */
export class LostConnectionError extends Error {
  readonly code = "ECONNRESET";
}

/** Runs one transaction at a time, in an order that the seed decides. */
export class TransactionQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #random: Random;
  #isTaken = false;

  constructor(random: Random) {
    this.#random = random;
  }

  take(): Promise<void> {
    if (this.#isTaken) return new Promise((done) => this.#waiting.push(done));
    this.#isTaken = true;
    return Promise.resolve();
  }

  release(): void {
    const [next] = this.#waiting.splice(this.#random.below(this.#waiting.length), 1);
    if (next) next();
    else this.#isTaken = false;
  }
}

/** Probabilities of faults, as one in this many statements; no faults if unset. */
interface Faults {
  readonly crashOneOf: number;
  readonly loseOneOf: number;
}

/** One process's connections, which may break, freeze or die with the process. */
export class Connections {
  readonly database: Database;
  readonly #turns: TransactionQueue;
  readonly #random: Random;
  readonly #faults: Faults | undefined;
  readonly #file: DatabaseSync;
  readonly #statements: Map<string, StatementSync>;
  #isDead = false;
  #hasTurn = false;
  #isInTransaction = false;
  #frozen: PromiseWithResolvers<void> | undefined;

  constructor(
    file: DatabaseSync,
    statements: Map<string, StatementSync>,
    turns: TransactionQueue,
    random: Random,
    faults?: Faults,
  ) {
    this.#file = file;
    this.#statements = statements;
    this.#turns = turns;
    this.#random = random;
    this.#faults = faults;
    const driver: Driver = {
      init: async () => undefined,
      acquireConnection: () => this.#acquire(),
      beginTransaction: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw("begin"));
      },
      commitTransaction: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw("commit"));
      },
      rollbackTransaction: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw("rollback"));
      },
      releaseConnection: async () => this.#release(),
      destroy: async () => undefined,
    };
    const queries = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new ManyConnections(),
        createDriver: () => driver,
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    });
    this.database = {
      engine: "sqlite",
      queries,
      now: () => sql<number>`${Date.now()}`,
      withExclusiveLock: async (work) => {
        file.exec("pragma foreign_keys = off");
        const result = await work(queries);
        file.exec("pragma foreign_keys = on");
        return result;
      },
      eraseDeletedRows: () => undefined,
      close: async () => undefined,
    };
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get isFrozen(): boolean {
    return this.#frozen !== undefined;
  }

  /** The process is killed: an open transaction is rolled back, and its caller gets no answer. */
  die(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    if (this.#isInTransaction) this.#file.exec("rollback");
    if (this.#hasTurn) this.#turns.release();
  }

  /** The process is stopped before its next transaction, as by SIGSTOP. */
  freeze(): void {
    this.#frozen ??= Promise.withResolvers();
  }

  thaw(): void {
    this.#frozen?.resolve();
    this.#frozen = undefined;
  }

  async #acquire(): Promise<DatabaseConnection> {
    await this.#frozen?.promise;
    await this.#turns.take();
    if (this.#isDead) {
      this.#turns.release();
      return never();
    }
    this.#hasTurn = true;
    return {
      executeQuery: (query) => this.#execute(query),
      streamQuery: () => {
        throw new Error("Nothing is streamed");
      },
    };
  }

  #release(): void {
    if (this.#isDead) return;
    this.#hasTurn = false;
    this.#turns.release();
  }

  async #execute<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isDead) return never();
    const isLost = text !== "rollback" && this.#happens("loseOneOf");
    // The response to a commit may be lost after it was performed.
    if (isLost && text !== "commit") throw new LostConnectionError(`Lost before: ${text}`);
    const result = this.#run(text, parameters as SQLInputValue[]);
    if (text === "begin") this.#isInTransaction = true;
    if (text === "commit" || text === "rollback") this.#isInTransaction = false;
    if (isLost) throw new LostConnectionError("Lost after the commit");
    if (this.#happens("crashOneOf")) {
      this.die();
      return never();
    }
    return result as QueryResult<Row>;
  }

  #happens(fault: keyof Faults): boolean {
    return this.#faults !== undefined && this.#random.isOneOf(this.#faults[fault]);
  }

  #run(text: string, parameters: SQLInputValue[]): QueryResult<unknown> {
    // A connection that lost its commit's answer rolls back what is no longer there.
    if (text === "rollback" && !this.#isInTransaction) return { rows: [] };
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#file.prepare(text);
      this.#statements.set(text, statement);
    }
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
