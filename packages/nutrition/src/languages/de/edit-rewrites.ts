import { parsePhrasePatterns } from "../language-pack.ts";

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites = parsePhrasePatterns(String.raw`
(?:ca|circa|zirka|ungef|etw)\.|circa|zirka|ungefähr|schätzungsweise|in etwa|so um die|etwa|ziemlich genau|rund(?= \d)|so(?= (?:\d|zwei|drei|vier|um |gegen ))
=
+ es war ungefähr 200 g = es war 200 g
(?:ich )?(?:glaub|glaube|denk|denke|meine|mein|meinte|schätze|schätz)(?: ich| mal)?,?|wie gesagt|oder so|keine ahnung|tut mir leid|sorry|entschuldigung|entschuldige|ups|upps|hoppla|ach so|achso|ach ja|ach|oh nein|oh|ohje|äh|ähm|öhm|hm+|naja|tja|mist|quasi|sozusagen|irgendwie|moment mal|moment|stopp|warte mal|warte|korrektur|genauer gesagt|um genau zu sein|genau genommen|richtig ist|richtig wäre|gemeint war|muss heißen|sollte heißen|okay|ok|hey|hallo|danke schön|dankeschön|vielen dank|danke
=
+ ups, sorry, es war Reis = es war Reis
bitte|bidde|eigentlich|tatsächlich|wohl|halt|eben(?! ?(?:so|falls))|leider|natürlich|übrigens|einfach|doch|schnell|gerne?|nochmals?|(?<!(?:\d|ein|zwei|drei|vier) ?)mal(?! so)
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
nch|nohc|ncoh
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
(?:das|es|dat|des|s') (?:war|waren|warn|sind|ist|sin)|war(?:en)? (?:das|es)|wars|war's|das (?:sollte|müsste|muss) (?=.+ sein$)
= es war
+ das sind Äpfel = es war Äpfel
waren|warn|sind|wog|wogen|wiegt|betrug|gewesen(?= [^ ])
= war
+ die Äpfel wogen 200 g = die Äpfel war 200 g
hatten
= hatte
+ die Äpfel hatten 200 g = die Äpfel hatte 200 g
(?:gewesen|gehabt|gefuttert|verputzt|verdrückt|verspeist|gegönnt|gegessn|gessen|gessn|ggässe|gässe|genommen)
= gegessen
+ ich hab Reis verputzt = ich hab Reis gegessen
(?:auf|am) (?:dem |meinem )?teller (?:ge)?lassen|(?:bliebe?n? |ist |sind )(?:auf dem teller|auf meinem teller|übrig|liegen|stehen)(?: geblieben)?|(?:übrig|liegen|stehen|zurück|drin)(?: ?gelassen| ?lassen| geblieben)|(?:nicht|nimmer|net) (?:mehr )?(?:geschafft|runterbekommen|aufgekriegt)|(?:weggeworfen|weggeschmissen|entsorgt)
= übriggelassen
+ den Reis stehen lassen = den Reis übriggelassen
(?:aus|weg)gelassen|weggemacht
= weggelassen
+ den Reis weggelassen = den Reis weggelassen
net|ned|nit|nöd|nid|gar nicht|überhaupt nicht
= nicht
+ den Reis net = den Reis nicht
(?:heraus|hinaus|raus|weg)(?:nehmen|machen|tun|löschen)|entfernen|streichen|weglassen|(?:aus|heraus|raus)?streichen|löschen|kann (?:weg|raus)|können (?:weg|raus)|(?:soll|muss|gehört|darf) (?:weg|raus)|fällt weg|fallen weg|heraus|wegmachen
= raus
+ den Reis entfernen = den Reis raus
(?:hinzu|dazu|noch mit )(?:fügen|gefügt|nehmen|tun|geben|zufügen)|hinzufüge|ergänzen|nachtragen|eintragen|mit ?aufnehmen|mit ?rein|mit ?drauf|mit ?dazu|dran|drüber|drauf|hinein
= dazu
+ Reis hinzufügen = Reis dazu
`);
