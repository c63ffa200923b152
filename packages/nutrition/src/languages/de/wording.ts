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
  locale: "de-DE",
  quotationMarks: ["„", "“"],
  and: "und",
  or: "oder",
  more: "weitere",
});
const { joinList, quotation, quote, quoteAll, wordTitle } = texts;
const number = texts.formatNumber;

/** The marks around a person's words. */
export const { quotationMarks } = texts;

const nutrients: Readonly<Partial<Record<NutrientId, string>>> = {
  calories_kcal: "Energie",
  protein_g: "Eiweiß",
  carbs_g: "Kohlenhydrate",
  fat_g: "Fett",
  fiber_g: "Ballaststoffe",
  sugar_g: "Zucker",
};

const records: Wordings<SourceRecord> = {
  model: () => "ohne Datensatz",
  stated: ({ ids, rest }) =>
    `${ids.join(", ")}${rest ? `; der Rest aus ${rest.dataset} ${rest.id}` : ""}`,
};

/** The state in which food was weighed. */
const states: ReadonlyMap<string, string> = new Map([
  ["dry", "trocken"],
  ["raw", "roh"],
  ["uncooked", "roh"],
]);

const scalingWords = (portion: TableWords["portion"]): Wordings<Scaling> => ({
  whole: () => "ganz",
  piece: () => "Stück",
  length: ({ inches }) => `${number(inches * 2.54)} cm`,
  size: ({ size }) => portion(size),
});

function createCalculations(portion: TableWords["portion"]): Wordings<Calculation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  const scaled = (scaling: Scaling) =>
    ` × ${number(scaling.factor)} für ${wordCode(scalings, scaling)}`;

  return {
    portion: ({ count, label: name, grams, scaling }) =>
      `${number(count)} × ${label(name)} (${number(grams)} g)${scaling ? scaled(scaling) : ""}`,
    weight: ({ count, grams }) => `${number(count)} × ${number(grams)} g`,
    cooking: ({ grams, state, factor }) =>
      `${number(grams)} g ${states.get(state) ?? state} × ${number(factor)}`,
    volume: ({ ml, gramsPerMl, isAssumed }) =>
      `${number(ml)} ml × ${number(gramsPerMl)} g/ml${isAssumed ? " (angenommen)" : ""}`,
    "reference-serving": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g, eine übliche Portion eines solchen Lebensmittels`,
    "assumed-weight": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g angenommen, weil keine Portion bekannt ist`,
    model: () => "KI-Schätzung",
    sum: ({ grams, addedGrams }) =>
      `${number(grams)} g ${addedGrams < 0 ? "−" : "+"} ${number(Math.abs(addedGrams))} g`,
    "same-amount": () => "so viel wie vorher",
  };
}

const wordShare = (part: number) => {
  if (part === 1) return "";
  return part > 1 ? `× ${number(part)}` : `davon ${number(part)} gegessen`;
};

function createReceipts(portion: TableWords["portion"]): Wordings<Receipt> {
  const calculations = createCalculations(portion);
  const receipts: Wordings<Receipt> = {
    amount: ({ text, isStated, calculation, share: part, grams }) => {
      const quoted = isStated ? quotation(text) : `${quotation(text)}, Menge nicht genannt`;
      const steps = [calculation ? wordCode(calculations, calculation) : "", wordShare(part)];
      const said = steps.filter((step) => step !== "").join(", ");
      return said === ""
        ? `${quoted} = ${number(grams)} g`
        : `${quoted} → ${said} = ${number(grams)} g`;
    },
    "stated-energy": ({ text, kcal, totalKcal, grams }) => {
      const part = totalKcal === undefined ? "" : ` von ${number(totalKcal)} kcal`;
      return `${quotation(text)} → ${number(kcal)} kcal${part} nach deiner Angabe = ${number(grams)} g`;
    },
    "stated-nutrient": ({ text, nutrient, amount, grams }) =>
      `${quotation(text)} → ${number(amount)} g ${nutrients[nutrient] ?? nutrient} nach deiner Angabe = ${number(grams)} g`,
    "stated-figures": ({ text }) =>
      `${quotation(text)}: die Werte nach deiner Angabe, Gewicht nicht bekannt`,
    recipe: ({ eaten, whole, unit = "Teilen", dish, receipt }) => {
      const part = number(eaten) + (whole === 1 ? "" : ` von ${number(whole)} ${unit}`);
      const ofDish = dish === "" ? "von allem" : `von ${quotation(dish)}`;
      return `Gegessen: ${part} ${ofDish}. ${wordCode(receipts, receipt)}`;
    },
    "dictionary-entry": ({ phrase, meaning, receipt }) =>
      `Deine eigenen Worte: ${quote(phrase)} = ${quote(meaning)}. ${wordCode(receipts, receipt)}`,
    "own-food": ({ name, isRecipe, receipt }) =>
      `Dein eigenes ${isRecipe ? "Rezept" : "Lebensmittel"}: ${shorten(name)}. ${wordCode(receipts, receipt)}`,
    "own-servings": ({ text, count }) =>
      `${quotation(text)} → ${number(count)} × Portion, Gewicht nicht bekannt`,
    "set-figures": () => "die Werte, die du gesetzt hast, Gewicht nicht bekannt",
    multiplied: ({ explanation, times, grams }) =>
      `${explanation}, × ${number(times)}${grams === null ? "" : ` = ${number(grams)} g`}`,
  };
  return receipts;
}

const listWithGrams = (items: WeighedItems["items"]) =>
  joinList(items.map(({ text, grams }) => `${shorten(text)} (${number(grams ?? 0)} g)`));

const notes: Wordings<MealNote> = {
  unmatched: ({ texts: words }) =>
    `Nicht gezählt, weil kein Lebensmittel passt: ${quoteAll(words)}.`,
  "assumed-100-g": ({ texts: words }) =>
    `Keine übliche Portion bekannt für ${quoteAll(words)}: 100 g angenommen.`,
  "model-foods": ({ texts: words }) =>
    `KI-Schätzung, weil kein Lebensmittel passt: ${quoteAll(words)}.`,
  "model-amounts": ({ items }) => `KI-Schätzung der Menge von ${listWithGrams(items)}.`,
  "default-amounts": ({ items }) => `Übliche Mengen angenommen für ${listWithGrams(items)}.`,
  "implausible-meal": () =>
    "Das ist mehr Energie, als man bei einer Mahlzeit isst: bitte prüfe die Mengen.",
  "whole-dish": () =>
    "Das ganze Gericht ist gezählt. Wenn du einen Teil gegessen hast, sage, wie viele Portionen es waren und wie viele du hattest.",
  repeated: ({ text, count }) => `${quote(text)} steht hier ${count}-mal: bitte prüfen.`,
};

function createApproximations(portion: TableWords["portion"]): Wordings<Approximation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  return {
    scaled: ({ label: name, scaling }) =>
      `keine Größe „${wordCode(scalings, scaling)}“ ist bekannt, darum ${number(scaling.factor)} × ${label(name)}`,
    "unknown-piece": ({ label: name, count }) =>
      `das Gewicht von einem Stück ist nicht bekannt, darum einmal ${label(name)} für ${number(count)}`,
  };
}

function createRemarks({ food, portion }: TableWords): Wordings<ItemRemark> {
  const approximations = createApproximations(portion);
  return {
    nothing: ({ text }) => `${quote(text)} ist eine Menge von nichts: bitte prüfen.`,
    implausible: ({ text }) =>
      `${quote(text)} ist mehr, als man bei einer Mahlzeit isst: bitte prüfe die Menge.`,
    approximation: ({ text, approximation }) =>
      `${quote(text)}: ${wordCode(approximations, approximation)}.`,
    "unknown-words": ({ words, text, food: name }) =>
      `${quoteAll(words)} ${new Set(words).size > 1 ? "sind" : "ist"} nicht bekannt; ${quote(text)} wurde als ${food(name)} gezählt.`,
    "part-of-dish": ({ text, food: name }) =>
      `${quote(text)} ist in ${food(name)} schon enthalten: nicht noch einmal gezählt.`,
    "not-taken-off": ({ parts, food: name }) =>
      `Für ohne ${quoteAll(parts)} wurde nichts abgezogen: die Werte sind die von ${food(name)}.`,
    "several-products": ({ food: name, others }) =>
      `Als ${name ?? ""} gezählt; die Worte passen auch zu ${joinList(others.slice(0, 2))}.`,
    "included-in-combo": ({ combo, food: name }) =>
      `${quote(combo)} enthält ${food(name)}: entferne es, wenn nicht.`,
    contradiction: ({ food: name }) =>
      `Energie und Makronährstoffe der KI für ${food(name)} widersprechen sich.`,
    "assumed-factor": ({ factor }) => {
      const percent = Math.round(Math.abs(factor - 1) * 100);
      const direction = factor > 1 ? "mehr" : "weniger";
      return `Ohne Mengenangabe wird „${direction}“ als ${percent} % ${direction} gezählt.`;
    },
  };
}

const createQuestions = ({ food, portion }: TableWords): Wordings<QuestionText> => ({
  size: ({ words, sizes }) => `${quote(words)}: ${texts.joinChoices(sizes.map(portion))}?`,
  amount: ({ words }) => `${quote(words)}: wie viel war es?`,
  food: ({ words, foods }) => `${quote(words)}: ${texts.joinChoices(foods.map(food))}?`,
  leftovers: ({ words, food: name }) =>
    `${quote(words)}: ist das der Rest von ${food(name)} in deinem Tagebuch?`,
});

/** Receipts, remarks, notes and questions in German. */
export const createWording = (table: TableWords): Omit<Wording, "insights"> => ({
  receipts: createReceipts(table.portion),
  remarks: createRemarks(table),
  notes,
  records,
  questions: createQuestions(table),
  wordAnswer: (words) => texts.capitalize(table.portion(words)),
  wordTitle,
  quickAddName: "Schnelleintrag",
  figureUnits: {
    calories_kcal: "kcal",
    protein_g: "g Eiweiß",
    carbs_g: "g Kohlenhydrate",
    fat_g: "g Fett",
  },
  formatNumber: number,
});
