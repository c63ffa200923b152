import { type Compounds, type Joiners, withoutAccents } from "../language-pack.ts";
import { wordSet } from "../word-lists.ts";

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** "Käse" and "Kaese" are "kaese". */
export const fold = (word: string): string =>
  withoutAccents(word.toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter));

const endings = ["en", "er", "es", "em", "e", "n", "s"];
const minStemLength = 4;
/** "gebratenes" ends in two of them. */
const maxEndings = 2;

/** Without endings and umlauts: "Äpfel" is "apfel", "gebratenes" is "gebrat". */
export function stem(word: string): string {
  let rest = word.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("ue", "u");
  for (let count = 0; count < maxEndings; count += 1) {
    const ending = endings.find(
      (one) => rest.endsWith(one) && rest.length - one.length >= minStemLength,
    );
    if (!ending) return rest;
    rest = rest.slice(0, -ending.length);
  }
  return rest;
}

export const signs: ReadonlySet<string> = wordSet(
  "und mit ich habe hab hatte ein eine einen einem eins zwei drei vier der das dem den zum zur ohne dazu danach gegessen getrunken gestern heute morgens mittags abends abend frueh fruehstueck mittagessen abendessen stueck scheibe scheiben glas tasse teller schuessel becher flasche dose etwas bisschen paar halbe halber halbes nicht kein keine auf vom von beim uhr el tl noch gab es statt war waren nur fuege entferne loesche ersetze verdopple halbiere hinzu weg kaese brot broetchen milch wasser kaffee huhn haehnchen reis nudeln kartoffeln eier ei apfel salat suppe kuchen joghurt haferflocken kleine kleiner grosse grosser handvoll mittag nachmittag",
);

export const compounds: Compounds = {
  joints: ["s", "n", "en", "es", "er", "e"],
  heads: new Map([
    ["brot", "bread with {}"],
    ["broetchen", "bread roll with {}"],
    ["semmel", "bread roll with {}"],
    ["weckle", "bread roll with {}"],
    ["stulle", "bread with {}"],
    ["toast", "toast with {}"],
    ["baguette", "baguette with {}"],
    ["sandwich", "{} sandwich"],
    ["brei", "mashed {}"],
    ["pueree", "mashed {}"],
    ["wuerfel", "{}"],
    ["stuecke", "{}"],
    ["stueckchen", "{}"],
    ["scheibe", "slice {}"],
    ["filet", "{} fillet"],
    ["kuchen", "cake"],
    ["torte", "cake"],
    ["gulasch", "gulasch"],
    ["teilchen", "danish pastry"],
    ["weckerl", "bread roll with {}"],
    ["weggli", "bread roll with {}"],
    ["schnitte", "bread with {}"],
  ]),
};

export const joiners: Joiners = {
  companions: wordSet("mit m und u im in auf"),
  contents: wordSet("mit m und u im in auf aus von vom"),
};

export const portionLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    slice: "Scheibe",
    cup: "Tasse",
    glass: "Glas",
    bowl: "Schüssel",
    plate: "Teller",
    can: "Dose",
    bottle: "Flasche",
    pot: "Becher",
    container: "Becher",
    tablespoon: "EL",
    tbsp: "EL",
    teaspoon: "TL",
    tsp: "TL",
    handful: "Handvoll",
    serving: "Portion",
    portion: "Portion",
    piece: "Stück",
    scoop: "Kugel",
    bar: "Riegel",
    package: "Packung",
    packet: "Packung",
    pack: "Packung",
    bag: "Tüte",
    small: "klein",
    medium: "mittelgroß",
    large: "groß",
    roll: "Brötchen",
    egg: "Ei",
    fillet: "Filet",
    breast: "Brust",
    clove: "Zehe",
    leaf: "Blatt",
    mug: "Becher",
    sandwich: "Sandwich",
    pizza: "Pizza",
    pat: "Stückchen",
    meal: "Mahlzeit",
    half: "Hälfte",
    whole: "ganz",
    square: "Stück",
    chopped: "gehackt",
    cooked: "gekocht",
    sliced: "in Scheiben",
    "usual portion": "übliche Portion",
  }),
);
