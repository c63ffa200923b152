import { type GlossaryRow, parseGlossary } from "../language-pack.ts";
import { people } from "./people.ts";

const daysOfWeek: readonly (readonly [day: string, inEnglish: string])[] = [
  ["lunes", "on monday"],
  ["martes", "on tuesday"],
  ["miercoles", "on wednesday"],
  ["jueves", "on thursday"],
  ["viernes", "on friday"],
  ["sabado", "on saturday"],
  ["domingo", "on sunday"],
];
const partsOfDay: readonly (readonly [part: string, inEnglish: string])[] = [
  ["mañana", "morning"],
  ["tarde", "afternoon"],
  ["noche", "evening"],
];
const wordParts = (day: string, inEnglish: string, parts = partsOfDay) =>
  parts.map(
    ([part, time]) =>
      `${["por", "en", "a", "de"].map((word) => `${day} ${word} la ${part}`).join(" | ")} = ${inEnglish} ${time}`,
  );
/** "el sábado por la noche" */
const days = [
  ...daysOfWeek.flatMap(([day, inEnglish]) => [
    `el ${day} | este ${day} = ${inEnglish}`,
    `el ${day} al mediodia | el ${day} a mediodia = ${inEnglish} lunchtime`,
    ...wordParts(`el ${day}`, inEnglish),
  ]),
  ...wordParts("ayer", "yesterday", partsOfDay.slice(0, 2)),
  ...wordParts("anteayer", "the day before yesterday"),
  ...wordParts("antier", "the day before yesterday"),
].join("\n");

const numbers = `
un | una | uno = a
dos = 2
tres = 3
cuatro = 4
cinco = 5
seis = 6
siete = 7
ocho = 8
nueve = 9
diez = 10
once = 11
doce = 12
quince = 15
veinte = 20
treinta = 30
cincuenta = 50
cien = 100
doscientos | doscientas = 200
trescientos = 300
quinientos = 500
medio | media | medio de | media de | la mitad de | mitad de | la mitad del | la mitad | mitad = half of
cuarto de | un cuarto de = a quarter of
tercio de | un tercio de = a third of
unos | unas | unos cuantos | unas cuantas | algunos | algunas = a few
un par de | par de | un par = 2
una docena de | docena de = 12
media docena de = 6
dieciseis = 16
sesenta = 60
ochenta = 80
doscientos cincuenta = 250
ciento cincuenta = 150
uno y medio | una y media = 1.5
dos y medio | dos y media = 2.5
tres cuartos de = three quarters of
un monton de | un buen | una buena = a lot of
un poco de | un poquito de | poco de | algo de | un poco | un poquito | un pelin de = some
mucho | mucha | bastante | muchos | muchas = a lot of
varios | varias = several
otro | otra | un otro | otra mas | otros | otras = another
doble = double
kilo y medio = 1.5 kg
litro y medio = 1.5 l
`;

const units = `
g | gr | grs | gramo | gramos = g
kg | kilo | kilos = kg
l | litro | litros = l
ml | mililitros = ml
cl | centilitros = cl
kcal | calorias | kilocalorias = kcal
kj | kilojulios = kj
proteina | proteinas | prot | prote = protein
hidratos | carbohidratos | carbos | carbs | hidratos de carbono = carbs
grasa | grasas = fat
cucharada grande de | cucharada colmada de | cucharada de | cucharadas de | cucharada | cucharadas | cucharada sopera de | cucharada sopera | cucharadas soperas | cucharadas soperas de | cuchara sopera | cda | cdas | cda de = tbsp
cucharadita de | cucharaditas de | cucharilla de | cuchara de postre de | cuchara de cafe de | cucharadita | cdta | cdita = tsp
cuchara de | cucharon de = spoonful
rebanada de | rebanadas de | rebanada | loncha de | lonchas de | loncha | lonchas | rodaja de | rodajas de | rodaja | feta de | lamina de = slice
trozo de | trozos de | trozo | pedazo de | pedazo | pieza de | pieza | porcion de | unidad de | unidad | unidades | gajo de | tira | tiras | tira de | tiras de | trocito de | cuadradito de | pedacito de = piece
vaso de | vasos de | vaso | vasito de | jarra de | tubo de | copa de | copas de | copa = glass
taza de | tazas de | taza | tacita de = cup
lata de | latas de | lata | latita de = can
tarrina de | tarro de | bote de = pot
botella de | botellas de | botella | botellin de | quinto de | tercio = bottle
racion de | raciones de | racion | porcion = serving
personas = people
rinde | rindió = makes
plato de | platos de | plato | platazo de = plate
plato grande de | un platazo de | plato grande | plato lleno | platazo = large plate
plato hondo | plato llano | plato hondo de = plate
plato pequeño de | platito de = small plate
bol de | bol | tazon de | tazon | cuenco de | cuenco = bowl
puñado de | puñados de | puñado | puñadito de | manojo de = handful
tapa de = serving
bola | bolas | bola de | bolas de | cacito de | cazo de | scoop de = scoop
barrita | barrita de | tableta de | barra de = bar
onza de | onzas de = square
paquete de | paquete | paquetes de | paquetito de | sobrecito de = package
bolsa de | bolsita de | bolsa | sobre de = bag
diente de | dientes de = clove
chorrito de | chorro de | chorrito = splash
sorbo de = sip
pizca de = pinch
hoja de | hojas de = leaf
pequeño | pequeña | chico | chica = small
grande | grandes = large
mediano | mediana = medium
entero | entera = whole
`;

const connectors = `
y ensalada | y ensaladita | e ensalada | y ensalada de lechuga | y ensalada verde | y ensalada mixta = and a salad
y | e = and
con | acompañado de | acompañada de | mas = with
con hueso | con huesos = with bone
sin = without
con un vaso de leche = and a glass milk
con leche y galletas = with milk and cookies
ningun | ninguna | nada de = no
no = not
ni = or
no cene nada | no comi nada | no desayune nada | no merende nada | no tome nada | nada mas | nada = 
con el | con la | con los | con las | con su | con un poco mas de | junto con | acompañado con = with
con un poco de | con algo de | con un poquito de = with some
con mucho | con mucha | con bastante = with a lot of
o = or
en vez de | en lugar de = instead of
quitando | excepto | menos el | menos la = without
luego | despues | mas tarde | y despues = then
ademas | tambien = also
en = in
sobre = on
de | del | de la | de los | de las = of
a la | al | a las | a los | a = 
el | la | los | las | lo = the
mi | mis = my
yo = i
yo me comi | yo comi | yo tome | yo me tome = i had
para = for
por = per
cada = each
 aproximadamente | aprox | mas o menos | como | casi | alrededor de = about
me hice | hice | me prepare | prepare | me pedi | pedi | pedimos | me zampe | devore | pique | picotee | cenamos | almorzamos | desayunamos | he comido | comi | me comi | he tomado | tome | me tome | me he comido | me he tomado | bebi | he bebido | comimos | hubo = i had
he desayunado | desayune = for breakfast i had
he cenado | cene = for dinner i had
he almorzado | almorce = for lunch i had
he merendado | merende = for a snack i had
comer | tomar | comiendo = eat
solo | solamente | unicamente = only
en total = in total
en el chino | en un chino | del chino | fui a un chino | fuimos a un chino | en el bar | en un bar | en el trabajo | en la oficina | en casa | en la uni | en el comedor | en un restaurante | en el cine | de camino | con los niños | con mis amigos | con unos amigos | con la familia = 
pero = but
era | eran | fue | fueron | es = was
quita | elimina | borra | quitar | eliminar | borrar | saca | quitame = remove
añade | agrega | agregar | añadir | suma | pon | ponle | añademe = add
duplica | dobla = double
todo = everything
toda la | todo el = the whole
para toda la familia = for the whole family
menos = less
cambia | cambiar | sustituye | reemplaza = replace
`;

const meals = `
primer desayuno | a la hora del desayuno | por el desayuno | de desayuno | para desayunar | para el desayuno | desayuno | en el desayuno | al desayuno | desayunando = breakfast
a la hora del almuerzo | a la hora de comer | en el lunch | de lunch | lunch | de almuerzo | almorzando | para almorzar | para comer | de comida | en la comida | comida | almuerzo | a mediodia | al mediodia | en el almuerzo | para el almuerzo | mediodia = lunch
a la hora de la cena | cenando | en cena | para la noche | de cena | para cenar | para la cena | en la cena | cena = dinner
de merienda | para merendar | merendando | la merienda | en la merienda | para la merienda | a la merienda | en el recreo | de botana | botana | de once | en la once | tentempie | merienda | media mañana | a media mañana | a media tarde | entre horas | de snack | de picoteo | colacion | de tentempie = snack
por la mañana | a la mañana | de mañana | en la mañanita | esta mañana | de la mañana | en la mañana = this morning
por la tarde | esta tarde | en la tarde | de la tarde | a la tarde = this afternoon
por la noche | en la noche | de la noche | a la noche = this evening
esta noche = tonight
anoche | ayer por la noche | ayer noche | ayer en la noche | ayer a la noche = last night
el mes pasado | el pasado mes = last month
el año pasado = last year
el otro día = the other day
en mi cumpleaños = on my birthday
ayer = yesterday
anteayer | antes de ayer | antier = the day before yesterday
hoy = today
postre | para el postre | de postre = for dessert
de primero | de segundo | de entrante | de aperitivo = 
viendo la tele | antes de dormir | despues de entrenar | antes de entrenar | despues del gimnasio = 
`;

const remarks = `
estaba rico | estaba muy rico | muy rico | rica | rico | riquisimo | riquisima | todo muy rico | me encanto | tenia hambre | tenia mucha hambre | estoy llena | estoy lleno | quede satisfecho | quede llena | rapido | rapidito | de la nevera | del super | del supermercado | recien hecho | recien hecha | buenisimo | estaba bueno | estaba muy bueno | delicioso | que rico = 
en el restaurante | en casa | en el trabajo | en la oficina | en un bar | en el bar | de la panaderia | con mi familia | con amigos | con mi mujer | con mi marido | en la cafeteria | en un restaurante | en la calle | en el puesto | en la universidad | en la escuela | en el comedor | en el cole | en el coche | en el cine | en el gimnasio | en casa de mi madre | en casa de mi abuela | con mis amigos | con mi novio | con mi novia | con los niños | con mi esposa | con mi esposo | en mi casa | de camino al trabajo | mientras veia la tele | antes de acostarme | antes de ir a dormir | casera de mi madre = 
hola | holi | buenas | buenas tardes | buenas noches | creo | tipo | asi | igual | tal vez | encima | al final | al principio | primero | finalmente | tambien me | para empezar | para terminar | para acompañar | para beber | para tomar | de beber | de tomar | de guarnicion | de acompañamiento | de bebida | buenos dias | gracias | por favor | pues | bueno | ya | me | nos | se | que = 
troceado | troceada | desmenuzado | desmenuzada | desmechado | desmechada | deshebrado | deshebrada | deshilachado | deshilachada | mechado | mechada | en cubos | en cubitos | en tiras | en dados | cortado a trozos | cortado en trozos | picado | picada | escurrido | en trocitos = 
menu = meal
`;

const qualities = `
frito | frita | fritos | fritas = fried
a la plancha | plancha | a la parrilla | asado a la parrilla = grilled
asado | asada | al horno | horneado = roasted
un cocido | cocido completo | de cocido | plato de cocido | cocido montañés = cocido
de mi madre | de mi abuela | de la abuela | de mi suegra | de mi padre | de mi tía = 
cocido | hervido | hervida | cocida = boiled
al vapor = steamed
crudo | cruda | en crudo = raw
seco | seca | en seco = dry
ahumado | ahumada = smoked
rebozado | empanado | empanizado = breaded
salteado | salteada = stir-fried
guisado | guisada | estofado | estofada = stewed
gratinado | gratinada = 
cocinado | cocinada = cooked
machacado | machacada = mashed
tostado = toasted
deshidratado | deshidratada = dried
maduro | madura = ripe
cremoso = creamy
proteico | proteica = protein
con piel = with skin
sin piel = skinless
en lata | de lata | en conserva | de bote = canned
en almibar = canned in syrup
rallado = grated
dulce = sweet
picante = spicy
salado | salada = salted
fresco | fresca = fresh
congelado | congelada = frozen
frio | fria = cold
caliente = hot
desnatado | desnatada | descremado | descremada = skim
semidesnatado | semidesnatada | semidescremada = low-fat
entera = whole
integral = whole wheat
bajo en grasa | light | ligero = low-fat
sin azucar | sin azucares | sin azucar añadido = no sugar
sin lactosa | deslactosado | deslactosada = lactose free
sin gluten = gluten free
natural = plain
casero | casera = homemade
mixto | mixta = mixed
relleno | rellena = stuffed
blanco | blanca = white
negro | negra = black
rojo | roja | tinto = red
verde = green
vegano | vegana = vegan
vegetariano | vegetariana = vegetarian
griego = greek
instantaneo | instantanea = instant
plato combinado = meal
familiar = large
tomate frito | salsa de tomate | tuco = tomato sauce
a la mexicana = 
berenjena rellena | berenjenas rellenas = imam bayildi
ensalada de quinoa = quinoa
ensalada de nopales = cactus
guiso de | guisado de = 
sin alcohol = alcohol free
mate | mate cocido | yerba mate = yerba mate
pollo al horno | pollo asado | pollo rostizado = baked chicken
leche de avena | bebida de avena = oat milk
café con leche de avena | café con bebida de avena = oat latte
`;

export const glossary: readonly GlossaryRow[] = [
  numbers,
  days,
  units,
  connectors,
  meals,
  remarks,
  qualities,
  people,
].flatMap(parseGlossary);
