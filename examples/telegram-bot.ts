/**
 * A Telegram bot that logs what its owner writes to it: `node examples/telegram-bot.ts`. Make the bot with
 * @BotFather, and set these in the environment:
 *
 *     TELEGRAM_TOKEN    the bot's token
 *     TELEGRAM_CHAT_ID  the only chat that it answers; it replies with the id of a chat that is not allowed
 *     MORSEL_URL        as https://morsel.example
 *     MORSEL_TOKEN      a token with the scope 'write', from Profile, "Your own tools"
 */
import process from "node:process";
import { createMorselClient, logMessage, type Message, type MorselClient } from "@morsel/client";

interface Bot {
  /** https://api.telegram.org/bot and the token. */
  readonly telegramUrl: string;
  readonly chatId: number;
  readonly morsel: MorselClient;
  readonly signal: AbortSignal;
}

/** The parts of an update that the bot reads: https://core.telegram.org/bots/api#update. */
interface Update {
  readonly update_id: number;
  readonly message?: { readonly chat: { readonly id: number }; readonly text?: string };
}

const pollSeconds = 50;
const retryAfterMs = 5000;

/** Answers messages until `signal` aborts. An update is confirmed after its answer, so none is lost. */
export async function runBot(bot: Bot): Promise<void> {
  let offset = 0;
  while (!bot.signal.aborted) {
    try {
      const query = { offset, timeout: pollSeconds, allowed_updates: ["message"] };
      for (const update of await callTelegram<readonly Update[]>(bot, "getUpdates", query)) {
        await answer(bot, update);
        offset = update.update_id + 1;
      }
    } catch (error) {
      if (bot.signal.aborted) return;
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      await new Promise((done) => setTimeout(done, retryAfterMs));
    }
  }
}

async function answer(bot: Bot, { message }: Update): Promise<void> {
  if (!message) return;
  const { chat, text = "" } = message;
  const reply = (words: string) =>
    callTelegram(bot, "sendMessage", { chat_id: chat.id, text: words });
  if (chat.id !== bot.chatId) await reply(`This chat (${chat.id}) is not allowed.`);
  else if (text.startsWith("/today")) await reply(await describeToday(bot.morsel));
  else if (text.startsWith("/") || text === "")
    await reply("Write what you ate, or /today for the meals of today.");
  else await reply(await log(bot.morsel, text));
}

async function log(morsel: MorselClient, text: string): Promise<string> {
  try {
    return describeMessage(await logMessage(morsel, text));
  } catch (error) {
    // The words of the server, which say what to do.
    return error instanceof Error ? error.message : "That did not work.";
  }
}

function describeMessage({ logged_meals: meals = [], not_counted: missing = [] }: Message): string {
  const lines = meals.map(({ title, calories_kcal: kcal }) => lineOf(title, kcal));
  if (missing.length > 0) lines.push(`Not counted: ${missing.join(", ")}`);
  return lines.join("\n") || "Logged.";
}

async function describeToday(morsel: MorselClient): Promise<string> {
  const day = new Date().toLocaleDateString("sv-SE");
  const { data, error } = await morsel.GET("/api/external/meals", {
    params: { query: { day, limit: "100" } },
  });
  if (!data) return error.message;
  const lines = data.items.map(({ title, macros }) => lineOf(title, macros.calories_kcal));
  return lines.join("\n") || "Nothing is logged today.";
}

/** Unknown is not zero. */
function lineOf(title: string, kcal: number | null): string {
  return `${title}: ${kcal === null ? "calories unknown" : `${Math.round(kcal)} kcal`}`;
}

async function callTelegram<Result>(
  { telegramUrl, signal }: Bot,
  method: string,
  body: object,
): Promise<Result> {
  const response = await fetch(`${telegramUrl}/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  const { ok, result, description } = (await response.json()) as {
    readonly ok: boolean;
    readonly result: Result;
    readonly description?: string;
  };
  if (!ok) throw new Error(`Telegram, ${method}: ${description ?? response.status}`);
  return result;
}

function requireSetting(name: string): string {
  // biome-ignore lint/style/noProcessEnv: a program of its own, not the server.
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

if (import.meta.main) {
  const stopping = new AbortController();
  process.on("SIGTERM", () => stopping.abort());
  process.on("SIGINT", () => stopping.abort());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await runBot({
    telegramUrl: `https://api.telegram.org/bot${requireSetting("TELEGRAM_TOKEN")}`,
    chatId: Number(requireSetting("TELEGRAM_CHAT_ID")),
    morsel: createMorselClient({
      url: requireSetting("MORSEL_URL"),
      token: requireSetting("MORSEL_TOKEN"),
      headers: { "Time-Zone": timeZone },
    }),
    signal: stopping.signal,
  });
}
