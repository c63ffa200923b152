import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { OperatorTask } from "@morsel/contracts";
import { ExpectedError } from "../../http/errors.ts";

const scripts = {
  import: fileURLToPath(new URL("./import-task.ts", import.meta.url)),
  backup: fileURLToPath(new URL("./backup-task.ts", import.meta.url)),
};

/** A line that a task's process writes. */
export type TaskReport =
  | { readonly words: string; readonly done: number; readonly total: number }
  | { readonly result: string }
  | { readonly problem: string };

type Outcome = Pick<OperatorTask, "state" | "words">;

/**
 * What an operator starts: one import or backup at a time, each in a process of its own, because both keep a core
 * busy for seconds to minutes.
 */
export class OperatorTasks {
  #current: OperatorTask | undefined;
  #child: ChildProcess | undefined;

  get current(): OperatorTask | null {
    return this.#current ?? null;
  }

  /** Throws `task_running`. */
  requireFree(): void {
    if (this.#current?.state === "running") throw new ExpectedError("task_running");
  }

  /** Starts a task; `onEnd` is called after it, whether or not it succeeded. Throws `task_running`. */
  start(
    kind: OperatorTask["kind"],
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
    onEnd: () => unknown = () => undefined,
  ): void {
    this.requireFree();
    this.#current = {
      ...{ kind, state: "running", started_at: new Date().toISOString() },
      ...{ done: 0, total: 0, words: kind === "import" ? "Reading the file" : "Writing the file" },
    };
    const child = spawn(process.execPath, [scripts[kind], ...args], {
      stdio: ["ignore", "pipe", "ignore"],
      // biome-ignore lint/style/noProcessEnv: the process needs PATH, in which pg_dump is.
      env: { ...process.env, ...environment },
    });
    this.#child = child;
    let outcome: Outcome = { state: "failed", words: "It ended unexpectedly." };
    createInterface({ input: child.stdout }).on("line", (line) => {
      const report: TaskReport = JSON.parse(line);
      if ("result" in report) outcome = { state: "done", words: report.result };
      else if ("problem" in report) outcome = { state: "failed", words: report.problem };
      else this.#update(report);
    });
    child.once("error", () => this.#update({ state: "failed", words: "It could not be started." }));
    child.once("close", async () => {
      await onEnd();
      if (this.#current?.state === "running") this.#update(outcome);
    });
  }

  /** Stops a running task, which leaves everything as it was. */
  async close(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("close", done));
    child.kill("SIGTERM");
    await gone;
  }

  #update(changes: Partial<OperatorTask>): void {
    if (this.#current) this.#current = { ...this.#current, ...changes };
  }
}
