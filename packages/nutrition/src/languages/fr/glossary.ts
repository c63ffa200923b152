import { type GlossaryRow, parseGlossary } from "../language-pack.ts";

const numbers = `
un | une = a
deux = 2
trois = 3
quatre = 4
cinq = 5
six = 6
sept = 7
huit = 8
neuf = 9
dix = 10
onze = 11
douze = 12
quinze = 15
vingt = 20
trente = 30
cinquante = 50
cent = 100
deux cents = 200
demi | demie | la moitié d' | la moitié de | la moitié du | la moitié des | la moitié de la | moitié de | moitié = half of
quart de | un quart de = a quarter of
un tiers de | tiers de = a third of
quelques | une ou deux = a few
un peu de | un peu d' | un peu = some
beaucoup de | beaucoup d' | pas mal de = a lot of
plusieurs = several
encore un | encore une = another
une douzaine de | une douzaine d' = 12
une dizaine de | une dizaine d' = 10
`;

const units = `
g | gr | gramme de | grammes de | grammes d' | gramme | grammes = g
kg | kilo de | kilo | kilos = kg
l | litre de | litre d' | litre | litres = l
ml | millilitres = ml
cl | centilitres = cl
dl = dl
kcal | calories | kilocalories = kcal
kj | kilojoules = kj
proteines = protein
glucides = carbs
lipides | matieres grasses = fat
cuillere a soupe de | cuillere a soupe d' | cuilleres a soupe de | cuilleres a soupe d' | cuillere a soupe | cuilleres a soupe | cas de | c a s | c a soupe de | càs = tbsp
cuillere a cafe de | cuillere a cafe d' | cuilleres a cafe de | cuilleres a cafe d' | cuillere a cafe | cuilleres a cafe | cac de | c a c | c a cafe de | cuilleree de = tsp
cuillere de | cuilleres de = spoonful
tranche de | tranches de | tranche d' | tranches d' | tranche | tranches | rondelle de | rondelles de = slice
morceau de | morceaux de | morceau d' | morceau | morceaux | part de | parts de | part d' | pièce de | pieces = piece
verre de | verre d' | verres de | verres d' | verre | verres | coupe de = glass
tasse de | tasse d' | tasses de | tasse | tasses | mug de = cup
canette de | canettes de | canette | boite de | boite d' | conserve de = can
bouteille de | bouteille d' | bouteille = bottle
portion de | portion d' | portions de | portion | portions = serving
assiette de | assiette d' | assiettes de | assiette | plat de | plat d' = plate
bol de | bol d' | bols de | bol | saladier de = bowl
poignee de | poignee d' | poignees de | poignee = handful
boule de | boules de | boule | dose de | scoop de = scoop
barre de | tablette de = bar
carre de | carres de | carre d' = square
paquet de | paquet d' | paquet = package
sachet de | sachet = bag
pot de | pot d' | pots de | pot = pot
gousse d' | gousses d' = clove
filet d' | filet de citron | trait de | goutte de | nuage de = splash
noisette de | noix de beurre = pat
pincee de = pinch
feuille de | feuilles de = leaf
pave de = fillet
petit | petite | petits | petites = small
grand | grande | gros | grosse = large
moyen | moyenne = medium
entier = whole
`;

const connectors = `
et | & = and
avec | accompagne de | accompagnee de | plus = with
sans = without
pas de | pas d' | aucun | aucune = no
ne | n' | pas = not
ou = or
a la place de | a la place du | a la place des | au lieu de | au lieu du | au lieu d' = instead of
puis | ensuite | apres | et puis | apres ca = then
aussi | egalement = also
dans = in
sur = on
de | d' = of
du | des | de la | de l' = 
au | aux | a la | a l' | a = with
en = in
le | la | les | l' = the
mon | ma | mes = my
je | j' = i
pour = for
par = per
chaque = each
environ | a peu pres | dans les | autour de = about
j' ai mange | ai mange | j' ai pris | j' ai bu | j' ai eu | on a mange | j' ai devore | mange | bu | pris | je mange | j' ai grignote | il y avait | on a pris | mangé = i had
seulement | juste | que | uniquement = only
en tout = in total
mais = but
c' etait | etait | etaient | c' est = was
enleve | supprime | retire | enlever | supprimer | retirer = remove
ajoute | ajouter | rajoute | mets = add
remplace | remplacer = replace
tout = everything
moins = less
`;

const meals = `
au petit dejeuner | petit dejeuner | petit-dejeuner | au petit-dejeuner | pour le petit dejeuner | petit dej | p'tit dej | au petit dej | ptit dej = breakfast
au dejeuner | dejeuner | a midi | ce midi | le midi | pour le dejeuner | midi | au repas de midi = lunch
au diner | diner | pour le diner | au souper | souper | au repas du soir = dinner
au gouter | gouter | pour le gouter | en collation | collation | a quatre heures | au quatre heures | en cas | grignotage | en snack | a l' apero | apero = snack
ce matin | le matin | du matin = this morning
cet apres-midi | cet apres midi | l' apres-midi | dans l' apres-midi = this afternoon
ce soir | le soir | du soir = this evening
hier soir = last night
hier = yesterday
hier midi = yesterday for lunch
hier matin = yesterday morning
avant-hier | avant hier = the day before yesterday
aujourd'hui | aujourd' hui = today
lundi | lundi dernier = on monday
mardi = on tuesday
mercredi = on wednesday
jeudi = on thursday
vendredi = on friday
samedi = on saturday
dimanche = on sunday
en dessert | pour le dessert | dessert | comme dessert = for dessert
en entree | en plat | entree | plat | en plat principal = 
devant la tele | apres le sport | avant le sport | avant de dormir = 
`;

const remarks = `
c' etait bon | c' etait tres bon | tres bon | delicieux | c' etait delicieux | trop bon | miam | un delice = 
au restaurant | a la cantine | a la maison | au bureau | au boulot | chez des amis | chez mes parents | de la boulangerie | a la boulangerie = 
bonjour | bonsoir | merci | s' il te plait | s' il vous plait | alors | bon | me | m' | nous | y = 
coupe en morceaux | en morceaux | en des | emince | egoutte | maison fait = 
menu = meal
reste de | restes de | le reste de = leftover
`;

const qualities = `
frit | frite a la poele = fried
poele | a la poele | saute | sautee = pan-fried
grille | grillee = grilled
roti | rotie | au four = roasted
bouilli | bouillie | a l' eau = boiled
vapeur | a la vapeur = steamed
cuit | cuite = cooked
cru | crue | crus = raw
sec | seche | a sec = dry
fume | fumee = smoked
pane | panee = breaded
rape | rapee = grated
sucre ajoute = sweetened
epice | piquant = spicy
sale | salee = salted
frais | fraiche = fresh
surgele | surgelee = frozen
froid | froide = cold
chaud | chaude = hot
ecreme = skim
demi-ecreme | demi ecreme = low-fat
complet | complete = whole wheat
allege | allegee | light = low-fat
sans sucre | sans sucres = sugar free
sans lactose = lactose free
sans gluten = gluten free
nature = plain
maison = homemade
mixte | melange = mixed
farci | farcie = stuffed
blanc | blanche = white
noir | noire = black
rouge = red
vert | verte = green
vegan | vegetalien = vegan
vegetarien | vegetarienne = vegetarian
grec = greek
sans alcool = alcohol free
`;

export const glossary: readonly GlossaryRow[] = [
  numbers,
  units,
  connectors,
  meals,
  remarks,
  qualities,
].flatMap(parseGlossary);
