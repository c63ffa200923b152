import { type GlossaryRow, parseGlossary } from "../language-pack.ts";

/** How an item changes. */
const changes = `
raus | weg | weggelassen | rausgenommen | weggenommen | gestrichen | entfernt | gelöscht | rausgelöscht | rausgestrichen | abgewählt | entfällt | entfallen | ausgelassen | gecancelt | storniert = removed
lösch | lösche | entferne | entfern | streich | streiche | schmeiß | schmeiss | kick = remove
nix | nichts | garnichts | gar nix | nüt = none
nicht = not
hatte nicht | hab nicht | hatte ich nicht | hab ich nicht = did not have
nicht gegessen | nicht getrunken | nicht angerührt | nicht angefasst | nicht aufgegessen | nicht probiert | nicht genommen = not eaten
nicht ganz gegessen | nicht ganz aufgegessen | nicht ganz | nicht fertig | nicht fertig gegessen | nicht alles | nicht alles gegessen | nicht ausgetrunken | nicht leer = did not finish
sondern | stattdessen | dafür | lieber | an der stelle | an dessen stelle | an deren stelle | als ersatz = instead
statt | anstatt | anstelle | anstelle von | an stelle von | statt dem | statt der | statt den | statt des = instead of
ersetz | ersetze | ersetzt | ersetzen | tausch | tausche | tauschen | getauscht | austauschen | ausgetauscht | wechsel | wechsle | wechseln | änder | ändere | ändern | geändert = replace
durch = by
dazu | hinzu | hinzugefügt | hinzufügen | ergänze | ergänzen | ergänzt | zusätzlich | obendrauf | oben drauf | drauf | drüber | drunter | rein | hinein | dazugekommen | dazugegeben | reingetan | untergerührt | darüber | darauf = added
vergessen | vergaß | verschwitzt | unterschlagen | übersehen | verschwiegen = forgot
fehlt | fehlen | fehlte | fehlten | gefehlt = missing
kam | kamen | kommt | kommen | gekommen = came
auch | noch | außerdem | zudem | ebenfalls | obendrein | dazu noch | noch dazu = also
drin | dabei | mit dabei | enthalten | dran | daran | darin = in it
hatte | hat | hab | habe | haben | hätte | hatten | ich hab | hab ich | hats | habs | hams | hamma | hamwa | ham = i
gab | gab es | gibt es | es gab | da war | da waren | dabei war | dabei waren | dazu gab es = there was also
nimm | nehm | nehme | nehmen | lass | lasse | lassen | tu | tue | tun | mach | mache | machen | pack | packe | setz | setze | stell | stelle | schreib | schreibe | trag | trage | gib | geb | zieh | ziehe | rechne | zähl | zähle | leg | lege = put
mach weg | tu weg = remove
`;

/** How much of it was eaten, and by whom. */
const shares = `
übriggelassen | übrig | übrig geblieben | übergeblieben | liegengeblieben | stehengeblieben | zurückgegangen | zurückgeblieben | zurückgegeben | stehengelassen | liegengelassen = left
runtergefallen | hingefallen | heruntergefallen | runter gefallen | auf den boden gefallen | gefallen = dropped
verschüttet | verkleckert | ausgeschüttet | ausgeleert | ausgekippt = spilled
weggeworfen | weggeschmissen | weggeschüttet | weggekippt | entsorgt | in den müll | im müll | in der tonne = binned
verschenkt | abgegeben | abgetreten | hergegeben | weggegeben | gegeben | geschenkt | überlassen | vermacht | weitergegeben = gave
aufgehoben | eingepackt | mitgenommen | eingefroren | aufbewahrt | für morgen | für später = saved
gegessen | aufgegessen | getrunken | ausgetrunken | verzehrt | gehabt | bekommen | gekriegt | abbekommen | abgekriegt | geklaut | stibitzt | weggegessen | weggefuttert | aß | isst | trank = eaten
geschafft | bestellt = managed
geteilt | teilen | aufgeteilt | teilten | wurde geteilt = shared
zu zweit | zu zweien | durch zwei | durch 2 | auf zwei | für zwei = between 2 of us
zu dritt | durch drei | durch 3 | auf drei | für drei = between 3 of us
zu viert | durch vier | durch 4 | auf vier | für vier = between 4 of us
zu fünft | durch fünf | durch 5 = between 5 of us
wir waren = we were
halbe halbe | halbehalbe | fifty fifty | jeder die hälfte | jeder eine hälfte | brüderlich | gerecht = half each
hund = dog
katze | kater = cat
mann | gatte = husband
frau | gattin = wife
freund | kumpel | bekannter | spezl = friend
freundin | bekannte = friend
partner | partnerin = partner
sohn | bub | junge = son
tochter = daughter
kind | kinder | kids = kids
bruder = brother
schwester = sister
mama | mutter | mutti | mami = mother
papa | vater | vati | papi = father
oma = grandma
opa = grandpa
kollege | kollegin | kollegen | arbeitskollege | arbeitskollegin = colleague
mitbewohner | mitbewohnerin | wg = roommate
meine freundin | meiner freundin = my girlfriend
mein freund | meinem freund = my boyfriend
hälfte | die hälfte | eine hälfte | ne hälfte | hälfte von | die hälfte von | die hälfte vom | hälfte vom | die hälfte der | die hälfte des | die hälfte von der | die hälfte von den | die hälfte von dem | hälftn | d' hälfte = half
halb | halbe | halber | halbes | halben | ein halbes | ein halber | eine halbe | einen halben = half
drittel | ein drittel | nen drittel | n drittel | ein drittel von | ein drittel vom | ein drittel der | ein drittel des = a third
viertel | ein viertel | n viertel | ein viertel von | ein viertel vom | ein viertel der | ein viertel des = a quarter
zwei drittel | zwei drittel von | zwei drittel vom | zwei drittel der | zwei drittel des = two thirds
drei viertel | dreiviertel | drei viertel von | drei viertel vom | drei viertel der = three quarters
das meiste | den größten teil | größtenteils | großteil | den großteil = most
mein anteil | meinem anteil | meine hälfte | anteil = my part
alles | von allem | vom ganzen = everything
komplett | ganz | ganze | ganzen | ganzes | ganzer | restlos = whole
alles zusammen | alles in allem | insgesamt | zusammen | in summe | unterm strich | gesamt | das ganze | total = in total
`;

/** Amounts and sizes. */
const amounts = `
bisschen mehr | ein bisschen mehr | bissl mehr | bisserl mehr | ein bissl mehr | a bissl mehr | a bisserl mehr | etwas mehr | ein wenig mehr | wenig mehr | bisschen was mehr | es bitzli meh | bitzli meh | viel mehr | deutlich mehr | noch mehr | ne ecke mehr | einiges mehr | mehr = more
bisschen weniger | ein bisschen weniger | bissl weniger | bisserl weniger | ein bissl weniger | a bissl weniger | a bisserl weniger | etwas weniger | ein wenig weniger | es bitzli weniger | bitzli weniger | viel weniger | deutlich weniger | weniger = less
größer | mehr drauf | zu wenig | zuwenig | viel zu wenig | untertrieben | unterschätzt | zu klein | zu niedrig = bigger
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
auf der packung | auf der verpackung | auf dem etikett | auf dem becher | auf der dose | auf der tüte | auf dem glas | auf der rückseite | auf der karte | laut der packung | laut verpackung | laut etikett | laut becher | laut hersteller | laut app | laut karte | laut speisekarte | laut waage | laut website | laut webseite | laut tüte | laut dose | nach packung | hinten drauf = per label
`;

/** Words that say no change. */
const fillers = `
davon | hiervon = of it
es | das = it
ich | i | mir | mich | uns | wir = i
menge | portion | anteilig = amount
vielleicht | vielleich | vllt | vlt | evtl | eventuell | wahrscheinlich | vermutlich | bestimmt | sicher | knapp | fast | beinahe | locker | gut und gerne | grob | grob geschätzt | geschätzt | pi mal daumen | überschlagen | ca | zirka | ungefähr | bisschen über | bisschen unter | mindestens | nämlich | immerhin | sogar | echt | wirklich | ehrlich | ehrlich gesagt | tatsächlich | eh | fei | gell | gö | oder | doch | glaub | glaube | meine | mein ich | sag | sagen | sagen wir | würde | würd | müsste | müssten | sollte | sollten | soll | muss | kann | könnte | wurde | wurden | worden | geworden | gewesen | gsi | gwen | gwesen | grad | gerade | jetzt | nun | heute | dann | also | und zwar | bitte | danke | schon | ja | wieder | zurück | eher = actually
d' | 's | s | sein | ihr | seine | ihre = the
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

export const editGlossary: readonly GlossaryRow[] = [
  changes,
  shares,
  amounts,
  fillers,
  questions,
].flatMap(parseGlossary);
