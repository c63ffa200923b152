import { parsePhrasePatterns } from "../language-pack.ts";
import { drink, instead, onItem, quantity, someone, the, weight } from "./edit-fragments.ts";

const of = "(?:del|de la|de los|de las|de mi|de|al|a la|a los|a las)";
const unit =
  "(?:g|gr|grs|gramos?|kg|kilos?|ml|cl|dl|l|litros?|cucharadas?|cucharaditas?|cdas?|rebanadas?|tazas?|vasos?|latas?|botellas?|platos?|copas?|jarras?|tazon(?:es)?|tazón|bol(?:es|s)?|cuencos?|trozos?|pedazos?|lonchas?|puñados?|bolas?|cucharon(?:es)?|cucharón|filetes?|porciones|porción|piezas?|unidades|kcal|calorías|kj)";
const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|medio|media)";
const amount = `(?:${number} ?${unit}|${number})`;
const label =
  "(?:etiqueta|paquete|envase|sobre|frasco|brik|cartón|bolsita|cajita|latita|tapa|ticket|página|reloj|app|aplicación|web|fabricante|caja|menú|carta|bolsa|empaque|bote|lata|tarro|envoltorio|tabla)";
const nutrient = "(?:prote\\p{L}*|prots?|carb\\p{L}*|hidratos|grasas?|fibra|azúcar(?:es)?)";
const energy = "\\d[\\d.,]* ?(?:kcal|calorías|kj)";
const just = "(?:solo |fue |comí |pon |deja |nada más )*";
const shared =
  "(?:compartí|compartimos|repartí|repartimos|dividí|dividimos|partí|partimos|compartid[oa]s?|repartid[oa]s?)";
const withOne =
  "(?:con (?:mi |un |una |el |la )?(?!familia|gente|grupo|mi |un |una |el |la )\\p{L}+|a medias(?: con (?:mi |un |una |el |la )?\\p{L}+)?|entre (?:los )?(?:dos|2)(?: con (?:mi |el |la )?\\p{L}+)?)";

const fractions = [
  ["la mitad|1/2", "half", "la mitad"],
  ["un tercio|la tercera parte|1/3", "a third", "un tercio"],
  ["un cuarto|la cuarta parte|1/4", "a quarter", "un cuarto"],
  ["dos tercios|2/3", "two thirds", "dos tercios"],
  ["tres cuartos|tres cuartas partes|3/4", "three quarters", "tres cuartos"],
].map(
  ([pattern, fraction, word]) => String.raw`
^(?:me |lo |yo )?(?:dejé|dejamos|sobró|sobraron|tiré|no comí|quedó)(?: sin comer| en el plato)? (?:${pattern})(?: sin comer| en el plato| de todo)?$
= I left ${fraction}
+ dejé ${word} = I left ${fraction}
^(?:me |lo |yo )?(?:dejé|dejamos|sobró|tiré|no comí|quedó)(?: sin comer)? (?:${pattern}) ${of} (?!todo$)(.+?)(?: en (?:el|la) \p{L}+| sin comer| sin tocar)?$
= I left ${fraction} of the $1
+ dejé ${word} del arroz = I left ${fraction} of the rice
^${the}(?!.* (?:fue|solo) )(.+?),? (?:lo |la |los |las )?(?:dejé|dejamos|tiré|guardé|regalé|sobró|quedó) (?:${pattern})$
= I left ${fraction} of the $1
+ el arroz lo dejé ${word} = I left ${fraction} of the rice
^no comí (?:tod[oa]s? )?${the}(?!todo)(.+?)(?: enter[oa]s?| complet[oa]s?)?,? (?:solo |comí |fue |pero |sino )+(?:${pattern})$
= only ${fraction} of the $1
+ no me comí todo el arroz, solo ${word} = only ${fraction} of the rice
^(?:me )?(?:dejé|sobró|quedó) (?:un|una) (?:buen |buena )?(?:pedazo|trozo|parte|poco|resto|cacho) ${of} (.+?),? (?:de )?(?:${pattern})$
= I left ${fraction} of the $1
+ dejé un trozo de arroz, como ${word} = I left ${fraction} of the rice
^${just}(?:${pattern})(?: de todo| del total| del plato| de eso| de la porción)?(?: solo)?$
= only ${fraction} of everything
+ solo comí ${word} = only ${fraction} of everything
^(?:${pattern}) (?:(?:fue|era) (?:para|de)|(?:se )?(?:la |lo |las |los )?(?:di|dimos|comió|quedó|regalé)(?: a| para)?) (?:mi|mis|un|una|el|la|los) \p{L}+$
= I left ${fraction}
+ ${word} fue para mi hijo = I left ${fraction}
^${someone} (?:${pattern}) ${of} (.+)
= I left ${fraction} of the $1
+ mi hermana se comió ${word} del arroz = I left ${fraction} of the rice
^${just}(?:${pattern}) ${of} (?!todo)(.+?) (?:me |se )?(?:(?:lo|la|los|las) )?(?:llevé|dejé|guardé|tiré|regalé|quedó|sobró)(?: \p{L}+ \p{L}+)?$
= I left ${fraction} of the $1
+ ${word} del arroz la dejé = I left ${fraction} of the rice
^${just}(?:${pattern}) ${of} (?!todo)(.+)|^${of} (.+?) ${just}(?:${pattern})$|^${the}(.+?) (?:solo |comí |fue )+(?:${pattern})$
= only ${fraction} of the $1$2$3
+ solo ${word} del arroz = only ${fraction} of the rice
`,
);

/** Instructions about amounts, shares and figures. */
export const editAmounts = parsePhrasePatterns(String.raw`
^(?:fue |comí )*((?:\d|un |una |dos |tres |cuatro |medi[oa] |la mitad |el ).*?),? solo$
= $1
+ fueron 200 g de arroz nomás = 200 g of rice
^${the}(${drink}(?: (?!fue )\p{L}+)?) (?:fue )?de (\d{3,4})(?: ?ml)?$
= the $1 was $2 ml
+ la leche de 600 = the milk was 600 ml
^${the}((?:coca|cola|pepsi|refresco|gaseosa|fanta|sprite|soda)[\p{L} -]*?)(?: fue| tenía)? zero$
= the $1 was zero
+ la gaseosa era light = the gaseosa was zero
^(?:yo y (?:mi |la |el )?\p{L}+|(?:mi |la |el )?\p{L}+ y yo) ${shared}(?: todo| esto| la comida| el plato)?(?: entre dos)?$
= split between 2 of us
+ Ana y yo compartimos todo = split between 2 of us
^(?:yo y (?:mi |la |el )?\p{L}+|(?:mi |la |el )?\p{L}+ y yo) ${shared} (?:el |la |los |las )([^,\d]+?)(?: entre dos)?$
= the $1 was shared between 2 of us
+ Ana y yo compartimos el arroz = the rice was shared between 2 of us
^${the}(?!leche|yogur|queso)([^,\d]+?) (?:fue|comí) (?:enter[oa]|complet[oa])(?:,? (?:y )?no (?:medi[oa]|la mitad))?$
= it was a whole $1
+ la manzana fue entera = it was a whole apple
^(?:(?:en|según) (?:el|la) (?:web|página|app|carta|menú|aplicación)(?: del? (?:la )?\p{L}+)?,? )?(?:el |la |todo el |toda la )?(?:combo|menú|plato|conjunto|comida|bandeja|bocado)(?: complet[oa]| enter[oa])?,? (?:fue|tenía|dice|pone|pon|sale|marca)(?: en total)? (${energy})(?: en total)?$
= $1 in total
+ en la web el combo completo son 650 kcal = 650 kcal in total
^${just}(?:el doble|doble porción|doble ración|todo doble|dos veces todo|duplica(?: todo| la porción| la comida)?|duplícalo|duplicalo|el doble de todo)$
= double everything
+ comí el doble = double everything
^(?:la mitad de|reduce a la mitad|divide a la mitad) todo (?:menos|excepto|salvo) ${the}(.+)
= halve everything except $1
+ la mitad de todo menos el arroz = halve everything except rice
^(?:el doble de|duplica) todo (?:menos|excepto|salvo) ${the}(.+)
= double everything except $1
+ el doble de todo menos el arroz = double everything except rice
^${just}(?:el triple|triple porción|triplica|triplícalo|el triple de todo)$
= triple everything
+ comí el triple = triple everything
^${just}(?:una porción y media|una ración y media|1[.,]5 (?:porciones|raciones))$
= 1.5 times everything
+ comí una porción y media = 1.5 times everything
${fractions.join("\n")}
^${just}(?:el )?(\d+ ?/ ?\d+|\d+ ?(?:%|por ciento))(?: de todo| del total)?$
= I ate $1 of it
+ comí el 80 % = I ate 80 % of it
^${just}(?:el )?(\d+ ?(?:%|por ciento)) ${of} (.+)
= only $1 of the $2
+ solo el 60 % del arroz = only 60 % of the rice
^${just}(\d+|una|un|dos|tres|cuatro|cinco|seis) (?:trozos |porciones |pedazos |rebanadas |slices )?de (?:los |las )?(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce)(?: trozos| porciones| pedazos| rebanadas| partes| piezas| cuadros)?$
= I ate $1/$2 of it
+ solo comí 3 de 8 trozos = I ate 3/8 of it
^${just}(?:una?|1) (\p{L}+) y medi[oa](?: de (.+))?$
= it was 1.5 $1 $2
+ fueron una rebanada y media de arroz = it was 1.5 slice rice
^${just}(?:dos|2) (\p{L}+) y medi[oa](?: de (.+))?$
= it was 2.5 $1 $2
+ fueron dos rebanadas y media de arroz = it was 2.5 slice rice
^${just}(?:tres|3) (\p{L}+) y medi[oa](?: de (.+))?$
= it was 3.5 $1 $2
+ fueron tres rebanadas y media de arroz = it was 3.5 slice rice
^${just}(?:un[oa]|1) y medi[oa]$
= actually 1.5
+ solo me comí una y media = actually 1.5
^${just}(?:dos|2) y medi[oa]$
= actually 2.5
+ fueron dos y medio = actually 2.5
^(?:pon |comí |añade |y )*otr[oa] (?:plato|ración|porción|vaso|taza) (?:igual|idéntic[oa]) de(?:l| la| los| las)? (.+)
= double the $1
+ me serví otro plato igual de arroz = double the rice
^repetí(?: (?:el )?plato| todo| la comida| la porción)?(?:,? (?:así que |entonces |o sea |por eso )?(?:fue )?el doble(?: de todo)?)?$
= double everything
+ repetí el plato = double everything
^${the}([^,\d]+?),? (?:pon|comí|añade|fue|tenía) (?:mucho |un poco |bastante |algo )?(?:menos|más),? (?:unos |unas |como |fue )*(${weight})$
= the $1 was $2
+ arroz puse menos, unos 25 g = the rice was 25 g
^${the}([^,\d]+?) (?:pon|comí|fue|tenía) (?:solo )?medi[oa]$
= only half of the $1
+ manzana comí solo media = only half of the apple
^(?:me )?(?:dejé|sobró|quedó) (?:un |una )?(?:poco|poquito|pedazo|trozo|parte|resto|cacho) ${of} (.+?),? (?:unos |unas |como |fue )*(${weight})$
= $2 less $1
+ me dejé un poco de arroz, unos 50 g = 50 g less rice
^(?:d(?:el|e la|e los|e las|e) )?(?!(?:yo|también|además|luego|y|al|a|hoy|ya|nos|solo|fue|comí|no|con)(?: |$))${the}([^,\d]+?) (?:me )?(?:comí |fue |solo )*comí (?:solo )?(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$|^d(?:el|e la|e los|e las|e) ([^,\d]+?) (?:fue |solo )+(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$
= the $1$3 was $2$4
+ manzanas me comí 6 = the apple was 6
^(?:un poco |un poquito |algo )?más (?:de )?([^,\d]+?),? (?:unos |unas |como )*(${weight}) más$
= $2 more $1
+ un poco más de arroz, 20 g más = 20 g more rice
^un[oa] de (?:los|las|mis|esos|esas) (.+?) (?:se )?(?:l[oa] )?(?:comió|tomó|robó|bebió|di)(?: a)? (?:mi|el|la|un|una)? ?\p{L}+$
= remove one $1
+ uno de los plátanos se lo comió mi hijo = remove one banana
^pon (\d{2,4}) (?:al|a la|a los|a las) (.+)
= the $2 was $1 g
+ ponle 150 al arroz = the rice was 150 g
^(?:fue |comí )*(\p{L}+) y medi[oa] de (.+)
= it was 1.5 $1 $2
+ vaso y medio de leche = it was 1.5 glass milk
^quita (${weight}) de (?:los|las|mi|mis) (.+)
= $1 less $2
+ resta 50 g de las manzanas = 50 g less apple
^repetí (?:de(?:l| la| los| las)? )?${the}([^,\d]+?),? (?:otr[oa]s |unos |unas |como |fue |fueron )*(${weight})(?: más)?$
= $2 more $1
+ repetí arroz, otros 200 g = 200 g more rice
^(?:comí |añade |pon )+más ([^,\d]+?),? (?:unos |unas |como |fue )*(${weight})$
= $2 more $1
+ me serví más arroz, unos 80 g = 80 g more rice
^repetí (?:la mitad|medi[oa] \p{L}+) de(?:l| la| los| las)? (?!plato$)(.+)
= 1.5 times the $1
+ repetí medio plato de arroz = 1.5 times the rice
^repetí la mitad(?: de(?:l| la| los| las)? plato| del arroz)?$
= 1.5 times everything
+ repetí media porción = 1.5 times everything
^repetí (?:de(?:l| la| los| las)? )?${the}(.+)
= double the $1
+ repetí el arroz = double the rice
^${the}(.+?) fue de (${weight}),? y (?:fue|comí) (dos|tres|cuatro|[2-9])$
= the $1 was $3 × $2
+ la leche era de 125 ml y me tomé dos = the milk was 2 × 125 ml
^${someone} una? (?:de (?:el|la|los|las|mis) )?(\p{L}.+)
= remove one $1
+ mi hermana se comió una manzana = remove one apple
^${someone} (dos|tres|\d) (?:de (?:el|la|los|las|mis) )?(\p{L}.+)
= remove $1 $2
+ mi hermana se comió dos manzanas = remove 2 apple
^${someone} una?o?$|^comí una?o? menos$
= one less
+ mi hermano se comió una = one less
^${someone} (dos|tres|\d)$|^comí (dos|tres|\d) menos$
= $1$2 less
+ mi hermano se comió dos = 2 less
^(?:la |lo |las |los )?(?:compartí|compartimos|repartí|dividí|dividimos|compartido|compartida|a medias|fue compartido)(?: todo| la comida| el plato)?(?: con (?:mi |un |una |el |la )(?!familia|gente|grupo)\p{L}+| entre (?:dos|2|los dos))?$
= split between 2 of us
+ la compartí con mi mujer = split between 2 of us
^${the}(?!.*${shared} )(.+?) (?:nos )?(?:comí |fue |lo |la |los |las )*(?:a medias(?: con (?:mi |un |una |el |la )?\p{L}+)?|entre (?:los )?(?:dos|2)(?: con (?:mi |el |la )?\p{L}+)?)$
= the $1 was shared between 2 of us
+ el arroz me lo comí a medias con mi primo = the rice was shared between 2 of us
^${shared} (?:el |la |los |las |mi |mis )(.+?) ${withOne}$|^(?:el |la |los |las )(.+?) (?:lo |la |los |las |fue )+${shared} ${withOne}$
= the $1$2 was shared between 2 of us
+ compartí el arroz con mi hermano = the rice was shared between 2 of us
^${shared} (?:el |la |los |las |mi |mis )(.+?) entre (tres|cuatro|cinco|seis|[3-9])(?: personas| amigos)?$
= the $1 was shared between $2 of us
+ dividimos el arroz entre tres = the rice was shared between 3 of us
^(?:el |la |los |las )(.+?) (?:lo |la |los |las |fue )+(?:${shared} entre|para) (tres|cuatro|cinco|seis|[3-9])(?: personas| amigos)?$
= the $1 was shared between $2 of us
+ el arroz lo compartimos entre tres = the rice was shared between 3 of us
^(?:la |lo |las |los )?(?:comí|compartí|compartimos|repartí|repartimos|dividí|dividimos)?(?: todo)? ?(?:entre|fue para|para) (dos|tres|cuatro|cinco|seis|\d+)(?: personas)?$
= split between $1 of us
+ era para dos personas = split between 2 of us
^(?:y )?(?:otra|otro|una|uno) (?:más|igual)$
= another one
+ otra más = another one
^(?:fue |solo |comí )*(\d+|dos|tres|cuatro|cinco|seis)(?: unidades| piezas)?$
= actually $1
+ fueron 4 = actually 4
^(?:en )?(?:la |el |mi )?(?:etiqueta|paquete|envase|sobre|bote|caja|bolsa|lata|tarro|envoltorio|empaque|cajita|latita|tapa) (?:del? (?:la )?|de los |de las |de mi )(?!(?:producto|súper|supermercado|comida|todo|plato|menú|local|restaurante|marca|fabricante)(?!\p{L}))(\p{L}[^,\d]*?) (?:dice|pone|pon|marca|trae|decía|ponía|marcaba|tenía|indica|indicaba|aparecen?|salen?|viene|leo|veo)(?: que)?(?: fue| tenía)? (.*(?:kcal|calorías|kj|g).*)
= the $1 had $2
+ en el envase del arroz dice 198 kcal = the rice had 198 kcal
^(?:según|de acuerdo a|de acuerdo con) (?:la |el )?${label}:? (?:todo |en total )*(?:fue |tenía )?(.+)|^(?:en )?(?:la |el |mi )?${label}(?: del? (?:la |mi |su )?\p{L}+)? (?:dice|pone|pon|marca|trae|decía|ponía|marcaba|tenía|indica|indicaba|aparecen?|figuran?|salen?|salía|viene|fue|leo|veo|da)(?: que)?(?: fue| tenía)? (.+)
= it had $1$2
+ según la etiqueta son 198 kcal = it had 198 kcal
^(?:pon |añade |cambia |comí |fue )*(?:un )?(\d+ ?%) más(?: de(?:l| la| los| las)? (?!todo$)(.+)| (?:de|a|en) todo)?$
= $1 more $2
+ ponle un 20 % más de arroz = 20 % more rice
^(?:pon |añade |cambia |comí |fue )*(?:un )?(\d+ ?%) menos(?: de(?:l| la| los| las)? (?!todo$)(.+)| (?:de|a|en) todo)?$
= $1 less $2
+ un 20 % menos de arroz = 20 % less rice
^(?:aumenta|sube|súbe|subí|reduce|redúce|baja|bája|bajá|disminuye)(?:l[ea])? (?:al?|el|a la|a los|a las|la|los|las) ([^,\d]+?),? (?:fue |solo |comí )*(?:a )?(${weight}|\d{2,4})$
= the $1 was $2
+ bájale al arroz, fueron 60 = the rice was 60
^(?:aumenta|sube|subí|agranda)(?:l[ea])?(?: un poco| un poquito| algo)? (?:de )?${the}(?!(?:.* )?(?:a |mitad|entre dos|en dos))(.+)
= more $1
+ aumenta un poco el arroz = more rice
^${the}([^,\d]+?) fue (?:\d+|una?|dos|tres|cuatro) \p{L}+(?: \p{L}+)?,? (?:de )?(${weight}) en total$
= the $1 was $2
+ el arroz eran dos platos, 320 g en total = the rice was 320 g
^(?:me |lo |yo )?(?:dejé|dejamos|sobró|quedó|tiré) (?:solo )?(?:un |una |1 )?(?:poco|poquito|pedazo|pedacito|trozo|trocito|cacho|cachito|resto|pelín|parte),? (?:nada,? )?(?:como |un |el )*(\d+ ?%|una? (?:cuarto|tercio)|la (?:cuarta|tercera) parte)(?: de todo| del plato)?$
= I left $1
+ dejé un poco, un 10 % = I left 10 %
^d(?:el|e la) ([^,\d]+?), (\d{2,3})$
= the $1 was $2 g
+ del arroz, 15 = the rice was 15 g
^${the}([^,\d]+?) x ?(\d)$
= the $1 was $2
+ manzana x 2 = the apple was 2
^vertí (.+)
= put $1
+ le eché 20 g de arroz = put 20 g of rice
^(?:aumenta|auménta|sube|súbe|subí|reduce|redúce|baja|bája|bajá|disminuye|cambia|pon)(?:l[ea])? a (${weight}) ${the}(.+)
= the $2 was $1
+ súbele a 60 g el arroz = the rice was 60 g
^(?:solo |fue |tenía |pon )*(${energy}) (?:por|cada|la|el) (\p{L}+)$
= $1 per $2
+ 95 kcal por manzana = 95 kcal per apple
^(?:reduce|baja|bajá|disminuye)(?:l[ea])?(?: un poco| un poquito| algo)? (?:de )?${the}(?!(?:.* )?(?:a |mitad|entre dos|en dos))(.+)
= less $1
+ baja un poco el arroz = less rice
^${the}(.+?) (?:fue|tenía)(?: de)? (\d[\d.,]* ?(?:g|gr|gramos)(?: de)? ${nutrient}.*)
= the $1 had $2
+ el arroz tiene 5 g de proteína = the rice had 5 g of protein
^(?:pon |todo |la comida |el plato |fue |tenía |en total )*(${energy})(?: en total| total| todo)$|^(?:todo |la comida |el plato |fue |tenía )*en total (?:fue |tenía )?(${energy})$
= $1$2 in total
+ en total fueron 650 kcal = 650 kcal in total
^(?:eso |esto )?(?:tenía|pon(?: que)?) (${energy}.*)
= it had $1
+ tenía 210 kcal = it had 210 kcal
^${the}(.+?) (?:tenía|fue|fue de) (${energy}.*)
= the $1 had $2
+ el arroz tiene 210 kcal = the rice had 210 kcal
^(?:no (?:fue|comí) )${number} ?\p{L}{0,7},? (?:sino|fue) (\d+ ?(?:g|gr|gramos|kg|ml|cl|l)) (?:de )?(.+)
= the $2 was $1
+ no eran 200 sino 300 g de arroz = the rice was 300 g
^no (?:fue|comí) una? (\p{L}+),? (?:sino |fue |comí |solo |que )+(dos|tres|cuatro|cinco|seis|\d+)$
= it was $2 $1
+ no fue una manzana, fueron dos = it was 2 apple
^(?:no (?:fue|comí) )${amount},? (?:sino|fue|comí|fue solo|solo) (${amount})$
= it was $1
+ no eran dos sino tres = it was 3
^(?:quita )?una? (${unit}) (?:menos (?:de )?|de )(.+?)(?: menos)?(?<=quita .*|menos.*)$
= one $1 less of $2
+ una rebanada menos de arroz = one slice less of rice
^(?:quita )?(dos|tres|\d) (${unit}) (?:menos (?:de )?|de )(.+?)(?: menos)?(?<=quita .*|menos.*)$
= $1 $2 less of $3
+ dos rebanadas menos de arroz = 2 slice less of rice
^quita una? (?!poc|poquit)(?!.* (?:y|por|con) )(\p{L}[\p{L} ]*)$|^una? (\p{L}+(?: \p{L}+)?) menos$
= remove one $1$2
+ sacale una manzana = remove one apple
^quita (dos|tres|\d) (?!.* (?:y|por|con) )(\p{L}[\p{L} ]*)$|^(dos|tres|\d) (\p{L}+(?: \p{L}+)?) menos$
= remove $1$3 $2$4
+ sacale dos manzanas = remove 2 apple
^(?:fue |comí |solo )*una?,? (?:y no|no) ${amount}$
= actually 1
+ fue una, no dos = actually 1
^(?:fue |comí )*una? (\p{L}+) sola$|^(?:fue |comí )*una? sol[oa] (?!${unit}(?: |$))(\p{L}+)$
= the $1$2 was 1
+ comí una manzana sola = the apple was 1
^(?:d(?:el|e la|e los|e las|e) )?(?!también |además |luego |y |añade |pon |vertí |al? )${the}([^,\d]+?) (?:(?:le |yo )?(?:fue|solo|pon|comí|vertí) )*(?:fue|solo|pon|comí|vertí) (${weight})$|^d(?:el|e la|e los|e las|e) ([^,\d]+?) (${weight})$
= the $1$3 was $2$4
+ de arroz puse 250 g = the rice was 250 g
^(?:solo )?comí (?:solo )?(?:un[oa]|1)$
= actually 1
+ comí una = actually 1
^(?:fue |comí )*(?:un poco |mucho |bastante )?(?:menos|más) (?:de )?(\p{L}+(?: de \p{L}+)?), (?:como |solo |fue |comí )*(${weight}|\d{2,4})$
= the $1 was $2
+ era menos arroz, unos 200 g = the rice was 200 g
^menos (?:de )?([^,\d]+?) un (?:poco|poquito)$
= less $1
+ menos arroz un poco = less rice
^(?:fue |comí |solo )*una? (?!${unit} )(\p{L}+(?: de \p{L}+)?),? (?:${instead}(?: de)?|y no|no) ${amount}$
= the $1 was 1
+ fue una manzana, no dos = the apple was 1
^(?:fue |comí |solo )*(${amount}),? (?:y no|no) (${amount})$
= it was $1, not $2
+ eran tres, no dos = it was 3, not 2
^(?:fue |pon |comí |solo )*(${amount}) (?:de )?(\p{L}+(?: de \p{L}+)?),? (?:${instead}(?: de)?|y no|no) ${amount}$
= the $2 was $1
+ 300 g de arroz en vez de 200 = the rice was 300 g
^${the}(.+?) (?:fue )?(?:solo )?(${amount}),? (?:${instead}|y no|no) (?:de )?${amount}$
= the $1 was $2
+ el arroz 150 g en vez de 200 = the rice was 150 g
^(?:pon|fue|cambia a|que sean|deja) (${weight}) (?:al|a la|a los|a las) (.+)
= the $2 was $1
+ ponle 150 g al arroz = the rice was 150 g
^(?:añade|pon) (${quantity}) (?:de )?(?!más)([^,\d]+?) ${onItem} \p{L}+(?: de \p{L}+)?$
= add $1 $2
+ pon 10 g de leche en el arroz = add 10 g milk
^pon (${weight}) (?:de )?(.+)
= $1 $2
+ pon 200 g de arroz = 200 g rice
^(?:cambia|pon|sube|baja|subí|bajá|aumenta|reduce|deja) ${the}(.+?) (?:a|en|hasta) (-?${amount})$
= change $1 to $2
+ cambia el arroz a 200 g = change rice to 200 g
^${of} (.+?) (?:fue |comí )?solo (${amount})$
= the $1 was $2
+ del arroz solo 150 g = the rice was 150 g
^${the}(.+?) (?:fue )?solo (${amount})$
= the $1 was $2
+ arroz solo 150 g = the rice was 150 g
^(?:añade |y |otros )*(${weight}) más (?:de )?(.+)|^(?:añade |y |otros )*(${weight}) (?:de )?(.+?) más$
= add $1$3 $2$4
+ 20 g más de arroz = add 20 g rice
^(?:quita )?(${weight}) (?:de )?(.+?) menos$|^(?:quita )?(${weight}) menos (?:de )?(.+)|^quita (${weight}) (?:de|al|a la|del) (.+)
= $1$3$5 less $2$4$6
+ 20 g menos de arroz = 20 g less rice
^(?:añade )?(?:una?|1|otra|otro) (\p{L}+(?: de \p{L}+)?) más$
= one more $1
+ una manzana más = one more apple
^(?:añade )?(\d|dos|tres|cuatro) (\p{L}+(?: de \p{L}+)?) más$
= $1 more $2
+ dos manzanas más = 2 more apple
^(?:(?:añade|pon|y|también) )+(?:un (?:poco|poquito) más|otro (?:poco|poquito)) (?:de )?(.+)
= add a little more $1
+ ponle un poco más de arroz = add a little more rice
^(?:un poco |poco |algo |mucho |un poquito |mucha )?más (?:de )?(?!tarde)(.+)
= more $1
+ un poco más de arroz = more rice
^(?:un poco |poco |algo |mucho |un poquito |mucha )?menos (?:de )?(.+)
= less $1
+ menos arroz = less rice
^(?:duplica|el doble de|doble de|doble) ${the}(.+)|^${the}(.+?) (?:el doble|doble|por dos|x2)$
= double the $1$2
+ duplica el arroz = double the rice
^(?:divide|reduce|parte|corta) ${the}(.+?) (?:la mitad|entre dos|por la mitad|en dos)$|^${the}(.+?) la mitad$
= halve the $1$2
+ reduce el arroz a la mitad = halve the rice
`);
