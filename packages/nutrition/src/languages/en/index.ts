import type { Wording } from "../wording.ts";
import * as additionsOfEach from "./additions-of-each.ts";
import * as amountPhrases from "./amount-phrases.ts";
import * as amounts from "./amounts.ts";
import * as bracketedAmounts from "./bracketed-amounts.ts";
import * as brands from "./brands.ts";
import * as clippings from "./clippings.ts";
import * as clockTimes from "./clock-times.ts";
import * as comboMeals from "./combo-meals.ts";
import * as commonWords from "./common-words.ts";
import * as conjunctions from "./conjunctions.ts";
import { countsAfterFoods } from "./counts-after-foods.ts";
import * as diameters from "./diameters.ts";
import * as dietQualifiers from "./diet-qualifiers.ts";
import * as dishHeadings from "./dish-headings.ts";
import * as eatenEnergies from "./eaten-energies.ts";
import * as eatenParts from "./eaten-parts.ts";
import * as edits from "./edits/index.ts";
import * as energyUnits from "./energy-units.ts";
import * as estimates from "./estimates.ts";
import * as exclusions from "./exclusions.ts";
import * as figureSources from "./figure-sources.ts";
import { findTime } from "./find-time.ts";
import * as foodClasses from "./food-classes.ts";
import * as foodEmojis from "./food-emojis.ts";
import * as foodNames from "./food-names.ts";
import * as foodPhrases from "./food-phrases.ts";
import * as foreignLabels from "./foreign-labels.ts";
import * as functionWords from "./function-words.ts";
import { hindiWords } from "./hindi-words.ts";
import * as homophones from "./homophones.ts";
import * as idioms from "./idioms.ts";
import { insights } from "./insight-texts.ts";
import { kindNouns } from "./kind-nouns.ts";
import * as labelLines from "./label-lines.ts";
import * as labelWords from "./label-words.ts";
import * as leftovers from "./leftovers.ts";
import * as mealNames from "./meal-names.ts";
import { remarks as itemRemarks, notes } from "./meal-notes.ts";
import * as mealWords from "./meal-words.ts";
import * as mealsOfSame from "./meals-of-same.ts";
import * as misspellings from "./misspellings.ts";
import * as nutrientWords from "./nutrient-words.ts";
import * as nutritionLabels from "./nutrition-labels.ts";
import * as ordinaryWords from "./ordinary-words.ts";
import * as ownCounts from "./own-counts.ts";
import * as partsLeft from "./parts-left.ts";
import * as people from "./people.ts";
import * as peopleAndPlaces from "./people-and-places.ts";
import * as plannedFoods from "./planned-foods.ts";
import * as portionLabels from "./portion-labels.ts";
import * as properNames from "./proper-names.ts";
import * as quantityWords from "./quantity-words.ts";
import * as questionWords from "./question-words.ts";
import { capitalize, questions } from "./questions.ts";
import { formatNumber, receipts } from "./receipts.ts";
import * as recipeRemarks from "./recipe-remarks.ts";
import * as recipes from "./recipes.ts";
import * as remarks from "./remarks.ts";
import * as repeatedFoods from "./repeated-foods.ts";
import * as replacements from "./replacements.ts";
import * as restatedFoods from "./restated-foods.ts";
import * as restatedWords from "./restated-words.ts";
import * as selfCorrections from "./self-corrections.ts";
import * as sharing from "./sharing.ts";
import { signs } from "./signs.ts";
import * as spellingExceptions from "./spelling-exceptions.ts";
import * as statedFigures from "./stated-figures.ts";
import * as statesOfAll from "./states-of-all.ts";
import { stem } from "./stem.ts";
import * as stopWords from "./stop-words.ts";
import * as structure from "./structure.ts";
import * as substitutes from "./substitutes.ts";
import * as termWeights from "./term-weights.ts";
import * as terseFigures from "./terse-figures.ts";
import * as terseTimes from "./terse-times.ts";
import * as times from "./times.ts";
import { wordTitle } from "./titles.ts";
import * as uneatenFoods from "./uneaten-foods.ts";
import * as uneatenRoles from "./uneaten-roles.ts";
import * as uneatenSentences from "./uneaten-sentences.ts";
import { usualMeasures } from "./usual-measures.ts";
import * as usualOrders from "./usual-orders.ts";
import * as variants from "./variants.ts";
import * as wordForms from "./word-forms.ts";

const wording: Wording = {
  receipts,
  remarks: itemRemarks,
  notes,
  records: {
    model: () => "without a record",
    stated: ({ ids, rest }) =>
      `${ids.join(", ")}${rest ? `; the rest from ${rest.dataset} ${rest.id}` : ""}`,
  },
  questions,
  insights,
  wordPortion: (label) => label,
  wordAnswer: capitalize,
  wordTitle,
  quickAddName: "Quick add",
  wordOwnRecipe: (dish) => `my ${dish}`,
  figureUnits: {
    calories_kcal: "kcal",
    protein_g: "g protein",
    carbs_g: "g carbs",
    fat_g: "g fat",
  },
  formatNumber,
};

/** English: each table is named like its file. */
export const english = {
  wording,
  /** The first time that words describe. */
  findTime,
  /** The stem of a lower-case word: "slices" is "slice". */
  stem,
  additionsOfEach,
  amountPhrases,
  amounts,
  bracketedAmounts,
  brands,
  clippings,
  clockTimes,
  comboMeals,
  commonWords,
  conjunctions,
  diameters,
  dietQualifiers,
  energyUnits,
  estimates,
  exclusions,
  figureSources,
  foodClasses,
  foodEmojis,
  foodNames,
  foodPhrases,
  foreignLabels,
  functionWords,
  hindiWords,
  homophones,
  idioms,
  kindNouns,
  labelLines,
  labelWords,
  dishHeadings,
  leftovers,
  mealNames,
  mealWords,
  mealsOfSame,
  nutrientWords,
  eatenEnergies,
  eatenParts,
  ownCounts,
  nutritionLabels,
  ordinaryWords,
  partsLeft,
  peopleAndPlaces,
  people,
  portionLabels,
  properNames,
  quantityWords,
  questionWords,
  countsAfterFoods,
  recipeRemarks,
  recipes,
  remarks,
  repeatedFoods,
  replacements,
  restatedFoods,
  restatedWords,
  selfCorrections,
  sharing,
  signs,
  spellingExceptions,
  statedFigures,
  statesOfAll,
  stopWords,
  substitutes,
  termWeights,
  structure,
  terseFigures,
  terseTimes,
  times,
  plannedFoods,
  uneatenFoods,
  uneatenRoles,
  uneatenSentences,
  usualMeasures,
  usualOrders,
  variants,
  misspellings,
  wordForms,
  edits,
};
