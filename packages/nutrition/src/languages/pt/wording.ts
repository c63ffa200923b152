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
  locale: "pt-BR",
  quotationMarks: ["“", "”"],
  and: "e",
  or: "ou",
  more: "a mais",
});
const { joinList, quotation, quote, quoteAll, wordTitle } = texts;
const number = texts.formatNumber;

/** The marks around a person's words. */
export const { quotationMarks } = texts;

const nutrients: Readonly<Partial<Record<NutrientId, string>>> = {
  calories_kcal: "energia",
  protein_g: "proteínas",
  carbs_g: "carboidratos",
  fat_g: "gorduras",
  fiber_g: "fibras",
  sugar_g: "açúcares",
};

const records: Wordings<SourceRecord> = {
  model: () => "sem registro",
  stated: ({ ids, rest }) =>
    `${ids.join(", ")}${rest ? `; o restante de ${rest.dataset} ${rest.id}` : ""}`,
};

/** The state in which food was weighed. */
const states: ReadonlyMap<string, string> = new Map([
  ["dry", "seco"],
  ["raw", "cru"],
  ["uncooked", "cru"],
]);

const scalingWords = (portion: TableWords["portion"]): Wordings<Scaling> => ({
  whole: () => "inteiro",
  piece: () => "unidade",
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
      `${number(ml)} ml × ${number(gramsPerMl)} g/ml${isAssumed ? " (suposto)" : ""}`,
    "reference-serving": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g, uma porção habitual de um alimento assim`,
    "assumed-weight": ({ count, grams }) =>
      `${number(count)} × ${number(grams)} g supostos, porque nenhuma porção é conhecida`,
    model: () => "estimativa de IA",
    sum: ({ grams, addedGrams }) =>
      `${number(grams)} g ${addedGrams < 0 ? "−" : "+"} ${number(Math.abs(addedGrams))} g`,
    "same-amount": () => "tanto quanto antes",
  };
}

const wordShare = (part: number) => {
  if (part === 1) return "";
  return part > 1 ? `× ${number(part)}` : `comido: ${number(part)} disso`;
};

function createReceipts(portion: TableWords["portion"]): Wordings<Receipt> {
  const calculations = createCalculations(portion);
  const receipts: Wordings<Receipt> = {
    amount: ({ text, isStated, calculation, share: part, grams }) => {
      const quoted = isStated ? quotation(text) : `${quotation(text)}, quantidade não informada`;
      const steps = [calculation ? wordCode(calculations, calculation) : "", wordShare(part)];
      const said = steps.filter((step) => step !== "").join(", ");
      return said === ""
        ? `${quoted} = ${number(grams)} g`
        : `${quoted} → ${said} = ${number(grams)} g`;
    },
    "stated-energy": ({ text, kcal, totalKcal, grams }) => {
      const part = totalKcal === undefined ? "" : ` de ${number(totalKcal)} kcal`;
      return `${quotation(text)} → ${number(kcal)} kcal${part} segundo o que você informou = ${number(grams)} g`;
    },
    "stated-nutrient": ({ text, nutrient, amount, grams }) =>
      `${quotation(text)} → ${number(amount)} g ${nutrients[nutrient] ?? nutrient} segundo o que você informou = ${number(grams)} g`,
    "stated-figures": ({ text }) =>
      `${quotation(text)}: os valores que você informou, peso desconhecido`,
    recipe: ({ eaten, whole, unit = "partes", dish, receipt }) => {
      const part = number(eaten) + (whole === 1 ? "" : ` de ${number(whole)} ${unit}`);
      const ofDish = dish === "" ? "de tudo" : `de ${quotation(dish)}`;
      return `Comido: ${part} ${ofDish}. ${wordCode(receipts, receipt)}`;
    },
    "dictionary-entry": ({ phrase, meaning, receipt }) =>
      `Suas próprias palavras: ${quote(phrase)} = ${quote(meaning)}. ${wordCode(receipts, receipt)}`,
    "own-food": ({ name, isRecipe, receipt }) =>
      `${isRecipe ? "Sua própria receita" : "Seu próprio alimento"}: ${shorten(name)}. ${wordCode(receipts, receipt)}`,
    "own-servings": ({ text, count }) =>
      `${quotation(text)} → ${number(count)} × porção, peso desconhecido`,
    "set-figures": () => "os valores que você definiu, peso desconhecido",
    multiplied: ({ explanation, times, grams }) =>
      `${explanation}, × ${number(times)}${grams === null ? "" : ` = ${number(grams)} g`}`,
  };
  return receipts;
}

const listWithGrams = (items: WeighedItems["items"]) =>
  joinList(items.map(({ text, grams }) => `${shorten(text)} (${number(grams ?? 0)} g)`));

const notes: Wordings<MealNote> = {
  unmatched: ({ texts: words }) =>
    `Não contado, porque nenhum alimento corresponde: ${quoteAll(words)}.`,
  "assumed-100-g": ({ texts: words }) =>
    `Nenhuma porção habitual conhecida de ${quoteAll(words)}: 100 g supostos.`,
  "model-foods": ({ texts: words }) =>
    `Estimativa de IA, porque nenhum alimento corresponde: ${quoteAll(words)}.`,
  "model-amounts": ({ items }) => `Estimativa de IA da quantidade de ${listWithGrams(items)}.`,
  "default-amounts": ({ items }) => `Quantidades habituais supostas de ${listWithGrams(items)}.`,
  "implausible-meal": () =>
    "É mais energia do que se come em uma refeição: confira as quantidades.",
  "whole-dish": () =>
    "O prato inteiro é contado. Se você comeu uma parte, diga quanto: “para 4, comi 1”.",
  repeated: ({ text, count }) => `${quote(text)} está aqui ${count} vezes: confira.`,
};

function createApproximations(portion: TableWords["portion"]): Wordings<Approximation> {
  const scalings = scalingWords(portion);
  const label = (words: string | undefined) => portion(words ?? "usual portion");
  return {
    scaled: ({ label: name, scaling }) =>
      `o tamanho ${wordCode(scalings, scaling)} não é conhecido, por isso ${number(scaling.factor)} × ${label(name)}`,
    "unknown-piece": ({ label: name, count }) =>
      `o peso de uma unidade não é conhecido, por isso ${label(name)} por ${number(count)}`,
  };
}

function createRemarks({ food, portion }: TableWords): Wordings<ItemRemark> {
  const approximations = createApproximations(portion);
  return {
    nothing: ({ text }) => `${quote(text)} é uma quantidade de nada: confira.`,
    implausible: ({ text }) =>
      `${quote(text)} é mais do que se come em uma refeição: confira a quantidade.`,
    approximation: ({ text, approximation }) =>
      `${quote(text)}: ${wordCode(approximations, approximation)}.`,
    "unknown-words": ({ words, text, food: name }) =>
      `${quoteAll(words)} não é conhecido; ${quote(text)} foi contado como ${food(name)}.`,
    "part-of-dish": ({ text, food: name }) =>
      `${quote(text)} já está em ${food(name)}: não contado de novo.`,
    "not-taken-off": ({ parts, food: name }) =>
      `Nada foi descontado por sem ${quoteAll(parts)}: os valores são os de ${food(name)}.`,
    "several-products": ({ food: name, others }) =>
      `Contado como ${name ?? ""}; as palavras correspondem também a ${joinList(others.slice(0, 2))}. Abra para escolher outro.`,
    "included-in-combo": ({ combo, food: name }) =>
      `${quote(combo)} inclui ${food(name)}: remova se não.`,
    contradiction: ({ food: name }) =>
      `A energia e os macronutrientes da IA para ${food(name)} se contradizem.`,
    "assumed-factor": ({ factor }) => {
      const percent = Math.round(Math.abs(factor - 1) * 100);
      const direction = factor > 1 ? "mais" : "menos";
      return `Sem quantidade, ${direction} é contado como ${percent} % ${direction}.`;
    },
  };
}

const createQuestions = ({ food, portion }: TableWords): Wordings<QuestionText> => ({
  size: ({ words, sizes }) => `${quote(words)}: ${texts.joinChoices(sizes.map(portion))}?`,
  amount: ({ words }) => `${quote(words)}: quanto era?`,
  food: ({ words, foods }) => `${quote(words)}: ${texts.joinChoices(foods.map(food))}?`,
  leftovers: ({ words, food: name }) =>
    `${quote(words)}: é a sobra de ${food(name)} do seu diário?`,
});

/** Receipts, remarks, notes and questions in Portuguese. */
export const createWording = (table: TableWords): Omit<Wording, "insights"> => ({
  receipts: createReceipts(table.portion),
  remarks: createRemarks(table),
  notes,
  records,
  questions: createQuestions(table),
  wordAnswer: (words) => texts.capitalize(table.portion(words)),
  wordTitle,
  quickAddName: "Registro rápido",
  figureUnits: {
    calories_kcal: "kcal",
    protein_g: "g de proteínas",
    carbs_g: "g de carboidratos",
    fat_g: "g de gorduras",
  },
  formatNumber: number,
});
