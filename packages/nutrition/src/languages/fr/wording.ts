import type { NutrientId } from "../../nutrients.ts";
import type { TableWords } from "../language-pack.ts";
import { shorten } from "../shorten.ts";
import {
  type Approximation,
  type Calculation,
  type ItemRemark,
  type MealNote,
  type QuestionText,
  type Receipt,
  type Scaling,
  type SourceRecord,
  type WeighedItems,
  type Wording,
  type Wordings,
  wordCode,
} from "../wording.ts";
import { createTexts } from "../wording-texts.ts";

const texts = createTexts({
  locale: "fr-FR",
  quotationMarks: ["«\u00a0", "\u00a0»"],
  and: "et",
  or: "ou",
  more: "de plus",
});
const { joinList, quotation, quote, quoteAll, wordTitle } = texts;
const number = texts.formatNumber;

/** The marks around a person's words. */
export const { quotationMarks } = texts;

const nutrients: Readonly<Partial<Record<NutrientId, string>>> = {
  calories_kcal: "énergie",
  protein_g: "protéines",
  carbs_g: "glucides",
  fat_g: "lipides",
  fiber_g: "fibres",
  sugar_g: "sucres",
};

const records: Wordings<SourceRecord> = {
  model: () => "sans source",
  stated: ({ ids, rest }) =>
    `${ids.join(", ")}${rest ? `; le reste de ${rest.dataset} ${rest.id}` : ""}`,
};

/** The state in which food was weighed. */
const states: ReadonlyMap<string, string> = new Map([
  ["dry", "sec"],
  ["raw", "cru"],
  ["uncooked", "cru"],
]);

const scalingWords = (portion: TableWords["portion"]): Wordings<Scaling> => ({
  whole: () => "entier",
  piece: () => "pièce",
  length: ({ inches }) => `${number(inches * 2.54)} cm`,
  size: ({ size }) => portion(size),
});

function createCalculations(portion: TableWords["portion"]): Wordings<Calculation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  const scaled = (scaling: Scaling) =>
    ` × ${number(scaling.factor)} pour ${wordCode(scalings, scaling)}`;

  return {
    portion: ({ count, label: name, grams, scaling }) =>
      `${number(count)} × ${label(name)} (${number(grams)} g)${scaling ? scaled(scaling) : ""}`,
    weight: ({ count, grams }) => `${number(count)} × ${number(grams)} g`,
    cooking: ({ grams, state, factor }) =>
      `${number(grams)} g ${states.get(state) ?? state} × ${number(factor)}`,
    volume: ({ ml, gramsPerMl, isAssumed }) =>
      `${number(ml)} ml × ${number(gramsPerMl)} g/ml${isAssumed ? " (supposé)" : ""}`,
    "reference-serving": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g, une portion habituelle d’un tel aliment`,
    "assumed-weight": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g supposés, car aucune portion n’est connue`,
    model: () => "estimation par IA",
    sum: ({ grams, addedGrams }) =>
      `${number(grams)} g ${addedGrams < 0 ? "−" : "+"} ${number(Math.abs(addedGrams))} g`,
    "same-amount": () => "autant qu’avant",
  };
}

const wordShare = (part: number) => {
  if (part === 1) return "";
  return part > 1 ? `× ${number(part)}` : `dont ${number(part)} mangé`;
};

function createReceipts(portion: TableWords["portion"]): Wordings<Receipt> {
  const calculations = createCalculations(portion);
  const receipts: Wordings<Receipt> = {
    amount: ({ text, isStated, calculation, share: part, grams }) => {
      const quoted = isStated ? quotation(text) : `${quotation(text)}, quantité non indiquée`;
      const steps = [calculation ? wordCode(calculations, calculation) : "", wordShare(part)];
      const said = steps.filter((step) => step !== "").join(", ");
      return said === ""
        ? `${quoted} = ${number(grams)} g`
        : `${quoted} → ${said} = ${number(grams)} g`;
    },
    "stated-energy": ({ text, kcal, totalKcal, grams }) => {
      const part = totalKcal === undefined ? "" : ` sur ${number(totalKcal)} kcal`;
      return `${quotation(text)} → ${number(kcal)} kcal${part} d’après vos indications = ${number(grams)} g`;
    },
    "stated-nutrient": ({ text, nutrient, amount, grams }) =>
      `${quotation(text)} → ${number(amount)} g ${nutrients[nutrient] ?? nutrient} d’après vos indications = ${number(grams)} g`,
    "stated-figures": ({ text }) =>
      `${quotation(text)} : les valeurs que vous avez indiquées, poids inconnu`,
    recipe: ({ eaten, whole, unit = "parts", dish, receipt }) => {
      const part = number(eaten) + (whole === 1 ? "" : ` sur ${number(whole)} ${unit}`);
      const ofDish = dish === "" ? "du tout" : `de ${quotation(dish)}`;
      return `Mangé : ${part} ${ofDish}. ${wordCode(receipts, receipt)}`;
    },
    "dictionary-entry": ({ phrase, meaning, receipt }) =>
      `Vos propres mots : ${quote(phrase)} = ${quote(meaning)}. ${wordCode(receipts, receipt)}`,
    "own-food": ({ name, isRecipe, receipt }) =>
      `Votre propre ${isRecipe ? "recette" : "aliment"} : ${shorten(name)}. ${wordCode(receipts, receipt)}`,
    "own-servings": ({ text, count }) =>
      `${quotation(text)} → ${number(count)} × portion, poids inconnu`,
    "set-figures": () => "les valeurs que vous avez fixées, poids inconnu",
    multiplied: ({ explanation, times, grams }) =>
      `${explanation}, × ${number(times)}${grams === null ? "" : ` = ${number(grams)} g`}`,
  };
  return receipts;
}

const listWithGrams = (items: WeighedItems["items"]) =>
  joinList(items.map(({ text, grams }) => `${shorten(text)} (${number(grams ?? 0)} g)`));

const notes: Wordings<MealNote> = {
  unmatched: ({ texts: words }) =>
    `Non compté, car aucun aliment ne correspond : ${quoteAll(words)}.`,
  "assumed-100-g": ({ texts: words }) =>
    `Aucune portion habituelle connue pour ${quoteAll(words)} : 100 g supposés.`,
  "model-foods": ({ texts: words }) =>
    `Estimation par IA, car aucun aliment ne correspond : ${quoteAll(words)}.`,
  "model-amounts": ({ items }) => `Estimation par IA de la quantité de ${listWithGrams(items)}.`,
  "default-amounts": ({ items }) => `Quantités habituelles supposées pour ${listWithGrams(items)}.`,
  "implausible-meal": () =>
    "C’est plus d’énergie qu’on n’en mange à un repas : vérifiez les quantités.",
  "whole-dish": () =>
    "Le plat entier est compté. Si vous en avez mangé une partie, dites combien : « pour 4, j’en ai mangé 1 ».",
  repeated: ({ text, count }) => `${quote(text)} est ici ${count} fois : vérifiez.`,
};

function createApproximations(portion: TableWords["portion"]): Wordings<Approximation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  return {
    scaled: ({ label: name, scaling }) =>
      `la taille ${wordCode(scalings, scaling)} n’est pas connue, donc ${number(scaling.factor)} × ${label(name)}`,
    "unknown-piece": ({ label: name, count }) =>
      `le poids d’une pièce n’est pas connu, donc ${label(name)} pour ${number(count)}`,
  };
}

function createRemarks({ food, portion }: TableWords): Wordings<ItemRemark> {
  const approximations = createApproximations(portion);
  return {
    nothing: ({ text }) => `${quote(text)} est une quantité de rien : vérifiez.`,
    implausible: ({ text }) =>
      `${quote(text)} est plus qu’on n’en mange à un repas : vérifiez la quantité.`,
    approximation: ({ text, approximation }) =>
      `${quote(text)}: ${wordCode(approximations, approximation)}.`,
    "unknown-words": ({ words, text, food: name }) =>
      `${quoteAll(words)} n’est pas connu ; ${quote(text)} a été compté comme ${food(name)}.`,
    "part-of-dish": ({ text, food: name }) =>
      `${quote(text)} est déjà dans ${food(name)} : non compté une deuxième fois.`,
    "not-taken-off": ({ parts, food: name }) =>
      `Rien n’a été retiré pour sans ${quoteAll(parts)} : les valeurs sont celles de ${food(name)}.`,
    "several-products": ({ food: name, others }) =>
      `Compté comme ${name ?? ""} ; les mots correspondent aussi à ${joinList(others.slice(0, 2))}. Ouvrez-le pour en choisir un autre.`,
    "included-in-combo": ({ combo, food: name }) =>
      `${quote(combo)} comprend ${food(name)} : retirez-le sinon.`,
    contradiction: ({ food: name }) =>
      `L’énergie et les macronutriments de l’IA pour ${food(name)} se contredisent.`,
    "assumed-factor": ({ factor }) => {
      const percent = Math.round(Math.abs(factor - 1) * 100);
      const direction = factor > 1 ? "plus" : "moins";
      return `Sans quantité, ${direction} est compté comme ${percent} % de ${direction}.`;
    },
  };
}

const createQuestions = ({ food, portion }: TableWords): Wordings<QuestionText> => ({
  size: ({ words, sizes }) => `${quote(words)}: ${texts.joinChoices(sizes.map(portion))}?`,
  amount: ({ words }) => `${quote(words)} : combien ?`,
  food: ({ words, foods }) => `${quote(words)}: ${texts.joinChoices(foods.map(food))}?`,
  leftovers: ({ words, food: name }) =>
    `${quote(words)} : est-ce le reste de ${food(name)} de votre journal ?`,
});

/** Receipts, remarks, notes and questions in French. */
export const createWording = (table: TableWords): Omit<Wording, "insights"> => ({
  receipts: createReceipts(table.portion),
  remarks: createRemarks(table),
  notes,
  records,
  questions: createQuestions(table),
  wordAnswer: (words) => texts.capitalize(table.portion(words)),
  wordTitle,
  quickAddName: "Ajout rapide",
  figureUnits: {
    calories_kcal: "kcal",
    protein_g: "g de protéines",
    carbs_g: "g de glucides",
    fat_g: "g de lipides",
  },
  formatNumber: number,
});
