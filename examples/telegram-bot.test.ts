import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createMorselClient } from "@morsel/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OutsideService, type QuestionSeen } from "../apps/server/src/testing/outside-service.ts";
import { startTestApp, type TestApp } from "../apps/server/src/testing/test-app.ts";
import { makeToken } from "../apps/server/src/testing/token-holder.ts";
import { runBot } from "./telegram-bot.ts";

interface BotCall extends QuestionSeen {
  readonly method: string;
  readonly body: { readonly offset?: number; readonly chat_id?: number; readonly text?: string };
}

/** Telegram's bot API: `getUpdates` waits for messages and repeats those that are not confirmed, `sendMessage` stores. */
class FakeTelegram extends OutsideService<BotCall> {
  readonly sent: BotCall["body"][] = [];
  #updates: object[] = [];
  #deliver: (() => void) | undefined;
  #count = 0;

  static async start(): Promise<FakeTelegram> {
    const telegram = new FakeTelegram();
    await telegram.listen();
    return telegram;
  }

  /** A message of a chat. */
  write(text: string, chat = 7): void {
    this.#count += 1;
    this.#updates.push({ update_id: this.#count, message: { chat: { id: chat }, text } });
    this.#deliver?.();
  }

  protected async read({ url = "" }: IncomingMessage, body: Buffer) {
    return { method: url.split("/").at(-1) ?? "", body: JSON.parse(body.toString()) };
  }

  protected async answerUsually(response: ServerResponse, { method, body }: BotCall) {
    if (method === "sendMessage") this.sent.push(body);
    else await this.#untilUpdates(body.offset ?? 0);
    const result = method === "sendMessage" ? {} : this.#updates;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ ok: true, result }));
  }

  async #untilUpdates(offset: number): Promise<void> {
    this.#updates = this.#updates.filter(
      (one) => (one as { update_id: number }).update_id >= offset,
    );
    if (this.#updates.length > 0) return;
    await new Promise<void>((done) => {
      this.#deliver = done;
    });
  }

  /** The answer to a message. */
  async answerTo(text: string, chat?: number): Promise<BotCall["body"]> {
    const before = this.sent.length;
    this.write(text, chat);
    await expect.poll(() => this.sent.length, { timeout: 8000 }).toBe(before + 1);
    return this.sent[before] ?? {};
  }
}

let test: TestApp;
let telegram: FakeTelegram;
const stopping = { controller: new AbortController(), done: Promise.resolve() };

beforeEach(async () => {
  test = await startTestApp({ database: "sqlite" });
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const { token } = await makeToken(await test.signUp());
  telegram = await FakeTelegram.start();
  stopping.controller = new AbortController();
  stopping.done = runBot({
    telegramUrl: `${telegram.url}/bot1:abc`,
    chatId: 7,
    morsel: createMorselClient({ url: `http://127.0.0.1:${port}`, token }),
    signal: stopping.controller.signal,
  });
});
afterEach(async () => {
  stopping.controller.abort();
  telegram.write("");
  await stopping.done;
  await telegram.close();
  await test.close();
});

it("the Telegram bot logs messages of its chat, and tells the meals of today", async () => {
  expect((await telegram.answerTo("/today")).text).toBe("Nothing is logged today.");
  const { text, chat_id } = await telegram.answerTo("two eggs and a slice of toast");
  expect(text).toMatch(/^Eggs and Toast: \d+ kcal$/);
  expect(chat_id).toBe(7);
  expect((await telegram.answerTo("/today")).text).toBe(text);
  expect((await telegram.answerTo("/start")).text).toMatch(/^Write what you ate/);
});

it("the Telegram bot reports words that were not understood, and refuses other chats", async () => {
  expect((await telegram.answerTo("hello there")).text).toMatch(/food/);
  expect((await telegram.answerTo("two eggs", 8)).text).toBe("This chat (8) is not allowed.");
  expect((await telegram.answerTo("/today")).text).toBe("Nothing is logged today.");
});

it("the Telegram bot has fewer than 200 lines", () => {
  const program = readFileSync(join(import.meta.dirname, "telegram-bot.ts"), "utf8");
  expect(program.split("\n").length).toBeLessThan(200);
});
