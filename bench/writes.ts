import { routes } from "@morsel/contracts";
import type { Figure } from "./figure.ts";
import { type Cost, type CostBench, costFigures, onBothDatabases } from "./processor-cost.ts";

const knownMeal = "two scrambled eggs, a slice of toast and a glass of orange juice";
const sentence = "150g chicken breast, 200 g cooked rice and a cup of broccoli";
const warmUpCalls = 300;
const callsPerRound = 50;
const rounds = 7;
const sentencesPerRound = 16;
/** Meals on one day: the first, second and third hundred must cost the same. */
const mealsOfFullDay = 300;

/** Processor time of logging a known meal, a sentence until its meals are stored, and a full day. */
export function benchWrites(): Promise<readonly Figure[]> {
  return onBothDatabases(async (bench, engine) => {
    await bench.account.logUntilStored(knownMeal);
    const [meal] = await bench.account.listMeals();
    if (meal?.items?.length !== 3) throw new Error("The known meal has not three foods");
    let day = 0;
    // At most 25 meals a day, on different past days.
    const logOnNextDay = () => {
      day += 1;
      return logAgain(bench, meal.id, day % 28);
    };
    await bench.measure(warmUpCalls, logOnNextDay);
    const sentences = await listenForMeals(bench);
    await sentences.measure(warmUpCalls / 5);
    const known = [];
    const read = [];
    for (let round = 0; round < rounds; round += 1) {
      known.push(await bench.measure(callsPerRound, logOnNextDay));
      read.push(await sentences.measure(sentencesPerRound));
    }
    sentences.stop();
    const fullDay = [];
    for (let meals = 0; meals < mealsOfFullDay; meals += 100) {
      const costs = [await bench.measure(100, () => logAgain(bench, meal.id, 29))];
      fullDay.push(
        ...costFigures(`meals ${meals + 1}-${meals + 100} of a day`, engine, costs, none),
      );
    }
    return [
      ...costFigures("a known meal of three foods", engine, known, {
        sqlite: { server: 2.5, database: 0 },
        postgres: { server: 4, database: 3 },
      }),
      ...costFigures("a sentence until stored", engine, read, {
        sqlite: undefined,
        postgres: { server: 10, database: 6 },
      }),
      ...fullDay,
    ];
  });
}

const none = { sqlite: undefined, postgres: undefined };

async function logAgain(
  { client, headers }: CostBench,
  id: string,
  daysAgo: number,
): Promise<void> {
  const consumed_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const body = { meals: [{ id, consumed_at }] };
  const { status } = await client.post(routes.logAgain, body, headers);
  if (status !== 201) throw new Error(`${routes.logAgain} answered ${status}`);
}

/** Long enough for its calls not to count in the measurement. */
const fallbackMs = 500;

/** Measures sentences from their submission until the events report that all of them are stored. */
async function listenForMeals({ account, client, headers, measure }: CostBench) {
  let stored = 0;
  let onStored: () => void = () => undefined;
  const stopped = new AbortController();
  const onEvent = (name: string) => {
    if (name !== "meals") return;
    stored += 1;
    onStored();
  };
  // The server ends the events when it stops, also after an error, which must not be hidden by this one.
  client.listen(routes.events, headers, onEvent, stopped.signal).catch(() => undefined);
  const logAll = async (count: number) => {
    stored = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    onStored = () => stored >= count && resolve();
    for (let sent = 0; sent < count; sent += 1) {
      const body = { session_id: "session_1_a", message: sentence };
      const { status } = await client.post(routes.queue, body, headers);
      if (status !== 202) throw new Error(`${routes.queue} answered ${status}`);
    }
    // An event can be lost: the first ones come before the stream is open.
    const fallback = setInterval(async () => {
      const jobs = await account.listJobs();
      if (jobs.every(({ status }) => status === "completed")) resolve();
    }, fallbackMs);
    await promise;
    clearInterval(fallback);
  };
  return {
    stop: () => stopped.abort(),
    measure: async (count: number): Promise<Cost> => {
      const all = await measure(1, () => logAll(count));
      return { server: all.server / count, database: all.database / count };
    },
  };
}
