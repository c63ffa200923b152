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
  locale: "es-ES",
  quotationMarks: ["«", "»"],
  and: "y",
  or: "o",
  more: "más",
});
const { joinList, quotation, quote, quoteAll, wordTitle } = texts;
const number = texts.formatNumber;

/** The marks around a person's words. */
export const { quotationMarks } = texts;

const nutrients: Readonly<Partial<Record<NutrientId, string>>> = {
  calories_kcal: "energía",
  protein_g: "proteínas",
  carbs_g: "carbohidratos",
  fat_g: "grasas",
  fiber_g: "fibra",
  sugar_g: "azúcares",
};

const records: Wordings<SourceRecord> = {
  model: () => "sin registro",
  stated: ({ ids, rest }) =>
    `${ids.join(", ")}${rest ? `; el resto de ${rest.dataset} ${rest.id}` : ""}`,
};

/** The state in which food was weighed. */
const states: ReadonlyMap<string, string> = new Map([
  ["dry", "en seco"],
  ["raw", "crudo"],
  ["uncooked", "crudo"],
]);

const scalingWords = (portion: TableWords["portion"]): Wordings<Scaling> => ({
  whole: () => "entero",
  piece: () => "pieza",
  length: ({ inches }) => `${number(inches * 2.54)} cm`,
  size: ({ size }) => portion(size),
});

function createCalculations(portion: TableWords["portion"]): Wordings<Calculation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  const scaled = (scaling: Scaling) =>
    ` × ${number(scaling.factor)} por ${wordCode(scalings, scaling)}`;

  return {
    portion: ({ count, label: name, grams, scaling }) =>
      `${number(count)} × ${label(name)} (${number(grams)} g)${scaling ? scaled(scaling) : ""}`,
    weight: ({ count, grams }) => `${number(count)} × ${number(grams)} g`,
    cooking: ({ grams, state, factor }) =>
      `${number(grams)} g ${states.get(state) ?? state} × ${number(factor)}`,
    volume: ({ ml, gramsPerMl, isAssumed }) =>
      `${number(ml)} ml × ${number(gramsPerMl)} g/ml${isAssumed ? " (supuesto)" : ""}`,
    "reference-serving": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g, una ración habitual de un alimento así`,
    "assumed-weight": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g supuestos, porque no se conoce ninguna ración`,
    model: () => "estimación de IA",
    sum: ({ grams, addedGrams }) =>
      `${number(grams)} g ${addedGrams < 0 ? "−" : "+"} ${number(Math.abs(addedGrams))} g`,
    "same-amount": () => "tanto como antes",
  };
}

const wordShare = (part: number) => {
  if (part === 1) return "";
  return part > 1 ? `× ${number(part)}` : `comido: ${number(part)} de ello`;
};

function createReceipts(portion: TableWords["portion"]): Wordings<Receipt> {
  const calculations = createCalculations(portion);
  const receipts: Wordings<Receipt> = {
    amount: ({ text, isStated, calculation, share: part, grams }) => {
      const quoted = isStated ? quotation(text) : `${quotation(text)}, cantidad no indicada`;
      const steps = [calculation ? wordCode(calculations, calculation) : "", wordShare(part)];
      const said = steps.filter((step) => step !== "").join(", ");
      return said === ""
        ? `${quoted} = ${number(grams)} g`
        : `${quoted} → ${said} = ${number(grams)} g`;
    },
    "stated-energy": ({ text, kcal, totalKcal, grams }) => {
      const part = totalKcal === undefined ? "" : ` de ${number(totalKcal)} kcal`;
      return `${quotation(text)} → ${number(kcal)} kcal${part} según lo que indicaste = ${number(grams)} g`;
    },
    "stated-nutrient": ({ text, nutrient, amount, grams }) =>
      `${quotation(text)} → ${number(amount)} g ${nutrients[nutrient] ?? nutrient} según lo que indicaste = ${number(grams)} g`,
    "stated-figures": ({ text }) =>
      `${quotation(text)}: los valores que indicaste, peso desconocido`,
    recipe: ({ eaten, whole, unit = "partes", dish, receipt }) => {
      const part = number(eaten) + (whole === 1 ? "" : ` de ${number(whole)} ${unit}`);
      const ofDish = dish === "" ? "de todo" : `de ${quotation(dish)}`;
      return `Comido: ${part} ${ofDish}. ${wordCode(receipts, receipt)}`;
    },
    "dictionary-entry": ({ phrase, meaning, receipt }) =>
      `Tus propias palabras: ${quote(phrase)} = ${quote(meaning)}. ${wordCode(receipts, receipt)}`,
    "own-food": ({ name, isRecipe, receipt }) =>
      `Tu propia ${isRecipe ? "receta" : "comida"}: ${shorten(name)}. ${wordCode(receipts, receipt)}`,
    "own-servings": ({ text, count }) =>
      `${quotation(text)} → ${number(count)} × ración, peso desconocido`,
    "set-figures": () => "los valores que fijaste, peso desconocido",
    multiplied: ({ explanation, times, grams }) =>
      `${explanation}, × ${number(times)}${grams === null ? "" : ` = ${number(grams)} g`}`,
  };
  return receipts;
}

const listWithGrams = (items: WeighedItems["items"]) =>
  joinList(items.map(({ text, grams }) => `${shorten(text)} (${number(grams ?? 0)} g)`));

const notes: Wordings<MealNote> = {
  unmatched: ({ texts: words }) =>
    `No se ha contado, porque ningún alimento coincide: ${quoteAll(words)}.`,
  "assumed-100-g": ({ texts: words }) =>
    `No se conoce una ración habitual de ${quoteAll(words)}: se tomaron 100 g.`,
  "model-foods": ({ texts: words }) =>
    `Estimación de IA, porque ningún alimento coincide: ${quoteAll(words)}.`,
  "model-amounts": ({ items }) => `Estimación de IA de la cantidad de ${listWithGrams(items)}.`,
  "default-amounts": ({ items }) => `Cantidades habituales supuestas de ${listWithGrams(items)}.`,
  "implausible-meal": () =>
    "Es más energía de la que se come en una comida: revisa las cantidades.",
  "whole-dish": () =>
    "Se ha contado el plato entero. Si comiste una parte, di cuántas raciones salieron y cuántas comiste.",
  repeated: ({ text, count }) => `${quote(text)} está aquí ${count} veces: revísalo.`,
};

function createApproximations(portion: TableWords["portion"]): Wordings<Approximation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  return {
    scaled: ({ label: name, scaling }) =>
      `no se conoce el tamaño ${wordCode(scalings, scaling)}, así que se tomó ${number(scaling.factor)} × ${label(name)}`,
    "unknown-piece": ({ label: name, count }) =>
      `no se conoce el peso de una pieza, así que se tomó ${label(name)} por ${number(count)}`,
  };
}

function createRemarks({ food, portion }: TableWords): Wordings<ItemRemark> {
  const approximations = createApproximations(portion);
  return {
    nothing: ({ text }) => `${quote(text)} es una cantidad de nada: revísalo.`,
    implausible: ({ text }) =>
      `${quote(text)} es más de lo que se come en una comida: revisa la cantidad.`,
    approximation: ({ text, approximation }) =>
      `${quote(text)}: ${wordCode(approximations, approximation)}.`,
    "unknown-words": ({ words, text, food: name }) =>
      `No se conoce ${quoteAll(words)}; ${quote(text)} se contó como ${food(name)}.`,
    "part-of-dish": ({ text, food: name }) =>
      `${quote(text)} ya está en ${food(name)}: no se cuenta otra vez.`,
    "not-taken-off": ({ parts, food: name }) =>
      `No se descontó nada por sin ${quoteAll(parts)}: los valores son los de ${food(name)}.`,
    "several-products": ({ food: name, others }) =>
      `Contado como ${name ?? ""}; las palabras coinciden también con ${joinList(others.slice(0, 2))}. Ábrelo para elegir otro.`,
    "included-in-combo": ({ combo, food: name }) =>
      `${quote(combo)} incluye ${food(name)}: quítalo si no.`,
    contradiction: ({ food: name }) =>
      `La energía y los macronutrientes de la IA para ${food(name)} se contradicen.`,
    "assumed-factor": ({ factor }) => {
      const percent = Math.round(Math.abs(factor - 1) * 100);
      const direction = factor > 1 ? "más" : "menos";
      return `Sin cantidad, ${direction} se cuenta como un ${percent} % ${direction}.`;
    },
  };
}

const createQuestions = ({ food, portion }: TableWords): Wordings<QuestionText> => ({
  size: ({ words, sizes }) => `${quote(words)}: ${texts.joinChoices(sizes.map(portion))}?`,
  amount: ({ words }) => `${quote(words)}: ¿cuánto era?`,
  food: ({ words, foods }) => `${quote(words)}: ${texts.joinChoices(foods.map(food))}?`,
  leftovers: ({ words, food: name }) =>
    `${quote(words)}: ¿es lo que sobró de ${food(name)} de tu diario?`,
});

/** Receipts, remarks, notes and questions in Spanish. */
export const createWording = (table: TableWords): Omit<Wording, "insights"> => ({
  receipts: createReceipts(table.portion),
  remarks: createRemarks(table),
  notes,
  records,
  questions: createQuestions(table),
  wordAnswer: (words) => texts.capitalize(table.portion(words)),
  wordTitle,
  quickAddName: "Entrada rápida",
  figureUnits: {
    calories_kcal: "kcal",
    protein_g: "g de proteínas",
    carbs_g: "g de carbohidratos",
    fat_g: "g de grasas",
  },
  formatNumber: number,
});
