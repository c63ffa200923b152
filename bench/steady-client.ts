import { Agent, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** Asks over connections that stay open, as a browser does; without a browser's own work. */
export class SteadyClient {
  readonly #agent: Agent;
  readonly #url: string;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#url}${path}`, { agent: this.#agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, etag: headers.etag, body: Buffer.concat(chunks) });
        });
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
