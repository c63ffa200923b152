import { type PhrasePattern, parsePhrasePatterns } from "../language-pack.ts";
import { editMeals } from "./edit-meals.ts";

const article = "(?:el |la |los |las |un |una |unos |unas |mi |mis |al |a la |a los |a las )?";
const the = "(?:el |la |los |las |mi |mis |lo de |lo del )?";
const of = "(?:del|de la|de los|de las|de mi|de|al|a la|a los|a las)";
const unit =
  "(?:g|gr|grs|gramos?|kg|kilos?|ml|cl|dl|l|litros?|cucharadas?|cucharaditas?|cdas?|rebanadas?|tazas?|vasos?|latas?|botellas?|platos?|porciones|porción|piezas?|unidades|kcal|calorías|kj)";
const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|medio|media)";
const amount = `(?:${number} ?${unit}|${number})`;
const weight = "\\d[\\d.,]* ?(?:g|grs?|gramos?|kg|ml|cl|dl|l|litros?)";
const label =
  "(?:etiqueta|paquete|envase|app|aplicación|web|fabricante|caja|menú|carta|bolsa|empaque|bote|lata|tarro|envoltorio|tabla)";
const nutrient = "(?:prote\\p{L}*|prots?|carb\\p{L}*|hidratos|grasas?|fibra|azúcar(?:es)?)";
const drink =
  "(?:coca|cola|pepsi|refresco|gaseosa|fanta|sprite|soda|jugo|zumo|cerveza|agua|leche|té|café|batido|licuado)";
const cooked =
  "(?:cocid[oa]s?|frit[oa]s?|asad[oa]s?|hervid[oa]s?|crud[oa]s?|tostad[oa]s?|guisad[oa]s?|empanad[oa]s?|rebozad[oa]s?|ahumad[oa]s?|a la plancha|al horno|al vapor|a la parrilla)";
const someone = "(?:mi|un|una|el|la) \\p{L}+ (?:se )?(?:comió|tomó|bebió|robó)";
const energy = "\\d[\\d.,]* ?(?:kcal|calorías|kj)";
const instead = "(?:en ?ve[sz]|en ?be[sz]|envés|en lugar|en cambio|en reemplazo) del?";
const just = "(?:solo |fue |comí |pon |deja |nada más )*";
const shared =
  "(?:compartí|compartimos|repartí|repartimos|dividí|dividimos|partí|partimos|compartid[oa]s?|repartid[oa]s?)";
const withOne =
  "(?:con (?:mi |un |una |el |la )?(?!familia|gente|grupo|mi |un |una |el |la )\\p{L}+|a medias(?: con (?:mi )?\\p{L}+)?|entre (?:los )?(?:dos|2)(?: con (?:mi |el |la )?\\p{L}+)?)";

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
^no comí (?:tod[oa]s? )?${the}(?!todo)(.+?)(?: enter[oa]s?| complet[oa]s?)?,? (?:solo |comí |fue |pero |sino )+(?:${pattern})$
= only ${fraction} of the $1
+ no me comí todo el arroz, solo ${word} = only ${fraction} of the rice
^${just}(?:${pattern})(?: de todo| del total| del plato| de eso| de la porción)?(?: solo)?$
= only ${fraction} of everything
+ solo comí ${word} = only ${fraction} of everything
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

const meals: readonly PhrasePattern[] = editMeals;

const amounts = parsePhrasePatterns(String.raw`
^(?:fue |comí )*((?:\d|un |una |dos |tres |cuatro |medi[oa] |la mitad |el ).*) solo$
= $1
+ fueron 200 g de arroz nomás = 200 g of rice
^${the}(${drink}(?: (?!fue )\p{L}+)?) (?:fue )?de (\d{3,4})(?: ?ml)?$
= the $1 was $2 ml
+ la leche de 600 = the milk was 600 ml
^${the}((?:coca|cola|pepsi|refresco|gaseosa|fanta|sprite|soda)[\p{L} -]*?)(?: fue| tenía)? zero$
= the $1 was zero
+ la gaseosa era light = the gaseosa was zero
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
^${just}(\d+|una|un|dos|tres|cuatro|cinco|seis) (?:trozos |porciones |pedazos |rebanadas |slices )?de (?:los |las )?(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce)(?: trozos| porciones| pedazos| rebanadas)?$
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
^repetí(?: (?:el )?plato| todo| la comida| la porción)?(?:,? (?:así que |entonces |o sea |por eso )?(?:fue )?el doble(?: de todo)?)?$
= double everything
+ repetí el plato = double everything
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
^${the}(?!${shared} )(.+?) (?:nos )?(?:comí |fue |lo |la |los |las )*(?:a medias(?: con (?:mi |un |una |el |la )?\p{L}+)?|entre (?:los )?(?:dos|2)(?: con (?:mi |el |la )?\p{L}+)?)$
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
^(?:según|de acuerdo a|de acuerdo con) (?:la |el )?${label}:? (?:todo |en total )*(?:fue |tenía )?(.+)|^(?:en )?(?:la |el )?${label} (?:dice|pone|pon|marca|trae|decía|ponía|marcaba|tenía|indica)(?: que)?(?: fue| tenía)? (.+)
= it had $1$2
+ según la etiqueta son 198 kcal = it had 198 kcal
^(?:pon |añade |cambia |comí |fue )*(?:un )?(\d+ ?%) más(?: de(?:l| la| los| las)? (?!todo$)(.+)| de todo)?$
= $1 more $2
+ ponle un 20 % más de arroz = 20 % more rice
^(?:pon |añade |cambia |comí |fue )*(?:un )?(\d+ ?%) menos(?: de(?:l| la| los| las)? (?!todo$)(.+)| de todo)?$
= $1 less $2
+ un 20 % menos de arroz = 20 % less rice
^(?:aumenta|sube|subí|agranda)(?:l[ea])?(?: un poco| un poquito| algo)? (?:de )?${the}(?!.*(?: a |mitad|entre dos|en dos))(.+)
= more $1
+ aumenta un poco el arroz = more rice
^(?:reduce|baja|bajá|disminuye)(?:l[ea])?(?: un poco| un poquito| algo)? (?:de )?${the}(?!.*(?: a |mitad|entre dos|en dos))(.+)
= less $1
+ baja un poco el arroz = less rice
^${the}(.+?) (?:fue|tenía)(?: de)? (\d[\d.,]* ?(?:g|gr|gramos)(?: de)? ${nutrient}.*)
= the $1 had $2
+ el arroz tiene 5 g de proteína = the rice had 5 g of protein
^(?:pon |todo |la comida |el plato |fue |tenía |en total )*(${energy})(?: en total| total| todo)$|^(?:todo |la comida |el plato |fue |tenía )*en total (?:fue |tenía )?(${energy})$
= $1$2 in total
+ en total fueron 650 kcal = 650 kcal in total
^(?:eso |esto )?tenía (${energy}.*)
= it had $1
+ tenía 210 kcal = it had 210 kcal
^${the}(.+?) (?:tenía|fue|fue de) (${energy}.*)
= the $1 had $2
+ el arroz tiene 210 kcal = the rice had 210 kcal
^(?:no (?:fue|comí) )${number} ?\p{L}{0,7},? (?:sino|fue) (\d+ ?(?:g|gr|gramos|kg|ml|cl|l)) (?:de )?(.+)
= the $2 was $1
+ no eran 200 sino 300 g de arroz = the rice was 300 g
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
^d(?:el|e la|e los|e las|e) ([^,\d]+?) (?:fue |solo )*(${weight})$
= the $1 was $2
+ de arroz 250 g = the rice was 250 g
^(?:solo )?comí un[oa]$
= actually 1
+ comí una = actually 1
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

const foods = parsePhrasePatterns(String.raw`
^quita (?:el|la|lo) (?:primero|primera)$
= remove the first one
+ borra el primero = remove the first one
^quita (?:el|la|lo) (?:segundo|segunda)$
= remove the second one
+ borra el segundo = remove the second one
^quita (?:el|la|lo) (?:tercero|tercera)$
= remove the third one
+ quita la tercera = remove the third one
^quita (?:el|la|lo) (?:último|última)$
= remove the last one
+ elimina el último = remove the last one
^(?:quita|borra) todo (?:menos|excepto|salvo) ${the}(.+)|^(?:deja )?solo (?:deja )?(?:el|la|los|las) (.+)
= remove everything except the $1$2
+ quita todo menos el arroz = remove everything except the rice
^quita ${article}(.+?) y (?:pon|añade) (.+)
= replace $1 with $2
+ quita el arroz y pon leche = replace rice with milk
^cambia ${article}(.+?) por (.+)|^cambia ${article}(.+?) (?:con|a) (.+)
= replace $1$3 with $2$4
+ cambia el arroz por leche = replace rice with milk
^${instead} ${article}([\p{L} ]+?)(?:,| fue| comí| pon(?=.* )| tenía)+ (.+)|^${instead} ${article}(\p{L}+) (.+)
= replace $1$3 with $2$4
+ en vez de arroz, leche = replace rice with milk
^(?:el )?relleno fue (?:de )?(.+?),? (?:y no|no|${instead}) (?:de )?${article}(.+)
= replace $2 with $1
+ el relleno era de leche, no de arroz = replace rice with milk
^(?:el )?relleno fue (?:de )?(.+)
= add $1
+ el relleno era de leche = add milk
^${the}(.+?) no (?:fue|tenía) (?:de |con )?(.+?),? (?:sino|fue|pero|tenía)(?: que)?(?: fue| tenía)? (?:de |con )?(.+)
= the $1 was $3
+ el arroz no era de manzana sino de leche = the rice was milk
^(?:fue )?(\p{L}+) (${cooked}),? (?:y no|no) ${cooked}$
= the $1 was $2
+ arroz frito, no cocido = the rice was fried
^${article}([^,\d]+?) no, (?:sino |fue |mejor )?([^,\d]+)$
= replace $1 with $2
+ arroz no, leche = replace rice with milk
^(?:el|la|los|las) \p{L}+ (?:fue |tenía )con ([^,\d]+?),? (?:y no|no|${instead}) (?:de |con )?${article}([^,\d]+)$
= replace $2 with $1
+ el plátano era con leche, no arroz = replace rice with milk
^(?:el|la|los|las) ([^,\d]+?) (?:fue|tenía) (?:de )?([^,\d]+?),? (?:y no|no|${instead}) (?:de |con |al? |en )?[^,\d]+$
= the $1 was $2
+ el arroz era de manzana, no de leche = the rice was apple
^(?:fue |comí |tenía |pon |añade )*(?:con |de )?(?![^,]*\d ?g)([^,]+?),? (?:${instead}|y no|no) (?:de )?${article}(?!fue|comí|tenía)(.+)
= replace $2 with $1
+ fue leche, no arroz = replace rice with milk
^fue (?:de )?([^,\d]+), (?:de )?([^,\d]+) no$
= replace $2 with $1
+ fue leche, arroz no = replace rice with milk
^no fue de (.+?),? (?:sino|fue|pero)(?: que)?(?: fue)? de (.+)
= it was $2, not $1
+ no era de arroz, era de manzana = it was apple, not rice
^no (?:fue|comí|tenía) ${article}(.+?),? (?:sino|fue|comí|tenía|pero) (?:que )?(?:fue |comí )?(.+)
= replace $1 with $2
+ no era arroz, sino leche = replace rice with milk
^(?:un|una) (\p{L}[\p{L} ]*?),? (?:me )?(?:lo|la) (?:dejé|dejamos|salté|devolví|regalé|tiré|guardé)$
= remove one $1
+ una manzana la dejé = remove one apple
^${someone} (?:el|la|los|las) (.+)
= remove the $1
+ mi hijo se comió el arroz = remove the rice
^${the}(.+?)(?:,)? (?:me )?(?:lo|la|los|las|l[oa]s? ) ?(?:dejé|dejamos|salté|devolví|regalé|tiré|doné)(?: enter[oa]s?| en el plato| sin tocar| sin comer| tod[oa]s?)?$|^(?:me )?(?:salté|devolví|regalé|no toqué) ${the}(.+)
= remove the $1$2
+ el arroz lo dejé = remove the rice
^nada de (.+)
= without $1
+ nada de arroz = without rice
^no (?:comí|tenía) (?:nada de )?(\p{L}+(?: de \p{L}+)?) (?:al|a la|a los|a las|en el|en la|en los|en las) (.+)
= the $2 was without $1
+ no le puse leche al arroz = the rice was without milk
^quita (?!\d)${article}(.+?)(?:,? (?:que |pues |porque )?no (?:lo |la |los |las )?(?:comí|tenía|fue|había))?$
= remove the $1
+ quita el arroz = remove the rice
^no (?:comí|tenía|fue) ${article}(.+)|^${the}(.+?),? (?:no|ni)(?: siquiera)?(?: (?:lo|la|los|las))?(?: comí| tenía| fue| va| iba)?$
= remove the $1$2
+ no comí el arroz = remove the rice
^(?:el |mi )?café fue sin leche$
= the coffee was black
+ el café era sin leche = the coffee was black
^${the}(.+?) (?:fue|iba|tenía|venía) sin (?!alcohol|lactosa|gluten|cafeína)(?:nada de )?${article}(\p{L}+(?: de \p{L}+)?)$
= the $1 was without $2
+ el arroz iba sin leche = the rice was without milk
^${the}(.+?) tenía (?:también |además )*(?!(?:más|menos|mucho|poco|solo|sin|que|no) )([^,\d]+)$
= the $1 had $2
+ el arroz llevaba una manzana = the rice had a apple
^(?:fue |iba )?sin ${article}([^,]+?)(?:,| y|, y| pero| sino) (?:fue |comí |tenía |pon )?con (.+)
= replace $1 with $2
+ sin arroz y con leche = replace rice with milk
^(?:fue |comí |tenía |iba |todo |pero )*sin (?:nada de )?${article}(\p{L}+(?: de \p{L}+)?)$
= without $1
+ fue sin arroz = without rice
^(?:dejé|sobró) ${the}(.+)
= I left $1
+ dejé el arroz = I left rice
^(?:también |y )*faltó(?: (?:de|pon|poner|decir|añadir|añade|agregar|anotar|apuntar|incluir|mencionar|contar|que|también|comí|tenía|el|la|los|las))* (.+)
= add $1
+ se me olvidó poner una manzana = add a apple
^(?:añade|pon) (?!\d+ ?\p{L}+ al?)(.+?) (?:al|a la|a los|a las|en el|en la|encima del|encima de la|sobre el|sobre la) \p{L}+$
= add $1
+ agrégale leche al arroz = add milk
^(?:al|a la|a los|a las|en el|en la|en los|en las) (?:mi )?\p{L}+(?: \p{L}+)? (?:añade|pon) (.+)
= add $1
+ al arroz le puse leche = add milk
^añade (\d+ ?\p{L}+) (?:al|a la|a los|a las) (.+)
= add $1 $2
+ añade 50 g al arroz = add 50 g rice
^(?:y |también |además |luego |después )*(?:añade|pon|además|también|luego|después|más tarde|plus|encima)(?: (?:también|comí|además|le|y))* (.+?)(?: también| además| más| encima| al plato| a la comida| a la lista)?$
= add $1
+ añade una manzana = add a apple
^la leche fue (?:de )?(\p{L}+)$
= the milk was {leche de $1}
+ la leche era de avena = the milk was oat milk
^(?:también |además )*tenía (?:también |además )*(.+?)(?: también| además)?$|^(?:comí|y) (?:también |además |luego |después )+(.+)|^(?:y|comí) (.+?) (?:también|además|después|de postre)$
= add $1$2$3
+ llevaba también leche = add milk
^(?:con|y|más) (?:de postre |para beber |de beber |para tomar |de tomar )?(un|una|\d+|dos|tres) (.+?)(?: más| también| además)?$|^(?:y )?(?:de postre|para beber|de beber|para tomar|de tomar|de acompañamiento) (.+)
= add $1 $2$3
+ y una manzana = add a apple
^(?:aliñé|condimenté|acompañé|cociné|freí|rellené|cubrí|endulcé|aderecé) ${article}(?:.+?) (?:con|en) (.+)
= add $1
+ acompañé el arroz con leche = add milk
^${the}(?:.+?) fue (?:aliñad[oa]s?|condimentad[oa]s?|acompañad[oa]s?|endulzad[oa]s?|aderezad[oa]s?|cubiert[oa]s?|untad[oa]s?) (?:con|de) (.+)
= add $1
+ el arroz era aliñado con leche = add milk
^${the}(?:tortilla|omelette?)(?: francesa)? (?:fue |tenía )?(?:de |con )?(\d|dos|tres|cuatro) huevos$
= replace omelette with $1 egg omelette
+ la tortilla era de 3 huevos = replace omelette with 3 egg omelette
^(?:hech[oa]s?|preparad[oa]s?|cocinad[oa]s?|salteado|frit[oa]s?) (?:todo )?con (.+)
= add $1
+ hechos con una manzana = add a apple
^comí (\d+|una?|dos|tres|cuatro|cinco) y (?:una?|\d+|dos|tres|cuatro) (?:se l[ao]s? di|fue|para|l[ao]s? di) ?a? (?:mi|mis|un|una|el|la) \p{L}+$
= actually $1
+ me comí dos y una se la di a mi hija = actually 2
^(?:solo (?:fue|comí)|(?:fue|comí) solo) ((?:\d|una? |dos |tres |cuatro |medi[oa] ).*)
= it was only $1
+ solo fue una manzana = it was only a apple
^fue (?:de |para )*(.+)
= it was $1
+ eran 200 g de arroz = it was 200 g of rice
^comí ((?:solo )?(?:\d|un |una |dos |tres |cuatro |media |medio |solo ).*)
= it was $1
+ comí 200 g de arroz = it was 200 g of rice
^${the}(.+?) (?:fue|tenía) (?:solo |de |con solo )*(\d.*)
= the $1 was $2
+ el arroz eran 200 g = the rice was 200 g
^${the}(?!leche )(\p{L}+) fue (\p{L}+),? (${weight})$
= replace $1 with $3 {$1 $2}
+ el tomate era frito, 200 g = replace tomate with 200 g tomato sauce
^${the}(?!leche )(\p{L}+) fue (\p{L}+(?: \p{L}+){0,3})$
= replace $1 with {$1 $2}
+ el tomate era frito = replace tomate with tomato sauce
^${the}(?!leche )(\p{L}+) fue (?:de |con )+(\p{L}+(?: \p{L}+){0,3})$
= replace $1 with {$1 de $2}
+ la ensalada era de quinoa = replace ensalada with quinoa
^${the}(?!no |solo )(.+?) fue (?:solo |de )*(.+)
= the $1 was $2
+ el plátano era integral = the banana was whole wheat
^(?:el|la|los|las|mi|mis) (\p{L}+) (?:fue |tenía |iba )?con ((?:una?|dos|tres|\d|medi[oa]) .+)
= the $1 had $2
+ el arroz con dos manzanas = the rice had 2 apple
^${the}(${drink}) (?:fue |tenía )?con (\p{L}+(?: \p{L}+){0,3})$
= replace $1 with {$1 con $2}
+ el café con leche de avena = replace café with oat latte
^(?:el|la|los|las|mi|mis) (\p{L}+) (?:con|de|en) (\p{L}+) (desnatad[oa]s?|descremad[oa]s?|light|deslactosad[oa]s?|enter[oa]s?|integral|integrales)$
= the $1 was with $2 $3
+ el arroz con leche integral = the rice was with milk whole wheat
^(?:el|la|los|las) ((?!\p{L}+$)[^,]+)$
= $1
+ el arroz con leche = rice with milk
`);

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [...meals, ...amounts, ...foods];

const verbs =
  "(?:quita|elimina|borra|saca|añade|agrega|pon|ponle|poné|ponele|suma|sumale|duplica|dobla|cambia|sustituye|reemplaza|fue|comí|falto)";

/** Divides instructions: "quita el pan y duplica el arroz". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<!quita [^,;]*),? y (?=(?:pon|añade)(?!\\p{L}))|,? y (?:luego |después |también )?(?=(?:nada de|quita|duplica|cambia|sube|baja|subí|bajá|aumenta|reduce|sin|fue|no tenía|no comí|en vez de|en lugar de)(?!\\p{L}))|(?<!(?:^|[.;]|, )no (?:comí|tenía|fue) [^,;]*), (?:y |pero )?(?=${verbs}(?!\\p{L}))(?!fue)|(?<=(?:fue|solo|son) \\d+ ?(?:g|gr|gramos|ml)(?: de \\p{L}+)?),? y (?=(?:el|la|los|las) )|(?<=\\d ?(?:g|ml|gramos))(?:,| y|, y) (?=(?:el |la |los |las )?\\p{L}+ (?:fue )?\\d|sin )|(?<=\\d ?(?:g|gr|gramos|ml)) (?=\\p{L}+(?: \\p{L}+)? \\d+ ?(?:g|ml)(?!\\p{L}))`;
