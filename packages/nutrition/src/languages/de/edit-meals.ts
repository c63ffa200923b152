import { parsePhrasePatterns } from "../language-pack.ts";

const day =
  "(?:am |an |vom )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:s|abend|mittag|morgen|früh|nachmittag|vormittag|nacht| abend| mittag| früh| nachmittag| vormittag| nacht)?";
const hour =
  "(?:ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\d{1,2}(?:[:.]\\d\\d)?)";
const clock = `(?:(?:um|gegen|ab|kurz vor|kurz nach|kurz) (?:halb |viertel nach |viertel vor |dreiviertel )?${hour}(?: ?(?:uhr|h)(?: \\d\\d)?)?|(?:halb |viertel nach |viertel vor |dreiviertel )${hour}|${hour} ?(?:uhr|h)(?: \\d\\d)?|\\d{1,2}[:.]\\d\\d)`;
const part =
  "(?:heute|heut|gestern|vorgestern|früh|(?:am |in der |zu |den )?(?:morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?|nacht|mitternacht)|in der früh|(?:zum|beim) (?:frühstück|mittagessen|abendessen|abendbrot))";
const ago = "vor [^,.]{1,16}? (?:stunden?|tagen?|minuten)";
/** Words of a day and a time, and nothing else. */
const time = `((?:${clock}|${part}|${day}|${ago})(?:,? (?:${clock}|${part}|${day})){0,3})`;
const type =
  "(frühstück|mittagessen|abendessen|abendbrot|snack|mittag|zmittag|znacht|zmorge|znüni|zvieri|jause|brotzeit|zwischenmahlzeit|nachtessen|brunch|vesper)";
const meal =
  "(?:das ganze|das essen|den eintrag|die mahlzeit|die uhrzeit|die zeit|das datum|uhrzeit|zeit|datum|alles|es|das|die|ihn|den|sie)";
const mealWord = "(?:es|das|alles|die|mahlzeit|uhrzeit|zeit|datum|den|eintrag|essen|ganze|ihn|sie)";

/** Words that undo the latest change. */
const undo =
  "(?:(?:(?:mach|mache|nimm|nehm|setz|setze|stell|stelle|dreh) )?(?:es |das |alles |die |meine |letzte[ns]? |änderung |eingabe |korrektur |wieder ){0,4}(?:rückgängig|ungeschehen|zurück|zurücksetzen|zurücknehmen|zurückdrehen|widerrufen|verwerfen|wiederherstellen|wieder her)(?: machen)?(?: (?:so )?wie (?:vorher|zuvor|davor|es war|am anfang))?|(?:mach |mache |setz |setze |stell |stelle |soll )?(?:es |alles |wieder ){0,2}(?:so )?wie (?:vorher|zuvor|davor|es war|es vorher war|am anfang)|vergiss (?:es|das|(?:die |meine )?(?:letzte )?(?:änderung|eingabe|korrektur))|(?:die |meine )?(?:letzte|vorige|vorherige)n? (?:änderung|eingabe|korrektur)(?:en)? (?:wieder )?(?:raus|weg|löschen)|(?:nimm|mach|lösch|entfern|streich|schmeiß)e? (?:die |meine |deine )(?:letzte|vorige|vorherige)n? (?:änderung|eingabe|korrektur)(?: (?:wieder |bitte )*(?:raus|weg))?|zurück zur (?:alten|letzten|vorigen|vorherigen|ursprünglichen) (?:version|fassung)|zurück (?:auf|zu|zum|zur) (?:vorher|davor|anfang|ursprung|original)|(?:einen? )?schritt zurück|zurück zum (?:alten|letzten|vorigen|vorherigen|ursprünglichen) stand|(?:alles |es |das )?(?:wieder )?(?:auf den|in den) (?:alten|letzten|vorherigen|ursprünglichen) (?:stand|zustand)(?: zurück)?(?: bringen| setzen| zurücksetzen)?|(?:stell|stelle|mach|mache|setz|setze|bring) (?:es |das |alles )?(?:wieder )?(?:so )?(?:her|hin|zurück),? (?:so )?wie (?:es )?(?:vorher|zuvor|davor|am anfang)(?: war)?|(?:lass|lasse|lassen wir) (?:es |das |alles )?(?:so )?wie es (?:vorher |zuvor |davor )?war|(?:doch |alles )*(?:wieder )?rückgängig|undo)";

/** Instructions about the time, the type and the name of a meal. */
export const editMeals = parsePhrasePatterns(String.raw`
^(?:warum|wieso|weshalb|wann) (.+)
= why $1
+ warum war da Milch = why was actually milk
^${undo}$
= undo
+ doch nicht, mach das rückgängig = undo
^(?:nenne?|benenne?|tauf|taufe) ${meal}? ?(?:um in |in |um )?(.+?)(?: um)?$|^(?:gib|geb|gebe) (?:${meal}|dem essen|der mahlzeit|dem ganzen|ihm|ihr|dem) den (?:namen|titel) (.+)|^(?:ändere?|setze?|mache?) (?:den |die )?(?:namen?|titel|überschrift) (?:in|zu|auf|als):? (.+)|^(?:den |die |der )?(?:namen?|titel|überschrift) (?:soll |bitte )*(?:ändern|setzen|umbenennen|heißen)(?: in| auf| zu)?:? (.+)|^(?:den |die )?(?:namen?|titel|überschrift) (?:in|auf|zu) (.+) (?:ändern|setzen)$|^(?:es |das |die mahlzeit |das essen )?(?:soll|sollte) (.+) heißen$|^(?:mach|nimm|setz|setze|gib|schreib|trag|speicher) (?:bitte )?(.+) als (?:titel|namen?|überschrift)(?: ein)?$|^(?:als|zum) (?:titel|namen?|überschrift):? (.+)
= rename it to =$1=$2=$3=$4=$5=$6=$7=$8
+ nenne es Reis = rename it to Reis
^(?:das |es |die mahlzeit |das ganze |das essen )?(?:in|auf|zu):? (.+?) (?:umbenennen|umtaufen|ändern|benennen|taufen)$|^(?:titel|name|überschrift|der titel|der name|die überschrift) (?:soll|sollte|muss|wird|bitte|auf|in|zu)(?: bitte)? (.+?) (?:lauten|heißen|sein|werden|ändern|setzen)$
= rename it to =$1=$2
+ in Reis umbenennen = rename it to Reis
^(?:speicher|speichere|bezeichne|benenne?|führ|führe) (?:es |das |die mahlzeit |das ganze |das essen )?(?:als|unter(?: dem namen)?) (.+)
= rename it to =$1
+ speicher das als Reis = rename it to Reis
^umbenennen (?:in|auf|zu):? (.+)|^(?:der |neuer )?(?:(?:name|titel|überschrift)(?: war| ist| ?:)|heißt ?:) (.+)
= rename it to =$1=$2
+ Titel: Reis = rename it to Reis
^(?:die |der )?(?:uhrzeit|zeit|zeitpunkt):? (?:war )?(um \d{1,2}[:.]\d\d)(?: uhr)?$
= the time was $1
+ Uhrzeit 19:15 = the time was at 19:15
^(?:verschieb|verschiebe|schieb|schiebe|setz|setze|stell|stelle|trag|trage|pack|packe|änder|ändere|mach|mache|leg|lege|buch|buche|häng|verleg|verlege|datiere?|ordne|rechne) (?:${meal} )?(?:auf|nach|zu|zum|bei|für|in|unter|zurück auf)? ?${time}(?: ein| um| draus| daraus| zu| rein)?$
= move it to $1
+ verschiebe auf gestern = move it to yesterday
^(?:${meal} )?(?:auf|nach|zu|zum)? ?${time} (?:verschieben|setzen|ändern|stellen|verlegen|eintragen|dazu)$
= move it to $1
+ auf gestern verschieben = move it to yesterday
^(?:${mealWord} |war |hab |ich |gegessen )*(?:schon |erst |bereits |noch |zum |auf |von |nicht ${time},? sondern |${time} (?:war's |wars |war es |war das |war |es war )?nicht,? sondern )*${time}(?:,? (?:und )?(?:nicht|statt) ${time})?(?: gegessen| getrunken| eingenommen)?$
= it was $3
+ das war schon gestern = it was yesterday
^(?:es )?fand ${time} statt$
= it was $1
+ fand gestern statt = it was yesterday
^(?:(?:die |der |das )?\p{L}+ )?(?:hab|habe|aß|trank) ich (?:schon |erst |das |es )*${time} (?:gegessen|getrunken)$
= it was $1
+ das habe ich gestern gegessen = it was yesterday
^(?:war |gehört |zählt |gilt |mach |mache |setz |setze |trag |trage |änder |ändere |stell |pack |verschieb |verschiebe |buch |als |auf |zu |zum |zur |beim |in |mein |meine |ein |eine |das |daraus |draus |es |alles |die |mahlzeit |typ |ist |schon |erst |kein \p{L}+,? sondern (?:ein )?|nicht \p{L}+,? sondern )*${type}(?: draus| daraus| ein| um| gegessen| machen| ändern)?(?:,? (?:und )?(?:kein|keine|nicht|statt|nicht mehr) .+)?$
= it was $1
+ das war ein Frühstück, kein Snack = it was breakfast
^(?:den |die |das |der )?\p{L}+(?: \p{L}+)? war (?:schon |erst )?${time}$
= it was $1
+ die Milch war gestern = it was yesterday
`);
