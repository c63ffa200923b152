import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type OutsideAnswer,
  OutsideService,
  type QuestionSeen,
  sendJson,
} from "./outside-service.ts";

export { sendJson };

export const speechServiceKey = "sk-of-the-tests-51";

/** A request to the service. */
interface SpeechQuestionSeen extends QuestionSeen {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The form's texts by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly fileType: string;
  readonly file: Buffer;
}

export type SpeechAnswer = OutsideAnswer<SpeechQuestionSeen>;

/**
 * A speech service on this machine that speaks OpenAI's wire format at /v1 and that of
 * whisper.cpp's server at /inference: what it is asked must be as they want it.
 */
export class SpeechService extends OutsideService<SpeechQuestionSeen> {
  text = "two eggs and a slice of toast";

  static async start(): Promise<SpeechService> {
    const service = new SpeechService();
    await service.listen();
    return service;
  }

  /** Settings of a server that uses the service. */
  get environment(): Record<string, string> {
    return {
      TRANSCRIBE_PROVIDER: "openai",
      TRANSCRIBE_BASE_URL: this.url,
      TRANSCRIBE_API_KEY: speechServiceKey,
    };
  }

  protected override async read(request: IncomingMessage, body: Buffer) {
    return readQuestion(request, body);
  }

  protected override answerUsually(response: ServerResponse, question: SpeechQuestionSeen) {
    sendJson(response, ...this.#usualAnswer(question));
  }

  #usualAnswer({ path, authorization, fields, file }: SpeechQuestionSeen): [number, object] {
    if (path === "/inference") {
      if (file.length === 0) return [400, { error: "no 'file' field in the request" }];
      // It writes each segment on its own line, after a space.
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

async function readQuestion(
  request: IncomingMessage,
  body: Buffer,
): Promise<Omit<SpeechQuestionSeen, "hungUp">> {
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), {
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
  };
}
