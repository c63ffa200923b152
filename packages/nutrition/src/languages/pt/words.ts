import { type Joiners, withoutAccents } from "../language-pack.ts";
import { wordSet } from "../word-lists.ts";

export const fold: (word: string) => string = withoutAccents;

const minStemLength = 3;

/** Without plural and gender: "fritas" and "frito" are "frit"; "pães" is "pao". */
export function stem(word: string): string {
  const singular = word
    .replace(/(?:oes|aes|aos)$/, "ao")
    .replace(/ns$/, "m")
    .replace(/([rz])es$/, "$1")
    .replace(/ais$/, "al")
    .replace(/eis$/, "el")
    .replace(/s$/, "");
  const rest = singular.replace(/[aoe]$/, "");
  return rest.length >= minStemLength ? rest : singular;
}

export const signs: ReadonlySet<string> = wordSet(
  "sem uma dois duas quatro cinco manha almoco almocei jantar jantei lanche comi bebi tomei xicara copo fatia fatias colher colheres ovo ovos leite frango feijao presunto ontem hoje noite tarde meio meia depois tambem gramas pedaco porcao unidade suco laranja maca mamao carne moida macarrao batata tire tirar adicione adicionar acrescente troque dobre remova iogurte requeijao mussarela cuscuz goiabada cerveja vinho salada legumes bolo biscoito",
);

export const joiners: Joiners = {
  companions: wordSet("com e ao a na no"),
  contents: wordSet("com e ao a na no de do da dos das"),
};

export const portionLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    slice: "fatia",
    cup: "xícara",
    glass: "copo",
    bowl: "tigela",
    plate: "prato",
    can: "lata",
    bottle: "garrafa",
    pot: "pote",
    container: "pote",
    tablespoon: "colher de sopa",
    tbsp: "colher de sopa",
    teaspoon: "colher de chá",
    tsp: "colher de chá",
    handful: "punhado",
    serving: "porção",
    portion: "porção",
    piece: "pedaço",
    scoop: "bola",
    bar: "barra",
    package: "pacote",
    packet: "pacote",
    bag: "saquinho",
    small: "pequeno",
    medium: "médio",
    large: "grande",
    roll: "pão",
    egg: "ovo",
    fillet: "filé",
    breast: "peito",
    clove: "dente",
    leaf: "folha",
    mug: "caneca",
    sandwich: "sanduíche",
    meal: "refeição",
    half: "metade",
    whole: "inteiro",
    chopped: "picado",
    cooked: "cozido",
    sliced: "fatiado",
    "usual portion": "porção habitual",
  }),
);
