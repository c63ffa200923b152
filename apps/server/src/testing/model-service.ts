import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type OutsideAnswer,
  OutsideService,
  type QuestionSeen,
  sendJson,
} from "./outside-service.ts";

export { sendJson };

export const modelServiceKey = "sk-of-the-tests-73";

/** A request to the service, in any of the wire formats. */
interface ModelQuestionSeen extends QuestionSeen {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
  /** The latest words of the user. */
  readonly asked: string;
}

export type ModelAnswer = OutsideAnswer<ModelQuestionSeen>;

/**
 * A language model on this machine that speaks the wire formats of OpenAI (/v1/chat/completions),
 * Anthropic (/v1/messages) and Google (/v1beta/models/...:generateContent). It answers with what
 * `reply` makes of the user's words, and refuses what the real ones refuse.
 */
export class ModelService extends OutsideService<ModelQuestionSeen> {
  /** The answer if `answers` is empty. */
  usual: ModelAnswer | undefined;
  /** The text of an answer. */
  reply: (asked: string, question: ModelQuestionSeen) => string = () => '{"meals":[]}';

  static async start(): Promise<ModelService> {
    const service = new ModelService();
    await service.listen();
    return service;
  }

  /** Settings of a server that uses the service. */
  get environment(): Record<string, string> {
    return { AI_MODEL: "test-model", AI_BASE_URL: this.url, AI_API_KEY: modelServiceKey };
  }

  override forget(): void {
    super.forget();
    this.usual = undefined;
  }

  protected override async read({ url: path = "", headers }: IncomingMessage, bytes: Buffer) {
    const body = JSON.parse(bytes.toString("utf8"));
    return { path, headers, body, asked: wordsAsked(body) };
  }

  protected override answerUsually(response: ServerResponse, question: ModelQuestionSeen) {
    if (this.usual) return this.usual(response, question);
    this.say(response, question, this.reply(question.asked, question));
  }

  /** Answers with a text as the provider of that path would. */
  say(response: ServerResponse, question: ModelQuestionSeen, text: string): void {
    const format = formats.find(({ path }) => path.test(question.path));
    const answer = format?.answer(question, text) ?? 404;
    if (typeof answer !== "number") sendJson(response, 200, answer);
    else sendJson(response, answer, { error: { message: "not like that", code: answer } });
  }
}

/** A provider's response with a text, or the status with which it refuses the request. */
interface WireFormat {
  readonly path: RegExp;
  answer(question: ModelQuestionSeen, text: string): object | number;
}

const formats: readonly WireFormat[] = [
  {
    path: /^\/v1\/chat\/completions$/,
    answer({ headers, body }, text) {
      if (headers.authorization !== `Bearer ${modelServiceKey}`) return 401;
      const format = body.response_format as { type?: string } | undefined;
      if (!body.model || format?.type !== "json_schema") return 400;
      const message = { role: "assistant", content: text };
      return {
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1,
        model: body.model,
        choices: [{ index: 0, message, finish_reason: "stop" }],
        usage: { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 },
      };
    },
  },
  {
    path: /^\/v1\/messages$/,
    answer({ headers, body }, text) {
      if (headers["x-api-key"] !== modelServiceKey) return 401;
      if (!headers["anthropic-version"] || !body.max_tokens) return 400;
      return {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: body.model,
        content: [toAnthropicContent(body, text)],
        stop_reason: Array.isArray(body.tools) ? "tool_use" : "end_turn",
        stop_sequence: null,
        usage: { input_tokens: 9, output_tokens: 9 },
      };
    },
  },
  {
    path: /^\/v1beta\/models\/[^/]+:generateContent$/,
    answer({ headers }, text) {
      if (headers["x-goog-api-key"] !== modelServiceKey) return 403;
      return {
        candidates: [
          { content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 },
        ],
        usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 9, totalTokenCount: 18 },
      };
    },
  },
];

/** Older models of Anthropic answer with a forced tool call. */
function toAnthropicContent(body: Record<string, unknown>, text: string): object {
  const [tool] = Array.isArray(body.tools) ? body.tools : [];
  if (!tool) return { type: "text", text };
  return { type: "tool_use", id: "toolu_1", name: tool.name, input: JSON.parse(text) };
}

/** The last text of the user in any of the wire formats. */
function wordsAsked(body: Record<string, unknown>): string {
  const turns = (body.messages ?? body.contents ?? []) as {
    readonly role: string;
    readonly content?: unknown;
    readonly parts?: unknown;
  }[];
  const last = turns.findLast(({ role }) => role === "user");
  const content = last?.content ?? last?.parts ?? "";
  if (typeof content === "string") return content;
  const texts = (content as { readonly text?: string }[]).flatMap(({ text }) => text ?? []);
  return texts.join("\n");
}
