import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../apps/server/src/testing/free-port.ts";
import { isLong } from "../apps/server/src/testing/rounds.ts";
import { cheaperServer } from "../e2e/cheaper-server.ts";
import {
  projectNode,
  root,
  serverEnvironment,
  serverOptions,
  serverProgram,
} from "../scripts/setup.mjs";

/** A busy machine is slow, and other programs run during the long run. */
const readyWithinMs = isLong ? 600_000 : 60_000;
const pollIntervalMs = 10;

const generousLimits = {
  REQUESTS_PER_MINUTE: "1000000",
  SUBMITS_PER_10_MINUTES: "1000000",
  SUBMITS_PER_DAY: "1000000",
  SUBMITS_CONCURRENT: "1000000",
  SIGN_UPS_PER_15_MINUTES: "1000000",
  TRANSCRIBE_PROVIDER: "none",
};

interface ServerOptions {
  /** DATA_DIR, DATABASE_URL and other settings. */
  readonly environment: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Loaded into the process before the program. */
  readonly preload?: string;
  /** As `npm start` runs it, to measure its memory. */
  readonly isAsStarted?: boolean;
  /** The user that it runs as; by default this process's user. */
  readonly uid?: number;
}

/** The real program in a separate process, which may die at any time. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  #output = "";
  #errors = "";

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://localhost:${port}`;
    child.stdout?.on("data", (text) => {
      this.#output += text;
    });
    child.stderr?.on("data", (text) => {
      this.#errors += text;
    });
    this.#exited = once(child, "close");
  }

  /** Starts it and does not wait. */
  static async spawn(options: ServerOptions): Promise<ServerProcess> {
    const port = options.port ?? (await findFreePort());
    const preload = options.preload ? ["--import", join(import.meta.dirname, options.preload)] : [];
    const nodeOptions = [...(options.isAsStarted ? serverOptions : cheaperServer), ...preload];
    const child = spawn(projectNode(), [...nodeOptions, serverProgram], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
      // Without this process's settings.
      env: {
        PATH: process.env.PATH,
        ...serverEnvironment,
        ...generousLimits,
        ...options.environment,
        PORT: String(port),
      },
    });
    return new ServerProcess(child, port);
  }

  /** Starts it and waits until it is ready. */
  static async start(options: ServerOptions): Promise<ServerProcess> {
    const server = await ServerProcess.spawn(options);
    await server.untilReady();
    return server;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error("The program could not be started");
    return this.#child.pid;
  }

  /** Undefined while it runs, null if a signal ended it. */
  get exitCode(): number | null | undefined {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    return this.#child.signalCode === null ? undefined : null;
  }

  /** Its standard output. */
  get output(): string {
    return this.#output;
  }

  /** Its standard error. */
  get errors(): string {
    return this.#errors;
  }

  get isReady(): boolean {
    return this.#output.includes('"Morsel is ready"');
  }

  /** True if it is stopped by SIGSTOP. */
  get isStopped(): boolean {
    return /^\d+ \(.*\) T/.test(readFileSync(`/proc/${this.pid}/stat`, "utf8"));
  }

  /** True if it has opened a file with this name. */
  hasOpen(name: string): boolean {
    const folder = `/proc/${this.pid}/fd`;
    return readdirSync(folder).some((fd) => basename(readLink(join(folder, fd))) === name);
  }

  /** True if it has loaded a native library with this in its file name. */
  hasLibrary(name: string): boolean {
    const files = readFileSync(`/proc/${this.pid}/maps`, "utf8").match(/\/.*$/gm) ?? [];
    return files.some((file) => basename(file).includes(name));
  }

  /** Its processor time so far. */
  get processorSeconds(): number {
    const stat = readFileSync(`/proc/${this.pid}/stat`, "utf8");
    // In hundredths, after the name, which may hold spaces: by itself, and by the system for it.
    const [own = 0, system = 0] = stat.split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
    return (own + system) / 100;
  }

  async untilReady(): Promise<void> {
    await this.until("ready", () => this.isReady);
  }

  /** Throws with its output if `holds` does not become true in time, or if it ends before. */
  async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = performance.now() + readyWithinMs;
    while (!(await holds())) {
      if (performance.now() > deadline || this.exitCode !== undefined) {
        if (await holds()) return;
        throw new Error(`The server is not ${what}:\n${this.#output}${this.#errors}`);
      }
      await wait(pollIntervalMs);
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits until it has ended; returns its exit code, null if a signal ended it. */
  async untilExit(): Promise<number | null> {
    await this.#exited;
    return this.exitCode ?? null;
  }

  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.untilExit();
  }

  async stop(): Promise<number | null> {
    this.signal("SIGTERM");
    return this.untilExit();
  }
}

/** Empty if the file was closed in the meantime. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
