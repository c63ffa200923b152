import { describe, expect, it } from "vitest";
import type { PackTag, PhrasePattern } from "../../languages/language-pack.ts";
import { packLoaders } from "../../languages/load-pack.ts";
import { testFoods } from "../test-foods.ts";
import { buildLexicon } from "./lexicon.ts";
import { createRewrite } from "./rewrite.ts";
import { createTranslate } from "./translate.ts";

/** The foods of the patterns' examples, by language. */
const exampleNames: Readonly<Record<PackTag, readonly (readonly [string, string])[]>> = {
  de: [
    ["apple", "Apfel"],
    ["banana", "Banane"],
    ["milk", "Milch"],
    ["rice", "Reis"],
  ],
  es: [
    ["apple", "manzana"],
    ["banana", "plátano"],
    ["milk", "leche"],
    ["rice", "arroz"],
  ],
  fr: [
    ["apple", "pomme"],
    ["banana", "banane"],
    ["milk", "lait"],
    ["rice", "riz"],
  ],
  pt: [
    ["apple", "maçã"],
    ["banana", "banana"],
    ["milk", "leite"],
    ["rice", "arroz"],
  ],
};

const packs = await Promise.all(
  Object.entries(packLoaders).map(async ([tag, load]) => [tag as PackTag, await load()] as const),
);

const oneSpace = (text: string) => text.replace(/\s+/g, " ").trim();

describe.each(packs)("the pack %s", (tag, pack) => {
  const names = new Map(exampleNames[tag].map(([food, name]) => [food, [name]]));
  const foods = exampleNames[tag].map(([food]) => {
    const [any] = testFoods;
    if (!any) throw new Error("there are no test foods");
    return { ...any, id: food, name: food };
  });
  const translate = createTranslate(
    pack,
    buildLexicon(pack, names, foods, () => undefined),
    () => false,
  );

  it.each(pack.patterns.map(({ example }) => example))("translates '%s'", (text, translation) => {
    expect(oneSpace(translate(text).text)).toBe(translation);
  });

  it.each(pack.editPatterns.map(({ example }) => example))(
    "translates the instruction '%s'",
    (text, translation) => {
      expect(oneSpace(translate(text, true).text)).toBe(translation);
    },
  );

  const rewrite = createRewrite(pack.editRewrites, pack.editPatterns, () => false);

  it.each(pack.editRewrites.map(({ example }) => example))(
    "rewrites the instruction '%s'",
    (text, rewritten) => {
      expect(rewrite(text).text).toBe(rewritten);
    },
  );

  it.each([
    ["messages", pack.glossary],
    ["instructions", pack.editGlossary ?? []],
  ])("has no phrase of %s with two translations", (_, glossary) => {
    const seen = new Map<string, string>();
    const doubled = glossary.filter(([phrase, words]) => {
      const before = seen.get(phrase);
      seen.set(phrase, words);
      return before !== undefined && before !== words;
    });
    expect(doubled).toEqual([]);
  });

  it("has no phrase with a number in digits, which phrases are compared without", () => {
    const phrases = [...pack.glossary, ...(pack.editGlossary ?? [])].map(([phrase]) => phrase);
    expect(phrases.filter((phrase) => /\d/.test(phrase))).toEqual([]);
  });
});

it.each([
  ["es", "dos manzanitas", "2 apple"],
  ["es", "arrocito", "rice"],
  ["pt", "leitinho", "milk"],
  ["pt", "arrozinho", "rice"],
])("in %s, '%s' is '%s'", (tag, text, translation) => {
  const pack = packs.find(([one]) => one === tag)?.[1];
  if (!pack) throw new Error(`there is no ${tag}`);
  const named = exampleNames[pack.tag];
  const [any] = testFoods;
  if (!any) throw new Error("there are no test foods");
  const lexicon = buildLexicon(
    pack,
    new Map(named.map(([food, name]) => [food, [name]])),
    named.map(([food]) => ({ ...any, id: food, name: food })),
    () => undefined,
  );
  expect(oneSpace(createTranslate(pack, lexicon, () => false)(text).text)).toBe(translation);
});

it.each([
  ["une pomme et un 7up", "a apple and a lemon soda"],
  ["2 7 up", "2 lemon soda"],
  ["7-Up 33 cl", "lemon soda 33 cl"],
  ["200g up", "200g up"],
])("a name with a digit is not divided: '%s' is '%s'", (text, translation) => {
  const pack = packs.find(([one]) => one === "fr")?.[1];
  const [any] = testFoods;
  if (!pack || !any) throw new Error("there is no French or no food");
  const names = new Map([
    ["apple", ["pomme"]],
    ["lemon soda", ["7up"]],
  ]);
  const foods = [...names.keys()].map((name) => ({ ...any, id: name, name }));
  const lexicon = buildLexicon(pack, names, foods, () => undefined);
  expect(oneSpace(createTranslate(pack, lexicon, () => false)(text).text)).toBe(translation);
});

/** Texts of the words of an example over and over: a pattern that can read the same words in two ways never ends. */
function* repetitions(example: string, length: number): Generator<string> {
  const words = example.split(" ");
  for (const size of [1, 2, words.length]) {
    for (let at = 0; at + size <= words.length; at += size) {
      const part = `${words.slice(at, at + size).join(" ")} `;
      yield `${part.repeat(length / part.length)}zzz`;
    }
  }
}

// The limit of a test is the only time: a pattern with exponential time exceeds any.
it.each(packs)("the patterns of %s read repeated words in bounded time [V39]", (tag, pack) => {
  const names = new Map(exampleNames[tag].map(([food, name]) => [food, [name]]));
  const translate = createTranslate(
    pack,
    buildLexicon(pack, names, [], () => undefined),
    () => false,
  );
  const texts = (patterns: readonly PhrasePattern[], length: number) =>
    new Set(patterns.flatMap(({ example }) => [...repetitions(example[0], length)]));
  for (const text of texts(pack.patterns, 600)) expect(translate(text).text).not.toBe("");
  for (const text of texts(pack.editPatterns, 200)) {
    expect(translate(text, true).text).not.toBe("");
  }
});

describe("an instruction", () => {
  const german = packs.find(([tag]) => tag === "de")?.[1];
  if (!german) throw new Error("there is no German");
  const rewrite = createRewrite(
    german.editRewrites,
    german.editPatterns,
    (word) => word.length > 8,
  );

  it("keeps the places of its words when others are replaced", () => {
    const text = "bitte den Reis entfernen";
    const { text: rewritten, starts, ends } = rewrite(text);
    expect(rewritten).toBe("den Reis raus");
    expect(text.slice(starts[4], ends[7])).toBe("Reis");
    expect(text.slice(starts[9], ends[12])).toBe("entfernen");
  });

  it("keeps a word that another meaning explains", () => {
    const keep = createRewrite(german.editRewrites, german.editPatterns, () => false);
    expect(keep("Reis verdopeln").text).toBe("Reis verdopeln");
  });

  it("has a misspelt word of the patterns corrected", () => {
    expect(rewrite("Reis verdopeln").text).toBe("Reis verdoppeln");
  });
});

it.each([
  ["es", "dejaron", "dejar"],
  ["es", "agregué", "agregar"],
  ["es", "quitándoselo", "quitar"],
  ["es", "terminármela", "terminar"],
  ["pt", "deixaram", "deixar"],
  ["pt", "peguei", "pegar"],
  ["pt", "dividindo", "dividir"],
])("in %s, '%s' may be a form of '%s'", (tag, word, infinitive) => {
  const pack = packs.find(([one]) => one === tag)?.[1];
  expect(pack?.infinitivesOf?.(pack.fold(word))).toContain(infinitive);
});

it("translates a verb of an instruction by its infinitive", () => {
  const pack = packs.find(([one]) => one === "es")?.[1];
  if (!pack) throw new Error("there is no es");
  const lexicon = buildLexicon(pack, new Map(), [], () => undefined);
  const translate = createTranslate(pack, lexicon, () => false);
  expect(oneSpace(translate("tragaron", true).text)).toBe("ate");
  expect(oneSpace(translate("tragaron").text)).toBe("tragaron");
});
