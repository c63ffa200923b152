import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../apps/server/src/testing/free-port.ts";
import {
  projectEnvironment,
  projectNode,
  root,
  serverEnvironment,
  serverOptions,
  serverProgram,
} from "../scripts/setup.mjs";

/** A busy machine is slow. */
const readyWithinMs = 50_000;

interface MorselOptions {
  /** Called with each text that the server writes. */
  readonly onOutput?: (text: string) => void;
  /** Options of Node, such as `cheaperServer`. */
  readonly nodeOptions?: readonly string[];
}

/** A real Morsel server of one test or benchmark, on its own data folder and port. */
export class Morsel {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  #settings: Readonly<Record<string, string>>;
  readonly #nodeOptions: readonly string[];
  readonly #onOutput: (text: string) => void;
  #process: ChildProcess | undefined;
  #log = "";

  private constructor(
    folder: string,
    port: number,
    settings: Readonly<Record<string, string>>,
    { onOutput = () => undefined, nodeOptions = [] }: MorselOptions,
  ) {
    this.#onOutput = onOutput;
    this.#nodeOptions = nodeOptions;
    this.#folder = folder;
    this.#port = port;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
  }

  static async start(
    settings: Readonly<Record<string, string>> = {},
    options: MorselOptions = {},
  ): Promise<Morsel> {
    const folder = await mkdtemp(join(tmpdir(), "morsel-e2e-"));
    const morsel = new Morsel(folder, await findFreePort(), settings, options);
    await morsel.#run();
    return morsel;
  }

  /** The server's process id, to read its memory. */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The server is not running");
    return pid;
  }

  /** What the server has written so far. */
  get log(): string {
    return this.#log;
  }

  /** Stops the server as an operator does, and starts it on the same data; `changes` are of its settings. */
  async restart(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...changes };
    await this.#end();
    await this.#run();
  }

  async stop(): Promise<void> {
    await this.#end();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #run(): Promise<void> {
    const server = spawn(projectNode(), [...serverOptions, ...this.#nodeOptions, serverProgram], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: projectEnvironment({
        ...serverEnvironment,
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        ...this.#settings,
      }),
    });
    this.#process = server;
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (text) => {
        this.#log += text;
        this.#onOutput(String(text));
      });
    }
    await this.#untilReady(server);
  }

  async #untilReady(server: ChildProcess): Promise<void> {
    const deadline = Date.now() + readyWithinMs;
    while (Date.now() < deadline && server.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`The server did not become ready:\n${this.#log}`);
  }

  async #end(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await gone;
  }
}
