import { type GlossaryRow, parseGlossary } from "../language-pack.ts";
import { commonWords } from "./common-words.ts";
import { editRemarks } from "./edit-remarks.ts";

/** How an item changes. */
const changes = `
raus | weg | wech | heraus | hinaus | weggelassen | rausgeschmissen | rausgeworfen | rausgekickt | rausgemacht | weggemacht | weggetan | rausschmeißen | rausschmeissen | rauswerfen | rauskicken | rausstreichen | rausnehmen | rausmachen | rauslassen | rausgelassen | wegnehmen | wegmachen | wegtun | weglassen | wegstreichen | entfernen | löschen | streichen | tilgen | abgemeldet | abbestellt | ausgeschlossen | kannst vergessen | kannst löschen | kannst streichen | rausgenommen | weggenommen | gestrichen | entfernt | gelöscht | rausgelöscht | rausgestrichen | abgewählt | entfällt | entfallen | ausgelassen | gecancelt | storniert = removed
lösch | lösche | entferne | entfern | streich | streiche | schmeiß | schmeiss | schmeiße | kick | kicke | tilge | vergiss | lass weg | nimm weg | nimm raus | mach weg | mach raus | tu weg | tu raus | hau weg = remove
nix | nichts | garnichts | gar nix | nüt = none
nicht = not
hatte nicht | hab nicht | hatte ich nicht | hab ich nicht = did not have
nie gegessen | niemals gegessen | nie getrunken | nie gehabt | nicht gegessen | nicht getrunken | nicht gewollt | nicht gemocht | nicht berührt | nicht gekostet | nicht bekommen | nicht gekriegt | nicht benutzt | nicht verwendet | nicht verbraucht | verschmäht | verweigert | unberührt | links liegen gelassen | nicht angerührt | nicht angefasst | nicht aufgegessen | nicht probiert | nicht genommen = not eaten
nicht ganz gegessen | nicht ganz aufgegessen | nicht komplett | nicht komplett gegessen | nicht vollständig | nicht ganz geschafft | nicht alles geschafft | nicht zu ende gegessen | nicht aufgekriegt | nicht leer gemacht | nicht leergegessen | nicht leer gegessen | nicht ganz | nicht fertig | nicht fertig gegessen | nicht alles | nicht alles gegessen | nicht ausgetrunken | nicht leer = did not finish
sondern | stattdessen | ersatzweise | vielmehr | dafür | lieber | an der stelle | an dessen stelle | an deren stelle | als ersatz = instead
statt | anstatt | anstelle | anstelle von | an stelle von | statt dem | statt der | statt den | statt des = instead of
ersetz | ersetze | ersetzt | ersetzen | tausch | tausche | tauschen | getauscht | ausgewechselt | auswechseln | umgetauscht | vertauscht | tauscht | ersetzte | austauschen | tausch aus | tausche aus | ausgetauscht | wechsel | wechsle | wechseln | änder | ändere | ändern | geändert = replace
durch = by
dazu | hinzu | hinzugefügt | dazugetan | dazugenommen | dazugemacht | dazugegessen | dazugetrunken | dazubestellt | dazugeholt | dazugekauft | nachbestellt | dazutun | dazugeben | dazunehmen | dazuschreiben | hinzunehmen | hinzugeben | hinzugekommen | hinzugegeben | zugefügt | beigegeben | beigemischt | beigefügt | reingemacht | reingegeben | reingerührt | reingemischt | reingeschnitten | reingeworfen | reingekippt | reingekommen | hineingegeben | hineingetan | untergemischt | untergehoben | eingerührt | eingemischt | draufgetan | draufgemacht | draufgegeben | draufgestreut | draufgelegt | draufgeschmiert | draufgekommen | drübergegeben | drübergestreut | drübergekippt | drübergegossen | drübergemacht | darübergegeben | darübergestreut | obendrüber | oben drüber | obenauf | obendrein noch | verfeinert mit | garniert mit | bestreut mit | beträufelt mit | belegt mit | bestrichen mit | gefüllt mit | überbacken mit | getoppt mit | trag nach | trag ein | nachtragen | nachgetragen | eintragen | eingetragen | aufnehmen | mitzählen | mitrechnen | dazurechnen | addier | addiere | ergänz | füg | füge | plus | hinzufügen | ergänze | ergänzen | ergänzt | zusätzlich | obendrauf | oben drauf | drauf | drüber | drunter | rein | hinein | dazugekommen | dazugegeben | reingetan | untergerührt | darüber | darauf = added
vergessen | vergaß | verschwitzt | unterschlagen | übersehen | übergangen | ausgelassen beim eintragen | verschwiegen | verpennt | verschlampt | vergessen einzutragen | vergessen anzugeben | vergessen zu erwähnen | vergessen zu sagen | vergessen zu schreiben | vergessen zu notieren | vergessen aufzuschreiben | vergessen mitzuzählen | vergessen zu loggen | vergessen dazuzuschreiben | vergessen hinzuzufügen | nicht erwähnt | nicht eingetragen | nicht aufgeschrieben | nicht notiert | nicht mitgezählt | nicht mitgerechnet | unerwähnt = forgot
nicht vergessen | vergiss nicht = add
fehlt | fehlen | fehlte | fehlten | gefehlt | fehlt noch | fehlen noch = missing
kam | kamen | kommt | kommen | gekommen = came
auch | noch | außerdem | ausserdem | zudem | ebenfalls | ebenso | obendrein | dazu noch | noch dazu | auch noch | weiterhin | danach | hinterher | anschließend | als nachtisch | zum nachtisch | als dessert | zum dessert | als beilage | zum trinken = also
drin | dabei | mit drin | mit drauf | mit dabei | enthalten | dran | daran | darin = in it
hatte | hat | hast | hab | habe | haben | hätte | hatten | ich hab | hab ich | hats | habs | hams | hamma | hamwa | ham = i
gab | gabs | gab es | hinzu kam | hinzu kamen | dazu kam | dazu kamen | kam dazu | kamen dazu | kam noch dazu | kamen noch dazu | kam hinzu | kamen hinzu | kam drauf | kam rein | kam drüber | kam noch drauf | kam noch rein | kam noch drüber | kam dran | kam noch dran | gibt es | es gab | da war | da waren | dabei war | dabei waren | dazu gab es = there was also
nimm | nehm | nehme | nehmen | lass | lasse | lassen | tu | tue | tun | mach | mache | machen | pack | packe | setz | setze | stell | stelle | schreib | schreibe | trag | trage | gib | geb | zieh | ziehe | rechne | zähl | zähle | leg | lege | korrigier | korrigiere | korrigieren | berichtige | bericht | berichtigen | passe | pass | anpassen | notier | notiere | speicher | speichere | aktualisiere | aktualisier | setzen | stellen | eingeben = put
`;

/** How much of it was eaten, and by whom. */
const shares = `
bleibt | bleiben | bleibt so | bleiben so | bleibt drin | bleiben drin | bleibt dabei | bleibt gleich | bleiben gleich | bleibt wie es ist | bleibt unverändert | bleiben unverändert | behalten | behalten wir | behalte ich | kann bleiben | können bleiben | darf bleiben | dürfen bleiben | soll bleiben | sollen bleiben | lass so | lassen wir so | lass drin | passt | passen | passt so | passen so | passt schon | passt ja | passt auch | passt auch so | stimmt | stimmen | stimmt so | stimmen so | stimmt schon | stimmt ja | stimmt aber | ist richtig | sind richtig | war richtig | waren richtig | ist korrekt | sind korrekt | war ok | ist ok | sind ok | ist okay | sind okay | in ordnung | ist in ordnung | unverändert | wie gehabt | wie angegeben | komplett meins | komplett meiner | komplett meine | ganz meins | ganz meine | ganz meiner | alles meins | ganz für mich | ganz allein für mich | komplett für mich | komplett ich | war meins | war meiner | war meine | war komplett meins | war ganz meins | war alles meins | war nur meins | war nur für mich | war ganz für mich = is fine
fürs zweite | für das zweite | für den zweiten | für die zweite | für den rest | rest | der rest | den rest | dem rest | das übrige | das restliche | restliche | restlicher | restlichen | restliches | alles andere | alles übrige | das andere | alles weitere = the rest
bleibt bei | bleiben bei | blieb bei | bleibt es bei | bleib bei = was
übriggelassen | übrig | blieb | blieben | geblieben | bleibt übrig | bleiben übrig | bleibt liegen | bleiben liegen | bleibt stehen | bleiben stehen | zurückgehen lassen | liegenlassen | stehenlassen | dagelassen | drangelassen | übrig geblieben | übergeblieben | liegengeblieben | stehengeblieben | zurückgegangen | zurückgeblieben | zurückgegeben | stehengelassen | liegengelassen = left
runtergefallen | runtergeschmissen | fallengelassen | fallen gelassen | auf dem boden | am boden | auf den boden | hingefallen | heruntergefallen | runter gefallen | auf den boden gefallen | gefallen = dropped
verschüttet | verkleckert | ausgeschüttet | ausgeleert | ausgekippt = spilled
weggeworfen | weggeschmissen | weggeschüttet | weggekippt | entsorgt | in den müll | im müll | in der tonne | in die tonne | im abfall | in den abfall | im mülleimer | in den mülleimer | im kompost | im biomüll | im abfluss | in den abfluss | im ausguss | in den ausguss | weggekommen | weggehauen in den müll | schlecht geworden | verdorben = binned
verschenkt | abgegeben | verfüttert | gefüttert | hingestellt | rübergeschoben | rübergegeben | gespendet | abgetreten | hergegeben | weggegeben | gegeben | geschenkt | überlassen | vermacht | weitergegeben = gave
aufgehoben | aufgespart | weggestellt | kaltgestellt | verwahrt | gebunkert | im kühlschrank | in den kühlschrank | in die tupperdose | in der tupperdose | in die dose gepackt | in der gefriertruhe | im tiefkühler | im gefrierfach | in der lunchbox | fürs abendessen | für den abend | für heute abend | für übermorgen | einpacken lassen | mit nach hause genommen | mitgenommen nach hause | eingepackt | mitgenommen | eingefroren | aufbewahrt | für morgen | für später = saved
gegessen | aufgegessen | getrunken | ausgetrunken | verzehrt | gehabt | bekommen | gekriegt | abbekommen | abgekriegt | geklaut | stibitzt | weggegessen | weggefuttert | aufgefuttert | gefuttert | verputzt | weggeputzt | verdrückt | vertilgt | verspeist | verschlungen | runtergeschlungen | weggehauen | reingehauen | reingezogen | gemampft | gefressen | aufgefressen | weggefressen | genascht | weggenascht | geknabbert | gesnackt | gelöffelt | ausgelöffelt | konsumiert | eingenommen | gespachtelt | inhaliert | gegönnt | genehmigt | einverleibt | geschlemmt | geschluckt | runtergeschluckt | leergegessen | leergetrunken | leer gemacht | gesoffen | geschlürft | gekippt | gezischt | geext | weggetrunken | gemopst | gemoppst | geschnappt | weggeschnappt | abgestaubt | abgeluchst | geschnorrt | ergattert | gekrallt | gegriffen | stiebitzt | gestohlen | verbraucht | verwendet | benutzt | serviert | aß | aßen | ass | assen | isst | esse | essen | aufessen | trank | tranken | trinkt | trinken | fraß | frisst | futterte | verdrückte | verputzte | naschte | nahm | nahmen | bekam | bekamen | kriegte | kriegten | klaute | schnappte | mopste | holte = eaten
geschafft | gepackt | hingekriegt | runterbekommen | bestellt = managed
geteilt | teilen | teilte | geteilt haben | gesplittet | halbiert unter uns | aufgeteilt | teilten | wurde geteilt = shared
zu zweit | zu zweien | durch zwei | auf zwei | für zwei = between 2 of us
zu dritt | durch drei | auf drei | für drei = between 3 of us
zu viert | durch vier | auf vier | für vier = between 4 of us
zu fünft | durch fünf = between 5 of us
wir waren = we were
halbe halbe | halbehalbe | halb halb | zu gleichen teilen | gleichmäßig | zur hälfte jeder | fifty fifty | jeder die hälfte | jeder eine hälfte | brüderlich | gerecht = half each
hund | hündin | hündchen | welpe | dackel | vierbeiner | köter | waldi | bello = dog
katze | kater | kätzchen | mieze | stubentiger = cat
vogel | papagei | hühner = birds
mann | gatte | ehemann | männe | göttergatte | lebensgefährte = husband
frau | gattin | ehefrau | lebensgefährtin = wife
verlobter | verlobte | verlobten = fiance
freund | kumpel | bekannter | spezl | haberer | kollegn | nachbar | nachbarin | gast | besuch | tischnachbar | sitznachbar | kommilitone | kommilitonin = friend
freunde | freunden | kumpels | freundinnen | mädels | jungs | gäste | gästen | nachbarn | clique = friends
freundin | bekannte = friend
partner | partnerin = partner
sohn | bub | junge | söhnchen | sohnemann | mein kleiner | mein großer | meinem kleinen | mein jüngster | mein ältester | mein zwerg | enkel = son
tochter | töchter | töchterchen | mädchen | meine kleine | meiner kleinen | meine große | meine jüngste | meine älteste | enkelin = daughter
mein kleiner bruder | mein großer bruder = my brother
meine kleine schwester | meine große schwester = my sister
meine kleine tochter | meine große tochter = my daughter
mein kleiner sohn | mein großer sohn = my son
meine kleine portion = a small serving
baby | säugling | kleinkind | zwerg = baby
neffe | neffen = nephew
nichte = niece
cousin | vetter | cousine | kusine = cousin
onkel = uncle
tante = aunt
eltern | schwiegereltern = parents
familie | sippe = family
chef | chefin = boss
jemand | jemand anders | jemand anderes | wer anders = someone
kind | kinder | kindern | kids | enkelkinder | zwillinge = kids
bruder | brüder | bruderherz | schwager = brother
schwester | schwestern | schwesterherz | schwägerin = sister
mama | mutter | mutti | mami | mum | muddi | schwiegermutter | schwiegermama = mother
papa | vater | vati | papi | paps | dad | schwiegervater = father
oma | omi | großmutter = grandma
opa | opi | großvater = grandpa
kollege | kollegin | kollegen | arbeitskollege | arbeitskollegin = colleague
mitbewohner | mitbewohnerin | wg = roommate
meine freundin | meiner freundin = my girlfriend
mein freund | meinem freund = my boyfriend
zum kaffee | zum kaffi | zum käffchen = with the coffee
zum tee = with the tea
zur hälfte | zu hälfte | nur zur hälfte | hälfte | die hälfte | eine hälfte | ne hälfte | hälftn | d' hälfte = half
hälfte von | die hälfte von | die hälfte vom | hälfte vom | die hälfte der | die hälfte des | die hälfte von der | die hälfte von den | die hälfte von dem = half of
halb | halbe | halber | halbes | halben | ein halbes | ein halber | eine halbe | einen halben = half
zu einem drittel | drittel | ein drittel | nen drittel | n drittel = a third
ein drittel von | ein drittel vom | ein drittel der | ein drittel des = a third of
fünftel | ein fünftel = a fifth
ein fünftel von | ein fünftel vom = a fifth of
ein achtel vom | ein achtel von | ein achtel der = an eighth of
zwei fünftel = two fifths
zwei fünftel von | zwei fünftel vom = two fifths of
viertel | ein viertel | 's viertel | n viertel = a quarter
ein viertel von | ein viertel vom | ein viertel der | ein viertel des = a quarter of
zu zwei dritteln | zwei drittel = two thirds
zwei drittel von | zwei drittel vom | zwei drittel der | zwei drittel des = two thirds of
zu drei vierteln | zu dreiviertel | drei viertel | dreiviertel = three quarters
drei viertel von | drei viertel vom | drei viertel der = three quarters of
das meiste | die meisten | den größten teil | den grossteil | fast alles | fast ganz | fast komplett | größtenteils | großteil | den großteil = most
mein anteil | meinen anteil | mein teil | meinem anteil | meine hälfte | anteil = my part
alles | alle | sämtliche | die gesamte menge | von allem | vom ganzen = everything
komplett | ganz | ganze | ganzen | ganzes | ganzer | restlos = whole
das ganze menü | das komplette menü | das gesamte menü | fürs ganze menü | das ganze essen | das komplette essen | die ganze mahlzeit | die gesamte mahlzeit | für alles | für das ganze | fürs ganze | alles zusammen | alles in allem | insgesamt | zusammen | in summe | unterm strich | gesamt | das ganze | total = in total
`;

/** Amounts and sizes. */
const amounts = `
bisschen mehr | ein bisschen mehr | bissl mehr | bisserl mehr | ein bissl mehr | a bissl mehr | a bisserl mehr | etwas mehr | ein wenig mehr | wenig mehr | bisschen was mehr | es bitzli meh | bitzli meh | viel mehr | deutlich mehr | noch mehr | ne ecke mehr | einiges mehr | mehr = more
bisschen weniger | ein bisschen weniger | bissl weniger | bisserl weniger | ein bissl weniger | a bissl weniger | a bisserl weniger | etwas weniger | ein wenig weniger | es bitzli weniger | bitzli weniger | viel weniger | deutlich weniger | weniger = less
groß | große | großer | großes | großen | großem | gross | grosse | grosser | grosses | grossen | riesig | riesige | riesiger | riesiges = large
klein | kleine | kleines | kleinen | kleinem | ein kleiner | n kleiner = small
größer | grösser | mehr drauf | zu wenig | zuwenig | viel zu wenig | untertrieben | unterschätzt | zu klein | zu niedrig = bigger
kleiner | zu viel | zuviel | viel zu viel | übertrieben | überschätzt | zu groß | zu hoch = smaller
doppelt | doppelte | doppelter | doppeltes | das doppelte | doppelt so viel | doppelt soviel | doppelt so viele | doppelte portion | die doppelte portion | eine doppelte portion | doppelte menge | die doppelte menge | zweimal so viel | zwei mal so viel | zweifach | verdoppel | verdopple | verdoppeln | verdoppelt = double
dreifach | dreimal so viel | das dreifache | die dreifache menge | verdreifache | verdreifacht = triple
halbier | halbiere | halbieren | halbiert | die hälfte weniger | halb so viel | halb soviel | halb so viele = halved
nachschlag | noch einen nachschlag | einen nachschlag | nochmal das gleiche | noch mal das gleiche | nochmal dasselbe | noch mal dasselbe | nochmal so viel | noch mal so viel | nochmal genauso viel | zweite portion | eine zweite portion | die zweite portion | zweiten teller | einen zweiten teller | noch eine portion | noch ein teller | nachgenommen | nachgeholt | nachgefasst | nochmal nachgenommen = second helping
gleiche menge | die gleiche menge | dieselbe menge | gleich viel | genauso viel | ebensoviel | so viel | soviel = the same amount
zweite | zweiter | zweites | zweiten = second
dritte | drittes | dritter | dritten = third
eine zweite | ne zweite | noch eine zweite | noch ne zweite | eine dritte | ne dritte | noch eine dritte | noch ne dritte | einen zweiten | noch einen zweiten | nen zweiten | noch nen zweiten | einen dritten = another
geholt | genommen = got
mal | x = times
je | jeweils | pro stück | das stück | die scheibe | pro scheibe | pro person | a piece = each
war | waren | warn | wog | wogen | wiegt | ist | sind | wäre | wären | es war | das war | isch | is = was
steht | stehen | stand | standen | sagt | sagte | zeigt | meint | behauptet | angegeben | angeblich | deklariert = says
draufsteht | steht drauf | stand drauf | drauf steht | drauf stand | drauf stehen | auf der packung steht | auf dem becher steht | hinten drauf steht | laut | lt = label says
etikett | packung | verpackung | becher | deckel | rückseite | hersteller | app | karte | speisekarte | webseite | website | waage | aufdruck | tabelle = label
auf der packung | auf der verpackung | auf dem etikett | auf dem becher | auf der dose | auf der tüte | auf dem glas | auf der rückseite | auf der karte | hinten drauf = on the label
laut der packung | laut verpackung | laut etikett | laut becher | laut hersteller | laut app | laut karte | laut speisekarte | laut waage | laut website | laut webseite | laut tüte | laut dose | nach packung = per label
reicht | reichen | reicht mir | reichte mir | reichten mir | reichte | reichten | gereicht | genügt | genügen | genügte | genügten | genügt mir | waren genug | war genug | langt | langte | gelangt = only
`;

export const editGlossary: readonly GlossaryRow[] = [
  changes,
  shares,
  amounts,
  ...editRemarks,
  ...commonWords,
].flatMap(parseGlossary);
