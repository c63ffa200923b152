import type { PhrasePattern } from "../language-pack.ts";

/** Not in a text that says that it was evening: "7:30" is otherwise in the morning. */
const noEvening = "(?<!(?:noche|cena|cené|tarde).*)";
const notLater = "(?!.*(?:noche|cena|cené|tarde))";

const hour = "(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)";

/** Words without amounts, from the beginning of a part of a message. */
const dish = "(?<=(?:^|[,.;:\\n]) ?)(\\p{L}[\\p{L} -]{1,40}? con \\p{L}[\\p{L} -]{1,40}?)";

export const patterns: readonly PhrasePattern[] = [
  {
    pattern:
      "((?:coca|cola|refresco|gaseosa|jugo|zumo|cerveza|agua)(?: de \\p{L}+)?) de (\\d{3})(?! ?(?:g|ml|kcal|\\d))",
    to: "$2 ml $1",
    example: ["jugo de manzana de 300", "300 ml jugo of apple"],
  },
  {
    pattern: "(?:(?:las|los|unas|unos) )?(?:sobras|restos) (?:del|de(?: (?:la|el|las|los))?)",
    to: "leftover",
    example: ["las sobras de la pizza", "leftover pizza"],
  },
  {
    pattern: "lo que (?:me |nos )?(?:sobró|quedó|quedaba) (?:del|de(?: (?:la|el|las|los))?)",
    to: "leftover",
    example: ["lo que quedó de la pizza", "leftover pizza"],
  },
  {
    pattern:
      "que (?:me |nos )?(?:sobró|sobraron|quedó|quedaron)(?: de)? (anoche|ayer|anteayer|antier)",
    to: "left over from $1",
    example: ["la pizza que sobró ayer", "the pizza left over from yesterday"],
  },
  {
    pattern:
      "(?<!(?:^|[,.;:\\n] ?|antes |desayuno |almuerzo |comida |cena |merienda |lunch |noche |tarde |mañana ))de (anoche|ayer|anteayer|antier)(?! (?:por|en|a)\\b)",
    to: "from $1",
    example: ["media pizza de anoche", "half a pizza from last night"],
  },
  {
    pattern: "(\\d+) ?toneladas?",
    to: "$1000 kg",
    example: ["50 toneladas de arroz", "50000 kg of rice"],
  },
  {
    pattern: "pizzas? (?:de )?(?:4|cuatro) quesos",
    to: "pizza",
    example: ["pizza 4 quesos", "pizza"],
  },
  {
    pattern: `${noEvening}a las (1[01])[:.h](\\d\\d)(?! ?(?:am|pm|de la))${notLater}`,
    to: "at $1:$2 am",
    example: ["a las 10:15", "at 10:15 am"],
  },
  {
    pattern: `${noEvening}a las? 0?([1-9])[:.h](\\d\\d)(?! ?(?:am|pm|de la))${notLater}`,
    to: "at 0$1:$2",
    example: ["a las 8:30", "at 08:30"],
  },
  {
    pattern: `${dish}(?:,|,? (?:en total|aprox\\.?|unos|aproximadamente)) ?(\\d+ ?(?:g|gr|gramos)\\b)(?= ?(?:[,.;:\\n]|$))`,
    to: "$2 $1",
    example: ["arroz con leche, 400 g", "400 g rice with milk"],
  },
  {
    pattern:
      "(?:(?:un cuarto|1/4) (?:de )?pollo(?: (?:a la brasa|asado|rostizado))?|pollo (?:a la brasa|asado|rostizado),? (?:un cuarto|1/4))",
    to: "quarter of a rotisserie chicken with skin",
    example: [
      "pollo a la brasa 1/4 con arroz",
      "quarter of a rotisserie chicken with skin with rice",
    ],
  },
  {
    pattern: "rajas? de(?! poblano| chile)",
    to: "slice of",
    example: ["dos rajas de manzana", "2 slice of apple"],
  },
  {
    pattern: "(huevos?) y (mantequilla)",
    to: "$1, $2",
    example: ["huevo y mantequilla", "huevo, mantequilla"],
  },
  {
    pattern: "un[oa]s(?= ?\\d)",
    to: "about",
    example: ["unos 200 g de arroz", "about 200 g of rice"],
  },
  {
    pattern:
      "(?:iba a|quería|pensaba|tenía ganas de) (?:pedir(?:me)?|comer(?:me)?|cenar|tomar|hacer(?:me)?) (.{2,40}?),?(?= (?:pero|aunque|y al final)\\b)",
    to: "was going to have $1,",
    example: ["iba a pedir arroz pero comí leche", "was going to have rice, but i had milk"],
  },
  {
    pattern:
      "medi[oa] (?:lata|paquete|bolsa|tarrina|bote|tableta),? ?\\((\\d+ ?(?:g|gr|gramos|ml))\\)",
    to: "($1)",
    example: ["arroz, media lata (210 g)", "rice, (210 g)"],
  },
  {
    pattern: "(?:tortilla|omelette?)(?: francesa)? (?:de|con) (\\d|dos|tres|cuatro) huevos",
    to: "$1 egg omelette",
    example: ["tortilla francesa de 2 huevos", "2 egg omelette"],
  },
  {
    pattern: "a las? (\\d{1,2})[:.h](\\d\\d)",
    to: "at $1:$2",
    example: ["a las 20:30", "at 20:30"],
  },
  {
    pattern: `a las? (\\d{1,2}|${hour}) y media de la mañana`,
    to: "at $1:30 am",
    example: ["a las 8 y media de la mañana", "at 8:30 am"],
  },
  {
    pattern: `a las? (\\d{1,2}|${hour}) y media de la (?:tarde|noche)`,
    to: "at $1:30 pm",
    example: ["a las 8 y media de la noche", "at 8:30 pm"],
  },
  {
    pattern: "a las? (\\d{1,2}) y media",
    to: "at $1:30",
    example: ["a las 8 y media", "at 8:30"],
  },
  {
    pattern: `a las? (${hour}) y media`,
    to: "at half past $1",
    example: ["a las ocho y media", "at half past 8"],
  },
  {
    pattern: `a las? (\\d{1,2}|${hour}) y cuarto`,
    to: "at quarter past $1",
    example: ["a las ocho y cuarto", "at quarter past 8"],
  },
  {
    pattern: `a las? (\\d{1,2}|${hour}) menos cuarto`,
    to: "at quarter to $1",
    example: ["a las 8 menos cuarto", "at quarter to 8"],
  },
  {
    pattern: "a las? (\\d{1,2}) (?:de la )?(?:mañana|am)",
    to: "at $1 am",
    example: ["a las 8 de la mañana", "at 8 am"],
  },
  {
    pattern: "a las? (\\d{1,2}) (?:de la )?(?:tarde|noche|pm)",
    to: "at $1 pm",
    example: ["a las 8 de la noche", "at 8 pm"],
  },
  { pattern: "a las? (\\d{1,2})(?: horas|h)?", to: "at $1", example: ["a las 8", "at 8"] },
  {
    pattern: `a las? (${hour})`,
    to: "at $1",
    example: ["a las ocho", "at 8"],
  },
  {
    pattern: "hace (.{1,20}?) horas?",
    to: "$1 hours ago",
    example: ["hace 2 horas", "2 hours ago"],
  },
  {
    pattern:
      "(?<=^|un |comí |comimos |cené |[,:] )asado(?= con |,|$| y | (?:de )?\\d)|(?<=(?:^|[ ,])(?:el |del |al ))asado(?! de )",
    to: "barbecue meat",
    example: ["comí asado con arroz", "i had barbecue meat with rice"],
  },
  {
    pattern: "una (?:caña|cañita)(?: de cerveza)?",
    to: "200 ml beer",
    example: ["una caña", "200 ml beer"],
  },
  {
    pattern: "(\\d+|dos|tres|cuatro) (?:cañas|cañitas)(?: de cerveza)?",
    to: "$1 × 200 ml beer",
    example: ["dos cañas", "2 × 200 ml beer"],
  },
  {
    pattern: "de (\\d+ ?(?:g|gr|grs|gramos|ml|kcal|calorías))(?= con | y |,|$)",
    to: "($1)",
    example: ["plátano de 120 g con arroz", "banana (120 g) with rice"],
  },
  {
    pattern: "media barra de pan",
    to: "125 g bread",
    example: ["media barra de pan", "125 g bread"],
  },
  {
    pattern: "(?:una |1 )?barra de pan",
    to: "250 g bread",
    example: ["una barra de pan", "250 g bread"],
  },
  {
    pattern: "((?:galletas?|magdalenas?|bizcochos?|cruasán|tostadas?)(?: \\p{L}+)?) con (leche)",
    to: "$1 and $2",
    example: ["magdalenas con leche", "magdalenas and milk"],
  },
  { pattern: "fruta ?:", to: "", example: ["fruta: una manzana", "a apple"] },
  { pattern: "a media (?:mañana|tarde)", to: "snack", example: ["a media mañana", "snack"] },
  { pattern: "(?:al )?medio[- ]d[ií]a", to: "lunch", example: ["al medio día", "lunch"] },
  { pattern: "media docena de", to: "6", example: ["media docena de manzanas", "6 apple"] },
  {
    pattern: "(\\d{2,3}) de(?= (?!la |las |el |los |enero|febrero|marzo|abril|mayo)\\p{L}{3,})",
    to: "$1 g of",
    example: ["150 de arroz", "150 g of rice"],
  },
  {
    pattern:
      "(?:espaguetis?|macarrones|tallarines|fideos|pasta|penne|plumas) (?:a la |con |con salsa |en salsa )?(?:boloñesa|bolognesa|bolonesa)",
    to: "spaghetti bolognese",
    example: ["tallarines con salsa boloñesa", "spaghetti bolognese"],
  },
  {
    pattern:
      "(?:espaguetis?|macarrones|tallarines|fideos|pasta|penne) (?:con tuco|con tomate frito|con salsa de tomate|con salsa roja|al pomodoro|con tomate)",
    to: "spaghetti with tomato sauce",
    example: ["tallarines con tuco", "spaghetti with tomato sauce"],
  },
  {
    pattern:
      "(?:batido|licuado|smoothie) de (?!prote)\\p{L}+ (?:(?:y|con) (?!leche)\\p{L}+(?: con leche)?|con leche)",
    to: "licuado",
    example: ["batido de fresa y plátano con leche", "licuado"],
  },
  {
    pattern: "de (2|3|dos|tres) bolas",
    to: "($1 scoops)",
    example: ["banana de dos bolas", "banana (2 scoops)"],
  },
  {
    pattern:
      "un[oa]s(?= (?:lentejas|patatas|papas|bravas|garbanzos|alubias|judías|fabes|macarrones|espaguetis|fideos|tallarines|ravioles|ñoquis|migas|natillas|gachas|habas|verduras|chilaquiles|palomitas|frijoles|nachos|acelgas|espinacas|callos|gambas|mejillones|calamares|boquerones)(?!\\p{L}))",
    to: "some",
    example: ["unas lentejas", "some lentejas"],
  },
  {
    pattern:
      "(?:compartid[oa]s?|a medias|a compartir) (?:entre (?:dos|2)|con (?:un |una |mi |el |la )?\\p{L}+)|entre (?:dos|los dos|las dos)",
    to: "shared between two",
    example: ["arroz compartido con mi hermana", "rice shared between two"],
  },
  {
    pattern: "en (?:el|mi) (té|café)",
    to: "and $1",
    example: ["leche en el café", "milk and café"],
  },
  {
    pattern:
      "((?:rebanadas?|rodajas?|trozos?) de pan(?: (?!con )\\p{L}+){0,2}|pan (?:integral|de molde|de centeno|blanco)|tostadas? integral(?:es)?) con",
    to: "$1 and",
    example: ["2 rebanadas de pan con plátano", "2 slice pan and banana"],
  },
  {
    pattern: "un (?:tercio|botellín)(?: de cerveza)?(?! de)",
    to: "330 ml beer",
    example: ["un tercio", "330 ml beer"],
  },
  {
    pattern: "un quinto(?: de cerveza)?(?! de)",
    to: "200 ml beer",
    example: ["un quinto", "200 ml beer"],
  },
  {
    pattern:
      "(pan) con(?= (?:queso|jamón|jamon|atún|pavo|huevo|huevos|mermelada|miel|frijoles|chorizo|salchichón|pollo|paté))",
    to: "$1 and",
    example: ["pan con miel", "pan and miel"],
  },
  {
    pattern: "con(?= (?:pan|tostadas)(?!\\p{L})| la leche)",
    to: "and",
    example: ["arroz con pan", "rice and pan"],
  },
  { pattern: "(\\d+) ?x", to: "$1", example: ["2x manzana", "2 apple"] },
  { pattern: "medio litro de", to: "500 ml", example: ["medio litro de leche", "500 ml milk"] },
  { pattern: "medio kilo de", to: "500 g", example: ["medio kilo de arroz", "500 g rice"] },
  {
    pattern: "cuarto (?:de )?kilo de",
    to: "250 g",
    example: ["cuarto de kilo de arroz", "250 g rice"],
  },
  {
    pattern: "medi[oa] (vaso|taza|plato|lata|botella|ración|tazón|bol|paquete|barra)(?: de)?",
    to: "half a $1 of",
    example: ["media taza de leche", "half a cup of milk"],
  },
  { pattern: "medi[oa](?= \\p{L})", to: "half a", example: ["medio plátano", "half a banana"] },
  {
    pattern: "(\\p{L}+) y medi[oa]",
    to: "$1 and a half",
    example: ["2 arroz y medio", "2 rice and a half"],
  },
  { pattern: "(\\d+) a (\\d+)(?= )", to: "$1-$2", example: ["2 a 3 manzanas", "2-3 apple"] },
];
