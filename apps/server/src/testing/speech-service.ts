import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const speechServiceKey = "sk-of-the-tests-51";

/** What the service was asked. */
export interface SpeechQuestionSeen {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The form's texts by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly fileType: string;
  readonly file: Buffer;
  /** Fulfilled when the connection ended before the answer. */
  readonly hungUp: Promise<void>;
}

/** One answer, in place of the usual. */
export type SpeechAnswer = (
  response: ServerResponse,
  question: SpeechQuestionSeen,
) => void | Promise<void>;

/**
 * A speech service on this machine that speaks OpenAI's wire format at /v1 and that of
 * whisper.cpp's server at /inference: what it is asked must be as they want it.
 */
export class SpeechService {
  readonly questions: SpeechQuestionSeen[] = [];
  /** What is answered next, first to last; afterwards `text`. */
  readonly answers: SpeechAnswer[] = [];
  text = "two eggs and a slice of toast";
  readonly #server: Server;
  readonly #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  static async start(): Promise<SpeechService> {
    const service = new SpeechService();
    service.#server.listen(0, "127.0.0.1");
    await once(service.#server, "listening");
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings for a server that shall use it. */
  get environment(): Record<string, string> {
    return {
      TRANSCRIBE_PROVIDER: "openai",
      TRANSCRIBE_BASE_URL: this.url,
      TRANSCRIBE_API_KEY: speechServiceKey,
    };
  }

  /** Waits until it has been asked that often in all. */
  async asked(times: number): Promise<SpeechQuestionSeen> {
    while (this.questions.length < times) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this.questions[times - 1] as SpeechQuestionSeen;
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
    const question = await readQuestion(request, hungUp);
    this.questions.push(question);
    for (const resolve of this.#waiting.splice(0)) resolve();
    const answer = this.answers.shift();
    if (answer) await answer(response, question);
    else sendJson(response, ...this.#usualAnswer(question));
  }

  #usualAnswer({ path, authorization, fields, file }: SpeechQuestionSeen): [number, object] {
    if (path === "/inference") {
      if (file.length === 0) return [400, { error: "no 'file' field in the request" }];
      // It puts each segment on a line of its own, with a space before it.
      return [200, { text: ` ${this.text}\n` }];
    }
    if (path !== "/v1/audio/transcriptions") return [404, { error: { message: "Invalid URL" } }];
    if (authorization !== `Bearer ${speechServiceKey}`) {
      return [401, { error: { message: "Incorrect API key", code: "invalid_api_key" } }];
    }
    if (!fields.model || file.length === 0) {
      return [400, { error: { message: "you must provide a model parameter" } }];
    }
    return [200, { text: this.text, usage: { type: "duration", seconds: 2 } }];
  }
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readQuestion(
  request: IncomingMessage,
  hungUp: Promise<void>,
): Promise<SpeechQuestionSeen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(Buffer.concat(chunks), {
    headers: { "content-type": type },
  }).formData();
  const file = form.get("file");
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization,
    fields: Object.fromEntries(texts),
    fileName: file instanceof File ? file.name : "",
    fileType: file instanceof File ? file.type : "",
    file: file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0),
    hungUp,
  };
}
