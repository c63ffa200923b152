import { type GlossaryRow, parseGlossary } from "../language-pack.ts";

/** The hours of the clock in words, from one on. */
const hours = "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

const daysOfWeek: readonly (readonly [day: string, inEnglish: string])[] = [
  ["montag", "monday"],
  ["dienstag", "tuesday"],
  ["mittwoch", "wednesday"],
  ["donnerstag", "thursday"],
  ["freitag", "friday"],
  ["samstag", "saturday"],
  ["sonnabend", "saturday"],
  ["sonntag", "sunday"],
];
const partsOfDay: readonly (readonly [part: string, inEnglish: string])[] = [
  ["abend", "evening"],
  ["nacht", "night"],
  ["morgen", "morning"],
  ["früh", "morning"],
  ["vormittag", "morning"],
  ["mittag", "lunchtime"],
  ["nachmittag", "afternoon"],
];
/** "Samstagabend", "am Samstag Abend" */
const weekdays = daysOfWeek
  .flatMap(([day, inEnglish]) => [
    `am ${day} | ${day} = on ${inEnglish}`,
    ...partsOfDay.map(([part, time]) => {
      const said = [day + part, `${day} ${part}`, `${day} am ${part}`, `${day} ${part}s`];
      const phrases = said.flatMap((one) => [one, `am ${one}`]).join(" | ");
      return `${phrases} = on ${inEnglish} ${time}`;
    }),
  ])
  .join("\n");

/** "halb acht" is half past seven. */
const times = hours
  .flatMap((word, at) => {
    const hour = at + 1;
    const before = at === 0 ? hours.length : at;
    return [
      `um ${word} | gegen ${word} | so um ${word} | so gegen ${word} | kurz nach ${word} | kurz vor ${word} = at ${hour}`,
      `halb ${word} = ${before}:30`,
      `dreiviertel ${word} | viertel vor ${word} = ${before}:45`,
      `viertel nach ${word} = ${hour}:15`,
      `fünf nach ${word} = ${hour}:05`,
      `zehn nach ${word} = ${hour}:10`,
      `zwanzig nach ${word} = ${hour}:20`,
      `fünf vor halb ${word} = ${before}:25`,
      `fünf nach halb ${word} = ${before}:35`,
      `zwanzig vor ${word} = ${before}:40`,
      `zehn vor ${word} = ${before}:50`,
      `fünf vor ${word} = ${before}:55`,
    ];
  })
  .join("\n");

/** Numbers. */
const numbers = `
ein | eine | oa | oan | oane | einen | einem | einer | eines | nen | ne | n | en | 'n | 'ne | 'nen | nem | ner | 'nem | 'ner | a | e | ä = a
eins | oans = 1
zwei | zwo | zwoa | zwöi | zwee | beide | beiden = 2
drei | drü = 3
vier = 4
fünf = 5
sechs = 6
sieben = 7
acht = 8
neun = 9
zehn = 10
elf = 11
zwölf = 12
dreizehn = 13
vierzehn = 14
sechzehn = 16
achtzehn = 18
fünfzehn = 15
zwanzig = 20
dreißig = 30
vierzig = 40
fünfzig = 50
sechzig = 60
siebzig = 70
achtzig = 80
neunzig = 90
hundertfünfzig = 150
zweihundertfünfzig = 250
vierhundert = 400
hundert = 100
zweihundert = 200
dreihundert = 300
fünfhundert = 500
anderthalb | eineinhalb | einundhalb = 1.5
zweieinhalb = 2.5
dreieinhalb = 3.5
halb = half
hälfte | die hälfte | hälfte von | die hälfte von | die hälfte vom | die hälfte der | die hälfte des | die hälfte von der | die hälfte von dem = half of
viertel = quarter
drittel | ein drittel = a third of
zwei drittel = 2/3 of
drei viertel = 3/4 of
dritt = three
viert = four
ein paar | paar | einige | ein paar kleine = a few
ein bisschen | bisschen | ein bissl | bissl | a bissl | bisserl | a bisserl | bisschen was | es bitzli | bitzli | es bitzeli | chli | es chli | e chli | a weng | ein wenig | ein klein wenig | etwas = some
wenig | nur wenig = a little
viel | sehr viel | reichlich | jede menge | viele = a lot of
mehrere = several
noch ein | noch eine | noch einen | noch mal ein | nochmal ein | nochmal eine = another
doppelte | doppelter | doppelt = double
`;

const units = `
g | gr | gramm = g
kg | kilo | kilogramm = kg
l | liter = l
ml | milliliter = ml
cl = cl
dl | deziliter = dl
kcal | kalorien | kilokalorien = kcal
kj | kilojoule = kj
eiweiß | protein | proteine = protein
kohlenhydrate | kh = carbs
fett = fat
el | esslöffel | essl = tbsp
gestrichener esslöffel | gestrichener el | gehäufter el | gehäufter esslöffel = tbsp
tl | teelöffel | kaffeelöffel | teel = tsp
löffel = spoonful
scheibe | scheiben | scheibchen | scheiberl | schiibe = slice
stück | stücke | stücken | stk | stückerl | stückli | stück vom | stück von = piece
stückchen = small piece
becher = pot
glas | gläser | glaserl | glasl = glass
gläschen = small glass
tasse | tassen | tässchen | häferl | haferl | tassli = cup
dose | dosen | büchse = can
flasche | flaschen | flascherl | fläschchen = bottle
portion | portionen = serving
personen | leute = people
ergibt | ergab = makes
kleine portion = small serving
große portion = large serving
teller | teller voll | tellerl = plate
voller teller | großer teller | riesenteller | rechter teller | rechte teller | ordentlicher teller | schöner teller = large plate
schüssel voll | schale voll = bowl
glas voll = glass
tasse voll = cup
löffel voll = spoonful
schüssel | schale | schälchen | müslischale | schüsselchen = bowl
handvoll | hand voll | hände voll = handful
kugel | kugeln = scoop
messlöffel | scoop = scoop
riegel = bar
tafel = bar
packung | packungen | päckchen | pck | pkg | paket | packerl | päckli | packl | packerln = package
tüte | tüten | tütchen | beutel | sackerl | säckli = bag
zehe | zehen = clove
schuss = splash
schluck | schlucke = sip
klecks | kleks = dollop
prise | messerspitze = pinch
blatt | blätter = leaf
streifen = strip
würfel = cube
rippe | rippchen schokolade = square
bund = bunch
stange | stangen = stick
spieß | spieße = skewer
bissen | happen = bite
topf = pot
kanne = pot
maß bier | eine maß | maß = 1 litre beer
halbe bier | eine halbe bier = 500 ml beer
viertel wein | viertele = 250 ml wine
klein | kleine = small
groß | großer | große = large
mittel | mittelgroß | mittlere = medium
riesig | riesengroß | riesen = very large
dick = thick
dünn = thin
ganz | ganze = whole
kleine kartoffel | kleine kartoffeln | kleine pellkartoffeln | kleine salzkartoffeln | kleine erdäpfel | kleine gschwellti | drillinge = baby potatoes
gehäuft = heaped
gestrichen = level
`;

const connectors = `
und salat | u salat | und beilagensalat = and a salad
und | u | un = and
sowie | plus = and
mit | m = with
mit knochen | am knochen = with bone
mit stein | mit steinen | mit kern | mit kernen = with stones
dazu | dazu gab es | dazu gab's | dazu gabs | dazu noch | dazua | dezue | derzue | drzue | daneben | obendrein = and
drin | darin | drüber | darüber | dabei | dran | drunter | dahinter = 
ohne | ohni | ohne extra = without
kein | keine | keinen = no
nicht = not
nix | nichts = nothing
oder = or
statt | anstatt | anstelle von = instead of
danach | anschließend | später | hinterher | dann | zum schluss = then
davor = before
auf | drauf | obendrauf = on
in | im = in
vom | von | von der | von dem | aus dem | aus der = from
aus = made of
der | die | das | den | dem | des = the
mein | meine | meinen | meiner | meinem | unser = my
ich = i
wir = we
für = for
zu | zur | zum = with
bei = at
um | gegen = at
über = over
pro = per
je | jeweils = each
ca | circa | etwa | ungefähr | zirka = about
habe | hab | hob | hob i | i hob | ha | i ha | ich ha | hatte | hatten | gab es | gab s | gabs | es gab = had
ich habe | ich hab | ich hatte | hab ich | habe ich | hatte ich | gab es bei mir = i had
gegessen | getrunken | gefuttert | verputzt | genascht | gesnackt | gefrühstückt | verdrückt | gehabt | aufgegessen | ausgetrunken | ausgelöffelt | weggeputzt | reingezogen | gemampft | gessen | gessn | gegessn | trunken | gässe | ggässe | gha | trunke | gno | geknabbert | geschlürft | gelöffelt | verschlungen | verdrückt hab | reingehauen | weggehauen | gezischt | geschlemmt | gemümmelt | rausgeholt | erwischt | gefrühstückt hab | probiert | bestellt | gekauft | mitgenommen | gekocht gehabt | geholt | gegönnt | gemacht | verspeist = 
aß | esse | ess = ate
trank | trinke | trinken = drank
nur = only
auch = also
außerdem = also
insgesamt | zusammen = in total
davon = of which
als = as
wie = like
laut | laut packung | laut etikett | laut app | laut verpackung | laut hersteller = per package
also | noch | schon | mal | so | mir | mich | uns | sich | es | da = 
aber = but
entferne | lösche | streiche | streich | entfern | lösch = remove
alles = everything
mehr = more
weniger = less
halbiere = halve
verdopple | verdoppel = double
verdreifache = triple
es waren | es war | das war | das waren | war | waren = was
hinzufügen | ergänze = add
`;

const meals = `
zum frühstück | frühstück | fruehstueck | beim frühstück | fürs frühstück | frühstücks = breakfast
zweites frühstück | zweites fruehstueck | frühstückspause | znüni | zvieri | zum znüni | zum zvieri | zwischenverpflegung = snack
zmorge | zmorgen | zum zmorge | am morge = breakfast
zmittag | zum zmittag | mittagspause | in der mittagspause = lunch
znacht | zum znacht | nachtessen | zum nachtessen | feierabend = dinner
spätabends | spät abends | in der nacht = late at night
zum mittag | zu mittag | zum mittagessen | mittagessen | mittag | mittags | heute mittag | beim mittagessen = lunch
zum abendessen | zu abend | zum abendbrot | abendessen | abendbrot | zum abend | zum nachtmahl | nachtmahl | beim abendessen | abendbrotzeit = dinner
abends | am abend = in the evening
heute abend = this evening
morgens | am morgen | in der früh = in the morning
heute morgen | heute früh | heut früh | heute vormittag = this morning
vormittags | am vormittag = in the morning
nachmittags | am nachmittag = in the afternoon
heute nachmittag = this afternoon
nachts = at night
mitternacht = midnight
heute | heut | heit | hüt = today
gestern = yesterday
letzten monat | vorigen monat | im letzten monat = last month
letztes jahr | voriges jahr | im letzten jahr | vergangenes jahr = last year
neulich | letztens | kürzlich = the other day
an meinem geburtstag | zu meinem geburtstag = on my birthday
gestern abend = last night
gestern mittag | gestern zu mittag = yesterday for lunch
gestern früh | gestern morgen = yesterday morning
gestern nachmittag = yesterday afternoon
vorgestern abend = the day before yesterday evening
vorgestern mittag | vorgestern zu mittag = the day before yesterday for lunch
vorgestern = the day before yesterday
zwischendurch | als snack | als zwischenmahlzeit | snack | zum snacken | zwischenmahlzeit | brotzeit | jause | zur jause | vesper | für zwischendurch = snack
zum kaffee | zum kaffeetrinken | kaffeetrinken = in the afternoon
zum nachtisch | als nachtisch | nachtisch | dessert | zum dessert | als dessert = for dessert
als vorspeise | vorspeise = starter
in der waffel | im becher | im hörnchen | in der tüte = 
beim fernsehen | vorm fernseher | vor dem fernseher = 
nach der arbeit | nach der uni | nach der schule | nach der schicht | vor der arbeit | vor der schicht | am hafen | im hafen | am abend vorher | nach dem training | nach dem sport | vor dem training | nach dem essen | vor dem schlafen | vorm schlafen | vor dem schlafengehen = 
`;

const remarks = `
war lecker | war sehr lecker | sehr lecker | lecker | super lecker | war gut | war echt gut | war köstlich | köstlich | hat gut geschmeckt | hat geschmeckt = 
pappsatt | hmpf | mhm | komplett | komplette | kompletter | komplettes | vollständig | voll | rechte | rechter | ordentlich | normale | normaler | normales | mega | yummy | mjam | grad | vorhin | kurz | nebenbei | anschließend noch | noch schnell | ausgiebig | spontan = 
kleingeschnitten | klein geschnitten | geschnitten | in scheiben | in stücken | geviertelt | halbiert | geschält | kleingehackt = 
menü = meal
reste | reste vom | reste von | rest | rest vom | übrig gebliebene = leftover
trocken | ungekocht | trockengewicht = dry
tk | tiefgekühlt | gefroren | tiefkühl | tiefkühler = frozen
halber camembert | einen halben camembert | ein halber camembert = half a wheel camembert
ganzer camembert | einen ganzen camembert | ein ganzer camembert = 1 wheel camembert
im restaurant | beim italiener | beim griechen | beim asiaten | beim chinesen | beim türken | beim thailänder | beim inder | beim vietnamesen | beim metzger | vom asiaten | vom italiener | vom chinesen | vom türken | vom griechen | vom metzger | vom lieferdienst | vom imbiss | am imbiss | beim imbiss | beim würstelstand | vom würstelstand | am kiosk | in der kantine | in der mensa | im büro | auf arbeit | bei der arbeit | zu hause | daheim | zuhause | unterwegs | beim bäcker | vom bäcker | bäcker | bei oma | bei mama | bei freunden | im café | im kino | aus der kantine | in der pause | auf dem weg | auf der baustelle | in der uni | in der schule | in der firma | in der arbeit | im homeoffice | im meeting | im zug | im auto | in der bahn | im bett | im freibad | im stadion | im hotel | im biergarten | auf der wiesn | auf dem weihnachtsmarkt | auf dem markt | am buffet | vom buffet | to go | zum mitnehmen | auf die hand | aufm sofa | auf dem sofa | am see | am schreibtisch = 
mensa | kantine | uni | baustelle | homeoffice | meeting | büro | rückblick | nachtrag | kinderteller | thermoskanne | vorm fernseher | im stehen = 
in hamburg | in berlin | in münchen | in köln | in wien | in graz | in salzburg | in zürich | in bern | in basel | in frankfurt | in stuttgart | in leipzig | in dresden | in italien | in paris = 
gewogen | abgewogen | roh gewogen | kollegin | kollege | geburtstag | geburtstagskuchen vom kollegen = 
schnell | schnelles | einfach | wieder | endlich | leider | heute nur | eigentlich | gerade | eben | natürlich | ausnahmsweise | zuerst | erst | selbst | gleich = 
bin satt | war hungrig | kein hunger | keinen hunger | nicht viel hunger | hatte keinen hunger | bin jetzt satt | hatte hunger | hatte großen hunger | mit meiner frau | mit meinem mann | mit freunden | mit der familie = 
hallo | guten morgen | guten tag | bitte | danke | vielen dank = 
`;

/** Measures, dishes and foods as Austria, Switzerland and regions call them, and short forms. */
const regional = `
seidl bier | seiterl bier | seidel bier | a seidl bier | seidl | seiterl = 330 ml beer
krügerl bier | krügerl | krügel bier = 500 ml beer
pfiff bier | pfiff = 200 ml beer
stange bier = 300 ml beer
halbe helles | eine halbe helles | weizen = 500 ml beer
achterl wein | achtel wein | achterl rotwein | achtel rotwein | achtel rot = 125 ml red wine
achterl weißwein | achtel weißwein | achtel weiß = 125 ml white wine
viertel rotwein = 250 ml red wine
viertel weißwein = 250 ml white wine
großer brauner = large coffee with milk
brauner | kleiner brauner = coffee with milk
verlängerter = coffee
einspänner = coffee with cream
en schale | e schale | schale kaffee | schale milchkaffee = coffee with milk
gspritzter | weißer gspritzter | g'spritzter | spritzer weiß = wine spritzer
gebäck dazu | mit gebäck = and bread roll
pommes rot weiß | pommes rot-weiß | pommes rotweiß | pommes schranke = fries with ketchup and mayonnaise
rot weiß | rotweiß | rot-weiß = with ketchup and mayonnaise
röstzwiebeln | geröstete zwiebeln | zwiebeln geröstet = fried onions
im speckmantel = with bacon
mit streuseln | mit streusel = 
brettljause mit | brettljause | brotzeitbrettl mit | brotzeitteller mit | jausenteller mit | jausenbrett mit | vesperplatte mit | vesperbrett mit | aufschnittplatte mit | kalte platte mit = snack:
eiernockerl | eiernockerln = spaetzle and 2 egg
zweierli rote | zweierli roten | es zweierli rote | zweier rot | zwei dezi rot = 200 ml red wine
zweierli wiisse | zweierli weissen | es zweierli wiisse | zweierli weiss | zweier weiß = 200 ml white wine
drei dezi = 300 ml
zwei dezi = 200 ml
fünf dezi = 500 ml
dezi = dl
ein helles | n helles | a helles | kühles helles | ein kühles helles | ein dunkles | a dunkles | n dunkles = 500 ml beer
zwei helle = 2 × 500 ml beer
achterl = 125 ml wine
brunch = brunch
getränk | getränke = drink
kelle | kellen | suppenkelle | schöpfer | schöpflöffel | schöpfkelle = ladle
backhendlsalat | steirischer backhendlsalat | salat mit backhendl | salat mit gebackenem hendl = crispy chicken salad
elsässer art | mit musik | nach hausfrauenart | hausfrauenart | nach omas rezept | schweizer art = 
mit allem | mit alles | mit scharf = 
türkisches frühstück = serpme kahvalti
goldene milch | kurkuma latte | kurkumamilch = turmeric milk
e stück | es stück = 1 piece
cüpli = glass champagne
vollkornnudeln trocken | rohe vollkornnudeln | vollkornnudeln roh | trockene vollkornnudeln | vollkornspaghetti trocken | vollkornspaghetti roh = uncooked whole wheat pasta
`;

/** How food is prepared, and other properties. */
const qualities = `
gebraten | angebraten | in der pfanne gebraten | gebrutzelt = pan-fried
frittiert = deep fried
gegrillt | vom grill = grilled
gekocht = boiled
gedünstet | gedämpft = steamed
gebacken | überbacken | aus dem ofen = baked
geschmort = braised
roh = raw
geräuchert = smoked
getrocknet = dried
geröstet | getoastet = toasted
gesalzen = salted
ungesalzen = unsalted
gezuckert | gesüßt = sweetened
ungesüßt = unsweetened
zuckerfrei = sugar free
süß = sweet
sauer | saure = sour
mit sahne = with cream
scharf = spicy
frisch = fresh
warm | heiß = hot
kalt | eiskalt = cold
fettarm = low-fat
fettreduziert = low-fat
mager = lean
vollfett = full fat
light | leicht = light
vegan = vegan
vegetarisch = vegetarian
laktosefrei = lactose free
glutenfrei = gluten free
bio = organic
hausgemacht | selbstgemacht | selbst gemacht | selbstgekocht | selbstgebacken | hausgemachter = homemade
gemischt | bunt = mixed
gefüllt = stuffed
belegt = 
paniert = breaded
mariniert = marinated
gehackt = chopped
gerieben = grated
zerlassen | geschmolzen = melted
püriert = mashed
weiß | weißer = white
rot | roter = red
grün | grüner = green
gelb | gelber = yellow
schwarz | schwarzer = black
braun = brown
dunkel | dunkle | dunkles = dark
hell | helle | helles = light
hart | hartgekocht | hart gekocht = hard boiled
weich | weichgekocht | weich gekocht = soft boiled
griechisch = greek
italienisch = italian
türkisch = turkish
chinesisch = chinese
thailändisch = thai
indisch = indian
mexikanisch = mexican
japanisch = japanese
natur = plain
kräuter = herb
klare | klar = clear
cremig = creamy
alkoholfrei | alkoholfreies = alcohol free
entrahmt = skim
`;

export const glossary: readonly GlossaryRow[] = [
  numbers,
  times,
  weekdays,
  units,
  connectors,
  meals,
  remarks,
  regional,
  qualities,
].flatMap(parseGlossary);
