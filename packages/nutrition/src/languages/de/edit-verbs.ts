import { parsePhrasePatterns } from "../language-pack.ts";

const article = "(?:den |die |das |dem |der |des |mein |meine |meinen |'?s )?";
const unit =
  "(?:g|gr|gramm|kg|ml|cl|dl|l|liter|el|tl|esslöffel|teelöffel|stück|stk|scheiben?|tassen?|gläser|glas|teller|portion|portionen|becher|dosen?|flaschen?|kugeln?|handvoll)";
const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|eine?|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)";
const amount = `(${number} ?${unit}|${number})`;

/** Stems of verbs whose forms end in "", "e", "en", "st" or "t". */
const raise =
  "(?:erhöh|steiger|vergrößer|vermehr|heb|schraub|stock|setz|dreh|korrigier|stell|fahr|pass|geh|mach|änder)";
const lower =
  "(?:reduzier|verringer|verkleiner|verminder|minder|senk|kürz|drossel|begrenz|beschränk|setz|dreh|schraub|korrigier|stell|fahr|pass|geh|mach|änder)";
const form = "(?:e|en|n|st|t)?";
const up = "(?:hoch|rauf|herauf|hinauf|aufwärts|nach oben|an|auf)";
const down = "(?:runter|herunter|hinunter|herab|ab|zurück|abwärts|nach unten)";
/** The name of an item, without the verb after it. */
const name = `(\\p{L}+(?:[ -](?!(?:${up}|${down})?(?:${raise}|${lower})|${up} |${down} |(?:um|auf|bitte|mal|nur|wieder) )\\p{L}+)?)`;
const changed = `(?:${up}|${down})?(?:erhöh|steiger|vergrößer|reduzier|verringer|verkleiner|senk|kürz|begrenz|beschränk|setz|schraub|stock|stuf|korrigier|änder|stell|fahr|pass|dreh|bring|heb|rund|geh)${form}`;

/** Instructions whose verb says how an amount changes: to which one, or by which one. */
export const editVerbs = parsePhrasePatterns(String.raw`
^${changed} ${article}${name} (?:bitte |nur |mal )*(?:${up} |${down} )?(?:auf|zu) (?:nur )?${amount}(?: ${up}| ${down})?$
= change $1 to $2
+ stock den Reis auf 200 g auf = change rice to 200 g
^${article}${name} (?:bitte |nur |mal |wieder )*(?:${up} |${down} )?(?:auf|zu) (?:nur )?${amount}(?: ${changed}| ${up}| ${down})?$|^${article}${name} ${changed} (?:auf|zu) (?:nur )?${amount}$
= change $1$3 to $2$4
+ Reis runter auf 200 g = change rice to 200 g
^(?:${lower}${form}|zieh|ziehe) ${article}${name} (?:bitte |nur |mal )*um ${amount}(?: ${down})?$|^${article}${name} um ${amount} (?:${down})?(?:reduzier|verringer|verkleiner|verminder|minder|senk|kürz|drossel|setz|schraub)${form}$
= $2$4 less $1$3
+ reduzier den Reis um 20 g = 20 g less rice
^(?:zieh|ziehe) (?:vom |von der |von dem |von den |beim |bei der |bei dem )${name} ${amount} ab$|^(?:vom |von der |von dem |von den |beim |bei der |bei dem )${name} ${amount} (?:ab|abziehen|abgezogen|weniger)$
= $2$4 less $1$3
+ zieh vom Reis 20 g ab = 20 g less rice
^(?:zieh |ziehe )?${amount} ${article}${name} (?:ab|abziehen|abgezogen|davon abziehen)$
= $1 less $2
+ 20 g Reis abziehen = 20 g less rice
^${raise}${form} ${article}${name} (?:bitte |nur |mal )*um ${amount}(?: ${up})?$|^${article}${name} um ${amount} (?:${up})?(?:erhöh|steiger|vergrößer|heb|setz|schraub|stock)${form}$
= $2$4 more $1$3
+ erhöhe den Reis um 20 g = 20 g more rice
^um ${amount} (?:mehr|größer) ${name}$|^(?:beim |bei der |bei dem |vom |von der |von dem )?${name} um ${amount} mehr$
= $1$4 more $2$3
+ um 20 g mehr Reis = 20 g more rice
^um ${amount} weniger ${name}$|^(?:beim |bei der |bei dem |vom |von der |von dem )?${name} um ${amount} weniger$
= $1$4 less $2$3
+ um 20 g weniger Reis = 20 g less rice
^(?:beim |bei der |bei dem |bei den |bei )${name} (?:hab|habe) ich mich ver\p{L}+,? (?:(?:das|es|die|der|den|richtig|es) )*(?:war|sollte|müsste)(?: locker| fast| gut| eher| wohl| sicher)* (.+?)(?: sein)?$|^(?:bei|beim|bei der|bei den|bei dem) ${name} (?:es war|(?:war|sollte|müsste)(?: es| das)?) (.+?)(?: sein)?$
= the $1$3 was $2$4
+ beim Reis hab ich mich verschätzt, das war 200 g = the rice was 200 g
^${amount} nicht,? sondern (?:nur )?${amount}(?: ein| draus| daraus| rein)?$
= it was $2, not $1
+ 300 g nicht, sondern 250 g ein = it was 250 g, not 300 g
^(?:${lower}${form} )?${article}${name} um die hälfte(?: (?:${down})?(?:reduzier|verringer|verkleiner|senk|kürz|setz)${form})?$
= halve the $1
+ den Reis um die Hälfte reduzieren = halve the rice
`);
