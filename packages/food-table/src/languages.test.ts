import { readdirSync } from "node:fs";
import { applyEdit } from "@morsel/nutrition/edit";
import { createReaderLanguage, estimateMeals, searchFoods } from "@morsel/nutrition/estimate";
import { type PackTag, packLoaders } from "@morsel/nutrition/languages";
import { describe, expect, it } from "vitest";
import { loadFoodNames } from "./load-food-names.ts";
import { describeEditedMeal, readTranslatedEdits } from "./test-messages/translated-edits.ts";
import { starterIndex } from "./testing/starter-index.ts";

const languages = await Promise.all(
  Object.entries(packLoaders).map(async ([tag, load]) =>
    createReaderLanguage(await load(), loadFoodNames(tag), starterIndex),
  ),
);

/** A message of each language, the foods that it has, and foods after edits. */
const samples: Readonly<Partial<Record<PackTag, Sample>>> = {
  de: {
    message: "Zum Frühstück 2 Brötchen mit Käse, ein gekochtes Ei und ein Glas Apfelschorle",
    names: ["Käsebrot", "gekochtes Ei", "Apfelschorle"],
    edits: [
      ["entferne das Ei", ["Käsebrot", "Apfelschorle"]],
      ["Wasser statt Apfelschorle", ["Käsebrot", "gekochtes Ei", "Wasser"]],
      ["noch eine Banane dazu", ["Käsebrot", "gekochtes Ei", "Apfelschorle", "Banane"]],
    ],
    notCounted: /^Nicht gezählt/,
    search: ["vollkornb", "Vollkornbrot"],
  },
  es: {
    message: "De desayuno café con leche, un huevo cocido y un vaso de zumo de naranja",
    names: ["Café con leche", "Huevo cocido", "Zumo de naranja"],
    edits: [
      ["quita el huevo", ["Café con leche", "Zumo de naranja"]],
      ["cambia el zumo de naranja por agua", ["Café con leche", "Huevo cocido", "Agua"]],
      ["añade un plátano", ["Café con leche", "Huevo cocido", "Zumo de naranja", "Plátano"]],
    ],
    notCounted: /^No se ha contado/,
    search: ["pan integ", "Pan integral"],
  },
  fr: {
    message: "Au petit déjeuner un yaourt nature, deux œufs durs et un verre de jus d'orange",
    names: ["Yaourt nature", "Œuf dur", "Jus d'orange"],
    edits: [
      ["enlève les œufs durs", ["Yaourt nature", "Jus d'orange"]],
      ["remplace le jus d'orange par de l'eau", ["Yaourt nature", "Œuf dur", "Eau"]],
      ["ajoute une banane", ["Yaourt nature", "Œuf dur", "Jus d'orange", "Banane"]],
    ],
    notCounted: /^Non compté/,
    search: ["pain comp", "Pain complet"],
  },
  pt: {
    message: "No café da manhã um iogurte natural, dois ovos cozidos e um copo de suco de laranja",
    names: ["Iogurte natural", "Ovo cozido", "Suco de laranja"],
    edits: [
      ["tire os ovos cozidos", ["Iogurte natural", "Suco de laranja"]],
      ["troque o suco de laranja por água", ["Iogurte natural", "Ovo cozido", "Água"]],
      ["adicione uma maçã", ["Iogurte natural", "Ovo cozido", "Suco de laranja", "Maçã"]],
    ],
    notCounted: /^Não contado/,
    search: ["arroz integ", "Arroz integral"],
  },
};

/** A side of vegetables and salad, and not a salad of them. */
const sides: Readonly<Partial<Record<PackTag, string>>> = {
  de: "Fisch mit Kartoffeln und Salat",
  es: "pescado con patatas y ensalada",
  fr: "poisson avec pommes de terre et salade",
  pt: "peixe com batata e salada",
};

const slices: Readonly<Partial<Record<PackTag, string>>> = {
  de: "2 Scheiben Brot",
  es: "2 rebanadas de pan",
  fr: "2 tranches de pain",
  pt: "2 fatias de pão",
};

/** A dish of about 1,600 kcal for four people. */
const dishes: Readonly<Partial<Record<PackTag, string>>> = {
  de: "Chili gekocht mit 500 g Hackfleisch, 1 Dose Kidneybohnen, 1 Zwiebel; für 4 Personen, ich habe eine Portion gegessen",
  es: "chili con 500 g de carne picada, 1 lata de alubias rojas y 1 cebolla; para 4 personas, comí una porción",
  fr: "chili avec 500 g de boeuf haché, 1 boîte de haricots rouges et 1 oignon; pour 4 personnes, j'ai mangé une portion",
  pt: "chili com 500 g de carne moída, 1 lata de feijão e 1 cebola; para 4 pessoas, comi uma porção",
};

interface Sample {
  readonly message: string;
  readonly names: readonly string[];
  readonly edits: readonly (readonly [instruction: string, names: readonly string[]])[];
  readonly notCounted: RegExp;
  readonly search: readonly [text: string, name: string];
}

const written = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

describe("names of foods in a language", () => {
  it("have a pack", () => {
    const files = readdirSync(new URL("../names/", import.meta.url)).sort();
    expect(files).toEqual(languages.map(({ tag }) => `${tag}.tsv`).sort());
  });

  it.each(languages.map(({ tag }) => tag))("of %s are of foods of the table, each once", (tag) => {
    const ids = new Set(starterIndex.foods.map(({ id }) => id));
    const names = loadFoodNames(tag);
    expect([...names.keys()].filter((id) => !ids.has(id))).toEqual([]);
    const all = [...names.values()].flat().map((name) => name.toLowerCase());
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
});

describe.each(languages.map((language) => [language.tag, language] as const))(
  "a message in %s",
  (tag, language) => {
    const read = (message: string, isExpected = true) =>
      estimateMeals(message, starterIndex, {
        ...written,
        ...(isExpected ? { language } : { otherLanguages: [language] }),
      });
    const sample = samples[tag];
    if (!sample) throw new Error(`there is no sample for ${tag}`);
    const { message, names, edits, notCounted } = sample;

    it("becomes meals with names and words of the language", () => {
      const { meals, unmatched } = read(message);
      expect(unmatched).toEqual([]);
      expect(meals.flatMap(({ items }) => items.map(({ food }) => food.name))).toEqual(names);
      for (const { description, items } of meals)
        for (const { text } of items) expect(description).toContain(text);
    });

    it("has a serving with the label of the portion in the language", () => {
      const unitOf = (text: string) => read(text).meals[0]?.serving.householdUnit;
      const { wordPortion } = language.wordingLanguage.wording;
      expect(wordPortion("slice")).not.toBe("slice");
      expect(["slice", "piece"].map(wordPortion)).toContain(unitOf(slices[tag] ?? ""));
      expect(unitOf(sides[tag] ?? "")).toBe(wordPortion("meal"));
    });

    it("has a salad besides the potatoes before it", () => {
      const items = read(sides[tag] ?? "").meals.flatMap((meal) => meal.items);
      expect(items.map(({ food }) => food.id)).toEqual(["fish", "potato-boiled", "garden-salad"]);
    });

    it("divides a dish by the people that it is for, and has its name", () => {
      const { meals } = read(dishes[tag] ?? "");
      expect(meals.map(({ title }) => title)).toEqual(["Chili"]);
      expect(meals[0]?.nutrients.calories_kcal).toBeLessThan(500);
    });

    it("is read, too, if the person writes in English as a rule", () => {
      const english = read(message, false).meals.flatMap(({ items }) => items);
      const own = read(message).meals.flatMap(({ items }) => items);
      expect(english.map(({ food, grams }) => [food.id, grams])).toEqual(
        own.map(({ food, grams }) => [food.id, grams]),
      );
    });

    it.each(edits)("is edited by '%s'", (instruction, names) => {
      const [meal] = read(message).meals;
      if (!meal) throw new Error("no meal");
      const outcome = applyEdit(meal, instruction, starterIndex, { ...written, language });
      expect(outcome).toMatchObject({ kind: "changed" });
      if (outcome.kind !== "changed") return;
      expect(outcome.meal.items.map(({ food }) => food.name)).toEqual(names);
    });

    it("has foods that are found by an incomplete name", () => {
      const [search, name] = sample.search;
      const [hit] = searchFoods(starterIndex, search, 5, language);
      expect(hit?.name).toBe(name);
    });

    it("says in the language what was assumed and not counted", () => {
      const [meal] = read(`${message} zorblaxa`).meals;
      expect(meal?.unmatched).toEqual(["zorblaxa"]);
      expect(meal?.notes).toMatch(notCounted);
    });

    it("is read with less confidence if a word is unknown", () => {
      const [sure, unsure] = [message, `${message} zorblaxa`].map((text) => read(text).meals[0]);
      expect(unsure?.confidence).toBeLessThan((sure?.confidence ?? 0) - 0.15);
    });
  },
);

describe("a word that a translation guessed", () => {
  const [german] = languages.filter(({ tag }) => tag === "de");
  const read = (message: string) =>
    estimateMeals(message, starterIndex, { ...written, ...(german && { language: german }) });

  it("is counted with less confidence if it was corrected or divided", () => {
    const [plain, corrected] = ["200 g Kartoffeln", "200 g Kartofeln"].map(
      (message) => read(message).meals[0]?.items[0],
    );
    expect(corrected?.food).toEqual(plain?.food);
    expect(corrected?.confidence).toBeLessThan((plain?.confidence ?? 0) - 0.05);
    expect(corrected?.energyRange.highKcal).toBeGreaterThan(plain?.energyRange.highKcal ?? 0);
  });

  it("is not counted if it is in the name of a food and unknown", () => {
    expect(read("2 zorblaxische Äpfel").unmatched).toEqual(["zorblaxische"]);
  });

  it.each([
    ["Kartoffel Salat mit Frikadelle", ["potato-salad-german", "frikadelle"]],
    ["Poulet Brust", ["chicken-breast"]],
    ["Kirsch-Kuchen", ["kirschkuchen"]],
    ["Milch, Reis", ["milk", "rice-white-cooked"]],
  ])("is one word if it was written as two: '%s'", (message, foods) => {
    expect(read(message).meals.flatMap(({ items }) => items.map(({ food }) => food.id))).toEqual(
      foods,
    );
  });

  it("is corrected in a phrase", () => {
    const [meal] = read("spagetti bolognese").meals;
    expect(meal?.items.map(({ food }) => food.id)).toEqual(["spaghetti-bolognese"]);
  });
});

describe("an instruction in another language", () => {
  it.each(readTranslatedEdits())(
    "in $tag: '$message', '$instruction'",
    ({ tag, message, instruction, expected }) => {
      const language = languages.find((one) => one.tag === tag);
      if (!language) throw new Error(`there is no language ${tag}`);
      const context = { ...written, language };
      const [meal] = estimateMeals(message, starterIndex, context).meals;
      if (!meal) throw new Error("no meal");
      const outcome = applyEdit(meal, instruction, starterIndex, context);
      expect(describeEditedMeal(meal, outcome)).toBe(expected);
    },
  );

  it("has the talk that was left out in the words of the person", () => {
    const [language] = languages.filter(({ tag }) => tag === "es");
    const context = { ...written, ...(language && { language }) };
    const [meal] = estimateMeals("un yogur y 20 g de nueces", starterIndex, context).meals;
    if (!meal) throw new Error("no meal");
    const instruction = "quita las nueces, a mi edad ya no puedo con ellas";
    expect(applyEdit(meal, instruction, starterIndex, context)).toMatchObject({
      changes: expect.arrayContaining([
        { kind: "not-used", words: "a mi edad ya no puedo con ellas" },
      ]),
    });
  });

  it("is refused, and not followed in part, if it has an unknown word", () => {
    const [language] = languages.filter(({ tag }) => tag === "de");
    const context = { ...written, ...(language && { language }) };
    const [meal] = estimateMeals("Reis und Milch", starterIndex, context).meals;
    if (!meal) throw new Error("no meal");
    expect(applyEdit(meal, "zorblaxa war kein Reis", starterIndex, context)).toMatchObject({
      kind: "refused",
    });
  });
});

describe("a name of a neighbour in another language", () => {
  const [german] = languages.filter(({ tag }) => tag === "de");
  const read = (message: string) =>
    estimateMeals(message, starterIndex, { ...written, ...(german && { language: german }) })
      .meals[0]?.items[0];

  it("says which food's figures it takes, with less confidence", () => {
    const [own, other] = ["ein Gulasch", "ein Würstelgulasch"].map(read);
    expect(other?.food).toEqual(own?.food);
    expect(other?.source).toEqual({ ...own?.source, recordOf: expect.any(String) });
    expect(other?.confidence).toBeLessThan((own?.confidence ?? 0) - 0.05);
  });

  it("is found as it is written", () => {
    const [hit] = searchFoods(starterIndex, "würstelgulasch", 1, german);
    expect(hit).toMatchObject({ name: "Gulasch", alias: "Würstelgulasch" });
  });
});

describe("an edit in another language", () => {
  const [german] = languages.filter(({ tag }) => tag === "de");
  const context = { ...written, ...(german && { language: german }) };

  it("gives an item its own name if it joined words of the meal and of the instruction", () => {
    const [meal] = estimateMeals("200 g Joghurt und ein Apfel", starterIndex, context).meals;
    if (!meal) throw new Error("no meal");
    const outcome = applyEdit(meal, "der Joghurt war griechisch", starterIndex, context);
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    expect(outcome.meal.items.map(({ text }) => text)).toEqual([
      "griechischer Joghurt",
      "ein Apfel",
    ]);
    expect(outcome.meal.title).toBe("Griechischer Joghurt und Apfel");
  });

  it.each([
    ["Leberkäsesemmel und ein kleines Bier", "ohne Bier", ["leberkaese-semmel"]],
    ["zwei Eier und eine Scheibe Brot", "3 Eier nicht 2", ["egg", "mischbrot"]],
    ["two eggs and bacon with a beer", "no beer", ["egg", "bacon"]],
  ])(
    "is read as the message of its meal if it has no word of another: '%s', '%s'",
    (message, instruction, ids) => {
      // A person who writes in English as a rule, or a program that names no language.
      const anyone = { ...written, otherLanguages: languages };
      const [meal] = estimateMeals(message, starterIndex, anyone).meals;
      if (!meal) throw new Error("no meal");
      const outcome = applyEdit(meal, instruction, starterIndex, anyone);
      if (outcome.kind !== "changed") throw new Error(outcome.kind);
      expect(outcome.meal.items.map(({ food }) => food.id)).toEqual(ids);
    },
  );
});

describe("left-overs in another language", () => {
  it.each([
    ["de", "die restliche Lasagne von gestern Abend", "Lasagne"],
    ["es", "las sobras de la lasaña de anoche", "Lasaña"],
    ["fr", "un reste de lasagnes d'hier soir", "Lasagnes"],
    ["pt", "a lasanha que sobrou de ontem", "Lasanha"],
  ])("are the food of an earlier meal, not a meal of that day: %s '%s'", (tag, message, name) => {
    const language = languages.find((one) => one.tag === tag);
    const lasagna = { id: "lasagna", name, grams: 400, kcal: 600 };
    const { meals } = estimateMeals(message, starterIndex, {
      ...{ ...written, ...(language && { language }), loggedFoods: [lasagna] },
    });
    expect(meals).toHaveLength(1);
    expect(meals[0]?.question?.answers[0]).toMatchObject({ foodId: "lasagna", grams: 400 });
    const now = new Date(written.nowMs).toISOString().slice(0, 10);
    expect(new Date(meals[0]?.consumedAtMs ?? 0).toISOString().slice(0, 10)).toBe(now);
  });
});
