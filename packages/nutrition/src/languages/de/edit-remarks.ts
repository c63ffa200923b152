/** What instructions say besides the change: particles, mistakes, reasons and questions. */

/** Words that say no change. */
const fillers = `
aufs | auf das | auf den | auf die | auf dem | auf der | übers | über das | über den | über die = on the
ins | in das | in den | in die | in der = in the
ans | an das | vorm | vor dem | vor der | vor den | unterm | hinterm | durchs | nach dem | nach der | nach den | während der | während des = at the
fürs = for
beim | bei dem | bei der | bei den | bei = at
davon | hiervon | damit | dabei gewesen = of it
es | sie | das | dies | dieses | jenes = it
ich | i | wir = i
mir | mich | uns | sich = me
nie | niemals | noch nie = never
mag | mag ich | mögen = like
menge | portion | anteilig = amount
d' | 's | s | sein | seinen | seinem | ihr | ihre | ihren | ihrem | seine | seiner | deren | dessen = the
diese | diesen | diesem | dieser | jene | jenen = the
unsere | unseren | unserem | unserer = my
mein | meines | meins | meiner = my
vielleicht | vielleich | vllt | vlt | evtl | eventuell | wahrscheinlich | vermutlich | bestimmt | sicher | sicherlich | knapp | fast | beinahe | locker | gut und gerne | grob | grob geschätzt | geschätzt | grob gesagt | pi mal daumen | überschlagen | ca | zirka | ungefähr | circa | um die | an die | schätzungsweise | annähernd | in etwa | bisschen über | bisschen unter | etwas über | etwas unter | mindestens | höchstens | maximal | wenigstens | zumindest | oder so | so ungefähr | dürften | dürfte | müssten | könnten | könnte = actually
nämlich | immerhin | sogar | echt | wirklich | ehrlich | ehrlich gesagt | tatsächlich | eh | fei | gell | gö | oder | doch | glaub | glaube | meine ich | mein ich | sag | sage | sagen | sagen wir | sagen wir mal | würde | würd | müsste | sollte | sollten | soll | muss | kann | kannst | kannste | können | könntest | magst | wurde | wurden | worden | geworden | werden | wird | gewesen | gsi | gwen | gwesen | grad | gerade | jetzt | nun | heute | dann | also | und zwar | bitte | danke | schon | ja | wieder | zurück | eher = actually
zu faul | zu müde | zu voll | zu satt | zu spät | zu früh | zu schnell | zu langsam | zu gierig | zu geizig | zu kurz | zu krank | zu erledigt | zu schade | zu lecker | zu gut | zu groß für mich | im laufe des tages | über den tag | übern tag | über den tag verteilt | am tag | pro tag | abgetropft | abtropfgewicht | geputzt | entsteint | frisch gepresst | frischgepresst | gepresst | schwer | lang | dick belegt | voll beladen | freilich | allerdings | jedoch | dennoch | trotzdem | obwohl | überhaupt | generell | quasi | praktisch | sozusagen | gewissermaßen | im prinzip | im grunde | grundsätzlich | genau genommen | streng genommen | letztlich | letztendlich | schließlich | am ende | am schluss | zum schluss | im endeffekt | unterm strich doch | im nachhinein | rückblickend | hinterher gesehen | bei genauerem hinsehen | wenn ich ehrlich bin | um ehrlich zu sein | ehrlicherweise | zugegeben | zugegebenermaßen | offenbar | offensichtlich | anscheinend | scheinbar | angeblich doch | natürlich | selbstverständlich | klar | klaro | logisch | logo | halt | eben | einfach | nochmal | noch mal | erneut | abermals | kurz | schnell | flott | gleich | sofort | bald | später | vorhin | eben gerade | soeben | vorher | zuvor | davor | erst | zuerst | zunächst | bereits | längst | endlich | immer | selten | meistens | meist | oft | manchmal | normal | normalerweise | üblicherweise | eigentlich | übrigens | nebenbei | so | soweit | ziemlich | richtig | voll | mega | extrem | unglaublich | absolut | völlig | komplett anders | sehr | besonders | ausgerechnet | extra | leider | zum glück | glücklicherweise | hoffentlich | gern | gerne | ungern | blöderweise | dummerweise | versehentlich | aus versehen | irrtümlich | irrtümlicherweise | fälschlich | fälschlicherweise | unabsichtlich | absichtlich | spontan | heimlich | nebenher | zwischendurch gerade | allein | alleine | selber | selbst | ganz allein | gemeinsam | dort | hier | da | drüben | daheim | zuhause | insofern | deshalb | deswegen | daher | darum | somit | folglich | demnach | sonst | ansonsten | andernfalls | beziehungsweise | bzw | sprich | nur so | wie gesagt | wie immer | wie üblich | wie gewohnt | genau | exakt | präzise | korrekt | rund = actually
hallo | hi | hey | moin | servus | grüezi | guten morgen | guten abend | sorry | sry | tschuldigung | entschuldigung | entschuldige | verzeihung | pardon | ups | upsi | uups | hoppla | hopsala | oje | ohje | ojemine | ach | achso | ach so | ach ja | ach du | ah | aha | oh | äh | ähm | öh | hm | hmm | mhm | tja | naja | na ja | nun ja | nu | mei | ma | haha | hihi | hehe | lol | grins | zwinker | hust | puh | uff | autsch | mist | verdammt | shit | menno | okay | ok | oki | okidoki | jo | joa | jep | yep | nö | nee | nein | doch nicht so | stop | stopp | halt stopp | warte | warte mal | moment | moment mal | sekunde | kleine korrektur | kleiner nachtrag | nachtrag | korrektur | ps | btw | info | fyi | alter | digga | mann ey | bro | leute ey | schatz | liebes = actually
`;

/** What was wrong with the entry, and how that was noticed. */
const mistakes = `
vertan | vertippt | verschrieben | verguckt | versehen | verlesen | verschätzt | verrechnet | verzählt | verwechselt | geirrt | versprochen | verhört | vermessen | verwogen | verklickt | verpeilt | vermasselt | verhauen | gelogen | geschummelt | gemogelt | übertrieben gesagt | danebengelegen | getäuscht | missverstanden | falsch verstanden | falsch | verkehrt | fehlerhaft | ungenau | daneben | unsinn | quatsch | blödsinn | schmarrn | irrtum | fehler | mein fehler | tippfehler | denkfehler | lesefehler | zahlendreher | dreher | erkannt | abgelesen | falsch abgelesen | eingeschätzt | falsch eingeschätzt | abgeschrieben | falsch abgeschrieben | zugeordnet | falsch zugeordnet | falsch verstanden worden | falsch erkannt | falsch eingetragen | falsch aufgeschrieben | falsch notiert | falsch eingegeben | falsch gesagt | falsch getippt | falsch gelesen | falsch gezählt | falsch gewogen | falsch geschätzt | falsch verbucht = wrong
stimmte | stimmt nicht | stimmen nicht | stimmt so nicht | stimmte nicht | passt nicht | passen nicht | passte nicht | war falsch | waren falsch | ist falsch | sind falsch = wrong
gewogen | abgewogen | nachgewogen | ausgewogen | gemessen | nachgemessen | abgemessen | nachgezählt | durchgezählt | nachgesehen | nachgeschaut | nachgeguckt | nachgelesen | nachgerechnet | ausgerechnet worden | nachgefragt | geprüft | überprüft | gecheckt | nachgecheckt | gegoogelt | gesehen | gemerkt | bemerkt | festgestellt | eingefallen | erinnert | erinnere | fällt mir ein | fällt mir gerade ein | fiel mir ein | überlegt | nachgedacht | entschieden | umentschieden | überredet = measured
notiert | aufgeschrieben | eingegeben | einzutragen | anzugeben | aufzuschreiben | zu notieren | zu erwähnen | zu sagen | zu schreiben | mitzuzählen | hinzuzufügen | dazuzuschreiben | gesagt | geschrieben | erwähnt | gemeint | gedacht | getippt | geloggt | getrackt | gebucht | verbucht | eintrag | einträge | notiz | liste | angabe | angaben | gewicht | gewichte | gewichtsangabe | mengenangabe | mengen | anzahl | stückzahl | wert | werte | zahl | zahlen | rechnung | küchenwaage | messbecher = logged
die rezeptseite | rezeptseite | das rezept sagt | kassenbon | bon | aushang | tafel am eingang | nährwerttabelle | nährwertangabe | nährwertangaben | nährwerte | internet | google | barcode | hinten = label
`;

/** Why something was eaten, left or changed. */
const reasons = `
weil | denn | da ich | damit ich | sodass | dass | als ich | als wir | wenn | während | nachdem | bevor | solange | ob = because
satt | pappsatt | vollgefressen | pappesatt | übersatt | hungrig | durstig | hunger | kohldampf | riesenhunger | bärenhunger | mordshunger | heißhunger | durst | appetit | lust | bock | zeit | keine zeit | eile | stress | bauchschmerzen | bauchweh | magen | bauch | übel | schlecht | krank | müde | erkältet | schwanger | diät | auf diät | abnehmen | kalorien sparen | sparen | fasten | trainiert | feierabend | pause | termin | bus | auto | restaurant | wirtshaus | kantine | mensa | bäckerei | supermarkt | kellner | kellnerin | bedienung | koch | köchin | verkäuferin | küche | tisch | tupperdose | brotdose | lunchbox | gefrierfach | tiefkühlfach | tiefkühler = actually
mochte | mochten | wollte | wollten | will | konnte | konnten | durfte | darf | brauchte | brauche | brauch | vertrage | vertrag | verträgt | schmeckt | schmeckte | schmeckten | geschmeckt | gefiel | passte | gelohnt | gefreut | vergangen | gehört | gelandet | gewandert | geflogen | gegangen | gewollt | gemocht | gedurft = like
lecker | köstlich | eklig | ekelhaft | widerlich | grausig | fad | fade | versalzen | verbrannt | angebrannt | verkocht | zäh | labbrig | matschig | altbacken | schimmlig | ungenießbar | abgelaufen | zu mächtig | zu fettig | zu süß | zu scharf | zu salzig | zu trocken | zu heiß | zu kalt | zu hart | zu sauer | zu bitter | zu teuer | teuer | günstig | super | toll | klasse | prima | okay so | perfekt = like
ausverkauft | aus gewesen | leer gewesen | war alle | waren alle | gab's nicht mehr | nicht da | nicht vorrätig = sold out
`;

/** Questions ask for no change. */
const questions = `
wieviel | wie viel | wie viele | wieviele = how much
was ist | was war | was hat = what is
warum | wieso | weshalb = why
welche | welcher | welches = which
wann = when
wo = where
wer = who
`;

export const editRemarks: readonly string[] = [fillers, mistakes, reasons, questions];
