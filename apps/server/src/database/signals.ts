import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { EventName } from "@morsel/contracts";
import { sql } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "./connection.ts";
import { closeOnTimeout, connectionOptions } from "./postgres.ts";

/** A message to all other parts of Morsel, in this process and in others. */
export type Signal =
  /** A user's lists changed: their open pages should fetch them again. */
  | { readonly kind: "hint"; readonly userId: string; readonly events: readonly EventName[] }
  /** A job of this kind is queued, and can be claimed after `afterMs`. */
  | { readonly kind: "job-queued"; readonly list: "jobs" | "edits"; readonly afterMs?: number }
  /** A user cancelled a message, or deleted the meal that was being edited. */
  | { readonly kind: "job-cancelled"; readonly jobId: string }
  /** Cached copies of the session are dropped. */
  | { readonly kind: "session-ended"; readonly sessionId: string }
  /** All of a user's sessions, or all but one: the remaining ones are looked up again. */
  | { readonly kind: "sessions-ended"; readonly userId: string }
  /** Signals were missed: everything should be fetched again. Published only within this process. */
  | { readonly kind: "signals-missed" };

/**
 * Publishes changes that have been committed. A signal may be lost, so listeners also poll.
 */
export interface Signals {
  /** False if signals of other processes on the same database do not arrive. */
  readonly reachesAll: boolean;
  publish(signal: Signal): void;
  /** Calls `listen` with every signal until the returned function is called. */
  subscribe(listen: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

interface SignalLog {
  warn(details: object, message: string): void;
}

/**
 * Signals within this process, and between the processes of one PostgreSQL database if `mode` is "listen".
 */
export async function openSignals(
  database: Database,
  { databaseUrl, signals: mode }: Pick<Config, "databaseUrl" | "signals">,
  log: SignalLog,
): Promise<Signals> {
  const local = openLocalSignals(!databaseUrl || mode === "listen");
  if (!databaseUrl || mode === "poll") return local;
  const sender = randomUUID();
  const listener = new NotificationListener(databaseUrl, sender, local, log);
  await listener.connect();
  const notifier = new Notifier(database, log);
  return {
    ...local,
    publish(signal) {
      local.publish(signal);
      notifier.send(JSON.stringify({ sender, signal }));
    },
    close: () => listener.close(),
  };
}

function openLocalSignals(reachesAll: boolean): Signals {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    reachesAll,
    publish: (signal) => void emitter.emit("signal", signal),
    subscribe(listen) {
      emitter.on("signal", listen);
      return () => emitter.off("signal", listen);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

const channel = "morsel";
/**
 * Sends notifications to other processes: those of one moment, and those that are published while others are being
 * sent, in one statement.
 */
class Notifier {
  readonly #database: Database;
  readonly #log: SignalLog;
  #waiting: string[] = [];
  #isSending = false;

  constructor(database: Database, log: SignalLog) {
    this.#database = database;
    this.#log = log;
  }

  send(payload: string): void {
    this.#waiting.push(payload);
    if (!this.#isSending) queueMicrotask(() => this.#sendWaiting());
    this.#isSending = true;
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting.splice(0);
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`
        .execute(this.#database.queries)
        .catch((error: unknown) => this.#log.warn({ err: error }, "signals lost"));
    }
    this.#isSending = false;
  }
}

const reconnectAfterMs = 1000;
/** A connection that only listens would not notice that the server is gone. */
const keepAliveIntervalMs = 5000;

/** A connection that receives what other processes publish; it reconnects when it breaks. */
class NotificationListener {
  readonly #url: string;
  readonly #sender: string;
  readonly #local: Signals;
  readonly #log: SignalLog;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #keepAlive: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, sender: string, local: Signals, log: SignalLog) {
    this.#url = url;
    this.#sender = sender;
    this.#local = local;
    this.#log = log;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(connectionOptions(this.#url));
    closeOnTimeout(client);
    client.on("error", (error) => this.#reconnectLater(client, error));
    client.on("end", () => this.#reconnectLater(client));
    client.on("notification", ({ payload }) => this.#receive(payload ?? ""));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${channel}`);
    // A failure is handled by the listeners above.
    const ping = () => client.query("select 1").catch(() => undefined);
    this.#keepAlive = setInterval(ping, keepAliveIntervalMs);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#keepAlive);
    await this.#client?.end().catch(() => undefined);
    await this.#local.close();
  }

  #receive(payload: string): void {
    const heard = JSON.parse(payload) as { sender: string; signal: Signal };
    if (heard.sender !== this.#sender) this.#local.publish(heard.signal);
  }

  #reconnectLater(broken: pg.Client, error?: Error): void {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = undefined;
    clearInterval(this.#keepAlive);
    if (error) this.#log.warn({ err: error }, "signals interrupted");
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#local.publish({ kind: "signals-missed" }),
        (reason: Error) => this.#client && this.#reconnectLater(this.#client, reason),
      );
    }, reconnectAfterMs);
  }
}
