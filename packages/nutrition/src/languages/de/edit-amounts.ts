import { parsePhrasePatterns } from "../language-pack.ts";

const article = "(?:den |die |das |dem |der |des |mein |meine |meinen |'?s )?";
const of = "(?:vom|von der|von dem|von den|von|der|des|am|an)";
const food =
  "(?!(?:es|ich|hab|da|davon|alles|war|gab|kein|keine|keinen|ohne|mit|statt|und|noch|mehr|weniger|dazu|von|vom|nicht) )";
const unit =
  "(?:g|gr|gramm|kg|ml|cl|dl|l|liter|el|tl|esslöffel|teelöffel|stück|stk|scheiben?|tassen?|gläser|glas|teller|portion|portionen|becher|dosen?|flaschen?|kugeln?|handvoll|kcal|kalorien|kj)";
const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|eine?|einen|einem|einer|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|anderthalb|eineinhalb|halbe[rsn]?|eine halbe|ein halber|ein halbes)";
const amount = `(?:${number} ?${unit}|${number})`;
const weight = "\\d[\\d.,]* ?(?:g|gr|gramm|kg|ml|cl|dl|l|liter)";
const withOne =
  "(?:mit (?:meinem|meiner|einem|einer|nem|ner|der|dem) (?!familie|gruppe|clique)\\p{L}+ geteilt|zu zweit (?:geteilt|gegessen|getrunken))";
const left = "übriggelassen";
const eaten = "(?: gegessen| getrunken| davon| geschafft)*";
const from = "(?:ich hab |hab |hatte |hab ich )?";

const people =
  "(?:freund|kolleg|kind|leute|person|ander|kumpel|mitbewohner|gäste|brüder|schwester)\\p{L}*";
/** Energy or a nutrient. */
const figure =
  "\\d[\\d,.]* ?(?:kcal|kalorien|kj|(?:g |gramm )?(?:eiweiß|protein|kohlenhydrate|kh|fett|ballaststoffe))";
const share = "\\d+ ?(?:%|prozent|/ ?\\d+)";

/** A name without the verb of a sentence. */
const named =
  "((?:(?! (?:ist|sind|war|waren|ging|gingen|hat|haben|hatte|hab|blieb|blieben|landete|landeten|liegt|steht|kam|kamen|bekam|kriegte)(?!\\p{L}))[^,])+?)";

const fractions = [
  ["1/2|(?:die |ne |eine |d')?(?:hälfte|halbe portion|halbi portion)|halb", "half", "die Hälfte"],
  ["1/3|(?:ein |nen |'n |n )?drittel", "a third", "ein Drittel"],
  ["1/4|(?:ein |nen |'n |n )?viertel", "a quarter", "ein Viertel"],
  ["2/3|(?:zwei|2) ?drittel", "two thirds", "zwei Drittel"],
  ["3/4|(?:drei|3) ?viertel|dreiviertel", "three quarters", "drei Viertel"],
].map(
  ([pattern, fraction, word]) => String.raw`
^(?:nimm |lösch |lösche |zieh |ziehe )?(?:${pattern}) ${of} ${article}(.+?) (?:wieder )?(?:weg|raus|ab|abziehen)$
= I left ${fraction} of the $1
+ nimm ${word} vom Reis weg = I left ${fraction} of the rice
^${from}(?:davon )?(?:e |en )?(?:${pattern})(?: davon| hab ich| von allem| ist)* ${left}
= I left ${fraction}
+ ${word} hab ich übrig gelassen = I left ${fraction}
^${from}(?:${pattern}) ${of} ${article}(\p{L}+)(?: hab ich| ist)? ${left}|^${from}${of} ${article}(\p{L}+)(?: hab ich| ist)? (?:${pattern}) ${left}
= I left ${fraction} of the $1$2
+ ${word} vom Reis hab ich liegen lassen = I left ${fraction} of the rice
^${article}(.+?) (?:hab ich )?${left},? (?:es war |davon |aber )?(?:${pattern}) (?:war |ist |hab ich )?${left}$
= I left ${fraction} of the $1
+ den Reis nicht geschafft, ${word} blieb übrig = I left ${fraction} of the rice
^${article}(.+?) (?:hab ich )?(?:${left}|nicht (?:ganz )?(?:auf|fertig)?gegessen|nicht ganz ${left}),? (?:sondern |es war |hab )*(?:nur )?(?:${pattern})$
= only ${fraction} of the $1
+ den Reis nicht aufgegessen, nur ${word} = only ${fraction} of the rice
^${from}(?:nur )?(?:${pattern}) ${of} ${article}${named}(?: hab ich)?${eaten}$|^${from}${of} ${article}(.+?)(?: hab ich)?(?: war)? (?:nur )?(?:${pattern})${eaten}$
= only ${fraction} of the $1$2
+ nur ${word} vom Reis = only ${fraction} of the rice
^${from}${article}(?!hab |es |war |davon |ich )(\p{L}+) (?:hab ich )?(?:war )?nur (?:zu |zur )?(?:${pattern})${eaten}$
= only ${fraction} of the $1
+ Reis nur ${word} gegessen = only ${fraction} of the rice
^${from}(?:es war )?(?:davon )?(?:aber )?(?:nur )?(?:e |en )?(?:${pattern})(?: davon| von allem| der portion| der mahlzeit| vom ganzen| hab ich)*${eaten}$
= only ${fraction} of everything
+ nur ${word} gegessen = only ${fraction} of everything
`,
);

/** Instructions about shares, amounts and energy. */
export const editAmounts = parsePhrasePatterns(String.raw`
^${from}(?:alles |davon |es war )?(?:das doppelte|die doppelte (?:menge|portion)|ne doppelte portion|eine doppelte portion|doppelte portion|doppelte menge|doppelt so viel|zweimal so viel|alles doppelt|alles zweimal)(?: davon| von allem)?${eaten}$|^(?:verdopple|verdoppel|verdoppele|verdoppeln)(?: alles| es| das| die mahlzeit)?$|^(?:es|das|alles|die mahlzeit|das ganze|die portion) (?:verdoppeln|verdoppel|verdopple)$
= double everything
+ hab das Doppelte gegessen = double everything
^(?:zähle?|rechne|nimm|trage?|mache?|schreibe?) (?:es |das |alles |die portion |das ganze )*(?:doppelt|zweimal|mal zwei|mal 2|x ?2)(?: ein| rein)?$
= double everything
+ zähl es doppelt = double everything
^davon (?:nur )?(\p{N}+|zwei|drei|vier|fünf|sechs)(?: stück)?$
= actually $1
+ davon 2 = actually 2
^(?:halbiere|halbier|halbieren)(?: alles| es| das| die mahlzeit)?$|^(?:es|das|alles|die mahlzeit|das ganze|die portion) (?:halbieren|halbier|halbiere)$
= halve everything
+ alles halbieren = halve everything
^${from}(?:alles )?(?:dreimal so viel|die dreifache menge|das dreifache|die dreifache portion|dreifach)${eaten}$
= triple everything
+ dreimal so viel = triple everything
^${from}(?:es war )?(?:anderthalb|eineinhalb|1[.,]5) ?(?:portionen|mal so viel|fache)${eaten}$
= 1.5 times everything
+ anderthalb Portionen = 1.5 times everything
^alles verdoppeln (?:außer|bis auf) ${article}(.+)|^${from}alles (?:außer|bis auf) ${article}(.+) verdoppeln$|^(?:verdopple|verdoppel) alles (?:außer|bis auf) ${article}(.+)
= double everything except $1$2$3
+ alles verdoppeln außer dem Reis = double everything except rice
^alles halbieren (?:außer|bis auf) ${article}(.+)|^${from}alles (?:außer|bis auf) ${article}(.+) halbieren$|^(?:halbiere|halbier) alles (?:außer|bis auf) ${article}(.+)
= halve everything except $1$2$3
+ alles außer dem Reis halbieren = halve everything except rice
${fractions.join("\n")}
^${from}(?:nur )?(\d+ ?/ ?\d+|\d+ ?(?:%|prozent))(?: davon| von allem)*${eaten}$
= I ate $1 of it
+ 3/8 davon gegessen = I ate 3/8 of it
^${from}(?:nur )?(${share}) ${of} ${article}(\p{L}+)${eaten}$|^${from}${of} ${article}(\p{L}+) (?:nur )?(${share})${eaten}$
= only $1$4 of the $2$3
+ nur 60 % vom Reis gegessen = only 60 % of the rice
^${from}(?:es war )?(?:nur )?(\d+|ein|eins|eine|zwei|drei|vier|fünf|sechs|sieben) (?:stück |stücke |scheiben? )?(?:von|der|von den) (\d+|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf)(?: stück| stücken| stücke| scheiben| teilen)?${eaten}$
= I ate $1/$2 of it
+ hab nur 3 von 8 Stücken gegessen = I ate 3/8 of it
^(?:ich hab |hab ich |hab )?(?:es |das |sie |ihn |den |die |alles |die portion |uns |uns das |mir |geteilt )*(?:zu zweit(?: geteilt| gegessen)?|mit (?:meinem|meiner) (?!familie|gruppe|clique)\p{L}+(?: zusammen| gemeinsam)?(?: geteilt| gegessen)?|mit (?:einem|einer|nem|ner|der|dem) (?!familie|gruppe|clique)\p{L}+(?: zusammen| gemeinsam)? geteilt)$
= split between 2 of us
+ ich hab's mit meiner Freundin geteilt = split between 2 of us
^(?:ich hab |hab ich |hab )?(?:es |das |sie |ihn |alles |die portion |uns |uns das )*(?:zu dritt|mit (?:meinen |den |unseren )(?:zwei|2|beiden) \p{L}+|mit (?:zwei|2) ${people})(?: geteilt| gegessen)?$
= split between 3 of us
+ zu dritt geteilt = split between 3 of us
^(?:ich hab |hab ich |hab )?(?:es |das |sie |ihn |alles |die portion |uns |uns das )*(?:zu viert|mit (?:meinen |den |unseren )(?:drei|3) \p{L}+|mit (?:drei|3) ${people})(?: geteilt| gegessen)?$
= split between 4 of us
+ zu viert geteilt = split between 4 of us
^(?:ich hab |hab |hab ich )(?:mir |uns )?(?:den |die |das )(.+?) ${withOne}$|^(?:den |die |das |der )(.+?) (?:(?:hab ich|ich hab|war|wurde) )?(?:mir |uns )?${withOne}$
= the $1$2 was shared between 2 of us
+ hab mir den Reis mit meiner Schwester geteilt = the rice was shared between 2 of us
^(?:ich hab |hab |hab ich )(?:mir |uns )?(?:den |die |das )(.+?) zu (dritt|viert) (?:geteilt|gegessen)$|^(?:den |die |das |der )(.+?) (?:(?:hab ich|ich hab|wurde) )?(?:mir |uns )?zu (dritt|viert) (?:geteilt|gegessen)$
= the $1$3 was shared between $2$4 of us
+ den Reis haben wir zu dritt gegessen = the rice was shared between three of us
^(?:das |war |reicht |reichte |es |die portion )*(?:gedacht )?für (zwei|drei|vier|fünf|sechs|\d+)(?: personen| leute| menschen)?(?: gedacht)?$|^(?:durch|in|unter) (zwei|drei|vier|\d) (?:geteilt|teilen|personen)$
= split between $1$2 of us
+ das war für zwei Personen = split between 2 of us
^(?:und |auch )*noch (?:eins|einer|eine|einen|eines|mal das gleiche)(?: dazu)?$
= another one
+ noch eins = another one
^(?:aber )?(?:es war )?(?:nur )?(\p{N}+|zwei|drei|vier|fünf|sechs) (?:stück|stücke|stk|mal|davon)${eaten}$
= actually $1
+ doch 2 Stück = actually 2
^(?:laut|lt\.?|gemäß|nach) (?:der |dem )?(?:packung|verpackung|etikett|hersteller|app|website|speisekarte|karte|nährwerttabelle|tabelle|label):? (?:hatte |war |es war )?(?:es |das )?(.+)
= it had $1
+ laut Packung 320 kcal = it had 320 kcal
^(?:es |das |alles |das ganze |die mahlzeit |das gericht |war |hatte )*(?:insgesamt|zusammen|alles in allem|alles zusammen|gesamt|im ganzen|in summe|total) (?:es |das |war |hatte |nur )*(\d+ ?(?:kcal|kalorien|kj))(?: gegessen)?$|^(?:es |alles |das ganze |die mahlzeit |das gericht |war |hatte |nur )*(\d+ ?(?:kcal|kalorien|kj)) (?:insgesamt|gesamt|zusammen|in summe|total)$
= $1$2 in total
+ waren insgesamt 650 kcal = 650 kcal in total
^(?:die |der )?(?:gesamt)?(?:kalorien|kcal|energie|brennwert)(?: war| gesamt| insgesamt| hatte| ?:| =)* (\d+)(?: kcal)?$
= $1 kcal in total
+ Gesamtkalorien 650 = 650 kcal in total
^(?:es|das|der|die) (?:hatte|hat) (?:nur )?(${figure}.*)
= it had $1
+ der hat 210 kcal = it had 210 kcal
^${article}(.+?) (?:hatte|hat|haben) (?:nur )?(${figure}.*)
= the $1 had $2
+ der Reis hat 210 kcal = the rice had 210 kcal
^(?:es war |war |hatte )?(?:nicht|keine?) (?:\d+ ?\p{L}{0,5}),? sondern (\d+ ?(?:g|gramm|kg|ml|cl|l)) (.+)
= the $2 was $1
+ nicht 200 sondern 300 g Reis = the rice was 300 g
^(?:es war |war |hatte )?(?:nicht|keine?) (${amount}),? (?:sondern|es war) (?:nur )?(${amount})$
= it was $2, not $1
+ das waren nicht 200 sondern 300 g = it was 300 g, not 200
^(?:es )?(?:war )?(?:nur )?ein(?:e[rs]?|s)?,? (?:und nicht|nicht|statt) ${amount}$
= actually 1
+ es war einer, nicht zwei = actually 1
^(?:es )?(?:war )?(?:nur )?(?:eine?|1) (?!${unit} )(\p{L}+),? (?:und nicht|nicht|statt) (?:nur )?${amount}$
= the $1 was 1
+ es war ein Apfel, nicht zwei = the apple was 1
^(?:es )?(?:war )?(?:nur )?(${amount}),? (?:und nicht|nicht|statt) (${amount})$
= it was $1, not $2
+ es waren drei, nicht zwei = it was 3, not 2
^(?:es war |nur )*(${amount}) (?:statt|anstatt|und nicht|nicht) ${amount} (\p{L}+)$
= the $2 was $1
+ 300 g statt 200 g Reis = the rice was 300 g
^(?:es war |nur )*(${amount}) (\p{L}+),? (?:statt|anstatt|und nicht|nicht) (?:nur )?${amount}$
= the $2 was $1
+ 300 g Reis statt 200 = the rice was 300 g
^${article}(\p{L}+) (?:war |hatte )?(?:nur )?(${amount}),? (?:statt|anstatt|und nicht|nicht) (?:nur )?${amount}$
= the $1 was $2
+ Reis 150 g statt 200 = the rice was 150 g
^(?:noch |auch |und |war |es )*mit (?!meine|dem |der )(\p{L}+(?: \p{L}+)?)[,:]? \(?(${weight}|${number} ?${unit})\)?$
= add $2 $1
+ mit Milch 20 g = add 20 g milk
^${article}${food}\p{L}+ (?:war )?mit (\p{L}+)[,:]? (${weight}|${number} ?${unit})$
= add $2 $1
+ Reis mit Milch 2 EL = add 2 tbsp milk
^${article}([^,:\d]+?)[:,]? (?:war |hatte )?(?:nur )?(${number}) ?(?:${unit} )?je (${weight})$|^(?:es |war |nur )*(${number}) (?:${unit} )?([^,:\d]+?) je (${weight})$
= the $1$5 was $2$4 × $3$6
+ der Reis: 2 Scheiben je 50 g = the rice was 2 × 50 g
^(?:mach|mache|machen) (?:nur )?(${weight}) (.+?) (?:draus|daraus)$|^(?:mach|mache|setz|setze|nimm|schreib|schreibe|trag) (?:daraus |draus |lieber |nur )?(${weight}) (?!mehr|weniger)(\p{L}+)(?: ein)?$
= the $2$4 was $1$3
+ mach 250g Reis draus = the rice was 250g
^(?:mach|mache|machen) (?:nur )?(?!minus |-)(.+?) (?:draus|daraus)$|^(?:mach|mache) (?:draus|daraus) (?:nur )?(?!minus |-)(.+)
= it was $1$2
+ mach drei Äpfel draus = it was 3 apple
^(?:setz|setze|stell|stelle|änder|ändere|korrigier|korrigiere|erhöh|erhöhe|reduzier|reduziere|verringer|verringere|senk|senke|mach|mache|pass|passe) ${article}(.+?) (?:auf|zu|in|an auf) (-?${amount})(?: hoch| runter| an| ab)?$
= change $1 to $2
+ ändere den Reis auf 200 g = change rice to 200 g
^${article}(.+?) (?:auf|zu) (${amount})(?: (?:setzen|ändern|erhöhen|reduzieren|korrigieren|stellen|anpassen|hochsetzen|runtersetzen|verringern|senken))?$
= change $1 to $2
+ Reis auf 200 g setzen = change rice to 200 g
^${of} ${article}(\p{L}+) (?:es |war |hab ich |hatte ich )*(?:nur )?(${amount})${eaten}$
= the $1 was $2
+ vom Reis nur 150 g = the rice was 150 g
^${article}(?!ich |es )(\p{L}+) (?:war )?nur (${amount})${eaten}$
= the $1 was $2
+ Reis nur 150 g = the rice was 150 g
^(?:und |noch |nochmal )*(${weight}) (\p{L}+) (?:mehr|zusätzlich|extra)$|^(?:und |noch |nochmal )*(${weight}) mehr (?:von dem |vom )?(\p{L}+)$
= add $1$3 $2$4
+ 20 g Reis mehr = add 20 g rice
^(${weight}) (\p{L}+) weniger$|^(${weight}) weniger (\p{L}+)$
= $1$3 less $2$4
+ 20 g Reis weniger = 20 g less rice
^(?:noch |und )*(?:ein|eine|einen|1|a|oa) (\p{L}+) mehr$
= one more $1
+ ein Apfel mehr = one more apple
^(?:noch |und )*(zwei|drei|2|3) (\p{L}+) mehr$
= $1 more $2
+ zwei Äpfel mehr = 2 more apple
^${from}nur (?:die |das |den |'?s )halbe?[nir]? (\p{L}+)${eaten}$
= only half of the $1
+ nur den halben Apfel gegessen = only half of the apple
^(?:noch )?(?:etwas|ein bisschen|bisschen|ein wenig|bissl|a bissl|viel) mehr (\p{L}+)$|^(\p{L}+) (?:etwas |ein bisschen |viel )?mehr$
= more $1$2
+ etwas mehr Reis = more rice
^(?:noch )?(?:etwas|ein bisschen|bisschen|ein wenig|bissl|a bissl|viel) weniger (\p{L}+)$|^(\p{L}+) (?:etwas |ein bisschen |viel )?weniger$
= less $1$2
+ etwas weniger Reis = less rice
^${article}(.+?) (?:verdoppeln|verdopple|verdoppel|doppelt)$
= double the $1
+ den Reis verdoppeln = double the rice
^${article}(.+?) (?:halbieren|halbiere|halbier)$
= halve the $1
+ den Reis halbieren = halve the rice
^(?:verdopple|verdoppel|verdoppele) ${article}(.+)
= double the $1
+ verdopple den Reis = double the rice
^(?:halbiere|halbier) ${article}(.+)
= halve the $1
+ halbiere den Reis = halve the rice
^(?:doppelt so viel|doppelt so viele|die doppelte menge|das doppelte|zweimal so viel)(?: an| von| vom)? (.+)
= double the $1
+ doppelt so viel Reis = double the rice
^${from}(?:nur )?(?:die |ne |eine |e |a |en )?halb[ei] (?:portion|menge) (?:${of} )?${article}(.+?)${eaten}$
= only half of the $1
+ nur die halbe Portion Reis = only half of the rice
^${from}(?:es war )?(?:die |ne |eine |e )?doppelt[ei] (?:portion|menge) (?:${of} )?${article}(.+?)${eaten}$
= double the $1
+ nimm die doppelte Portion Reis = double the rice
^${from}(?:noch |mal |einmal )*(?:das gleiche|das ?selbe|so viel|nachschlag|einen nachschlag)(?: nach| dazu)?(?:nachgenommen|geholt|nachgeholt| nachgenommen| geholt| nachgeholt)?${eaten}$
= everything times 2
+ noch mal das gleiche nachgenommen = everything times 2
^${from}(?:davon )?(\d+|zwei|drei|vier) (?:teller|portionen|schüsseln)(?: davon)?${eaten}$
= everything times $1
+ ich hab davon zwei Teller gegessen = everything times 2
^(?:noch |nimm |mach |und )*(?:um )?(\d+ ?(?:%|prozent)) ${article}([^\d]+?) mehr$
= $1 more $2
+ 50 % Reis mehr = 50 % more rice
^(?:nimm |mach |und )*(?:um )?(\d+ ?(?:%|prozent)) ${article}([^\d]+?) weniger$
= $1 less $2
+ 50 % Reis weniger = 50 % less rice
^(?:mach |mache |nimm |alles |das ganze |es |mal )*(?:um )?(\d+ ?(?:%|prozent)) (?:weniger|reduzieren|kleiner)$
= $1 less
+ mach mal 20 % weniger = 20 % less
^(?:mach |mache |nimm |alles |das ganze |es |mal )*(?:um )?(\d+ ?(?:%|prozent)) (?:mehr|erhöhen|größer)$
= $1 more
+ 20 % mehr = 20 % more
^${from}(?:die|den|das|ne|eine) ganze[ns]? (${weight}) ?-?(?:packung|tüte|dose|flasche|tafel|becher|schale|glas) (.+?)${eaten}$|^${from}(?:die|den|das|ne|eine) ganze[ns]? (?:packung|tüte|dose|flasche|tafel|becher|schale|glas) (\p{L}+)[, ]+(${weight})${eaten}$
= the $2$3 was $1$4
+ hab die ganze 500 g Packung Reis gegessen = the rice was 500 g
^(?:multiplizier |multipliziere |nimm |rechne |rechne |mach )?(?:alles |das ganze |es |bitte )*(?:mal|x|mit) (\d[\d.,]*)(?: genommen| multiplizieren)?$
= everything times $1
+ alles mal 2 = everything times 2
^${article}${food}(\p{L}+(?: (?!war |hatte |nur )\p{L}+)?) (?:war |hatte )*(?:nur )?0[.,](\d\d?)(?: ?l)?$
= the $1 was 0.$2 l
+ die Milch war 0,33 = the milk was 0.33 l
^(?:es )?(?:war )?(?:eine? |einen )?doppelte[rs]? (?!portion|menge)(\p{L}+)$
= double the $1
+ doppelter Apfel = double the apple
^mit (zwei|drei|vier|[2-9]) (\p{L}+)$
= $1 $2
+ mit 2 Äpfeln = 2 apple
^${article}${food}(\p{L}+) (vollkorn|zero|light|alkoholfrei|vegan|fettarm|laktosefrei|zuckerfrei)$
= the $1 was $2
+ Milch vegan = the milk was vegan
^${article}(\p{L}+) (?:hab|hatte|war) (?:ich |es )*(\d+|zwei|drei|vier|fünf|sechs)${eaten}$
= the $1 was $2
+ Äpfel hatte ich zwei = the apple was 2
^(zwei|drei|vier|[2-9]) (?:stück |stücke |scheiben |gläser |portionen )?(?:${of} )?${article}(\p{L}+) (?:hab ich )?${left}$
= I left $1 of the $2
+ zwei Äpfel hab ich liegen lassen = I left 2 of the apple
^(?:eine?|einen|1) (?:stück |scheibe |glas |portion )?(\p{L}+) (?:hab ich )?${left}$
= I left 1 of the $1
+ einen Apfel hat mein Sohn gekriegt = I left 1 of the apple
^${article}(\p{L}+) (?:mal|x) (\d[\d.,]*)$
= the $1 times $2
+ der Reis mal 2 = the rice times 2
^${article}${food}(\p{L}+(?: (?!war |es |nur |jetzt |hab |hatte |von )\p{L}+)?) (?:war |jetzt )?(?:nur )?(${number} ?${unit})${eaten}$
= the $1 was $2
+ Reis 4 Scheiben = the rice was 4 slice
^(${number} ?${unit}) ${food}(\p{L}+(?: \p{L}+)??)${eaten}$
= $1 $2
+ 200 g Reis gegessen = 200 g rice
^halb so (?:viel|viele) (.+)
= only half of the $1
+ halb so viel Reis = only half of the rice
^${article}(\p{L}+) (?:war|hatte) doppelt so (?:viele?|groß)
= double the $1
+ der Reis war doppelt so viel = double the rice
^${article}(\p{L}+) (?:war|hatte) (?:nur )?halb so (?:viele?|groß)
= halve the $1
+ der Reis war nur halb so viel = halve the rice
`);
