import type { Migration } from "../migrate.ts";
import { jobsAndMeals } from "./0002-jobs-and-meals.ts";
import { calorieGuesses } from "./0003-calorie-guesses.ts";
import { userPreferences } from "./0004-user-preferences.ts";
import { deletedMeals } from "./0005-deleted-meals.ts";
import { unmatchedWords } from "./0006-unmatched-words.ts";
import { edits } from "./0007-edits.ts";
import { languageModel } from "./0008-language-model.ts";
import { photosAndShares } from "./0009-photos-and-shares.ts";
import { unreadPhotos } from "./0011-unread-photos.ts";
import { daySums } from "./0020-day-sums.ts";
import { insightDismissals } from "./0021-insight-dismissals.ts";
import { targetsAndHiddenEnergy } from "./0022-targets-and-hidden-energy.ts";
import { accessTokens } from "./0024-access-tokens.ts";
import { imports } from "./0025-imports.ts";
import { writtenAt } from "./0026-written-at.ts";
import { indexesOfMany } from "./0027-indexes-of-many.ts";
import { ownDictionary } from "./0028-own-dictionary.ts";
import { estimatePreview } from "./0029-estimate-preview.ts";
import { mealsByDayInOrder } from "./0030-meals-by-day-in-order.ts";
import { sharesEndWithMeals } from "./0031-shares-end-with-meals.ts";
import { questions } from "./0032-questions.ts";
import { energyRangeOfDays } from "./0033-energy-range-of-days.ts";
import { weekdayTargets } from "./0034-weekday-targets.ts";
import { reminders } from "./0035-reminders.ts";
import { displayUnits } from "./0036-display-units.ts";
import { ownFoods } from "./0037-own-foods.ts";
import { originOfOwnFoods } from "./0038-origin-of-own-foods.ts";
import { keysBeginWithTheUser } from "./0039-keys-begin-with-the-user.ts";
import { jobQueue } from "./0040-job-queue.ts";
import { recoveryCodes } from "./0050-recovery-codes.ts";
import { barcodesOfOwnFoods } from "./0051-barcodes-of-own-foods.ts";
import { operators } from "./0052-operators.ts";
import { webhooks } from "./0060-webhooks.ts";
import { userLanguage } from "./0061-language.ts";
import { languageOfJobs } from "./0062-language-of-jobs.ts";
import { bytesOfPhotos } from "./0063-bytes-of-photos.ts";
import { endedJobsByTime } from "./0064-ended-jobs-by-time.ts";
import { indexesOfCleanup } from "./0065-indexes-of-cleanup.ts";

/** The steps of Morsel's own tables, in order; those of the accounts come before them. */
export const migrations: readonly Migration[] = [
  jobsAndMeals,
  calorieGuesses,
  userPreferences,
  deletedMeals,
  unmatchedWords,
  edits,
  languageModel,
  photosAndShares,
  unreadPhotos,
  daySums,
  insightDismissals,
  targetsAndHiddenEnergy,
  accessTokens,
  imports,
  writtenAt,
  indexesOfMany,
  ownDictionary,
  estimatePreview,
  mealsByDayInOrder,
  sharesEndWithMeals,
  questions,
  energyRangeOfDays,
  weekdayTargets,
  reminders,
  displayUnits,
  ownFoods,
  originOfOwnFoods,
  keysBeginWithTheUser,
  jobQueue,
  recoveryCodes,
  barcodesOfOwnFoods,
  operators,
  webhooks,
  userLanguage,
  languageOfJobs,
  bytesOfPhotos,
  endedJobsByTime,
  indexesOfCleanup,
];
