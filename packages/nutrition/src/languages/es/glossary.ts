import { type GlossaryRow, parseGlossary } from "../language-pack.ts";

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
unos | unas | unos cuantos | unas cuantas | algunos | algunas | un par de | par de = a few
un poco de | un poquito de | poco de | algo de | un poco | un poquito | un pelin de = some
mucho | mucha | bastante | muchos | muchas = a lot of
varios | varias = several
otro | otra | un otro | otra mas = another
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
proteina | proteinas = protein
hidratos | carbohidratos | hidratos de carbono = carbs
grasa | grasas = fat
cucharada de | cucharadas de | cucharada | cucharadas | cucharada sopera de | cda | cdas | cda de = tbsp
cucharadita de | cucharaditas de | cucharadita | cdta | cdita = tsp
cuchara de | cucharon de = spoonful
rebanada de | rebanadas de | rebanada | loncha de | lonchas de | loncha | lonchas | rodaja de | rodajas de | rodaja | feta de | lamina de = slice
trozo de | trozos de | trozo | pedazo de | pedazo | pieza de | pieza | porcion de | unidad de | unidad | unidades = piece
vaso de | vasos de | vaso | copa de | copas de | copa | caña de = glass
taza de | tazas de | taza | tacita de = cup
lata de | latas de | lata = can
botella de | botellas de | botella | botellin de | quinto de | tercio = bottle
racion de | raciones de | racion | porcion = serving
plato de | platos de | plato = plate
bol de | bol | tazon de | tazon | cuenco de | cuenco = bowl
puñado de | puñados de | puñado = handful
bola de | bolas de | cacito de | cazo de | scoop de = scoop
barrita de | tableta de = bar
onza de | onzas de = square
paquete de | paquete = package
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
y | e = and
con | acompañado de | acompañada de | mas = with
sin = without
ningun | ninguna | nada de = no
no = not
o = or
en vez de | en lugar de = instead of
luego | despues | mas tarde | y despues = then
ademas | tambien = also
en = in
sobre = on
de | del | de la | de los | de las = of
a la | al | a las | a los | a = 
el | la | los | las | lo = the
mi | mis = my
yo = i
para = for
por = per
cada = each
unos aproximadamente | aproximadamente | aprox | mas o menos | como | casi | alrededor de = about
he comido | comi | me comi | he tomado | tome | me tome | me he comido | me he tomado | bebi | he bebido | comimos | hubo = i had
he desayunado | desayune = for breakfast i had
he cenado | cene = for dinner i had
he almorzado | almorce = for lunch i had
he merendado | merende = for a snack i had
comer | tomar | comiendo = eat
solo | solamente | unicamente = only
en total = in total
pero = but
era | eran | fue | fueron | es = was
quita | elimina | borra | quitar | eliminar | borrar | saca | quitame = remove
añade | agrega | agregar | añadir | suma | pon | ponle | añademe = add
duplica | dobla = double
todo = everything
menos = less
cambia | cambiar | sustituye | reemplaza = replace
`;

const meals = `
de desayuno | para desayunar | para el desayuno | desayuno | en el desayuno | al desayuno | desayunando = breakfast
de almuerzo | para almorzar | para comer | de comida | en la comida | comida | almuerzo | a mediodia | al mediodia | en el almuerzo | para el almuerzo | mediodia = lunch
de cena | para cenar | para la cena | en la cena | cena = dinner
de merienda | para merendar | merienda | media mañana | a media mañana | a media tarde | entre horas | de snack | de picoteo | colacion | de tentempie = snack
por la mañana | esta mañana | de la mañana | en la mañana = this morning
por la tarde | esta tarde | en la tarde | de la tarde = this afternoon
por la noche | en la noche = this evening
esta noche = tonight
anoche | ayer por la noche | ayer noche = last night
ayer = yesterday
ayer por la mañana = yesterday morning
ayer por la tarde = yesterday afternoon
anteayer | antes de ayer | antier = the day before yesterday
hoy = today
el lunes = on monday
el martes = on tuesday
el miercoles = on wednesday
el jueves = on thursday
el viernes = on friday
el sabado = on saturday
el domingo = on sunday
postre | para el postre | de postre = for dessert
de primero | de segundo | de entrante | de aperitivo = 
viendo la tele | antes de dormir | despues de entrenar | antes de entrenar | despues del gimnasio = 
`;

const remarks = `
estaba rico | estaba muy rico | muy rico | rico | riquisimo | buenisimo | estaba bueno | estaba muy bueno | delicioso | que rico = 
en el restaurante | en casa | en el trabajo | en la oficina | en un bar | en el bar | de la panaderia | con mi familia | con amigos | con mi mujer | con mi marido | en la cafeteria | casera de mi madre = 
hola | buenos dias | gracias | por favor | pues | bueno | ya | me | nos | se | que = 
troceado | cortado a trozos | cortado en trozos | picado | picada | escurrido | en trocitos = 
menu = meal
`;

const qualities = `
frito | frita = fried
a la plancha | plancha | a la parrilla | asado a la parrilla = grilled
asado | asada | al horno | horneado = roasted
cocido | hervido | hervida | cocida = boiled
al vapor = steamed
crudo | cruda | en crudo = raw
seco | seca | en seco = dry
ahumado | ahumada = smoked
rebozado | empanado | empanizado = breaded
salteado | salteada = stir-fried
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
sin azucar = sugar free
sin lactosa = lactose free
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
sin alcohol = alcohol free
`;

export const glossary: readonly GlossaryRow[] = [
  numbers,
  units,
  connectors,
  meals,
  remarks,
  qualities,
].flatMap(parseGlossary);
