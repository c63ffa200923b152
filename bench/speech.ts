import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { Account } from "../e2e/account.ts";
import { voices } from "../e2e/spoken-sound.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { missingSpeechPrograms } from "../scripts/speech-programs.mjs";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";
import { makeNoise, mix, say, toWebm } from "./sound.ts";
import { spokenSentences } from "./spoken-sentences.ts";
import { countWordErrors } from "./word-errors.ts";

/** Decibels by which the noise is weaker than the voice. */
const surroundings: readonly { readonly name: string; readonly decibels?: number }[] = [
  { name: "clean" },
  { name: "faint noise (20 dB)", decibels: 20 },
  { name: "loud noise (10 dB)", decibels: 10 },
];

interface Clip {
  readonly surrounding: string;
  readonly said: string;
  readonly heard: string;
  readonly ms: number;
}

/**
 * Accuracy of pocketsphinx for meals spoken by three synthetic voices, sent over HTTP like a browser:
 * wrong words, wrong meals, and the time from the upload to the answer.
 */
export async function benchSpeech(): Promise<readonly Figure[]> {
  const missing = missingSpeechPrograms();
  if (missing.length > 0) {
    console.log(`  not measured: this machine lacks ${missing.join(", ")}`);
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), "morsel-bench-speech-"));
  const morsel = await Morsel.start({
    ...unlimited,
    TRANSCRIBE_PROVIDER: "pocketsphinx",
    TRANSCRIPTS_PER_10_MINUTES: "1000000",
  });
  try {
    return figuresOf(await hearAll(folder, await Account.create(morsel.url)));
  } finally {
    await morsel.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function hearAll(folder: string, account: Account): Promise<readonly Clip[]> {
  const noise = await makeNoise(folder, 10);
  const clips: Clip[] = [];
  // The first recording waits for the speech model.
  const first = await say(folder, spokenSentences[0], voices[0]);
  await account.transcribe(await toWebm(folder, mix(first, noise)), "recording.webm");
  for (const said of spokenSentences) {
    for (const voice of voices) {
      const speech = await say(folder, said, voice);
      for (const { name, decibels } of surroundings) {
        const webm = await toWebm(folder, mix(speech, noise, decibels));
        const started = performance.now();
        // A recording without any recognised word is refused.
        const heard = await account.transcribe(webm, "recording.webm").catch(() => "");
        clips.push({ surrounding: name, said, heard, ms: performance.now() - started });
      }
    }
  }
  return clips;
}

function figuresOf(clips: readonly Clip[]): Figure[] {
  const mealOf = makeReader();
  const isMeal = ({ said, heard }: Clip) => mealOf(said) === mealOf(heard);
  const figures = surroundings.flatMap(({ name }): Figure[] => {
    const own = clips.filter(({ surrounding }) => surrounding === name);
    const words = own.reduce((sum, { said }) => sum + said.split(" ").length, 0);
    const errors = own.reduce(
      (sum, { said, heard }) => sum + countWordErrors(said.split(" "), heard.split(" ")),
      0,
    );
    const wrongMeals = own.filter((clip) => !isMeal(clip)).length;
    return [
      { name: `${name}: words wrong`, value: (100 * errors) / words, unit: "%" },
      { name: `${name}: meals wrong`, value: (100 * wrongMeals) / own.length, unit: "%" },
    ];
  });
  const times = clips.map(({ ms }) => ms);
  return [
    ...figures,
    { name: `upload to words, p50 of ${clips.length}`, value: percentile(times, 0.5), unit: "ms" },
    { name: "upload to words, p95", value: percentile(times, 0.95), unit: "ms" },
  ];
}

/** Foods and grams of a sentence, as text that can be compared. */
function makeReader(): (message: string) => string {
  const index = buildFoodIndex(loadStarterTable());
  const written = { nowMs: 0, timeZone: "UTC" };
  return (message) =>
    estimateMeals(message, index, written)
      .meals.flatMap(({ items }) => items.map(({ food, grams }) => `${food.id} ${grams}`))
      .sort()
      .join("; ");
}
