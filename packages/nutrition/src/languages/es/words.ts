import { type Joiners, withoutAccents } from "../language-pack.ts";
import { wordSet } from "../word-lists.ts";

export const fold: (word: string) => string = withoutAccents;

const minStemLength = 3;

/** Without plural and gender: "fritas" and "frito" are "frit". */
export function stem(word: string): string {
  const singular = word.replace(/ces$/, "z").replace(/s$/, "");
  const rest = singular.replace(/[aoe]$/, "");
  return rest.length >= minStemLength ? rest : singular;
}

/** "Con", "queso" and "tres" are words of English menus. */
export const signs: ReadonlySet<string> = wordSet(
  "y una unos unas los las del para sin desayuno desayune almuerzo almorce comida comi cena cene merienda merende tome bebi vaso taza rebanada rebanadas rodaja rodajas huevo huevos leche cucharada cucharadas cucharadita ayer hoy noche manana tarde mediodia cuatro cinco medio fruta verduras manzana platano naranja zumo jugo ensalada lentejas garbanzos patatas cerveza vino quita anade agrega elimina borra cambia duplica trozo loncha lonchas puñado punado racion tambien luego despues he habia gramos bocadillo atun yogur galletas",
);

export const joiners: Joiners = {
  companions: wordSet("con y e al a la en"),
  contents: wordSet("con y e al a la en de del"),
};

export const portionLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    slice: "rebanada",
    cup: "taza",
    glass: "vaso",
    bowl: "bol",
    plate: "plato",
    can: "lata",
    bottle: "botella",
    pot: "tarrina",
    container: "envase",
    tablespoon: "cucharada",
    tbsp: "cucharada",
    teaspoon: "cucharadita",
    tsp: "cucharadita",
    handful: "puñado",
    serving: "ración",
    portion: "porción",
    piece: "pieza",
    scoop: "bola",
    bar: "barrita",
    package: "paquete",
    packet: "paquete",
    bag: "bolsa",
    small: "pequeño",
    medium: "mediano",
    large: "grande",
    roll: "panecillo",
    egg: "huevo",
    fillet: "filete",
    breast: "pechuga",
    clove: "diente",
    leaf: "hoja",
    mug: "taza",
    sandwich: "sándwich",
    meal: "comida",
    half: "mitad",
    whole: "entero",
    chopped: "troceado",
    cooked: "cocido",
    sliced: "en rodajas",
    "usual portion": "ración habitual",
  }),
);
