/** Words of instructions in the glossary: people, what was left, shared or missed, and sources of figures. */

const people = `
hermano | hermanito | mi carnal | mi ñaño = brother
hermana | hermanita = sister
hermanos = brothers
hermanas = sisters
hijo | hijito = son
hija | hijita = daughter
mis hijos | a mis hijos | los niños | las niñas | a los niños | los peques | a los peques | mis chicos | los nenes | los chiquillos = my kids
el niño | la niña | al niño | a la niña | mi niño | mi niña | mi nene | mi nena | a mi nene | a mi nena | mi peque | a mi peque | el peque | la peque | al peque | mi chaval | mi crio | mi guagua = my kid
hijas = daughters
madre | mi vieja | mi ama = mum
mama | mami = mum
mi papa se | mi papa me = my dad
con mi papa = with my dad
a mi papa = to my dad
padre | papi | mi viejo = dad
novio = boyfriend
novia = girlfriend
marido | esposo = husband
mujer | esposa | señora = wife
pareja = partner
amigo | amiga | cuate | mi pana | colega | amiguito | amiguita = friend
amigos | amigas | cuates | mis panas | colegas | mis compis | mis cuates = friends
compañero | compañera | compañero de piso | compañera de piso | compañero de trabajo | compañera de trabajo = colleague
compañeros | compañeras = colleagues
primo | prima | primito | primita = cousin
primos | primas = cousins
abuela | abuelita = grandma
abuelo | abuelito = grandpa
tia = aunt
tio = uncle
sobrino = nephew
sobrina = niece
mi suegra | mi suegro | mi cuñado | mi cuñada | mi nieto | mi nieta | mi vecino | mi vecina | mi jefe | mi jefa | mi roomie = my friend
mi bebe | el bebe | al bebe | a mi bebe = the baby
el perro | al perro | mi perro | a mi perro | la perra | a la perra | mi perra | a mi perra | el perrito | al perrito = the dog
el gato | al gato | mi gato | a mi gato | la gata | a la gata = the cat
alguien | otra persona = someone
ella = she
ellos | ellas = they
familia = family
`;

const eating = `
comio | se comio | tomo | se tomo | bebio | se bebio | robo | me robo | zampo | se zampo | comieron | se comieron | tomaron | bebieron | probo | quedo con = ate
no comi | no tome = didn't have
tenia = had
no tenia = had no
no quise | no queria | no pedi | no quiero = didn't want
no termine | no me termine | no acabe | no me acabe | no pude con | no pude terminar | no logre terminar | no consegui terminar | no alcance a terminar = didn't finish
termine | me termine | acabe | me acabe = finished
tuve = i had
`;

const left = `
deje | dejaria | dejariamos | habre dejado | he dejado | hemos dejado | dejamos | dejaron | dejando | dejado | sobro | sobra | sobraron | sobraba | quedaba | quedaron = left
me dejaron = left
quedo = left
tire | tiramos | bote a la basura | bota a la basura | tirado = threw away
a la basura | en la basura | al suelo | al piso | por el suelo = on the floor
para mañana | pa mañana | para otro dia | para despues | pa despues | para luego | pa luego | para mas tarde | para la cena de mañana = for later
en el tupper | en un tupper | al tupper | a un tupper | en la nevera | a la nevera | en el refri | al refri | en la heladera | al congelador = in the fridge
guarde | guardamos | guardado = saved
regale | regalamos | di | dimos | le di | se lo di | se la di | se los di | se las di | le dimos | invite = gave
congele = froze
me lleve | me lo lleve | me la lleve | me los lleve | me las lleve | nos llevamos = took home
derrame | se me derramo | se me cayo | cayo | se cayo | se cayeron | se me cayeron | cayeron = fell
sin terminar | sin acabar | sin tocar | sin comer | intacto | intacta = uneaten
las otras | los otros | la otra | el otro = the other
`;

const shares = `
la mayoria | la mayor parte | casi todo | casi toda | casi todos | casi todas | la mayoria de | la mayor parte de = most of
por ciento | porciento = percent
tercera parte de | la tercera parte de | la tercera parte = a third of
la cuarta parte de | la cuarta parte | cuarta parte de | un cuarto de la | un cuarto = a quarter of
dos tercios de | dos tercios = two thirds of
tres cuartos | tres cuartas partes de | tres cuartas partes = three quarters of
comparti | compartimos | reparti | repartimos | dividi | dividimos | parti | partimos | compartido | compartida | repartido = shared
entre = between
a partes iguales | mitad y mitad | a medias | mita y mita = evenly
dos veces = twice
tres veces = three times
otra vez = again
otra ronda | otra tanda | segunda ronda | otro plato igual | otro plato mas | otra racion igual | otra porcion igual | otra igual | otro igual = second helping
uno que | una que = one
una de las | uno de los | una de mis | uno de mis = one of the
la unidad | la pieza | cada una | cada uno | por cabeza | por barba | c/u | cada uno de ellos = each
mas grande | mas grandes | mas gordo | mas gorda = bigger
mas chico | mas chica | mas chicos | mas chicas | mas pequeño | mas pequeña | mas pequeños | mas pequeñas | mas chiquito | mas chiquita = smaller
demasiado | demasiada | de mas = too much
de menos = too little
me quede corto con | me quede corta con | me quede corto de | me quede corta de = not enough
me pase con | me pase de | exagere con = too much
poco | poquito | pelin | pelin de | pizca = a bit
poca = little
chiquito | chiquita | chiquitos | chiquitas | chiquitito = small
enorme | gigante | grandote | grandota | enormes = large
completo | completa = whole
muchisimo | muchisima = a lot of
`;

const sources = `
segun = according to
etiqueta | envase | envoltorio | empaque | cajita | caja = packet
bascula | balanza | pesa de cocina = scale
segun la bascula | segun mi bascula | en la bascula | en mi bascula | con la bascula | segun la balanza | en la balanza | en mi balanza | segun mi balanza | segun la pesa = on my scale
dice | decia | pone que | ponia | marca | indica | aparece | trae = says
pese = measured
mire | revise | vi = checked
conte | calcule = counted
`;

const others = `
cambia por | cambia x = replaced by
en su lugar | en lugar | en vez | a cambio | en su defecto = instead
aparte | encima de eso = also
le | les = 
eso | esto | ese | esa | este | esta = that
esos | esas | estos | estas = those
ahi | alli | aca | aqui = there
porque = because
entonces = so
aunque = though
cuando = when
en lo de mi madre | en lo de mi mama | en lo de mi vieja | en lo de mi tia | en lo de mi abuela | donde mi abuela | donde mi madre | donde mi mama = 
chamo | chama | marico | parce | wey | guey | jaja | jajaja | exactos | exactas | exacto | exacta | mas exactamente | a dieta | a regimen | exprimido | exprimida | recien exprimido | recien | justo | seguro | listo | venga | vos = 
de madrugada | en la madrugada | por la madrugada = at night
compre | habia comprado = bought
quien = who
ahora = now
todavia | aun = still
muy | super | re = very
por error | sin querer = by mistake
estoy | soy = i am
ando | voy = i am
tengo = i have
pude = could
mejor | mas bien = rather
`;

export const editWords = people + eating + left + shares + sources + others;
