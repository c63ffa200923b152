import { parsePhrasePatterns } from "../language-pack.ts";
import { occasion } from "./common-words.ts";

const hours =
  "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig"
    .split(" ")
    .map(
      (word, at) => String.raw`
${word}(?= uhr(?!\p{L}))
= ${at + 1}
+ um ${word} Uhr = um ${at + 1} Uhr`,
    )
    .join("");

/** A title may have any words. */
const notInTitle = "(?<!(?:nenn|benenn|tauf|name|titel|überschrift|heiß)\\p{L}*(?!\\p{L}).*)";
const place = `(?:auf|bei|in|an|nach|vor|während|wegen|aus|im|am|beim|zum|zur|vom|von|ins|seit|trotz|für)(?: (?:dem|der|den|die|das|einem|einer|einen|meinem|meiner|meinen|meine|unserem|unserer|unseren|seiner|seinem|ihrer|ihrem))?(?: \\p{L}{3,}(?:en|em|er))? ${occasion}(?:s|es)?|bei (?:mir|uns|ihm|ihr|ihnen|freunden|oma|opa|mutti|mama|papa|(?:meine|unsere|deine|seine|ihre|eine)[rnm] \\p{L}+)|zu ?hause|daheim`;

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites = parsePhrasePatterns(String.raw`
(?<=^(?:nur )?\d[\d.,]* ?(?:g|gramm|kg|ml|cl|dl|l|stück|scheiben|kcal)?) (?:war|waren|ist|sind|wär\p{L}*) (?:viel |etwas |doch |wohl |ja |mir )*zu (?:viel|wenig|hoch|niedrig|groß|klein)[,;.:!]+ (?:und |also |lieber |besser )*(?:(?:nimm|trag|mach|schreib|setz|nur|eher|lieber|richtig|es|war|waren|wären|mal|bitte|auf) )*(?=\d)
= ${" "}nicht, sondern${" "}
+ 300 g ist zu viel, trag 250 g ein = 300 g nicht, sondern 250 g ein
(?:(?:ich )?(?:würde?|würd|möchte|tät|täte) (?:ich )?(?:mal )?(?:sagen|schätzen|meinen|behaupten)|(?:ich )?(?:tippe|tipp|vermute|vermut|behaupte|rate|nehme an|nehm an|nehme mal an|bin mir (?:ziemlich |recht |fast |ganz )?sicher)(?: mal)?(?: auf(?= \d))?|(?:sagen wir|sag ma|sagn ma|sagma|sag mal|sagen wir mal)|soweit ich weiß|soviel ich weiß|wenn ich mich (?:recht|richtig|nicht täusche|recht entsinne)(?: erinnere?| erinnern)?|meines wissens|meiner meinung nach|nach meiner schätzung|im nachhinein|rückblickend|im endeffekt|letztendlich|letztlich|schlussendlich|in wirklichkeit|in wahrheit|ehrlich gesagt|ehrlicherweise|um ehrlich zu sein|wenn ich ehrlich bin|offen gestanden|zugegeben(?:ermaßen)?|mehr oder weniger|wahrscheinlich|vermutlich|höchstwahrscheinlich|vielleicht|vllt|evtl|eventuell|iwie|eig(?:tl)?),? ?(?:dass |,)?
=
+ ich würd sagen es war Reis = es war Reis
lass ?ma|lass mal(?= (?:den|die|das) )|lass mir|lass uns
= lass
+ lassma den Reis weg = lass den Reis weg
meim|mei'm
= meinem
+ meim Bruder = meinem Bruder
ausm|aus'm
= aus dem
+ ausm Ofen = aus dem Ofen
^minus (?=(?:die|der|das|den|dem) \p{L}+$)
= ohne${" "}
+ minus die Milch = ohne die Milch
(?:nur |so )*(?:ein paar|paar|zwei|drei|2|3|wenige|einige) (?:bissen|happen|löffel|gabeln|schlucke?|schlückchen)(?: (?:davon|gegessen|genommen|getrunken|probiert))?,? (?:also |so |und |etwa |nur |das war |war |ist )*(?=(?:ein|die|e|ne|n) (?:viertel|drittel|hälfte|fünftel)(?!\p{L}))
= nur${" "}
+ vom Reis nur ein paar Bissen, also ein Viertel = vom Reis nur ein Viertel
(?:, |; |\. |(?<=\p{L}) (?:und |aber ))(?:und |aber )?(?:sonst|ansonsten|der rest|rest|alles andere|die anderen sachen|das andere|der übrige teil)(?: (?:hat|haben|ist|sind|war|waren))? ?(?:passts?|stimmts?|passt's|stimmt's|passt es|stimmt es|gepasst|gestimmt|okay|ok|richtig|korrekt|gut|in ordnung|so lassen|so gelassen|lassen wir so|bleibts?|kann bleiben|kannst (?:du )?(?:so )?lassen)(?: (?:ja|schon|alles|eh|so|wieder))*$
=
+ lösch die Milch, sonst passts = lösch die Milch
${hours}
${notInTitle},? (?:${place})(?!\p{L})
=
+ das war gestern nach der Frühschicht = es war gestern
(?<=(?:nenne?|benenne?) (?:das|es|die mahlzeit|den eintrag|das essen) )(?:mal|doch|bitte|einfach|jetzt|ab jetzt|lieber|ruhig) (?=\p{L})
=
+ nenn das mal Reis = nenn das Reis
(?<=(?:kein|keine|keinen) \p{L}+) (?:dabei|drin|drauf|dran)$
=
+ ich hatte keinen Reis dabei = ich hab keinen Reis
(?<=\p{L} )(?:waren|warn|sind)'?s$
= es war
+ zwei Äpfel waren's = zwei Äpfel es war
,? (?:weil |denn )?(?:er|sie) (?:hatte|hat|hatten|haben) (?:\p{L}+ ){0,3}(?:nichts|nix|nicht|kaum was|keinen? \p{L}+)(?: \p{L}+){0,2}$
=
+ der Bruder hat den Reis gegessen, er hatte noch nichts gegessen = der Bruder hat den Reis gegessen
(?<=^(?:(?:aber|doch|also|und|der|die|das|den) )*(?!(?:aber|doch|also|nur|es|war|waren|davon|hab|ich|und) )\p{L}+ (?:(?:doch|war|waren|nur|bitte|eher|eigentlich) )*(?:\d+|zwei|drei|vier|fünf|sechs)) (?:stück|stücke|stk)$
=
+ Apfel doch 2 Stück = Apfel 2
(?<=\p{L}) ?= ?(?=[\p{L}\d])
= ${" "}war${" "}
+ Reis=Milch = Reis war Milch
(?:beim|nach dem|nach) (?:nach)?(?:wiegen|zählen|rechnen|messen|lesen|schauen|sehen|denken|fragen|prüfen|eintragen|aufschreiben|tippen|kochen|essen)(?= (?:kam|kamen|komm|komme|waren|war|sind|ist|hab|habe|hatte|wurden|gemerkt|aufgefallen|festgestellt)(?!\p{L}))
=
+ beim Nachwiegen waren es 2 Äpfel = es war 2 Äpfel
(?:kam|komm|komme|kommt|kommen|kamen) (?:ich|wir|man) (?:\p{L}+ ){0,2}auf(?= (?:\d|ein|eine|zwei|drei|vier|fünf|sechs))
= es war
+ kam ich auf 2 Äpfel = es war 2 Äpfel
^(?:wie|was|wer|wo|wann|wieso|weshalb|welche\p{L}*|woher|wohin|gibt|kennst|weißt|glaubst|findest|hättest) (?!wär|wäre)[^.!]*\?+$
= warum
+ wie wird morgen das Wetter? = warum
(?<=(?:zu zweit|zu dritt|zu viert)[^,]*),? (?:mein|meine) \p{L}+ und ich(?=,|$)
=
+ Reis zu zweit geteilt, mein Bruder und ich = Reis zu zweit geteilt
(?<=nachgenommen),? (?:also |daher |somit )*(?:zähle?|rechne|nimm|trage?) (?:es |das |alles |bitte )*doppelt$
=
+ nachgenommen, also zähl es doppelt = nachgenommen
(?:demnach |also |somit |daher |so |dann )*(?:blieben|bleiben|blieb|bleibt) (?:mir|für mich|uns)(?: nur| noch| also)* (?=(?:\d|ein|eine|einen|zwei|drei|vier|fünf|sechs)(?!\p{L}))
= es war${" "}
+ also blieben mir zwei Äpfel = es war zwei Äpfel
^(?:einen|eine|eins|einer|zwei|drei) (?:hat|haben|hatte|hatten) [^,\d]*, (?:und )?(?=es war (?:\d|zwei|drei|vier|fünf|sechs) )
=
+ einen hat mein Bruder gegessen, blieben mir zwei Äpfel = es war zwei Äpfel
gar kein(?=e?[nrs]? )
= kein
+ es war gar kein Reis drin = es war kein Reis
(?:im|in der|auf dem|in dem|am|in meinem|in meiner) (?:kochtopf|topf|pfanne|schüssel|blech|kanne|flasche|dose|packung|tüte|glas|becher|schale|auflaufform|form|box) (?:geblieben|gelassen|liegen geblieben|liegengeblieben|zurückgeblieben|übrig(?: geblieben)?)
= übriggelassen
+ die Milch ist im Glas geblieben = die Milch ist übriggelassen
(?<=alles .*)verdoppelt$
= verdoppeln
+ alles außer dem Reis verdoppelt = alles außer dem Reis verdoppeln
(?<=alles .*)halbiert$
= halbieren
+ alles außer dem Reis halbiert = alles außer dem Reis halbieren
^(?:ist|sind|war|waren|hat|haben|hatte|enthält) (?=(?:das|der|die|da|dort) .*\?+$)
= warum${" "}
+ ist da Milch drin? = warum da Milch drin?
^(?:kann|darf|soll|sollte|muss|könnte|dürfte) (?:man|ich|wir) .*(?:essen|trinken|haben|abnehmen|zunehmen)\?+$
= warum
+ darf man Reis essen? = warum
(?<=\p{L})\? (?=(?:nein|nee|nö|ne|war|das war|es war|quatsch|kein)(?!\p{L}))
= ,${" "}
+ Reis? Nein, das war Milch = Reis, Nein, es war Milch
(?:das )?(?:mit|bei) (?:dem|der|den) (?=\p{L}+ (?:stimmt|stimmte|passt|war falsch|ist falsch)(?: so| aber| ja)* (?:nicht|falsch|was nicht)?(?!\p{L}))
= nicht${" "}
+ das mit dem Reis stimmt nicht = nicht Reis stimmt nicht
(?:die|der|den|dem|meiner|meinem|meinen|meine|mein|unsere|unser) (?:kleine|große|jüngste|älteste|mittlere|lütte)[nrm]?(?= (?:hat|hatte|wollte|durfte|bekam|kriegte|aß|ass|nahm|bekommen|gekriegt|gegeben|abgegeben|geschenkt|überlassen|(?:\p{L}{0,3}ge|sti|ver|auf|weg|ab)\p{L}+(?:t|en))(?!\p{L})|,|$)
= meine Tochter
+ ein Apfel hat die Kleine gegessen = ein Apfel übriggelassen
halbe[- ]halbe(?: gemacht| gegessen)?|fifty[- ]?fifty(?: gemacht)?|50[/: -]50 gemacht|halb und halb gemacht
= geteilt
+ Reis mit Bruder halbe-halbe gemacht = Reis mit Bruder geteilt
gepackt|gschafft
= geschafft
+ nur Reis gepackt = nur Reis gegessen
(?:(?:hab|habe) ich )?(?:verwechselt|falsch erkannt),? (?:(?:das|es) )?war(?:en|n)?(?= )
= war
+ Reis hab ich verwechselt, war Milch = Reis war Milch
(?<=(?:raus|weg|löschen)),? (?:gabs|gab es|hatte ich|hab ich|war|waren|warn) (?:es |ja |gar |da |doch |überhaupt )*(?:nicht|nich|net|ned)(?: dabei| dazu| mehr)?$
=
+ Reis kann raus, gabs gar nich = Reis raus
(?:nicht|nich|net|ned) (?:angerührt|angefasst|probiert|bestellt|gemocht|gewollt|gekriegt|bekommen|verwendet|benutzt|gebraucht|serviert|mitgegessen)
= nicht gegessen
+ Reis nicht angerührt = Reis nicht gegessen
(?:ging|gingen|geht|gehen) an (?:meinen|meine|mein|den|die|das|unseren|unsere) \p{L}+
= übriggelassen
+ Reis ging an meinen Bruder = Reis übriggelassen
(?:es )?(?:ging|passte|hab ich|hab|ist) nicht (?:mehr )?(?:alles|ganz)(?: mehr)?(?: rein| runter| geschafft| gegessen| reingegangen)?,? (?:und )?(?=.*(?:übrig|liegen|%|hälfte|viertel|drittel))
=
+ ging nicht alles rein, die Hälfte blieb übrig = die Hälfte übriggelassen
g(?:eg|g)?[eä]ss?(?:en?|n|a)|gegesn
= gegessen
+ Reis gegesen = Reis gegessen
vergess?n|vergess?e|vagess(?:n|en)
= vergessen
+ Reis vergessn = Reis vergessen
ess?n
= essen
+ zum essn = zum essen
stehn
= stehen
+ den Reis stehn lassen = den Reis übriggelassen
nenn'?s
= nenn es
+ nenns Reis = nenn es Reis
mach'?s
= mach es
+ machs weg = mach es weg
schieb'?s
= schieb es
+ schiebs auf gestern = schieb es auf gestern
(?:hat|hot|gibt)'?s(?: (?:noch|auch|dazu))*(?= .*(?<!\p{L})(?:ge)?geben$)|gibt'?s|gibs
= gab es
+ dazu gibts Reis = gab es Reis
(?<=gab es .*) (?:ge)?geben$
=
+ dazu hats noch a Milch geben = gab es a Milch
(?<=\p{L} )(?:kannst|kannste|könnt|darfst|kann man|können wir) (?:du |ihr )?(?:ruhig |gleich |getrost |bitte |auch |wieder )*(?:vergessen|knicken|streichen|löschen|rausnehmen|wegmachen|weglassen|rausschmeißen)
= raus
+ den Reis kannst vergessen = den Reis raus
(?<=\p{L} (?:nur |bitte |lieber )*auf \d[\d.,]* ?\p{L}* )(?:(?:he)?runter|hinunter|(?:he)?rauf|hinauf|hoch)(?:setzen|gehen|stufen|korrigieren|schrauben|fahren)?$
=
+ Reis auf 20 g runter = Reis auf 20 g
(?<=\p{L} )(?:kannste|könnteste|kannst du|könntest du|kann man|können wir|könnten wir|magst du)(?= )
=
+ den Reis kannste löschen = den Reis raus
!+(?= (?:nicht|kein|keine|keinen|statt|sondern) )
= ,
+ Reis!! nicht Milch = Reis, nicht Milch
(?<=(?:nicht (?:gegessen|getrunken)|übriggelassen)),? (?:und |sondern |hab )?nur (?:den |die |das |noch )*\p{L}+(?: gegessen| getrunken)?$
=
+ Reis nicht gegessen, nur die Milch = Reis nicht gegessen
^(?:doch )?(?:nicht|nein|quatsch|falsch|unsinn|sorry|stopp|zurück)[,;:.!]+ (?=.*(?:rückgängig|ungeschehen|zurück|wie vorher))
=
+ doch nicht, mach das rückgängig = mach das rückgängig
à(?= ?\d)
= je
+ 2 Äpfel à 100 g = 2 Äpfel je 100 g
(?<=[\p{L}\d] )(?:u|u\.|n)(?= )
= und
+ 200 g Reis u kein Apfel = 200 g Reis und kein Apfel
(?:ca|circa|zirka|ungef|etw)\.|ca(?= \d)|circa|zirka|ungefähr|schätzungsweise|in etwa|so um die|etwa|ziemlich genau|rund(?= \d)|so(?= (?:\d|zwei|drei|vier|um |gegen ))
=
+ es war ungefähr 200 g = es war 200 g
(?:meint?e?|mein) ich$|(?:ich )?(?:glaub|glaube|denk|denke|meinte|(?<=ich )meine?|schätze|schätz)(?: ich| mal)?,?|wie gesagt|oder so|keine ahnung(?: mehr)?|tut mir leid|sorry|entschuldigung|entschuldige|ups|upps|hoppla|ach so|achso|ach ja|ach|oh nein|oh|ohje|äh|ähm|öhm|hm+|naja|tja|mist|quasi|sozusagen|irgendwie|moment mal|moment|stopp|warte mal|warte|korrektur|genauer gesagt|um genau zu sein|genau genommen|richtig ist|richtig wäre|gemeint war|muss heißen|sollte heißen|okay|ok|hey|hallo|danke schön|dankeschön|vielen dank|danke
=
+ ups, sorry, es war Reis = es war Reis
bitte|bidde|eigentlich|tatsächlich|wohl|halt|eben(?! ?(?:so|falls))|leider|natürlich|übrigens|einfach|doch|schnell|gerne?|nochmals?|eher|genau|exakt|übrigens|jetzt(?= \d)|ganz genau|direkt|glei|gleich(?= nach)|laut waage|gewogen|abgewogen|(?<!(?:\d|ein|zwei|drei|vier) ?)mal(?! so| \d)
=
+ bitte doch mal den Reis löschen = den Reis raus
(?<=^(?:kannst|könntest|würdest|kann|könnt|könnten|können|magst) .*)\?+$
=
+ kannst du den Reis löschen? = den Reis raus
(?<=\d ?(?:g|gr|gramm)) (?:gekocht|gegart|zubereitet)(?= |$)
=
+ der Reis war 180 g gekocht = der Reis war 180 g
(?<!(?:um|gegen|ab|vor|nach|statt|auf|zu) )(?=\d{1,2}:\d\d)
= um${" "}
+ Uhrzeit 9:15 = Uhrzeit um 9:15
(?<=(?:auf|zu|statt) )(?=\d{1,2}:\d\d)
= um${" "}
+ auf 9:15 verschieben = auf um 9:15 verschieben
(?<=(?:cola|pepsi|fanta|sprite|\p{L}*limo|\p{L}*limonade|mate|energy|red bull|eistee|spezi) (?:war|waren) )(?:zuckerfrei|ohne zucker|light|diät|diet)
= zero
+ die Cola war zuckerfrei = die Cola war zero
nch|nohc|ncoh|no(?= (?:es|e|en|a|chli|ein|eine|einen) )
= noch
+ nch Reis = noch Reis
(?:letzten?|vorigen?|diesen?|vergangenen?)(?= (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag))
= am
+ letzten Freitag = am Freitag
(?:ich )?(?:hab|habe) mich (?:da )?(?:vertan|verschrieben|vertippt|geirrt|verzählt|versprochen)[,:.]?|mein fehler[,:.]?|kleine korrektur[,:.]?|(?:das )?(?:hab|habe) ich falsch (?:notiert|aufgeschrieben|gesagt)[,:.]?
=
+ ich hab mich vertan, es war Reis = es war Reis
^ne(?:,|(?= (?:warte|das|es|doch|ich|kein|keine|nur|statt)(?!\p{L})))
=
+ ne, es war Reis = es war Reis
^(?:nein|nee|nö|ja|also|und zwar)(?=[, ])
=
+ nein, es war Reis = es war Reis
^(?:kannst|könntest|würdest|kann|könnt|könnten|können) (?:du|ich|man|ihr|sie)|^(?:ich )?(?:möchte|will|würde|wollte)(?: ich)? (?=.*(?:en|ern|eln)$)|^du (?:kannst|könntest|musst)
=
+ nein, kannst du den Reis löschen = den Reis raus
(?:das |es )?(?:stimmt (?:so )?nicht(?: ganz)?|war falsch|ist falsch)[,:]|falsch[,:]
=
+ das stimmt nicht, es war Reis = es war Reis
bloß|blos|bloss|lediglich|gerade (?:ein)?mal|nicht mehr als|höchstens|maximal|grad
= nur
+ es war bloß Reis = es war nur Reis
(?:hab|habe|ham|hob|ha|han|hatte|hatten|haben)'?s
= hab es
+ ich hab's gelöscht = ich hab es gelöscht
(?:isch|sind|esch)(?: (?:es|e|en))?(?= .*g(?:si|sii)$)
= war
+ de Reis isch es Müesli gsi = de Reis war Müesli
(?:gsi|gsii|gwese|gewesen)$
=
+ das war Reis gsi = es war Reis
(?:ich|i) (?:hab|habe|hob|ha|han|hatte)|i hob|i ha|ich ha|hani
= ich hab
+ ich hatte Reis = ich hab Reis
^(?:ha|han|hob)(?= )
= hab
+ ha Reis = hab Reis
nim|nehm|nimmst
= nimm
+ nim Reis = nimm Reis
(?:hab|habe|hatte) (?:ich|i)(?: mir)?|hob i|han ich
= hab ich
+ Reis hatte ich = Reis hab ich
wir (?:hatten|haben|ham)|(?:hatten|haben|ham) wir
= ich hab
+ wir hatten Reis = ich hab Reis
(?:es|da|dazu|dabei) gab(?: es|'?s)?(?: dazu)?|gab(?: es|'?s)?(?: dazu)?
= gab es
+ dazu gab's Reis = gab es Reis
(?:gab es|hatte ich|hab ich|war|waren|warn|hatte) (?:ja |aber |gar |da |doch |halt |leider |überhaupt )*(?:kein|keine|keinen|keins|keiner|keines)(?: mehr| dabei| dazu| drauf| drin)*(?=$|,)
= raus
+ Reis hatte ich doch keinen = Reis raus
(?:das|es|dat|des|s') (?:war|waren|warn|wor|woar|sind|ist|sin)|war(?:en)? es|war(?:en)? das(?! (?!gestern|vorgestern|heute|nicht|nur|doch|schon|auch|mal|alles|so)\p{L}+[!.]*$)|wars|war's|das (?:sollte|müsste|muss) (?=.+ sein$)
= es war
+ das sind Äpfel = es war Äpfel
waren|warens|warns|warn|wor|woar|sind|wog|wogen|wiegt|betrug|gewesen(?= [^ ])
= war
+ die Äpfel wogen 200 g = die Äpfel war 200 g
hatten
= hatte
+ die Äpfel hatten 200 g = die Äpfel hatte 200 g
(?:hat|haben) (?:mein|meine|meiner|der|die|das|unser|unsere) \p{L}+ (?:auf)?(?:gegessen|getrunken|bekommen|gekriegt)(?:,? (?:also |dann )?raus)?|(?:(?:an|für) )?(?:meinem|meiner|meinen|dem|der|den) \p{L}+ (?:ab)?(?:gegeben|geschenkt)|(?:abgegeben|verschenkt)
= übriggelassen
+ den Reis hat mein Sohn gegessen, bitte raus = den Reis übriggelassen
(?<=\d ?(?:kcal|kalorien|kj|(?:g |gramm )?(?:eiweiß|protein|fett|kohlenhydrate|kh))(?: insgesamt| gesamt| zusammen)?),? (?:laut|lt\.?|gemäß|nach|steht auf|stand auf|stehen auf|standen auf) (?:der |dem )?(?:packung|verpackung|etikett|hersteller|app|website|speisekarte|karte|nährwerttabelle|tabelle|label|waage)
=
+ insgesamt 850 kcal laut Karte = insgesamt 850 kcal
(?:auf (?:der |dem )(?:packung|verpackung|etikett|karte|speisekarte|dose|tüte|becher|flasche|riegel|deckel) (?:steht|stand|stehen|standen)|(?:hinten |vorne |da |es )?drauf ?(?:steht|stand|stehen|standen)|(?:da |es )?(?:steht|stand|stehen|standen) (?:hinten |vorne )?drauf|(?:packung|verpackung|etikett|karte|speisekarte|app) (?:sagt|sagte|zeigt|meint)|(?:die |das )(?:packung|verpackung|etikett|karte|app) (?:sagt|sagte|zeigt|meint))[:,]?
= laut packung
+ Packung sagt 900 kcal = laut packung 900 kcal
,? (?:war|es war|das war|die war|der war) (?:riesig|riesengroß|sehr groß|echt groß|lecker|sehr lecker|super|nicht viel|(?:mir |uns |einfach )*(?:viel )?zu ?(?:viel|mächtig|fettig|süß|salzig|trocken|scharf))$
=
+ doppelte Portion, war riesig = doppelte Portion
,? (?:weil|denn|da ich|ich mag|mag ich|(?:die|den|das) (?:mag|mochte) ich|(?:hatte|hab|habe) (?:ja |aber |halt |gar |echt )*keinen (?:großen |rechten |richtigen )?(?:hunger|appetit|durst|bock|platz|nerv|kopf)|keinen hunger|hat nicht geschmeckt|haben nicht geschmeckt|schmeckte nicht|waren alle|gab keine mehr|war (?:schon )?(?:satt|voll)$)(?:(?!,? (?:und|aber|sondern|dafür|stattdessen) )[^\d;])*(?=$|,? (?:und|aber|sondern|dafür|stattdessen) )
=
+ Reis löschen, ich mag den nicht = Reis raus
+ Suppe halbiert weil sie salzig war und Brötchen raus = Suppe halbiert und Brötchen raus
(?:drüber|drauf|rein|dazu|drunter|darüber|darauf|drin|hinein) ?(?:ge(?:streut|macht|geben|gossen|schmiert|mischt|rührt|kippt|legt|packt)|getan)
= dazu
+ noch Milch drüber gegossen = noch Milch dazu
(?:ich )?geb'?e?'?s? (?:es )?(?:ja |ehrlich )*zu|mea culpa|mein fehler
=
+ ich gebs ja zu, es war Reis = es war Reis
(?<=\p{L} )(?:zum|fürs) (?:an)?(?:braten|kochen|backen|dünsten)(?!:? \d)
=
+ ein Apfel zum Anbraten = ein Apfel
(?<=(?:hälfte|drittel|viertel|fünftel|halb\p{L}*|%|prozent|\d|zwei|drei|vier)(?!\p{L}).*),? (?:und )?(?:(?:der|den|dem) rest|(?:die|den|das|der) (?:andere[nrs]?|anderen)(?: hälfte| teil| stück| drittel)?) (?:ist|sind|war|waren|steht|stehen|liegt|liegen|kommt|kam|kamen|gibt|gab|geht|ging|gingen|wandert\p{L}*|landet\p{L}*|hat|haben|hatte|hab|habe|esse|ess|hebe?|bekam|bekommt|kriegte?|nahm|aß|flog|blieb|heben|essen|bleibt) (?!gleich|so$|wie |unverändert|gehabt)[^,;]*$
=
+ nur die Hälfte gegessen, der Rest ist für morgen = nur die Hälfte gegessen
(?<=(?:nachschlag|nachgenommen|nachgeholt|zweimal|zwei mal|zweite portion|zweiten teller)[^,]*),? (?:und )?(?:also |daher |somit |das macht |macht |quasi |insgesamt )*(?:das |die )?(?:doppelt\p{L}*|mal zwei|x ?2)(?: portion| menge| so viel)?$
=
+ Nachschlag, also doppelt = Nachschlag
(?<=(?:ist|sind|war|waren) (?:noch |auch |die |ein |eine |etwa |gut )*(?:hälfte|drittel|viertel|\d+ ?g|\d+ ?%)(?: \p{L}+){0,3} )da$
= übrig
+ vom Reis ist die Hälfte da = vom Reis ist die Hälfte übrig
noch (?=.*(?:übrig|liegen geblieben|im kühlschrank|im topf)$)
=
+ vom Reis sind noch 100 g übrig = vom Reis war 100 g übrig
(?<=(?:hälfte|drittel|viertel|fünftel|prozent|%) )von allem
= davon
+ die Hälfte von allem = die Hälfte davon
(?:kam|kamen|kommt|kommen|gehört|gehören|gehörte|gehörten) (?:da |dort |gar |doch |überhaupt |ja )*nicht (?:mit )?(?:rein|dazu|drauf|hin|hinein|drüber|dran)
= raus
+ der Reis kam gar nicht rein = der Reis raus
auch nur
= nur
+ Butter auch nur 10 g = Butter nur 10 g
(?:brauchst|musst|sollst|kannst|bitte) (?:du |ihr )?(?:bitte |auch )*nicht (?:mit ?|zu |mitzu|mit zu )*(?:zählen|rechnen|nehmen|berechnen|berücksichtigen|eintragen|einzutragen)|nicht (?:mit ?|mitzu)(?:zählen|rechnen|gezählt|gerechnet|nehmen)
= raus
+ Reis brauchst du nicht mitzuzählen = Reis raus
(?<=raus),? (?:weil |denn )?(?:(?:die|den|das|der|davon) )?(?:hab|habe|hatte) ich (?:ja |gar |doch |auch |eh |nämlich )*(?:nicht|nichts|nix|keine|keinen|keins) ?(?:gegessen|getrunken|gehabt|angerührt|genommen)?$
=
+ Reis raus, den hab ich ja nicht gegessen = Reis raus
(?:, (?:und )?|und )?(?:(?:der|den) )?rest (?:bleibt|lassen|lass|war|ist|wie|passt|stimmt|so)(?: gleich| gehabt| so| wie gehabt| wie vorher| wie er ist| unverändert)*|(?:sonst|ansonsten) (?:alles )?(?:gleich|wie gehabt|unverändert|so lassen)
=
+ 2 Äpfel, Rest bleibt gleich = 2 Äpfel
(?<=geteilt),? (?:also )?(?:und )?(?:jeder?|jedes) (?:genau |etwa |ungefähr )?(?:die |ne )?hälfte|(?<=geteilt),? (?:halbe[- ]halbe|fifty[- ]fifty|50/50)
=
+ mit meiner Frau geteilt, jeder die Hälfte = mit meiner Frau geteilt
(?:^nimm|^mach|^mache|^schreib|^trag)(?= (?:die |eine |ne )?(?:doppelte|halbe) )
=
+ nimm die doppelte Portion = die doppelte Portion
(?<=gestern|heute|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) mittag(?= (?:um|gegen|so um|kurz) )
=
+ gestern Mittag um halb eins = gestern um halb eins
(?:gewesen|gehabt|(?<!(?:nicht|nimmer|net|ned) (?:mehr |ganz )?)geschafft|gefuttert|verputzt|verdrückt|verspeist|gegönnt|gegessn|gessen|gessn|ggässe|gässe|gha|gno|genommen)
= gegessen
+ ich hab Reis verputzt = ich hab Reis gegessen
(?:auf|am) (?:dem |meinem )?teller (?:ge)?lassen|(?:bliebe?n? |ist |sind )(?:auf dem teller|auf meinem teller|übrig|liegen|stehen)(?: geblieben)?|(?:übrig|liegen|stehen|zurück|drin)(?: ?gelassen| ?lassen| geblieben)|(?:nicht|nimmer|net) (?:mehr )?(?:geschafft|runterbekommen|aufgekriegt)|(?:weggeworfen|weggeschmissen|entsorgt)
= übriggelassen
+ den Reis stehen lassen = den Reis übriggelassen
(?:aus|weg)gelassen|weggemacht
= weggelassen
+ den Reis weggelassen = den Reis weggelassen
net|ned|nit|nöd|nid|nich|nisch|(?:gar|überhaupt|garni?) ?(?:nicht|nich|net|ned|nit)|gar nicht|überhaupt nicht
= nicht
+ den Reis net = den Reis nicht
(?:heraus|hinaus|raus|weg)(?:nehmen|machen|tun|löschen)|entfernen|streichen|weglassen|(?:aus|heraus|raus)?streichen|löschen|kann (?:weg|raus)|können (?:weg|raus)|(?:soll|muss|gehört|darf) (?:weg|raus)|fällt weg|fallen weg|heraus|wegmachen|(?<=\p{L} )(?:gestrichen|entfernt|rausgenommen|rausgelassen)(?! (?:el|tl|esslöffel|teelöffel))
= raus
+ den Reis entfernen = den Reis raus
(?:hinzu|dazu|noch mit )(?:fügen|gefügt|nehmen|tun|geben|zufügen)|hinzufüge|ergänzen|nachtragen|eintragen|mit ?aufnehmen|mit ?rein|mit ?drauf|mit ?dazu|dran|drüber|drauf|hinein
= dazu
+ Reis hinzufügen = Reis dazu
(?:das|die|den|der) (?:zweite|dritte|vierte|letzte)[rns]? (?!änderung|eingabe|korrektur)(?=(?:stück |scheibe |glas |portion )?\p{L}+ (?:raus|weg|übriggelassen)$)
= ein${" "}
+ das zweite Stück Apfel hat mein Mann gegessen = ein Stück Apfel übriggelassen
`);
