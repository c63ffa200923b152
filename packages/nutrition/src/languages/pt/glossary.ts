import { type GlossaryRow, parseGlossary } from "../language-pack.ts";

const numbers = `
um | uma = a
dois | duas = 2
tres = 3
quatro = 4
cinco = 5
seis = 6
sete = 7
oito = 8
nove = 9
dez = 10
onze = 11
doze = 12
quinze = 15
vinte = 20
trinta = 30
cinquenta = 50
cem = 100
duzentos | duzentas = 200
trezentos = 300
quinhentos = 500
meio | meia | metade de | metade do | metade da | a metade do | a metade da | a metade | metade = half of
um quarto de = a quarter of
um terço de = a third of
uns | umas | alguns | algumas | um par de = a few
um pouco de | um pouquinho de | um pouco | pouco de = some
muito | muita | bastante | muitos | muitas = a lot of
varios | varias = several
outro | outra | mais um | mais uma = another
dobro = double
uma duzia de = 12
`;

const units = `
g | gr | grama de | gramas de | grama | gramas = g
kg | quilo de | quilo | quilos = kg
l | litro de | litro | litros = l
ml | mililitros = ml
kcal | calorias | quilocalorias = kcal
kj | quilojoules = kj
proteina | proteinas = protein
carboidrato | carboidratos = carbs
gordura | gorduras = fat
colher de sopa de | colheres de sopa de | colher de sopa | colheres de sopa | colher sopa de | c s de = tbsp
colher de cha de | colheres de cha de | colher de cha | colheres de cha | colher de cafe de | colher de sobremesa de = tsp
colher de | colheres de | colherada de | concha de | conchas de | escumadeira de = spoonful
fatia de | fatias de | fatia | fatias | rodela de | rodelas de = slice
pedaço de | pedaços de | pedaço | pedaços | unidade de | unidades de | unidade | unidades = piece
copo de | copos de | copo | copos | taça de | taças de | taça = glass
xicara de | xicaras de | xicara | xicaras | caneca de | caneca | xicara de cha de = cup
lata de | latas de | lata | latinha de = can
garrafa de | garrafas de | garrafa | long neck de = bottle
porção de | porções de | porção = serving
prato de | pratos de | prato | pratão de | marmita de = plate
tigela de | tigela | bowl de | cumbuca de | cumbuca = bowl
punhado de | punhados de | punhado = handful
bola de | bolas de | dose de | scoop de | scoops de = scoop
barra de | barrinha de | tablete de = bar
quadradinho de | quadradinhos de | quadrado de = square
pacote de | pacotinho de | pacote = package
saquinho de | saco de | sache de = bag
pote de | potinho de | pote = pot
dente de | dentes de = clove
fio de | gole de = splash
pitada de = pinch
folha de | folhas de = leaf
bife de | file de = fillet
pequeno | pequena = small
grande | grandes = large
medio | media = medium
inteiro | inteira = whole
`;

const connectors = `
e = and
com | acompanhado de = with
sem = without
nenhum | nenhuma | nada de = no
não = not
ou = or
em vez de | no lugar de | ao inves de = instead of
depois | mais tarde | em seguida | e depois = then
tambem | alem disso = also
no | na | em | num | numa | nos | nas = in
sobre | em cima de = on
de | do | da | dos | das = of
a | ao | às | à | os | as | o = 
meu | minha | meus | minhas = my
eu = i
para | pra = for
por = per
cada = each
cerca de | mais ou menos | aproximadamente | uns aproximadamente | quase = about
almocei | eu almocei = for lunch i had
jantei | eu jantei = for dinner i had
lanchei = for a snack i had
comi | eu comi | tomei | eu tomei | bebi | comemos | teve | tive | belisquei = i had
comer | tomar = eat
só | somente | apenas = only
no total | ao todo = in total
mas = but
era | eram | foi | foram | é = was
tira | tire | tirar | remova | remove | remover | apaga | exclui | apague = remove
adiciona | adicione | adicionar | acrescenta | acrescente | coloca | inclui = add
troca | troque | substitui | substitua = replace
dobra | dobre | duplica = double
tudo = everything
menos = less
mais = more
`;

const meals = `
cafe da manha | no cafe da manha | de cafe da manha | no cafe | de manha no cafe | desjejum | cafe da manhã = breakfast
almoço | no almoço | de almoço | pro almoço | para o almoço | na hora do almoço | meio dia | ao meio dia = lunch
jantar | no jantar | de jantar | janta | na janta | pro jantar | para o jantar = dinner
lanche | no lanche | de lanche | lanche da tarde | lanche da manha | no lanche da tarde | ceia | na ceia | no cafe da tarde | cafe da tarde | entre as refeiçoes | de petisco = snack
de manha | hoje de manha | pela manha | hoje cedo = this morning
de tarde | a tarde | à tarde | hoje a tarde = this afternoon
de noite | a noite | à noite | hoje a noite = this evening
ontem a noite | ontem à noite | ontem de noite = last night
ontem = yesterday
ontem no almoço = yesterday for lunch
ontem de manha = yesterday morning
anteontem | antes de ontem = the day before yesterday
hoje = today
segunda feira | na segunda = on monday
terça feira | na terça = on tuesday
quarta feira | na quarta = on wednesday
quinta feira | na quinta = on thursday
sexta feira | na sexta = on friday
sabado | no sabado = on saturday
domingo | no domingo = on sunday
de sobremesa | sobremesa | na sobremesa | pra sobremesa = for dessert
de entrada = 
vendo tv | antes de dormir | depois do treino | antes do treino | pos treino | pre treino | no pos treino = 
`;

const remarks = `
estava delicioso | estava uma delicia | uma delicia | delicia | delicioso | muito bom | muito boa | estava otimo | estava bom | gostoso | bem gostoso = 
no restaurante | em casa | no trabalho | na padaria | na casa da minha mae | com a familia | com amigos | no self service | por quilo | no shopping = 
oi | ola | bom dia | obrigado | obrigada | por favor | ai | me | que | ja = 
picado | picada | em pedaços | desfiado | desfiada | em cubos | fatiado | escorrido = 
combo = meal
resto de | sobras de = leftover
`;

const qualities = `
frito | frita = fried
grelhado | grelhada | na chapa | na grelha = grilled
assado | assada | no forno | ao forno = roasted
cozido | cozida = boiled
refogado | refogada = sauteed
no vapor = steamed
cru | crua = raw
seco | seca = dry
defumado | defumada = smoked
empanado | empanada | à milanesa | a milanesa = breaded
ralado | ralada = grated
doce = sweet
apimentado = spicy
salgado | salgada = salted
fresco | fresca = fresh
congelado | congelada = frozen
gelado | gelada = cold
quente = hot
desnatado | desnatada = skim
semidesnatado | semidesnatada = low-fat
integral = whole wheat
light | magro | magra = low-fat
sem açucar | zero açucar = sugar free
sem lactose | zero lactose = lactose free
sem gluten = gluten free
natural = plain
caseiro | caseira = homemade
misto | mista = mixed
recheado | recheada = stuffed
branco | branca = white
preto | preta = black
vermelho | vermelha = red
verde = green
vegano | vegana = vegan
vegetariano | vegetariana = vegetarian
grego = greek
sem alcool = alcohol free
`;

export const glossary: readonly GlossaryRow[] = [
  numbers,
  units,
  connectors,
  meals,
  remarks,
  qualities,
].flatMap(parseGlossary);
