import { readdirSync, readFileSync } from "node:fs";
import { createReaderLanguage } from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";
import { describe, expect, it } from "vitest";
import { loadFoodNames } from "./load-food-names.ts";
import { starterIndex } from "./testing/starter-index.ts";

const languages = await Promise.all(
  Object.entries(packLoaders).map(async ([tag, load]) =>
    createReaderLanguage(await load(), loadFoodNames(tag), starterIndex),
  ),
);
/** The labelled messages that are in other languages, by their beginnings. */
const inOtherLanguages = [
  "Abendbrot",
  "Gestern Abend",
  "skyr 150g n 30g haferflocken",
  "Skyr natur 200g",
  "250g magerquark",
  "200g hähnchenbrust",
  "2 tamales de rajas",
  "elote en vaso",
  "Desayuno",
  "huevos con chorizo",
  "7:15 before shift tostada con tomate",
  "arepa con queso",
  "havanna alfajor",
  "bocadillo de jamon",
  "chilaquiles verdes",
  "tortilla de patatas",
  "tostada con tomate",
  "lentejas con chorizo",
  "arroz con pollo",
  "steak haché",
  "1 yaourt nature",
  "kebab frites sauce samouraï",
  "churrasco: 300g picanha",
  "feijoada, arroz",
  "arroz, feijão",
  "2 Scheiben Vollkornbrot",
  "torta de milanesa",
  "comí 4 tacos",
  "lonche:",
  "Kantine: Spaghetti",
  "Dürüm Döner",
  "little caesars de",
  "mariscos:",
  "un mazapán",
  "200g Erdbeeren",
  "jícama y pepino",
  "4 Kartoffelpuffer",
  "cena: 2",
  "300g Magerquark",
  "post entreno:",
  "una rebanada",
  "noch ein Käsebrot",
  "una gringa",
  "döner im brot",
  "06:45 Müsli 60g mit",
  "yaourt nature",
  "7:00 mingau",
  "igår kväll tacos hemma,",
  "1 Brötchen mit Butter",
  "250 g Magerquark mit",
  "Mittags in der Kantine",
  "250g Magerquark mit 100g",
  "Frühstück: zwei Brötchen mit",
  "Mittagessen: Schnitzel mit Pommes",
  "2 brötchen mit käse",
  "mittags nix, abends 2",
  "2 tacos de pollo",
  "un plátano y un",
  "desayuné chilaquiles verdes con",
  "cené 2 quesadillas de",
  "Café con leche y",
  "3 tacos al pastor",
  "desayuno huevos rancheros, cafe",
  "quesadilla de queso x2,",
  "cena pizza margherita +",
  "un croissant et un",
  "salade niçoise + un",
  "ptit dej : 2",
  "hier soir raclette entre",
  "Ce midi: salade niçoise,",
  "midi jambon beurre +",
  "soupe de légumes, 40",
  "Almoço: arroz, feijão, bife",
  "Döner mit alles",
  "matin: 3 cracottes",
  "arroz 120g cozido",
  "Quark 250 g (20 %), Leinsamen",
  "lentejas tupper",
  "Gouda light, Energie",
  "Nährwerte pro 100 g:\\nBrennwert",
  "Kartoffelsuppe: 1 kg",
  "tamal de rajas y un",
  "pollo campero 2",
  "hot dog vikingo del oxxo",
  "pan de caja 65 kcal",
  "dos tacos de canasta",
  "arepa reina pepiada",
  "zwei scheiben vollkornbrot",
  "pf arroz",
  "cuscuz com ovo",
  "3 tacos al pastor y un",
  "arepa con queso",
  "2 empanadas de carne",
  "Currywurst mit Pommes, Mittagspause",
  "arroz feijão",
  "açaí 300ml com",
  "2 pão de queijo",
  "arroz con pollo pa 6",
  "Nährwerte pro 100 g: Brennwert",
  "galletas maría",
  "poke bowl sin",
  "tortilla de patatas: 6 eggs",
  "Steinofenpizza 320 g",
  "chilaquiles verdes con pollo",
  "tapioca com",
  "desayune dos arepas",
  "zwei brötchen mit butter",
  "un croque monsieur et",
  "arroz, feijao, bife",
  "haben uns zu zweit",
  "zwei Brötchen mit Leberwurst",
  "un croissant et un café",
  "2 Brötchen mit Käse, 1 Ei",
  "ayer cené",
  "croissant beurre et",
  "almoço: arroz",
  "acai 500ml",
];
const isEnglish = (message: string) =>
  !inOtherLanguages.some((beginning) => message.startsWith(beginning));
const folder = new URL("./labelled-messages/", import.meta.url);
const messages = readdirSync(folder)
  .filter((name) => name.endsWith(".tsv"))
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n").slice(1))
  .map((line) => line.split("\t")[0] ?? "")
  .filter((message) => message !== "" && isEnglish(message));

describe("the language of a message", () => {
  it("is English for English messages", () => {
    expect(messages.length).toBeGreaterThan(3000);
    // Half in Spanish: its toast is a "tostada", which it is not in Mexican English. And half in French.
    const mixed = ["tostada w tomato n olive oil, cafe con leche", "flat white, pain au chocolat"];
    const other = languages.flatMap((language) =>
      messages.filter((message) => !mixed.includes(message) && language.countEvidence(message) > 0),
    );
    // Messages in German, labels that people copied in German, French and Italian, and names of foods alone.
    expect(other.map((message) => message.split(" ")[0])).toEqual([
      "Zum",
      "Döner",
      "Eine",
      "Mensa:",
      "Currywurst",
      "Lieferando:",
      "Milchschnitte",
      "Nährwerte",
      "huevos",
      "bocadillo",
      "1",
      "cafe",
      "pain",
      "Valeurs",
      "valori",
      "butter",
    ]);
  });
});
