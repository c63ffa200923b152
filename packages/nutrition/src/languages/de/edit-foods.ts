import { parsePhrasePatterns } from "../language-pack.ts";

const article = "(?:den |die |das |dem |der |des |'?s |meine[nm]? )?";
const left = "übriggelassen";
const weight = "\\d[\\d.,]* ?(?:g|gr|gramm|kg|ml|cl|dl|l|liter)";
/** A count of pieces or a measure of a kitchen. */
const few =
  "(?:ein|eine|einen|1|2|3|4|zwei|drei|vier) (?:stück|scheiben?|el|tl|esslöffel|teelöffel|tassen?|gläser|glas|becher|portion|portionen|handvoll|kugeln?)";
const instead = "(?:statt|anstatt|anstelle|an stelle)(?: von| vom| der| des)?";
const out = "(?:raus|weg)";
/** Words of a food: not those that begin a sentence. */
const food = "(?!(?:es|ich|hab|da|davon|alles|war|gab|mach|nimm) |das (?:war|hat|hab|gab) )";

/** Instructions that add, remove and replace foods. */
export const editFoods = parsePhrasePatterns(String.raw`
^(?:lösch|lösche|entfern|entferne|streich|streiche|nimm)? ?(?:das|den|die) erste[ns]? ?(?:raus|weg|wieder raus)?$
= remove the first one
+ das erste löschen = remove the first one
^(?:lösch|lösche|entfern|entferne|streich|streiche|nimm)? ?(?:das|den|die) zweite[ns]? ?(?:raus|weg|wieder raus)?$
= remove the second one
+ das zweite löschen = remove the second one
^(?:lösch|lösche|entfern|entferne|streich|streiche|nimm)? ?(?:das|den|die) dritte[ns]? ?(?:raus|weg|wieder raus)?$
= remove the third one
+ den dritten streichen = remove the third one
^(?:lösch|lösche|entfern|entferne|streich|streiche|nimm)? ?(?:das|den|die) letzte[ns]? ?(?:raus|weg|wieder raus)?$
= remove the last one
+ das letzte löschen = remove the last one
^(?:lösch|lösche|entfern|entferne|streich|streiche) alles (?:außer|bis auf) ${article}(.+)|^alles (?:außer|bis auf) ${article}(.+) ${out}$|^alles ${out} (?:außer|bis auf) ${article}(.+)
= remove everything except the $1$2$3
+ lösche alles außer dem Reis = remove everything except the rice
^${article}([^,\d]+?) ${out}[,;] (?:es )?war (?!zu |mir |nicht |kein)(.+)
= replace $1 with $2
+ Reis weg, war Milch = replace rice with milk
^(?:ein |eine |einen )?(?:glas|tasse|becher|flasche|dose|teller|schüssel) (\p{L}+(?: (?!kam|kamen|war|noch|auch|dazu)\p{L}+)?) (?:kam |kamen |war |gab es |hab ich |auch |noch )*dazu,? \(?(${weight})\)?$
= add $2 $1
+ ein Glas Milch kam noch dazu, 2 dl = add 2 dl milk
^${article}(.+?) ${out}(?:,| und)? (?:dafür |stattdessen )?(.+?) (?:rein|dazu|hin)$
= replace $1 with $2
+ Reis raus und Milch rein = replace rice with milk
^(?:ersetz|ersetze|tausch|tausche|wechsel|wechsle|änder|ändere|änder) ${article}(.+?) (?:durch|gegen|mit|zu|in) (.+?)(?: aus| um)?$|^${article}(.+?) (?:durch|gegen|mit|zu|in) (.+?) (?:ersetzen|tauschen|austauschen|wechseln|ändern|ersetzt|getauscht|ausgetauscht)$
= replace $1$3 with $2$4
+ ersetze den Reis durch Milch = replace rice with milk
^(?:mach|mache) (?:aus )?${article}(\p{L}+) (?:zu |in )?(?!mehr|weniger|kleiner|größer|aus |auf |.*(?:weg|raus|dazu|rein)$)(.+)
= replace $1 with $2
+ mach aus dem Reis Milch = replace rice with milk
^${instead} ${article}(\p{L}+) (\p{L}+), ?(${weight})$
= replace $1 with $3 $2
+ statt Reis Milch, 200 g = replace rice with 200 g milk
^${instead} ${article}(.+?)(?:,| war's| es war| nimm| nehm ich| lieber| hab ich| ich hab| gab es)+ (.+?)(?: gegessen| getrunken)?$
= replace $1 with $2
+ statt Reis war es Milch = replace rice with milk
^${instead} ${article}([^,]+?) (ein|eine|einen|'?nen|'?ne|nur|\d[\d.,]* ?\p{L}+|zwei|drei) (.+?)(?: gegessen| getrunken)?$
= replace $1 with $2 $3
+ statt Reis ein Apfel = replace rice with a apple
^${instead} ${article}(\p{L}+) (.+?)(?: gegessen| getrunken)?$
= replace $1 with $2
+ statt Reis Milch = replace rice with milk
^(?:es |ich hab |hab |nimm |war |hatte |mit )*(.+?),? (?:statt|anstatt|anstelle) (?:der |die |das |dem |den |des )?(?:normale|gewöhnliche|echte|klassische|übliche|reguläre)[rnsm]?$
= $1 instead of the regular one
+ nimm Milch statt der normalen = milk instead of the regular one
^(?:es )?war (.+?),? (?:und )?(?:kein|keine|keinen|nicht|statt) (?:der |die |das )?(?:normale|gewöhnliche|echte|klassische|übliche|richtige)[rnsm]?(?: \p{L}+)?$
= it was $1
+ war kalte Milch, keine normale = it was cold milk
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) war ([^,]+?),? (?:und )?(?:kein|keine|keinen|nicht) (?:mit )?(?!gegessen|getrunken|geschafft)(\p{L}+)$
= replace $3 with $2
+ der Reis war Apfel, nicht Banane = replace banana with apple
^(?:es |ich hab |hab ich |gab es |nimm |hab |hatte |war |nehme |lieber |mit )*${food}${article}([^,\d]+?),? ${instead} ${article}([^,\d]+?),? (?:und zwar )?(${weight}|${few})(?: gegessen| getrunken)?$
= replace $2 with $3 $1
+ Milch statt Reis, 200 g = replace rice with 200 g milk
^(?:es |war |lieber )*mit ([^,]+?),? (?:und )?(?:nicht|statt|anstatt) mit ([^,]+)
= replace $2 with $1
+ das war mit Milch, nicht mit Reis = replace rice with milk
^(?:es war |war |hatte )*(\p{L}+(e[rsn]?)) (\p{L}+),? (?:und )?(?:nicht|kein|keine|keinen) (\p{L}+\2)$
= replace $4 $3 with $1 $3
+ das war kalte Milch, keine heiße = replace hot milk with cold milk
^(?:es |ich hab |hab ich |gab es |nimm |hab |hatte |war |nehme |lieber |mit )*${food}${article}(.+?),? (?:statt|anstatt|anstelle|an stelle|und nicht|nicht)(?: von| vom| der| des)? (?!gegessen|getrunken|aufgegessen|ganz|übrig|mehr|dabei|dazu|drin|raus|mit )${article}(?:ein |eine |einen )?(.+?)(?: gegessen| getrunken| dazu)?$
= replace $2 with $1
+ nimm Milch statt Reis = replace rice with milk
^(?:es |ich hab |hab ich |gab es |hab |hatte |war )+${food}(.+?),? (?:und )?(?:kein|keine|keinen) (.+?)(?: gegessen| getrunken| dazu)?$
= replace $2 with $1
+ es war Milch, kein Reis = replace rice with milk
^(?:es |ich hab |hab ich |gab es |hab |hatte |war )*(?:kein|keine|keinen|nicht) ${article}(.+?),? (?:sondern|es war|stattdessen|dafür|aber) (.+?)(?: gegessen| getrunken| dazu)?$
= replace $1 with $2
+ das war kein Reis, sondern Milch = replace rice with milk
^(?:lösch|lösche|entfern|entferne|streich|streiche|nimm|mach) (?:eine?|einen|eins|1) (\p{L}+)(?: (?:wieder )?${out})?$|^(?:eine?|einen|1) (\p{L}+) (?:wieder )?(?:${out}|weniger)$
= remove one $1$2
+ nimm einen Apfel weg = remove one apple
^(?:nimm|lass|lasse|nehm|nehme|tu|mach|hau|schmeiß|schmeiss|wirf|kick) ${article}(.+?) (?:wieder )?(?:weg|raus|aus)$
= remove the $1
+ nimm den Reis raus = remove the rice
^${article}(.+?) (?:lass|lasse|nehm|nehme|nimm|streich) ich (?:wieder )?(?:weg|raus|aus)$|^(?:lösch|lösche|entfern|entferne|streich|streiche) ${article}(.+?)(?: (?:weg|raus|wieder))*$
= remove the $1$2
+ lösche den Reis = remove the rice
^${food}${article}([^\d]+?) (?:wieder |hab ich |ist |war |komplett |ganz )*(?:weg|raus|weggelassen)$|^(?:ich hab |hab )${article}(.+?) weggelassen$
= remove the $1$2
+ den Reis löschen = remove the rice
^${food}${article}([^,]+?) (?:hab ich|gab es|hatte ich|war|hab|zählt|fehlte)?(?: es| auch)* ?nicht(?: dabei| dazu| drin| drauf| gegessen| getrunken| dran| mit dabei)*$|^(?:ich hab |hab )${article}(.+?) nicht (?:gegessen|getrunken|gegessen)$
= remove the $1$2
+ den Reis habe ich nicht gegessen = remove the rice
^(?:es |gab es |hatte |hab |ich hab |hab ich |da war |war )*(?:kein|keine|keinen|ohne) (.+?)(?: gegessen| getrunken| dabei| drauf| drin| dazu| mehr)*$
= no $1
+ kein Reis = no rice
^(?:ich hab |hab |hatte )?(?:noch |was |etwas |auch |ganz )*(?:vergessen|vergaß)(?: zu (?:sagen|erwähnen|schreiben|notieren))?[:,]? ?(?:dass |ich |es |da |ich hab |gab es |war |dazu |auch |noch )*(.+?)(?: (?:drauf|drin|dazu|dabei|gegessen|getrunken|hatte|habe|hab|gab|war))*$
= add $1
+ ich hab vergessen: noch ein Apfel = add a apple
^(?:den |die |das )?(.+?)(?: hab ich)?(?: noch| auch| ganz)* (?:vergessen|vergaß)(?: zu (?:sagen|erwähnen|schreiben))?$
= add $1
+ einen Apfel hab ich vergessen = add a apple
^(?:füg|füge|fueg|tu|tue|pack|packe|setz|setze|nimm|gib|schreib|schreibe|trag|trage|noch|und)?(?<!\p{L}(?=\p{L})) ?(?:noch |auch |dazu )*([^\d,]+?) (?:noch |auch |mit )*(?:hinzu|dazu|rein|ein|drauf|vergessen)[,:]? ?\(?(\d[\d.,]* ?\p{L}+|(?:${few}))\)?$
= add $2 $1
+ füge noch Milch hinzu (200 ml) = add 200 ml milk
^(?:noch |auch |und )*(?!war |es )(\p{L}+(?: \p{L}+)?) (?:aufs|ins|auf den|auf das|auf die|in den|in die|in das|in|auf|zum|zur|übers|über den|über die) (?!${few})\p{L}+(?:,? \(?(\d[\d.,]* ?\p{L}+|(?:${few}))\)?)?$
= add $2 $1
+ Milch auf den Reis, 200 ml = add 200 ml milk
^(\p{L}+) (?:zum|fürs) (?:an)?(?:braten|kochen|backen|dünsten):? (\d[\d.,]* ?\p{L}+)$
= add $2 $1
+ Milch zum Kochen: 200 ml = add 200 ml milk
^(?:füg|füge|fueg|tu|tue|gib|pack|packe|setz|setze|leg|nimm|schreib|notier|trag|mach|gieß|streu|da war|da kam) (?:noch |auch |da |dazu )*(.+?) (?:in den|in die|ins|auf den|auf die|aufs|in das|auf das|zum|zur|im|am|zu der|zu dem) \p{L}+(?: dazu| rein| hinzu)?$
= add $1
+ tu noch Milch in den Reis = add milk
^(?:füg|füge|fueg|tu|tue|pack|packe|setz|setze|nimm|gib|leg|schreib|schreibe|trag|trage|mach|mache|rechne|rechn|notier|notiere|zähl|zähle) (?:noch |auch |dazu |da )*(.+?) (?:noch |auch |mit )*(?:hinzu|dazu|rein|ein|auf|mit|nach)$
= add $1
+ füge noch einen Apfel hinzu = add a apple
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) hatte (?:auch |noch )*((?:ein|eine|einen|zwei|drei) .+?)(?: (?:dazu|drin|dabei))?$
= the $1 had $2
+ der Reis hatte noch einen Apfel drauf = the rice had a apple
^(?:ergänze?|addiere?|hinzu|dazu|und|plus|noch|außerdem|zusätzlich|dafür|stattdessen|danach|hinterher|später|dann|auch|füge?|notiere?|(?:zum|als) (?:nachtisch|dessert|nachspeise|abschluss|trinken|beilage|vorspeise)|zu trinken)(?: (?:noch|auch|dazu|kam|kamen|gab es|ich hab|hab ich|war|hab|hatte|danach|hinterher|dann|mal|und))* ${food}(.+?)(?: (?:noch|auch|gegessen|getrunken|dazu|hinterher|danach|dabei|drin|rein|hinzu|später))*$
= add $1
+ dazu noch ein Apfel = add a apple
^(?:gab es|(?:da|dazu|dabei) war|da|es) (?:auch |noch |dazu |war |kam |kamen )*(?:fehlt |fehlen |fehlte )?(?:noch |auch )*(?!nur |nicht |kein)(.+?)(?: (?:drin|dabei|drauf|dazu|rein|mit|gegessen))+$|^(?:es |da )?(?:fehlt|fehlen|fehlte) (?:noch |auch )*(.+)
= add $1$2
+ es fehlt noch ein Apfel = add a apple
^gab es (?:auch |noch |dazu )+(?!nur |nicht |kein)(.+)
= add $1
+ gab es noch Milch = add milk
^gab es (?!nur |nicht |kein)(.+)
= there was $1
+ es gab Milch = there was milk
^(?:ich hab |hab |hatte |hab ich )(?:auch |noch |dann |danach |dazu |außerdem |hinterher |später )+(?!nur |nicht |kein)(.+?)(?: (?:gegessen|getrunken|dazu|dabei|drauf|drin|hinterher))*$
= add $1
+ ich hab noch einen Apfel gegessen = add a apple
^${food}(.+?) (?:hab ich |war |gab es |kam |kamen |ist )?(?:auch |noch |dazu |dann )+(?:mit )?(?:gegessen|getrunken|dazu|dabei|drauf|drin|hinterher|rein)$
= add $1
+ Milch hab ich auch noch getrunken = add milk
^(?:noch )?${food}(.+?) (?:noch |auch )*(?:dazu|hinzu|rein|hinterher|fehlt|fehlen|fehlte|fehlt noch|fehlen noch|auch noch|extra dazu|danach)$
= add $1
+ einen Apfel hinzufügen = add a apple
^(?:${food}${article}([^\d,]+?)(?: hab ich| ich hab)?|(?:ich hab|hab|hatte)(?: nur)? ([^\d,]+?)) ${left}$
= I left the $1$2
+ den Reis hab ich übrig gelassen = I left the rice
^(?:es |war |ich hab |hab |hatte )+((?:nur )?(?:\d.*|zwei .*|drei .*|vier .*|fünf .*|sechs .*|ein .*|eine .*|einen .*|halbe.*))$
= it was $1
+ es waren nur 200 g Reis = it was only 200 g rice
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) war ohne (?!alkohol|laktose|gluten|koffein)(\p{L}+)$
= the $1 was without $2
+ der Reis war ohne Milch = the rice was without milk
^${article}(?:latte(?: macchiato)?|milchkaffee) war mit (?:magermilch|fettarmer milch|entrahmter milch)(?: gemacht| zubereitet)?$
= the milchkaffee was with skim milk
+ der Milchkaffee war mit Magermilch = the milchkaffee was with skim milk
^(?:es |alles |beides |das ganze |das fleisch |war |wurde |ist |ich |hab ){0,4}(?:noch )?(?:in|mit) (.+?) (?:an|raus|heraus)?ge(?:braten|kocht|macht|backen|dünstet|röstet)$
= cooked in $1
+ das Ganze wurde in 1 EL Milch angebraten = cooked in 1 tbsp milk
^(?:süße?|würze?|bestreue?|toppe?|garniere?|verfeinere?|beträufle|beträufel|bestreiche?|begieße?) (?:es|das|das ganze|alles|(?:den|die|das) \p{L}+) (?:noch |auch )*mit (.+)|^(?:ich |hab |es |das |war |wurde |ist |noch |auch |alles |hatte )*mit (.+?) (?:gesüßt|gewürzt|bestreut|getoppt|garniert|verfeinert|beträufelt|bestrichen|angemacht|abgeschmeckt|angerührt|vermischt|gemischt)$
= add $1$2
+ süße das noch mit Milch = add milk
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) (?:war |wurde |wurden |ist |hab ich )+(?:in|mit) (.+?) (?:an|raus|heraus)?ge(?:braten|kocht|macht|backen|dünstet|röstet)$
= the $1 was cooked in $2
+ der Reis wurde in Milch gekocht = the rice was cooked in milk
^(?:in|auf|an|zu|über|für) (?:den|die|das|dem|der|meinen|meine|mein) \p{L}+ (?:kam|kamen|kommt|kommen|war|gab es|hab ich|gehört|gehören) (?:noch |auch )*(.+?)(?: (?:drauf|drin|dazu|rein|getan|gemacht|gegeben))*$|^(?:ins|aufs|im|am|zum|zur) \p{L}+ (?:kam|kamen|kommt|kommen|war|gab es|hab ich|gehört|gehören) (?:noch |auch )*(.+?)(?: (?:drauf|drin|dazu|rein|getan|gemacht|gegeben))*$
= add $1$2
+ in den Reis kam noch Milch = add milk
^(?:es )?war (?!nur |nicht |kein|wie |was |wo |warum )(.+?)(?: gegessen)?$|^(?!es |war )(.+?),? es war$
= it was $1$2
+ kalte Milch wars = it was cold milk
^${article}${food}(\p{L}+) war (?:nur )?(?:eine? |n |ne )?halbe[rsn]?$
= only half of the $1
+ die Banane war nur ne halbe = only half of the banana
^${article}${food}(\p{L}+) (?:war )?mit (.+?) (?:überbacken|belegt|gefüllt|bestrichen|bestreut|garniert|verfeinert)$
= the $1 had $2
+ Reis mit Milch verfeinert = the rice had milk
^${article}(reis) war vollkorn$
= the $1 was brown rice
+ der Reis war Vollkorn = the rice was brown rice
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) war (?:nur |eher )*(${weight}) (?:roh|ungekocht|trocken|rohgewicht|trockengewicht|im rohzustand)$
= replace the $1 with $2 uncooked $1
+ der Reis war 100 g roh = replace the rice with 100 g uncooked rice
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) war (?:nur |eher )*(\p{L}+),? (${weight})( gekocht| roh| trocken| gegart)?$
= the $1 was $3$4; the $1 was $2
+ die Milch war heiß, 200 g = the milk was 200 g; the milk was hot
^${article}${food}(\p{L}+(?:[ -]\p{L}+)?) war (?:nur |eher )*(.+)
= the $1 was $2
+ der Reis war 200 g = the rice was 200 g
^mehr (.+)
= more $1
+ mehr Reis = more rice
^weniger (.+)
= less $1
+ weniger Reis = less rice
`);
