import { routes } from "@morsel/contracts";
import type { Figure } from "./figure.ts";
import { messages } from "./messages.ts";
import {
  type Cost,
  type CostBench,
  costFigures,
  type Goals,
  onBothDatabases,
} from "./processor-cost.ts";
import type { Answer } from "./steady-client.ts";

const meals = 100;
const mealsOfDay = 5;
/** A day that no message names: some say "last night". */
const dayOfMeals = daysAgo(10);
const rounds = 5;
/** Enough calls for the JIT compiler. */
const warmUpCalls = 1200;

interface Measured {
  readonly name: string;
  readonly calls: number;
  readonly goals: Goals;
  readonly call: () => Promise<unknown>;
}

/** Processor time of the reads that the screens repeat; the server builds each response again. */
export function benchAnswers(): Promise<readonly Figure[]> {
  return onBothDatabases(async (bench, engine) => {
    await logMeals(bench);
    const measured = [await pollOf(bench), await dayOf(bench), listOf(bench)];
    for (const { call, calls } of measured) {
      await bench.measure((warmUpCalls * calls) / 400, call);
    }
    const costs = new Map<string, Cost[]>();
    // Round by round, so that other load on the machine affects all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, calls, call } of measured) {
        costs.set(name, [...(costs.get(name) ?? []), await bench.measure(calls, call)]);
      }
    }
    return measured.flatMap(({ name, goals }) =>
      costFigures(name, engine, costs.get(name) ?? [], goals),
    );
  });
}

/** A hundred meals, five of them on one earlier day. */
async function logMeals({ account, client, headers }: CostBench): Promise<void> {
  let items = await account.listMeals();
  for (let at = 0; items.length < meals - mealsOfDay; at += 1) {
    await account.logUntilStored(messages[at % messages.length] ?? "");
    items = await account.listMeals();
  }
  const today = items.slice(0, mealsOfDay);
  const consumed_at = `${dayOfMeals}T12:00:00Z`;
  const body = { meals: today.map(({ id }) => ({ id, consumed_at })) };
  const { status } = await client.post(routes.logAgain, body, headers);
  if (status !== 201) throw new Error(`${routes.logAgain} answered ${status}`);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function pollOf({ client, headers }: CostBench): Promise<Measured> {
  const { etag = "" } = await client.get(routes.jobs, headers);
  const call = () =>
    expectStatus(304, client.get(routes.jobs, { ...headers, "if-none-match": etag }));
  const goal = { server: 0.3, database: 0.3 };
  return {
    name: "an unchanged poll",
    calls: 400,
    call,
    goals: { sqlite: goal, postgres: goal },
  };
}

async function dayOf({ client, headers }: CostBench): Promise<Measured> {
  const path = `${routes.meals}?day=${dayOfMeals}`;
  const { cookie = "" } = headers;
  const { items } = JSON.parse(String((await client.get(path, { cookie })).body));
  if (items.length !== mealsOfDay) throw new Error(`The day has ${items.length} meals`);
  return {
    name: `a day with ${mealsOfDay} meals`,
    calls: 400,
    goals: {
      sqlite: { server: 0.6, database: 0 },
      postgres: { server: 1.2, database: 0.4 },
    },
    call: () => expectStatus(200, client.get(path, headers)),
  };
}

function listOf({ client, headers }: CostBench): Measured {
  return {
    name: `the last ${meals} meals`,
    calls: 60,
    goals: {
      sqlite: { server: 4, database: 0 },
      postgres: { server: 6, database: 2 },
    },
    call: () => expectStatus(200, client.get(`${routes.meals}?limit=${meals}`, headers)),
  };
}

async function expectStatus(expected: number, asked: Promise<Answer>): Promise<void> {
  const { status } = await asked;
  if (status !== expected) throw new Error(`Answered ${status}, expected ${expected}`);
}
