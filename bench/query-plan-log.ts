import pg from "pg";

/** Settings with which a PostgreSQL server logs the plan of every query. */
export const planSettings: readonly string[] = [
  "logging_collector=on",
  "log_destination=jsonlog",
  "log_rotation_age=0",
  "log_rotation_size=0",
  "session_preload_libraries=auto_explain",
  "auto_explain.log_min_duration=0",
  "auto_explain.log_format=json",
  // Includes the queries of foreign keys.
  "auto_explain.log_nested_statements=on",
];

/** One access to a table in a plan. */
export interface Access {
  readonly kind: string;
  readonly table: string;
  /** Undefined if it read the table itself. */
  readonly index: string | undefined;
  /** True if it read the whole table, or the whole of a complete index, without a limit. */
  readonly isWhole: boolean;
}

/** An executed query with its accesses. */
export interface RunQuery {
  readonly text: string;
  readonly ms: number;
  readonly accesses: readonly Access[];
}

/**
 * Tables whose size does not depend on the number of users: the database's catalogue, the applied migrations and
 * their lock, the keys and settings of the installation, and unfinished sign-ins, which are removed after minutes.
 */
const isSmall =
  /^(pg_|(schema_migrations|migration_lock|server_keys|server_settings|verifications)$)/;

/** Nodes that need no more rows of their inputs than are read from them, so that a limit above them holds below. */
const isStreaming = /^(Limit|Subquery Scan|Nested Loop|Merge Join|Append|Result|LockRows)$/;

/** The log is read in parts: a string cannot have all bytes of a long one. */
const partBytes = 100_000_000;

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Reads the plans of the queries by the program `morsel` from the database server's log. */
export class PlanLog {
  readonly #client: pg.Client;
  readonly #partial: ReadonlySet<string>;
  #offset = 0;

  private constructor(client: pg.Client, partial: ReadonlySet<string>) {
    this.#client = client;
    this.#partial = partial;
  }

  static async open(url: string): Promise<PlanLog> {
    const client = new pg.Client({ connectionString: url, application_name: "plan-log" });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select indexrelid::regclass::text as name from pg_index where indpred is not null",
    );
    const log = new PlanLog(client, new Set(rows.map(({ name }) => name)));
    const end = await client.query<{ size: number }>(
      "select (pg_stat_file(pg_current_logfile('jsonlog'))).size::int8 as size",
    );
    log.#offset = Number(end.rows[0]?.size ?? 0);
    return log;
  }

  /** The queries since the last call. */
  async take(): Promise<readonly RunQuery[]> {
    const marker = `marker ${performance.now()}`;
    await this.#client.query("select $1::text", [marker]);
    await this.#client.query(`do $$ begin raise log '${marker}'; end $$`);
    const queries: RunQuery[] = [];
    // The database writes the log; all earlier statements come before the marker.
    for (let isComplete = false; !isComplete; ) {
      const text = await this.#readPart();
      isComplete = text.includes(marker);
      for (const line of text.split("\n")) {
        if (line.includes('"application_name":"morsel"') && line.includes("plan:\\n")) {
          queries.push(this.#toQuery(JSON.parse(line) as { message: string }));
        }
      }
    }
    return queries;
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  /** The next complete lines. */
  async #readPart(): Promise<string> {
    const { rows } = await this.#client.query<{ text: Buffer }>(
      "select pg_read_binary_file(pg_current_logfile('jsonlog'), $1, $2) as text",
      [this.#offset, partBytes],
    );
    const bytes = rows[0]?.text ?? Buffer.alloc(0);
    const lines = bytes.subarray(0, bytes.lastIndexOf("\n") + 1);
    if (lines.length === 0 && bytes.length === partBytes) {
      throw new Error(`A line of the log is longer than ${partBytes} bytes`);
    }
    this.#offset += lines.length;
    return lines.toString("utf8");
  }

  #toQuery({ message }: { readonly message: string }): RunQuery {
    const [head = "", json = "{}"] = message.split(" plan:\n");
    const logged = JSON.parse(json) as { "Query Text": string; Plan: PlanNode };
    const ms = Number(/duration: ([\d.]+) ms/.exec(head)?.[1] ?? 0);
    return { text: logged["Query Text"], ms, accesses: this.#accessesOf(logged.Plan) };
  }

  #accessesOf(node: PlanNode, isAboveLimited = false): readonly Access[] {
    const isLimited =
      node["Node Type"] === "Limit" || (isAboveLimited && isStreaming.test(node["Node Type"]));
    const kind = node["Node Type"];
    const index = node["Index Name"];
    // A bitmap heap scan is counted by its index.
    const isAccess = kind === "Seq Scan" || (index !== undefined && / Scan$/.test(kind));
    const table = node["Relation Name"] ?? "";
    const isBound =
      node["Index Cond"] !== undefined ||
      this.#partial.has(index ?? "") ||
      isSmall.test(table) ||
      // With a filter it may read any number of rows before it has enough.
      (isAboveLimited && node.Filter === undefined);
    const own: readonly Access[] = isAccess ? [{ kind, table, index, isWhole: !isBound }] : [];
    return [...own, ...(node.Plans ?? []).flatMap((child) => this.#accessesOf(child, isLimited))];
  }
}
