import { Agent, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** An HTTP client with persistent connections, like a browser's but with less overhead. */
export class SteadyClient {
  readonly #agent: Agent;
  readonly #url: string;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#ask("GET", path, headers, undefined);
  }

  post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const type = { "content-type": "application/json" };
    return this.#ask("POST", path, { ...type, ...headers }, JSON.stringify(body));
  }

  /** Reads a stream of events until the signal aborts; fulfilled when the stream ends. */
  listen(
    path: string,
    headers: Readonly<Record<string, string>>,
    onEvent: (name: string) => void,
    signal: AbortSignal,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (error: Error) => (signal.aborted ? resolve() : reject(error));
      const asked = request(`${this.#url}${path}`, { agent: false, headers, signal }, (answer) => {
        answer.on("data", (chunk: Buffer) => {
          for (const [, name = ""] of String(chunk).matchAll(/^event: (\w+)/gm)) onEvent(name);
        });
        answer.on("error", end);
        answer.on("end", () => end(new Error(`${path} ended: ${answer.statusCode}`)));
      });
      asked.on("error", end);
      asked.end();
    });
  }

  #ask(
    method: "GET" | "POST",
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { method, agent: this.#agent, headers };
      const asked = request(`${this.#url}${path}`, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, etag: headers.etag, body: Buffer.concat(chunks) });
        });
      });
      asked.on("error", reject);
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
