import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to an external service. */
export interface QuestionSeen {
  /** Resolves when the connection is closed before the answer. */
  readonly hungUp: Promise<void>;
}

/** One answer instead of the usual one. */
export type OutsideAnswer<Question> = (
  response: ServerResponse,
  question: Question,
) => void | Promise<void>;

/** An external service on this machine; subclasses implement its protocol. */
export abstract class OutsideService<Question extends QuestionSeen> {
  readonly questions: Question[] = [];
  /** The next answers in order; after them the usual answer. */
  readonly answers: OutsideAnswer<Question>[] = [];
  readonly #server: Server;
  readonly #waiting: (() => void)[] = [];

  protected constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  protected async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  protected abstract read(
    request: IncomingMessage,
    body: Buffer,
  ): Promise<Omit<Question, "hungUp">>;
  protected abstract answerUsually(
    response: ServerResponse,
    question: Question,
  ): void | Promise<void>;

  /** Waits until it has received this many requests in total. */
  async asked(times: number): Promise<Question> {
    while (this.questions.length < times) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this.questions[times - 1] as Question;
  }

  forget(): void {
    this.questions.length = 0;
    this.answers.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const hungUp = new Promise<void>((resolve) => {
      response.once("close", () => {
        if (!response.writableFinished) resolve();
      });
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const read = await this.read(request, Buffer.concat(chunks));
    const question = { ...read, hungUp } as Question;
    this.questions.push(question);
    for (const resolve of this.#waiting.splice(0)) resolve();
    const answer = this.answers.shift();
    await (answer ? answer(response, question) : this.answerUsually(response, question));
  }
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
