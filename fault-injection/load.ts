import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type ChatJob, type EditStart, type MealList, routes } from "@morsel/contracts";
import type { Account } from "../e2e/account.ts";
import type { Random } from "../scripts/random.ts";
import type { Ledger } from "./ledger.ts";

/** Messages with the number of meals that the engine reads in each. */
const knownMessages = [
  { text: "2 eggs", meals: 1 },
  { text: "porridge for breakfast, a burger for lunch", meals: 2 },
  {
    text: "eggs for breakfast, a sandwich for lunch, pasta with tomato sauce for dinner",
    meals: 3,
  },
] as const;

const requestTimeoutMs = 20_000;
const retryAfterMs = 20;

/** A user who logs, cancels, edits and deletes as fast as the server responds, and records each response. */
export class Diner {
  readonly account: Account;
  readonly userId: string;
  readonly #ledger: Ledger;
  readonly #random: Random;
  /** Submits without a response: a browser sends them again with the same key. */
  readonly #unanswered = new Map<string, (typeof knownMessages)[number]>();
  #jobIds: string[] = [];
  /** Unexpected responses. */
  readonly oddAnswers: string[] = [];
  /** Requests without a response. */
  readonly cutOff: string[] = [];
  /** The number of responses. */
  answered = 0;
  /** Responses of a server that cannot write now. */
  refused = 0;
  /** Of those, because the storage was full. */
  refusedForSpace = 0;

  constructor(account: Account, userId: string, ledger: Ledger, random: Random) {
    this.account = account;
    this.userId = userId;
    this.#ledger = ledger;
    this.#random = random;
  }

  /** Continues until `isOver`; the server may end at any time. */
  async live(url: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.#act(url);
      } catch (error) {
        // No response: the request may or may not have been performed.
        const { code } = ((error as Error).cause ?? error) as { code?: string };
        if (code !== "ECONNREFUSED") this.cutOff.push(`${code}: ${error}`);
        await wait(retryAfterMs);
      }
    }
  }

  /** Logs one message. */
  async submitOne(url: string): Promise<void> {
    await this.#submit(url, randomUUID(), knownMessages[0]);
  }

  /** Sends the requests without a response again. */
  async resend(url: string): Promise<void> {
    for (const [key, message] of [...this.#unanswered]) await this.#submit(url, key, message);
  }

  async #act(url: string): Promise<void> {
    const [key, message] = [...this.#unanswered][0] ?? [];
    if (key && message) return this.#submit(url, key, message);
    const turn = this.#random.below(8);
    if (turn === 0) return this.#cancel(url);
    if (turn === 1) return this.#edit(url);
    if (turn === 2) return this.#delete(url);
    const next = this.#random.pick(knownMessages) ?? knownMessages[0];
    return this.#submit(url, randomUUID(), next);
  }

  async #submit(url: string, key: string, message: (typeof knownMessages)[number]): Promise<void> {
    this.#unanswered.set(key, message);
    const answer = await this.#ask(url, "POST", routes.queue, {
      body: { session_id: "session_1_fault", message: message.text },
      headers: { "idempotency-key": key },
    });
    if (answer.status !== 202) return;
    const { id } = (await answer.json()) as ChatJob;
    this.#unanswered.delete(key);
    this.#jobIds = [...this.#jobIds.slice(-4), id];
    const { meals } = message;
    this.#ledger.submits.set(id, { userId: this.userId, meals });
  }

  async #cancel(url: string): Promise<void> {
    const id = this.#jobIds.at(-1);
    if (!id) return;
    const answer = await this.#ask(url, "POST", routes.cancelJob(id));
    if (answer.status === 204) this.#ledger.cancelled.add(id);
  }

  async #edit(url: string): Promise<void> {
    const meal = await this.#pickMeal(url);
    if (!meal) return;
    const answer = await this.#ask(url, "POST", routes.editMeal(meal), {
      body: { instructions: "double it" },
    });
    if (answer.status !== 202) return;
    const { job_id } = (await answer.json()) as EditStart;
    this.#ledger.edits.add(job_id);
  }

  async #delete(url: string): Promise<void> {
    const meal = await this.#pickMeal(url);
    if (!meal) return;
    const answer = await this.#ask(url, "DELETE", routes.meal(meal));
    if (answer.status === 204) this.#ledger.deleted.add(meal);
  }

  async #pickMeal(url: string): Promise<string | undefined> {
    const answer = await this.#ask(url, "GET", `${routes.meals}?limit=10`);
    if (answer.status !== 200) return undefined;
    return this.#random.pick(((await answer.json()) as MealList).items)?.id;
  }

  async #ask(
    url: string,
    method: string,
    path: string,
    sent: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: this.account.cookie,
        origin: url,
        ...(sent.body ? { "content-type": "application/json" } : {}),
        ...sent.headers,
      },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    this.answered += 1;
    if (answer.status === 503 || answer.status === 507) {
      this.refused += 1;
      if (answer.status === 507) this.refusedForSpace += 1;
      if (!answer.headers.has("retry-after")) {
        this.oddAnswers.push(`${answer.status} without Retry-After`);
      }
    } else if (answer.status >= 500) {
      this.oddAnswers.push(`${method} ${path}: ${answer.status} ${await answer.clone().text()}`);
    }
    return answer;
  }
}
