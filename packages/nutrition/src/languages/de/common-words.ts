import { fold } from "./words.ts";

/**
 * Words of instructions that name no food and say no change: nouns, verbs in the infinitive, adjectives, prepositions and
 * first names. In English they are words that its reader passes over, but for people, who may have eaten a part.
 */

/** Nouns of places and events, at which something was eaten. */
const occasions =
  "abschied apotheke arbeit arzt ausflug bad bahn bahnhof balkon baustelle beerdigung besprechung betrieb büro camping chor club ehrung einkauf einladung fahrt feier ferien festival fest fitness flug flughafen garten geburtstag heimweg rückweg hinweg arbeitsweg schulweg hochzeit hotel hütte job kino klassentreffen klinik kneipe konzert krankenhaus kurs laden lokal markt meeting museum nachbarschaft ort ostern park party praktikum praxis probe reise schicht schule schwimmbad see seminar silvester sitzung spaziergang spiel spielplatz sport stadion stadt strand straße studio taufe terrasse theater tour training treffen turnen turnier uni umzug unterricht urlaub verein vorlesung wald wanderung weihnachten weihnachtsmarkt yoga zahnarzt zoo zug filmabend spieleabend grillabend mädelsabend kochabend fernsehabend";

/** Last parts of such nouns: "Frühschicht". */
const partsOfOccasions =
  "schicht dienst feier fahrt termin treffen training kurs ausflug urlaub reise arbeit sitzung besprechung spiel party fest markt bahnhof zimmer büro hochzeit turnier wanderung tour ferien meeting konzert verein zentrum halle studio station hotel garten terrasse balkon laden";

/** The source of an expression for words for an occasion. */
export const occasion = `(?:${occasions.replaceAll(" ", "|")}|\\p{L}{3,}(?:${partsOfOccasions.replaceAll(" ", "|")}))`;

/** Other nouns. */
const commonNouns =
  "abteil ahnung aktion alltag andenken anfang angebot angewohnheit anruf ansage anzeige ärger aufgabe auflösung aufregung aufschrift auge ausnahme auswahl becken bedarf beginn behälter beleg bescheid bett bildschirm blick brief brille bude chat check computer couch dame datum detail ding display doktor druck durchgang eimer einfall ende entscheidung erinnerung ergebnis etage event fahrrad fall fenster fernseher figur film finger firma flur form foto frage frist frühdienst fuß gang gastgeber gasthaus gedanke gedächtnis gefäß gefühl gegend geld gemüt gesellschaft gesicht gespräch gewissen gewohnheit griff grund gruppe gutschein hals hand handy haus hausarzt haushalt herd hitze hobby idee kasse keller kette klo koffer kontrolle kopf körper kraft kunde lampe laptop laune leben lehrer lektion licht luft maschine mensch messung metzgerei mitte mund nachtschicht nachricht name nase netz niveau notfall oberfläche ofen ordnung patient person pflicht platz plan post preis problem programm projekt punkt qualität quittung quote raum rechner regal regel rezept richtung risiko ruhe runde saal sache saison schiff schild schluss schrank schreibtisch schüler schuld seite semester sessel sicht sitz smartphone sofa sommer sorge spaß spital sprung start stimmung stimme strich stuhl system tageszeit tarif taxi team tempo text thema therme titel tür treppe trick tupper tuppi übung uhr umstand unfall unterschied verkehr verlauf versuch version vergleich verstand vorlage vorrat vorschlag vorsicht vorstellung wahl wand warteschlange weile weise welt wetter wind winter wirt witz wohnung wohnzimmer wunsch zahn zeitung zettel ziel zufall zukunft zustand zweck heiligabend zwischenstopp tag woche wochenende abteilung lounge trainings";

const verbs =
  "abholen ablehnen abmachen abwarten akzeptieren anfangen ankommen anrufen ansehen arbeiten ärgern aufhören auffallen aufgehen aufpassen aufstehen aufwachen ausfallen ausgehen aussehen ausreichen beeilen beginnen bemerken beschließen besorgen besuchen bezahlen brauchen bringen checken denken duschen einkaufen einladen einpennen einschlafen entscheiden erfahren erinnern erkennen erklären erledigen erwarten erzählen fahren feiern fertigmachen finden fliegen fragen freuen frieren fühlen gehen gehören geschehen gewinnen glauben gucken handeln hängen helfen hinsetzen hoffen hören interessieren joggen kaufen kennen klappen klingeln klingen kosten kümmern laufen lernen lesen liegen lohnen losgehen loslegen meckern merken mitkriegen mitbekommen motivieren nachsehen nachschauen nachgucken nennen nerven passieren pausieren planen probieren quatschen rausgehen reden regnen rennen ruhen schätzen schauen scheinen schlafen schmecken schreiben sehen sitzen spielen sprechen spüren starten stören streiten studieren suchen tanzen tauchen träumen trainieren überlegen umentscheiden umziehen unterhalten verabreden verdienen vergehen verlassen verlieren verschlafen verstehen versuchen vertrauen vertragen vorbereiten vorhaben vorkommen vorstellen wachsen wandern warten wegfahren weitermachen wissen wohnen wundern wünschen zeigen ziehen zumachen zurückkommen zusehen zuschauen frühstücken vertauschen";

/** Forms of irregular verbs. */
const forms =
  "abgeholt angefangen angekommen angerufen aufgefallen aufgestanden ausgegangen ausgesehen bin bist bringt dachte dachten denke eingeladen eingeschlafen entschied fand fanden fiel fielen flog gebracht gefunden gefahren gefragt geglaubt gehalten gehangen geht gehe geholfen gekannt gelaufen gelegen genannt genervt gerannt gereist geschlafen geschwommen gesessen gesprochen gestanden gestritten getroffen gewartet gewusst ging gingen hielt hieß kannte lag lagen lief liefen liest mitgekriegt musste mussten nannte sah sahen saß saßen schien schlief sieht spricht sprach seid sei tat traf trafen vergaßen verlor verstanden wusste wussten zog hätten wär durften sollt dürfen müssen hieße bräuchte";

const adjectives =
  "aktuell ander andere anderer anderes anders angenehm anstrengend arg aufgeregt ausgehungert ausreichend begeistert bekannt bereit berühmt beschäftigt besser best betrunken blöd böse breit clever dankbar dämlich doof dreckig dringend dumm egal eilig einzeln einzig enttäuscht erfolgreich erlaubt erschöpft erstaunlich ernst fähig faul fertig fies fit fleißig frech fremd freundlich froh früh früher frühere ganztags geduldig geizig genial genug gestresst gesund gewiss gewöhnlich gierig glücklich gut gute guter gutes guten hübsch interessant jung kaputt klug komisch konsequent kostenlos krass langsam langweilig lieb lustig mächtig merkwürdig möglich mutig nah nett neu neue neuer neues nervös nötig notwendig nüchtern nützlich offen ordentliche passend peinlich pünktlich ruhig sauber schade schlau schlank schlimm schnelle schön schöner schönes schwach seltsam spät sportlich still stolz streng stressig tatsächliche tapfer teilweise traurig treu typisch überrascht üblich ungefähre ungesund unnötig unsicher unterwegs unwichtig vergesslich vernünftig verrückt verschieden vorhanden vorsichtig wach wahr wichtig witzig wunderbar wunderschön zahlreich zufällig zufrieden zuständig zuverlässig";

const functionWords =
  "vor wegen trotz seit innerhalb außerhalb neben hinter unter zwischen gegenüber entlang via bezüglich zwecks mittels infolge anlässlich laufe seitdem seither damals stets ständig dauernd jederzeit irgendwann irgendwo irgendwas irgendwer irgend nirgends überall draußen drinnen oben unten vorn vorne links rechts weiter hin her hierher dorthin dahin nebenan mittlerweile inzwischen zurzeit derzeit momentan zunehmend wobei wodurch womit worauf woran wozu hiermit hierzu dagegen dahinter dadurch sowieso ohnehin jedenfalls allenfalls gegebenenfalls bestenfalls zumal falls sofern indem wohingegen manche mancher derjenige dieselbe derselbe dasselbe selbige euch dir dich deiner deine dein deinen deinem euer eure ihm ihn ihnen man nochn mann-o-mann wow schau guck kuck hör sieh weißt weißte verstehst passiert schwupps zack ratzfatz ruckzuck prompt insbesondere hauptsächlich vorwiegend zusammengefasst erstens zweitens drittens einmal erstmal diesmal jedesmal gottseidank herrje meine-güte jessas habediehre jawohl jawoll supi super-duper nabend tach moinsen huhu bitteschön thanks pls plz omg wtf hdl vlg lg mfg gruß grüße liebe-grüße jemals";

/** First names that are not names of foods. */
const firstNames =
  "adrian alexander ali alina amelie andrea andreas angelika anja anna anne annika anton antonia arne axel barbara ben benedikt benjamin bernd bettina birgit björn brigitte carina carla carolin carsten christian christina christine christoph claudia clara daniel daniela david dennis detlef diana dieter dirk dominik doris elena elias elisa elisabeth ella emil emilia emily emma erik eva fabian felix finn florian frank franz franziska frieda friederike fritz gabi georg gerd gerhard greta günter hannah hannes hans heike heiko heinz helga helena helene henri henrik holger horst ida ina ines inga ingo ingrid isabel isabella jakob jan jana janina jannik jens jessica joachim johann johanna johannes jonas jonathan josef jörg judith julia julian jürgen karin karl karsten katharina kathrin katja katrin kerstin kevin kilian klaus konrad lara lars laura lea lena leni leon leonie levi lia liam lina linda linus lisa lorenz luca luis luisa luise lukas magdalena maike maja manfred manuel manuela marcel marco maria marie marina mario marion markus marlene marta martha martin martina marvin mathilda matilda matthias max maximilian mehmet melanie merle mia michael michaela mila milan mina miriam mohammed monika moritz nadine nadja nele nico nicole niklas nils nina noah nora norbert olaf oskar otto patrick patrizia paul peter petra philipp pia ralf raphael rebecca regina renate richard robert robin roland rolf ruth sabine samuel sandra sara sarah sebastian silke silvia simon simone sofia sonja sophia sophie stefan stefanie steffen stephan susanne sven svenja tanja theo theresa thomas thorsten till tim timo tina tobias tom torben torsten udo ulf uli ulrich ulrike ursula ute uwe valentin vanessa vera verena victoria viktor vincent volker walter werner wolfgang yannick yvonne zoe";

/** Other last parts of nouns. */
const lastParts =
  "stunde pause abteilung tisch verpackung etikett zettel liste waage zeit woche wochenende tag stress hunger appetit laune gewohnheit grund fehler irrtum restaurant kantine lounge gruppe klasse";

const listed = (words: string, translation: string) =>
  `${words.replaceAll(" ", " | ").replaceAll("-", " ")} = ${translation}`;

export const commonWords: readonly string[] = [
  listed([occasions, commonNouns].join(" "), "thing"),
  listed([verbs, forms, adjectives, functionWords].join(" "), "actually"),
  listed(firstNames, "my friend"),
];

export const partsWithoutFood: ReadonlySet<string> = new Set(
  [partsOfOccasions, lastParts].join(" ").split(" ").map(fold),
);
