import type { PhrasePattern } from "../language-pack.ts";

/** Not in a text that says that it was evening: "7:30" is otherwise in the morning. */
const noEvening = "(?<!(?:noite|jantar|jantei|tarde).*)";
const notLater = "(?!.*(?:noite|jantar|jantei|tarde))";

/** Words without amounts, from the beginning of a part of a message. */
const dish = "(?<=(?:^|[,.;:\\n]) ?)(\\p{L}[\\p{L} -]{1,40}? com \\p{L}[\\p{L} -]{1,40}?)";

const hour = "(?:uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)";

export const patterns: readonly PhrasePattern[] = [
  {
    pattern:
      "((?:coca|refri|refrigerante|guaraná|suco|cerveja|água)(?: de \\p{L}+)?) de (\\d{3})(?! ?(?:g|ml|kcal|\\d))",
    to: "$2 ml $1",
    example: ["suco de maçã de 300", "300 ml suco of apple"],
  },
  {
    pattern: "(?:(?:as|os|o|umas|uns|um) )?(?:sobras?|restos?) (?:de|da|do|das|dos)",
    to: "leftover",
    example: ["as sobras da pizza", "leftover pizza"],
  },
  {
    pattern: "que (?:sobrou|sobraram|ficou)(?: de)? (ontem(?: [àa] noite| de noite)?|anteontem)",
    to: "left over from $1",
    example: ["a pizza que sobrou de ontem", "pizza left over from yesterday"],
  },
  {
    pattern:
      "(?<!(?:^|[,.;:\\n] ?|antes |café da manhã |almoço |jantar |janta |lanche |noite |tarde |manhã ))de (ontem(?: [àa] noite| de noite)?|anteontem)(?! (?:no|na|de)\\b)",
    to: "from $1",
    example: ["meia pizza de ontem", "half a pizza from yesterday"],
  },
  {
    pattern: "(?:pf|prato feito|quentinha|marmitex)(?: do dia)? ?:",
    to: "",
    example: ["pf: arroz e banana", "rice and banana"],
  },
  {
    pattern: "(?<=(?:^|[,.;] ?| e | com | as | das ))fritas(?= ?(?:$|[,.;]| e | com ))",
    to: "fries",
    example: ["arroz e fritas", "rice and fries"],
  },
  {
    pattern: "(\\d+) ?toneladas?",
    to: "$1000 kg",
    example: ["50 toneladas de arroz", "50000 kg of rice"],
  },
  {
    pattern: "pizzas? (?:de )?(?:4|quatro) queijos",
    to: "pizza",
    example: ["pizza 4 queijos", "pizza"],
  },
  {
    pattern: `${noEvening}(?:às|as|à) (1[01])[:h](\\d\\d)${notLater}`,
    to: "at $1:$2 am",
    example: ["às 10h15", "at 10:15 am"],
  },
  {
    pattern: `${noEvening}(?:às|as|à) 0?([1-9])[:h](\\d\\d)${notLater}`,
    to: "at 0$1:$2",
    example: ["às 8h30", "at 08:30"],
  },
  { pattern: "(\\d{1,2})h(\\d\\d)", to: "at $1:$2", example: ["12h30 arroz", "at 12:30 rice"] },
  { pattern: "0?([5-9])h(?= )", to: "at 0$1:00", example: ["8h arroz", "at 08:00 rice"] },
  { pattern: "(1\\d|2[0-3])h(?= )", to: "at $1:00", example: ["20h arroz", "at 20:00 rice"] },
  {
    pattern: `${dish}(?:,|,? (?:no total|uns|umas|aproximadamente|cerca de)) ?(\\d+ ?(?:g|gr|gramas)\\b)(?= ?(?:[,.;:\\n]|$))`,
    to: "$2 $1",
    example: ["arroz com leite, 400 g", "400 g rice with milk"],
  },
  {
    pattern:
      "(?:macarrão|macarronada|espaguete|penne|talharim|massa|parafuso) (?:ao|com|no) molho(?: de tomate| vermelho)?(?! branco| pesto| de queijo)",
    to: "spaghetti with tomato sauce",
    example: ["penne ao molho de tomate", "spaghetti with tomato sauce"],
  },
  {
    pattern: "(ovos?) e (manteiga)",
    to: "$1, $2",
    example: ["ovo e manteiga", "ovo, manteiga"],
  },
  {
    pattern: "(?:uns|umas)(?= ?\\d)",
    to: "about",
    example: ["uns 200 g de arroz", "about 200 g of rice"],
  },
  {
    pattern:
      "(?:ia|queria|pensei em|tava querendo|estava querendo) (?:pedir|comer|jantar|almoçar|tomar|fazer) (.{2,40}?),?(?= (?:mas|só que|e acabei|e no fim)\\b)",
    to: "was going to have $1,",
    example: ["ia pedir arroz mas comi banana", "was going to have rice, but i had banana"],
  },
  {
    pattern: "mei[oa] (?:pacote|lata|pote|barra|caixa|saco),? ?\\((\\d+ ?(?:g|gr|gramas|ml))\\)",
    to: "($1)",
    example: ["arroz, meio pacote (65 g)", "rice, (65 g)"],
  },
  {
    pattern: "(?:às|as|à|a) (\\d{1,2})[:h](\\d\\d)",
    to: "at $1:$2",
    example: ["às 20h30", "at 20:30"],
  },
  {
    pattern: `(?:às|as) (\\d{1,2}|${hour})(?:h| horas)? e meia da manhã`,
    to: "at $1:30 am",
    example: ["às 8 e meia da manhã", "at 8:30 am"],
  },
  {
    pattern: `(?:às|as) (\\d{1,2}|${hour})(?:h| horas)? e meia da (?:tarde|noite)`,
    to: "at $1:30 pm",
    example: ["às 8 e meia da noite", "at 8:30 pm"],
  },
  {
    pattern: "(?:às|as) (\\d{1,2})(?:h| horas)? e meia",
    to: "at $1:30",
    example: ["às 8 e meia", "at 8:30"],
  },
  {
    pattern: "(?:às|as) (\\d{1,2})(?:h| horas)? da manhã",
    to: "at $1 am",
    example: ["às 8 da manhã", "at 8 am"],
  },
  {
    pattern: "(?:às|as) (\\d{1,2})(?:h| horas)? da (?:tarde|noite)",
    to: "at $1 pm",
    example: ["às 8 da noite", "at 8 pm"],
  },
  {
    pattern: `(?:às|as|à) (${hour}) da manhã`,
    to: "at $1 am",
    example: ["às oito da manhã", "at 8 am"],
  },
  {
    pattern: `(?:às|as|à) (${hour}) da (?:tarde|noite)`,
    to: "at $1 pm",
    example: ["às oito da noite", "at 8 pm"],
  },
  {
    pattern: `(?:às|as|à) (${hour})(?: horas)? e meia`,
    to: "at half past $1",
    example: ["às oito e meia", "at half past 8"],
  },
  {
    pattern: `(?:às|as|à) (\\d{1,2}|${hour}) e (?:quinze|15)`,
    to: "at quarter past $1",
    example: ["às 8 e quinze", "at quarter past 8"],
  },
  {
    pattern: `(?:às|à) (${hour})(?: horas)?`,
    to: "at $1",
    example: ["às oito horas", "at 8"],
  },
  { pattern: "(?:às|as) (\\d{1,2}) ?(?:h|horas)", to: "at $1:00", example: ["às 20h", "at 20:00"] },
  { pattern: "às (\\d{1,2})", to: "at $1", example: ["às 8", "at 8"] },
  {
    pattern: "(?:há|faz) (.{1,20}?) horas?",
    to: "$1 hours ago",
    example: ["há 2 horas", "2 hours ago"],
  },
  {
    pattern:
      "(\\d+(?:[.,]\\d+)?|duas|dois|três|tres|quatro|cinco|seis) (?:colheres|colher)(?: de sopa| de servir)?(?: bem)?(?: cheias?)? de(?= (?:arroz|feijão|purê|macarrão|carne|legumes|cuscuz))",
    to: "$1 × 25 g",
    example: ["4 colheres de sopa de arroz", "4 × 25 g rice"],
  },
  {
    pattern:
      "(?:uma |1 )colher(?: de sopa| de servir)?(?: bem)?(?: cheia)? de(?= (?:arroz|feijão|purê|macarrão|carne|legumes|cuscuz))",
    to: "25 g",
    example: ["uma colher de arroz", "25 g rice"],
  },
  {
    pattern:
      "(\\d+(?:[.,]\\d+)?|duas|dois|três|tres|quatro|cinco|seis) escumadeiras? (?:cheias? )?de",
    to: "$1 × 85 g",
    example: ["2 escumadeiras de arroz", "2 × 85 g rice"],
  },
  {
    pattern: "(?:uma )?escumadeira (?:cheia )?de",
    to: "85 g",
    example: ["uma escumadeira de arroz", "85 g rice"],
  },
  {
    pattern: "de (\\d+ ?(?:g|gr|gramas|ml|kcal|calorias))(?= com | e |,|$)",
    to: "($1)",
    example: ["banana de 120 g com arroz", "banana (120 g) with rice"],
  },
  {
    pattern: "um (?:chopp|chope|chopinho)",
    to: "300 ml beer",
    example: ["um chopp", "300 ml beer"],
  },
  {
    pattern:
      "(\\d+(?:[.,]\\d+)?|duas|dois|três|tres|quatro|cinco|seis) (?:chopps?|chopes?|chopinhos)",
    to: "$1 × 300 ml beer",
    example: ["dois chopes", "2 × 300 ml beer"],
  },
  {
    pattern: "omelete (?:de|com|feita com|feito com) (\\d|dois|duas|três|tres|quatro) ovos",
    to: "$1 egg omelette",
    example: ["omelete de 3 ovos", "3 egg omelette"],
  },
  {
    pattern:
      "(\\d+(?:[.,]\\d+)?|duas|dois|três|tres|quatro|cinco|seis) (?:peças de |unidades de |pedaços de )?(?:hot rolls?|hots? philadelphia)",
    to: "$1 pieces of philadelphia roll",
    example: ["8 hot roll", "8 pieces of philadelphia roll"],
  },
  { pattern: "(?:churrasco|frutas?|marmita|salada) ?:", to: "", example: ["fruta: maçã", "apple"] },
  { pattern: "(?:ao )?meio[- ]dia", to: "lunch", example: ["ao meio dia", "lunch"] },
  { pattern: "(?:à )?meia[- ]noite", to: "midnight", example: ["à meia noite", "midnight"] },
  { pattern: "meia dúzia de", to: "6", example: ["meia dúzia de maçãs", "6 apple"] },
  {
    pattern: "(\\d{2,3}) de(?= (?!janeiro|fevereiro|março|abril|maio)\\p{L}{3,})",
    to: "$1 g of",
    example: ["150 de arroz", "150 g of rice"],
  },
  {
    pattern: "(um|uns|dois|três|\\d+) salgad(?:o|os|inho|inhos)(?= e |,| com | mais |$)",
    to: "$1 coxinha",
    example: ["um salgado e leite", "a coxinha and milk"],
  },
  {
    pattern:
      "(?:vitamina|batida|smoothie) de (?!banana)\\p{L}+ (?:(?:e|com) (?!leite|aveia|whey)\\p{L}+(?: com leite| e leite)?|com leite|e leite)",
    to: "licuado",
    example: ["vitamina de morango e banana com leite", "licuado"],
  },
  {
    pattern:
      "(?:dividi|dividimos|rachei|rachamos) (.+?) com (?:o |a |um |uma )?(?:meu |minha )?\\p{L}+",
    to: "split $1 with a friend",
    example: ["dividi uma maçã com meu marido", "split a apple with a friend"],
  },
  {
    pattern: "(?:uns|umas)(?= (?:batatas|legumes|verduras|pipocas|lentilhas)(?!\\p{L}))",
    to: "some",
    example: ["umas batatas", "some batatas"],
  },
  {
    pattern: "dividid[oa] (?:em|entre|para|por) (?:dois|duas|2)",
    to: "shared between two",
    example: ["arroz dividido em dois", "rice shared between two"],
  },
  {
    pattern:
      "((?:fatias?|pedaços?) de pão(?: (?!com )\\p{L}+){0,3}|pão (?:integral|de forma|sírio|de centeio|italiano)|torradas?(?: integrais| integral)?) com",
    to: "$1 and",
    example: ["2 fatias de pão com banana", "2 slice pão and banana"],
  },
  {
    pattern: "com(?= (?:pão|torradas?)(?!\\p{L}))",
    to: "and",
    example: ["arroz com torrada", "rice and torrada"],
  },
  { pattern: "(\\d+) ?x", to: "$1", example: ["2x maçã", "2 apple"] },
  { pattern: "meio litro de", to: "500 ml", example: ["meio litro de leite", "500 ml milk"] },
  { pattern: "meio quilo de", to: "500 g", example: ["meio quilo de arroz", "500 g rice"] },
  {
    pattern: "mei[oa] (copo|xícara|prato|lata|garrafa|porção|pacote|tigela|barra)(?: de)?",
    to: "half a $1 of",
    example: ["meia xícara de leite", "half a cup of milk"],
  },
  { pattern: "mei[oa](?= \\p{L})", to: "half a", example: ["meia banana", "half a banana"] },
  { pattern: "(\\d+) a (\\d+)(?= )", to: "$1-$2", example: ["2 a 3 maçãs", "2-3 apple"] },
];
