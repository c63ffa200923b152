import type { Food } from "@morsel/nutrition";
import { householdUnits } from "@morsel/nutrition/estimate";
import {
  amounts,
  closers,
  commonFoods,
  counts,
  joiners,
  openers,
  severalCounts,
  weighed,
  weightUnits,
} from "./sentence-templates.ts";
import { namesAsSpoken, plural, spokenMeasure } from "./spoken-names.ts";

/** A sentence and its relative weight. */
interface SpokenSentence {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A name of a food, with the words that measure the food. */
interface SpokenFood {
  readonly name: readonly string[];
  readonly measures: readonly (readonly string[])[];
}

/** True if the word has a pronunciation. */
type IsKnown = (word: string) => boolean;

/**
 * Sentences as people say what they ate, from the foods of a table: every food by each of its
 * names, alone and with amounts, openers and other foods; and every unit that the reader knows. The same
 * table gives the same sentences. Names with a word that is not known are left out.
 */
export function* makeSpokenMeals(
  foods: readonly Food[],
  isKnown: IsKnown,
): Generator<SpokenSentence> {
  const spoken = foods.flatMap((food) => speakFood(food, isKnown));
  const speaker = new SentenceGenerator(spoken);
  for (const food of spoken) {
    yield { words: food.name, weight: food.name.length === 1 ? 2 : 1 };
    if (isStaple(food)) yield* measuredBy(food.measures, food.name);
    const times = timesHeard(food.name);
    for (let time = 0; time < times; time += 1) {
      yield { words: speaker.sentence(food), weight: 1 };
    }
  }
  for (const unit of householdUnits().filter(isKnown)) {
    yield { words: ["a", unit, "of"], weight: 1 };
    yield { words: [...plural([unit]), "of"], weight: 1 };
  }
}

/** "slices of pepperoni pizza": the other sentences are a sample, in which an everyday food may lack its measures. */
function* measuredBy(measures: SpokenFood["measures"], name: readonly string[]) {
  for (const measure of measures) {
    yield { words: [...plural(measure), "of", ...name], weight: 1 };
  }
}

function speakFood(food: Food, isKnown: IsKnown): SpokenFood[] {
  const measures = food.portions
    .map(({ label }) => spokenMeasure(label))
    .filter((words) => words.length > 0 && words.every(isKnown));
  return namesAsSpoken(food)
    .filter((name) => name.every(isKnown))
    .map((name) => ({ name, measures }));
}

const isStaple = ({ name }: SpokenFood) =>
  name.length <= 2 && name.some((word) => commonFoods.has(word));

function timesHeard(name: readonly string[]): number {
  if (name.length > 2) return 1;
  return name.some((word) => commonFoods.has(word)) ? 6 : 2;
}

/** Generates sentences with a fixed seed. */
class SentenceGenerator {
  readonly #foods: readonly SpokenFood[];
  readonly #commonFoodList: readonly SpokenFood[];
  #state = 1;

  constructor(foods: readonly SpokenFood[]) {
    this.#foods = foods;
    this.#commonFoodList = foods.filter(isStaple);
  }

  sentence(food: SpokenFood): string[] {
    const words = this.#happens(0.6) ? [...this.#pick(openers)] : [];
    words.push(...this.#told(food));
    while (this.#happens(0.55)) {
      const other = this.#pick(this.#happens(0.5) ? this.#commonFoodList : this.#foods);
      words.push(...this.#pick(joiners), ...this.#told(other));
    }
    if (this.#happens(0.12)) words.push(...this.#pick(closers));
    return words;
  }

  /** A food with or without an amount. */
  #told({ name, measures }: SpokenFood): readonly string[] {
    const kind = this.#chance();
    if (kind < 0.25) return name;
    if (kind < 0.45) return [...this.#pick(counts), ...name];
    if (kind < 0.6) return [...this.#pick(severalCounts), ...plural(name)];
    if (kind < 0.75) return [...this.#pick(amounts), ...name];
    if (kind < 0.85) return [...this.#pick(weighed), ...this.#pick(weightUnits), "of", ...name];
    if (measures.length === 0) return ["a", ...name];
    const measure = this.#pick(measures);
    if (this.#happens(0.5))
      return [...this.#pick(severalCounts), ...plural(measure), "of", ...name];
    return ["a", ...measure, "of", ...name];
  }

  #pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.#chance() * from.length)];
    if (picked === undefined) throw new RangeError("Nothing to pick from");
    return picked;
  }

  #happens(share: number): boolean {
    return this.#chance() < share;
  }

  /** The next pseudo-random number from 0 to 1 (a linear congruential generator). */
  #chance(): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#state / 2 ** 32;
  }
}
