import type { PhrasePattern } from "../language-pack.ts";

const article = "(?:el |la |los |las |un |una )?";

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [
  {
    pattern:
      "^(?:la |lo |las |los )?(?:compartí|compartimos|repartí|dividí|comparti) con (?:mi |un |una |el |la )(?!familia|gente|grupo)\\p{L}+$",
    to: "split between 2 of us",
    example: ["la compartí con mi mujer", "split between 2 of us"],
  },
  {
    pattern: "^(?:era|eran|es|fue|son) para (dos|tres|cuatro|cinco|seis|\\d+)(?: personas)?$",
    to: "split between $1 of us",
    example: ["era para dos personas", "split between 2 of us"],
  },
  {
    pattern: "^(?:y )?(?:otra|otro|una|uno) más$",
    to: "another one",
    example: ["otra más", "another one"],
  },
  {
    pattern: `^(?:el doble de|duplica|dobla) todo (?:menos|excepto|salvo) ${article}(.+)`,
    to: "double everything except $1",
    example: ["el doble de todo menos el arroz", "double everything except rice"],
  },
  {
    pattern: `^(?:la mitad de) todo (?:menos|excepto|salvo) ${article}(.+)`,
    to: "halve everything except $1",
    example: ["la mitad de todo menos el arroz", "halve everything except rice"],
  },
  {
    pattern: "^(?:borra|elimina|quita) (?:el|la) (?:primero|primera)$",
    to: "remove the first one",
    example: ["borra el primero", "remove the first one"],
  },
  {
    pattern: "^(?:borra|elimina|quita) (?:el|la) (?:segundo|segunda)$",
    to: "remove the second one",
    example: ["borra el segundo", "remove the second one"],
  },
  {
    pattern: "^(?:borra|elimina|quita) (?:el|la) (?:tercero|tercera)$",
    to: "remove the third one",
    example: ["quita la tercera", "remove the third one"],
  },
  {
    pattern: "^(?:borra|elimina|quita) (?:el|la) (?:último|última|ultimo|ultima)$",
    to: "remove the last one",
    example: ["elimina el último", "remove the last one"],
  },
  {
    pattern:
      "^(?:esto |eso )?(?:fue|era|es) (?:el |mi |la |para (?:el |la )?)?(desayuno|almuerzo|comida|cena|merienda)$",
    to: "it was $1",
    example: ["esto fue el desayuno", "it was breakfast"],
  },
  {
    pattern: "^(?:me )?dejé (?:sin comer )?un tercio$",
    to: "I left a third",
    example: ["dejé un tercio", "I left a third"],
  },
  {
    pattern: "^(?:me )?dejé (?:sin comer )?la mitad$",
    to: "I left half",
    example: ["dejé la mitad", "I left half"],
  },
  {
    pattern: "^(?:me )?dejé (?:sin comer )?un cuarto$",
    to: "I left a quarter",
    example: ["dejé un cuarto", "I left a quarter"],
  },
  {
    pattern:
      "^(?:no (?:eran|fueron|era|fue) )(\\d+ ?\\p{L}{0,6}),? (?:sino|eran|fueron) (\\d+ ?(?:g|gr|gramos|kg|ml|cl|l)) (?:de )?(.+)",
    to: "the $3 was $2",
    example: ["no eran 200 sino 300 g de arroz", "the rice was 300 g"],
  },
  {
    pattern:
      "^(?:agrégale|añádele|ponle|échale|súmale) (?!\\d+ ?\\p{L}+ al?)(.+?) (?:al|a la|a los|a las) \\p{L}+$",
    to: "add $1",
    example: ["agrégale leche al arroz", "add milk"],
  },
  {
    pattern: "^(?:agrega|añade|pon|echa|suma) (.+?) (?:al|a la|en el|en la) \\p{L}+$",
    to: "add $1",
    example: ["añade leche al arroz", "add milk"],
  },
  {
    pattern: "^(?:cambia|cámbiale|cambiar|ponle) (?:el |de )?nombre (?:a|por|de)? ?(.+)",
    to: "rename it to $1",
    example: ["cambia el nombre a arroz", "rename it to rice"],
  },
  {
    pattern: `^${article}(.+?) no$`,
    to: "remove the $1",
    example: ["el plátano no", "remove the banana"],
  },
  {
    pattern: "^(?:solo |sólo )?(?:me )?(?:comí |tomé )?(?:solo |sólo )?la mitad(?: de todo)?$",
    to: "only half of everything",
    example: ["solo comí la mitad", "only half of everything"],
  },
  {
    pattern:
      "^(?:(?:en realidad|perdón|perdona|bueno|ah|oye|corrección|me equivoqué|ups),?|no,) (?=fue|era|eran|comí|tomé|quita|añade|agrega|cambia|solo|sólo|faltó)(.+)",
    to: "$1",
    example: ["en realidad fue arroz", "it was rice"],
  },
  {
    pattern:
      "^(?:también )?(?:se me olvid(?:ó|aron)|olvidé|me olvidé(?: de)?|me faltó|me faltaba|me faltan)(?: (?:poner|decir|añadir|agregar|anotar|apuntar|incluir|mencionar))?(?: que)?(?: (?:también|comí|tomé|me comí|me tomé|había))* (.+)",
    to: "add $1",
    example: ["se me olvidó poner una manzana", "add a apple"],
  },
  {
    pattern: "^(?:ponle|pon|ponme|eran) (\\d+ ?\\p{L}+) (?:al|a la|a los|a las) (.+)",
    to: "the $2 was $1",
    example: ["ponle 150 g al arroz", "the rice was 150 g"],
  },
  {
    pattern: "^(\\S+ \\p{L}+(?: de \\p{L}+)?) más$",
    to: "add $1",
    example: ["una manzana más", "add a apple"],
  },
  {
    pattern:
      "^(?:añade|agrega|añádele|ponle|pon|suma|añadir|agregar|faltó|faltaba|falta|faltan)(?: también)? (.+)",
    to: "add $1",
    example: ["añade una manzana", "add a apple"],
  },
  {
    pattern: `^(?:cambia|sustituye|reemplaza|cambiar|sustituir) ${article}(.+?) por (.+)`,
    to: "replace $1 with $2",
    example: ["cambia el arroz por leche", "replace rice with milk"],
  },
  {
    pattern: `^(?:en vez|en lugar) de(?:l)? ${article}([\\p{L} ]+?)(?:,| era| fue| tomé| comí| pon(?=.* )) (?:era |fue |tomé |comí |pon )?(.+)`,
    to: "replace $1 with $2",
    example: ["en vez de arroz, leche", "replace rice with milk"],
  },
  {
    pattern: `^(?:no era|no fue|no eran) ${article}(.+?),? (?:sino|era|eran|fue) (.+)`,
    to: "replace $1 with $2",
    example: ["no era arroz, sino leche", "replace rice with milk"],
  },
  {
    pattern: `^(?:quita|elimina|borra|saca|quitar|eliminar|borrar|quítame) ${article}(.+)`,
    to: "remove the $1",
    example: ["quita el arroz", "remove the rice"],
  },
  {
    pattern: `^(?:no comí|no tomé|no bebí|no me comí|no me tomé|no había|no hubo) ${article}(.+)`,
    to: "remove the $1",
    example: ["no comí el arroz", "remove the rice"],
  },
  {
    pattern: `^(?:duplica|dobla|el doble de) ${article}(.+)`,
    to: "double the $1",
    example: ["duplica el arroz", "double the rice"],
  },
  {
    pattern: `^(?:solo |sólo )?(?:comí |tomé |me comí )?(?:solo |sólo )?la mitad (?:del |de la |de los |de las |de )(.+)`,
    to: "only half of the $1",
    example: ["solo la mitad del arroz", "only half of the rice"],
  },
  {
    pattern:
      "^(?:cambia|cámbialo|muévelo|mueve|pásalo|pasa|ponlo|pon) (?:esto )?(?:a|al|para|como|en) (.+)",
    to: "move it to $1",
    example: ["cámbialo a ayer", "move it to yesterday"],
  },
  {
    pattern:
      "^(?:era|eran|fue|fueron|ha sido|han sido) (?:el (?!lunes|martes|mi|jueves|viernes|s|domingo)|la |de |en realidad |para |solo |sólo )*(.+)",
    to: "it was $1",
    example: ["eran 200 g de arroz", "it was 200 g of rice"],
  },
  {
    pattern: `^${article}(.+?) (?:era|eran|fue|fueron|pesaba|pesaban|son|tenía) (?:solo |sólo |unos |unas |de |como |en realidad )*(\\d.*)`,
    to: "the $1 was $2",
    example: ["el arroz eran 200 g", "the rice was 200 g"],
  },
  { pattern: "^más (.+)", to: "more $1", example: ["más arroz", "more rice"] },
  { pattern: "^menos (.+)", to: "less $1", example: ["menos arroz", "less rice"] },
  { pattern: "^(?:deshacer|deshaz|deshazlo)$", to: "undo", example: ["deshacer", "undo"] },
  {
    pattern: "^(?:llámalo|nómbralo|ponle de nombre) (.+)",
    to: "rename it to $1",
    example: ["llámalo arroz", "rename it to rice"],
  },
];

/** Divides instructions: "quita el pan y duplica el arroz". */
export const clauseBreak =
  "[.;!\\n]+(?!\\d)|,? y (?=(?:quita|elimina|borra|añade|agrega|pon|duplica|dobla|cambia|sustituye|reemplaza)(?!\\p{L}))|, (?=(?:quita|elimina|borra|añade|agrega|duplica|cambia|sustituye)(?!\\p{L}))";
