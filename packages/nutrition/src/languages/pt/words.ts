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

/** "Pãozinho" is of "pão", "franguinho" of "frango". */
export function diminutiveOf(word: string): readonly string[] {
  const [, base] = /^(.{2,})inh[oa]s?$/.exec(word) ?? [];
  if (base === undefined) return [];
  const hard = base.replace(/qu$/, "c").replace(/gu$/, "g");
  return [hard, base.replace(/z$/, "")].flatMap((one) =>
    ["o", "a", "e", ""].map((end) => one + end),
  );
}

export const signs: ReadonlySet<string> = wordSet(
  "sem uma dois duas quatro cinco manha almoco almocei jantar jantei lanche comi bebi tomei xicara copo fatia fatias colher colheres ovo ovos leite frango feijao presunto ontem hoje noite tarde meio meia depois tambem gramas pedaco porcao unidade suco laranja maca mamao moida macarrao batata tire tirar adicione adicionar acrescente troque dobre remova iogurte requeijao mussarela cuscuz goiabada cerveja vinho salada legumes bolo biscoito",
);

export const joiners: Joiners = {
  companions: wordSet("com e"),
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
    mini: "mini",
    regular: "normal",
    jar: "pote",
    cookie: "biscoito",
    burger: "hambúrguer",
    hamburger: "hambúrguer",
    cheeseburger: "cheeseburger",
    stick: "bastão",
    individual: "individual",
    extra: "extra",
    wrap: "wrap",
    steak: "bife",
    inch: "polegadas",
    "bite-size": "de uma mordida",
    drink: "bebida",
    pouch: "sachê",
    sachet: "sachê",
    cake: "bolo",
    biscuit: "biscoito",
    patty: "hambúrguer",
    shot: "dose",
    pie: "torta",
    bun: "pão",
    single: "simples",
    double: "duplo",
    burrito: "burrito",
    taco: "taco",
    fruit: "fruta",
    box: "caixa",
    carton: "caixa",
    tub: "pote",
    tube: "tubo",
    ball: "bola",
    drumstick: "coxa",
    thigh: "sobrecoxa",
    leg: "perna",
    wing: "asa",
    link: "linguiça",
    sausage: "salsicha",
    muffin: "muffin",
    cone: "casquinha",
    pieces: "pedaços",
    pint: "pint",
    salad: "salada",
    doughnut: "donut",
    skewer: "espeto",
    diced: "em cubos",
    shredded: "ralado",
    mashed: "amassado",
    drained: "escorrido",
    melted: "derretido",
    crumbled: "esfarelado",
    omelette: "omelete",
    quarter: "quarto",
    snack: "lanche",
    loaf: "pão",
    wedge: "gomo",
    chip: "chip",
    fry: "batata frita",
    quesadilla: "quesadilla",
    empanada: "empanada",
    potato: "batata",
    chop: "costeleta",
    tablet: "comprimido",
    capsule: "cápsula",
    chicken: "frango",
    tart: "torta",
    waffle: "waffle",
    pancake: "panqueca",
    crepe: "crepe",
    cracker: "biscoito",
    pretzel: "pretzel",
    baguette: "baguete",
    bagel: "bagel",
    croissant: "croissant",
    cupcake: "cupcake",
    ring: "anel",
    cube: "cubo",
    chunk: "pedaço",
    strip: "tira",
    triangle: "triângulo",
    layer: "camada",
    sheet: "folha",
    nut: "noz",
    kernel: "grão",
    ear: "espiga",
    head: "cabeça",
    spear: "aspargo",
    sprig: "ramo",
    pepper: "pimentão",
    bread: "pão",
    pastry: "folhado",
    meatball: "almôndega",
    nugget: "nugget",
    dollop: "colherada",
    splash: "fio",
    drop: "gota",
    dip: "molho",
    helping: "porção",
    sundae: "sundae",
    hock: "joelho",
    baby: "baby",
    jumbo: "gigante",
    pack: "pacote",
    pizza: "pizza",
    pat: "porção",
    square: "quadradinho",
    "usual portion": "porção habitual",
  }),
);
