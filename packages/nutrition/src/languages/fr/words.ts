import { type Joiners, withoutAccents } from "../language-pack.ts";
import { wordSet } from "../word-lists.ts";

/** "Œufs" is "oeufs". */
export const fold = (word: string): string =>
  withoutAccents(word.toLowerCase().replaceAll("œ", "oe"));

const minStemLength = 3;

/** Without plural and gender: "grillées" and "grillé" are "grill". */
export function stem(word: string): string {
  const rest = word.replace(/[sx]$/, "").replace(/e{1,2}$/, "");
  return rest.length >= minStemLength ? rest : word;
}

/** "Pain", "dîner" and "petit" are words of English, too. */
export const signs: ReadonlySet<string> = wordSet(
  "et avec du des une les aux sans dejeuner gouter hier soir matin midi verre tasse tranche tranches cuillere cuilleres oeuf oeufs fromage jambon poulet riz pates lait beurre yaourt salade soupe legumes mange bu puis ensuite deux trois quatre cinq demi demie aujourd'hui poignee assiette bol bouteille canette ajoute enleve supprime retire remplace j' l' d' jus eau biere vin pomme banane viande poisson frites biscuits confiture miel cette apres un mes frite coca saumon pain gateau fraises aussi puis rien",
);

export const joiners: Joiners = {
  companions: wordSet("avec et au aux a la en"),
  contents: wordSet("avec et au aux a la en de du des d"),
};

export const portionLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    slice: "tranche",
    cup: "tasse",
    glass: "verre",
    bowl: "bol",
    plate: "assiette",
    can: "canette",
    bottle: "bouteille",
    pot: "pot",
    container: "pot",
    tablespoon: "c. à soupe",
    tbsp: "c. à soupe",
    teaspoon: "c. à café",
    tsp: "c. à café",
    handful: "poignée",
    serving: "portion",
    portion: "portion",
    piece: "morceau",
    scoop: "boule",
    bar: "barre",
    package: "paquet",
    packet: "paquet",
    bag: "sachet",
    small: "petit",
    medium: "moyen",
    large: "grand",
    roll: "petit pain",
    egg: "œuf",
    fillet: "filet",
    breast: "blanc",
    clove: "gousse",
    leaf: "feuille",
    mug: "tasse",
    sandwich: "sandwich",
    meal: "repas",
    half: "moitié",
    whole: "entier",
    chopped: "en morceaux",
    cooked: "cuit",
    sliced: "en tranches",
    "usual portion": "portion habituelle",
  }),
);
