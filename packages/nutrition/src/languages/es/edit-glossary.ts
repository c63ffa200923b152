import { type GlossaryRow, parseGlossary } from "../language-pack.ts";
import { commonWords } from "./common-words.ts";
import { people } from "./people.ts";

/** How an item changes. Verbs are in the infinitive, which stands for all of its forms. */
const changes = `
quitar | eliminar | borrar | sacar | retirar | suprimir | descartar | tachar | descontar | restar | remover | excluir | fuera con | quita | quite | quito | elimina | elimine | elimino | saca | saque | saco = removed
deshacerse de | ahorrar | ahorrarse | saltar | saltarse | sin | sin nada de | nada de | nada de nada de | olvidate de | olvidate | olvidese de | olvidense de | olvida lo de | ni rastro de = without
no hubo | no habia | no tenia | no tenian | no trajo | no llevaba | no llevaban | no lleva | no tiene | no venia | no traia | no vino | no tenia nada de | no habia nada de | no llevo = did not have
no comer | no tomar | no beber | no probar | no tocar | no poner | no echar | no usar | no pedir | no querer | no comprar | no añadir | no agregar | no servir | no meter | no llegar a comer | no llegar a tomar | no llegar a probar | no comi | no comi nada de | no tomamos = did not have
no puse | no pidio | no quise | no hice | no eche | no tome | no use = did not have
no me dieron | no me trajeron | no me pusieron | no me sirvieron | no trajeron | no dieron | no sirvieron = did not have
no cuenta | no cuentes | no lo cuentes | no va ahi | no va | no iba | no es mio | no es mia | no era mio | no era mia | no fue mio | no fue mia | no eran mios | no eran mias | no fueron mios | no fueron mias | sobra de la lista | esta de mas | esta demas | esta por error | no corresponde = by mistake
no = not
ni = no
sino | sino que | en su lugar | en lugar | en vez | a cambio | en su defecto | mejor | mas bien | en cambio | en su reemplazo | como reemplazo | en sustitucion = instead
en vez de | en vez del | en vez de la | en lugar de | en lugar del | en lugar de la | en lugar de los | en lugar de las | en reemplazo de | en reemplazo del | en sustitucion de | y no | y nada de | que no = instead of
cambiar | sustituir | reemplazar | remplazar | intercambiar | permutar | modificar | cambia | cambie | cambio | reemplace = replace
por | hacia = by
añadir | agregar | sumar | incluir | incorporar | adicionar | meter | colocar | rociar | untar | espolvorear | aliñar | condimentar | endulzar | aderezar | mezclar | acompañar | añade | añadi | agrega | agregue | incluye | suma | sume | echa | pon | ponle | metele | mete = added
echar | verter | eche | puse | pusimos | meti = put
aliñado con | aliñada con | acompañado de | acompañada de | acompañado con | endulzado con | mezclado con | rociado con | cubierto de | bañado en | untado con | regado con | aderezado relleno de | rellena de | rellenos de | rellenas de | relleno con | rellena con = filled with
con = with
olvidar | olvidarse | olvidarse de | olvidarse | omitir | faltar | falto | faltaba | falta | faltan | olvide | olvido | omiti | se me paso | se me fue | se me escapo = forgot
anotar | apuntar | registrar | contar | incluir en la lista = logged
no anotar | no apuntar | no registrar | no contar | no mencionar | no puse que = forgot
tambien | ademas | aparte | asimismo | encima de eso | igualmente = also
mas = more
encima | por encima | por arriba | arriba | al lado | de acompañamiento | como acompañamiento | de guarnicion | de postre | como postre | para beber | de beber | de tomar | de bebida | y luego | y despues = added
venia con | vino con | vinieron con | venian con | viene con | traia | trajo | trae | llevaba | llevaban | lleva | llevan = came with
habia | hubo = there was
tenia | tenian | tiene | tienen | tuvo | tuve | tengo | contenia | contiene = had
con = with
con el | con la | con los | con las | con un poco de | con algo de | con un poquito de = with
`;

/** How much of it was eaten, and by whom. */
const shares = `
comer | comerse | tomar | tomarse | beber | beberse | probar | consumir | devorar | zampar | zamparse | tragar | engullir | ingerir | picar | picotear | degustar | jalar | morfar | papear | mandarse | robar | robarse | afanar | mangar | birlar | pillar | agarrar | coger | recibir | pedir | ordenar | bajarse | despachar | ventilar | ventilarse | chingar | zumbar | soplar | chupar | sorber | merendar | llegar a comer | llegar a tomar | alcanzar a comer | conseguir comer | lograr comer | poder comer = ate
antojar | comi | comio | comieron | comimos | tome | tomo | tomaron | tomamos | bebi | bebio | bebieron | probe | probo | robo | pique | pedi | pidio = ate
terminar | terminarse | acabar | acabarse | finalizar | rematar | termine | termino | acabe | acabo | poder con | pude con = finished
no terminar | no acabar | no poder con | no poder terminar | no poder acabar | no lograr terminar | no conseguir terminar | no alcanzar a terminar | no llegar a terminar | no llegar a acabar | no finalizar | no comer todo | no comer toda | no comer entero | no tomar todo | no beber todo | no poder comer todo | no poder mas | no poder con todo | no pude con | no pude con todo | no termine | no acabe | no comi todo | no comi toda | no comi entero | no comi entera | no comi completo = did not finish
dejar | sobrar | quedar | desechar | desperdiciar | tirar | botar | devolver | apartar | rechazar | deje | dejo | dejamos | dejado | sobro | sobra | sobraron | sobraba | quedo | quedaron | quedaba | quedan | queda | tire | tiro | bote | boto | sin comer | sin tocar | sin terminar | sin acabar | intacto | intacta | en el plato | a la basura | en la basura | al tacho | a la caneca = left
derramar | volcar | caer | caerse | cayo | cayeron | se cayo | se me cayo | se cayeron | al suelo | al piso | por el suelo = dropped
guardar | reservar | llevarse | congelar | guarde | guardo | congele | lleve | llevamos | para mañana | para luego | para despues | para mas tarde | para otro dia | para la cena de mañana | en el tupper | en un tupper | al tupper | en la nevera | a la nevera | en el refri | al refri | en la heladera | al congelador | tupper | tuper | taper | táper | en tupper | para el tupper | para la nevera | para el congelador | para cenar | para la cena | para la noche = saved
regalar | ceder | donar | ofrecer | obsequiar | entregar | regale | regalo | di | dio | dimos | dieron | dado | cedi = gave
compartir | repartir | dividir | partir | fraccionar | comparti | comparto | reparti | repartio | dividi | parti | partimos | fuimos a medias | ir a medias | a medias = shared
entre dos | entre los dos | entre las dos | para dos | en dos = between 2 of us
entre tres | entre los tres | entre las tres | para tres = between 3 of us
entre cuatro | entre los cuatro | entre las cuatro | para cuatro = between 4 of us
entre cinco | entre los cinco | para cinco = between 5 of us
entre seis | para seis = between 6 of us
eramos | fuimos | somos | estabamos = we were
a partes iguales | en partes iguales | mitad y mitad | mita y mita | mitad cada uno | mitad cada una | mitad para cada uno | por igual | equitativamente = half each
una mitad | la mitad de la | la mitad de los | la mitad de las = half of
tercio | un tercio | un tercio de | un tercio del | tercio de | tercera parte | la tercera parte | la tercera parte de | la tercera parte del | una tercera parte | una tercera parte de = a third
cuarto | un cuarto | un cuarto de | un cuarto del | un cuarto de la | cuarta parte | la cuarta parte | la cuarta parte de | la cuarta parte del | una cuarta parte | una cuarta parte de = a quarter
dos tercios | dos tercios de | dos tercios del | dos terceras partes | las dos terceras partes | las dos terceras partes de = two thirds
tres cuartos | tres cuartos de | tres cuartos del | tres cuartas partes | tres cuartas partes de | las tres cuartas partes | las tres cuartas partes de = three quarters
la mayoria | la mayoria de | la mayor parte | la mayor parte de | la mayor parte del | casi todo | casi toda | casi todos | casi todas | casi todo el | casi toda la = most
mi parte | mi mitad | mi porcion = my part
toda | todos | todas = all
entero | entera | enteros | enteras | completo | completa | integro | por completo | del todo = whole
en total | todo junto | en conjunto | total | sumando todo = in total
el resto | lo demas | los demas | las demas = the rest
lo otro | las otras | los otros | la otra | el otro = the other
`;

/** Amounts and sizes. */
const amounts = `
un poco mas | un poquito mas | algo mas | bastante mas | mucho mas | mucha mas | otro poco | otro poquito | un pelin mas | un poco mas de | algo mas de | mas cantidad | mas cantidad de | mas de = more
menos | menos de | un poco menos | un poquito menos | algo menos | bastante menos | mucho menos | mucha menos | un pelin menos | menos cantidad | menos cantidad de | un poco menos de | algo menos de = less
disminuir | reducir | bajar | rebajar | baja | bajale | reduce = reduce
aumentar | subir | incrementar | agrandar | sube | subele | aumenta = increase
mas grande | mas grandes | mas gordo | mas gorda | demasiado poco | poquisimo | me quede corto | me quede corta | me quede corto con | me quede corta con | me quede corto de | me quede corta de | de menos | subestime = bigger
mas chico | mas chica | mas chicos | mas chicas | mas pequeño | mas pequeña | mas pequeños | mas pequeñas | mas chiquito | mas chiquita | me pase con | me pase de | exagere con | exagere | demasiado | demasiada | de mas = smaller
doble | el doble | el doble de | el doble del | dos veces | el doble de la | doble porcion | doble porcion de | doble racion | doble racion de | duplicar | doblar | duplica | dobla = double
triple | el triple | el triple de | tres veces | triplicar = triple
a la mitad | por la mitad | la mitad menos = halved
repetir | repeti | repetimos | repeti de | repeti plato | repeti el plato | otra ronda | otra tanda | segunda ronda | otro plato igual | otra racion igual | otra porcion igual | otra igual | otro igual | segundo plato igual | una segunda racion | una segunda porcion | una segunda vez | segunda vuelta = second helping
misma cantidad | la misma cantidad | mismo peso | el mismo peso | misma porcion | la misma porcion | igual cantidad | la misma | lo mismo | cantidad igual | misma medida | mismos gramos | los mismos gramos = the same amount
cada uno | cada una | cada uno de ellos | por unidad | por pieza | la unidad | la pieza | por cabeza | por barba | c u | por rebanada | cada rebanada | por persona | por porcion | por cada uno | c/u = each
hice | hicimos | preparar | cocinar | hecho | hecha | hechos | hechas | elaborar = made
fue | fueron | era | eran | es | son | sea | sean | ser | pesaba | peso | pesan | pesa | pesaban | resulto | resultaron | resulta = was
solo | solos | sola | solamente | unicamente | nada mas | nomas | apenas | tan solo | no mas que | nada mas que | unico | lo unico | lo unico que = only
poco | poquito | un poco | un poquito | un poquito de | un poco de | pelin | un pelin de | pizca | una pizca de | algo de | unas gotas de | unas gotitas de = a bit
de sobra | mucho | mucha | bastante | muchisimo | muchisima | un monton | un monton de = a lot of
chiquito | chiquita | chiquitos | chiquitas | chiquitito = small
enorme | enormes | gigante | grandote | grandota = large
segundo | segunda = second
tercero | tercera = third
una segunda | otra mas | otro mas | uno mas | una mas | otra | otro | otros | otras = another
dice | decia | pone que | ponia | ponia que | marca | marcaba | indica | indicaba | aparece | aparecia | viene escrito = says
segun | de acuerdo con | de acuerdo a = according to
etiqueta | envase | envoltorio | empaque | cajita | paquete | bolsa | menu | carta = label
segun la etiqueta | segun el envase | segun el paquete | segun la caja | segun la bolsa | segun la app | segun el menu | segun la carta | en la etiqueta | en el envase | en el paquete | en la caja = per label
segun la bascula | segun mi bascula | en la bascula | en mi bascula | con la bascula | segun la balanza | en la balanza | en mi balanza | segun mi balanza | segun la pesa | en la pesa = on my scale
pancito | pancitos | panecito = bread
normal | comun | tradicional = regular
bascula | balanza = scale
pesar | medir | pese | medi = measured
revisar | chequear | mirar | comprobar | revise | mire | vi = checked
calcular | calcule | conte = counted
`;

/** Words that say no change. */
const fillers = `
me | nos | yo | nosotros | nosotras | i = i
se | te | le | les | lo | que = 
sobre = on
al | a la | a los | a las = on the
el | la | los | las = the
fibra = fiber
esa | ese | eso | esto | esta | este | aquello | aquel | aquella | esos | esas | estos | estas = that
de | del | de la | de los | de las = of
a mi | a mis = to my
con mi | con mis = with my
para mi | para mis = for my
mi | mis | su | sus = my
mismo | propio = same
pues | bueno | vale | venga | va | vaya | anda | oye | oiga | mira | fijate | digamos | sabes | eh | ay | uy | ups | ojo | claro | obvio | total que | la verdad | la verdad es que | en verdad | de verdad | en realidad | realmente | en efecto | efectivamente | de hecho | al final | finalmente | en fin | por fin | por cierto | por favor | porfa | gracias | disculpa | disculpe | perdon | perdona | lo siento | sorry | jaja | jajaja | chamo | chama | marico | parce | parcero | wey | guey | macho | mano | compa | che | boludo | pana | huevon | weon | listo | exacto | exactos | exactas | exacta | exactamente | mas exactamente | justo | seguro | seguramente | vos | q | quizas | quiza | tal vez | a lo mejor | capaz | igual | creo | creo que | me parece | supongo | diria | yo diria | pienso | digo | mas o menos | aproximadamente | como | casi | alrededor de | cerca de | unos | unas | a ojo | calculo | hoy | ahora | ya | aun | todavia | recien | o sea | luego | despues | siempre | tipo | rollo | asi | de nuevo | quiero decir | quise decir | mejor dicho | correccion | corrijo | corregir | arreglar | error | mi error | fallo mio | me equivoque | me he equivocado | equivocarse | me confundi | confundirse | me lie | liarse | mal | estaba mal | esta mal | puse mal | apunte mal | anote mal | conte mal | calcule mal | medi mal = actually
hacer | he | has | ha | hemos | han | haber | habre | habria | estar | estoy | estaba | estaban | estuvo | soy | ando | andaba | voy | iba | poder | pude | puedes | podrias | quisiera | quiero | necesito | hay que | tienes que | deberia | deberian | debia = i
cantidad | gramaje | peso de = amount
parte = part
otra vez = again
por ciento | porciento = percent
uno que | una que = one
una de las | uno de los | una de mis | uno de mis | una de esas | uno de esos = one of the
entre = between
ahi | alli | alla | aca | aqui = there
asi que | entonces | por eso | por lo tanto = so
porque | pq | xq | ya que | es que | lo que pasa es que | como que | debido a que | puesto que = because
aunque = though
a dieta | a regimen | exprimido | exprimida | recien exprimido | en lo de mi madre | en lo de mi mama | en lo de mi vieja | en lo de mi tia | en lo de mi abuela | donde mi abuela | donde mi madre | donde mi mama = 
de madrugada | en la madrugada | por la madrugada = at night
comprar | compro | compre = bought
muy | super | re = very
por error | sin querer | por equivocacion | por despiste = by mistake
nunca | jamas = never
caer mal | sentar mal | cayo mal | sento mal = actually
`;

/** Questions ask for no change. */
const questions = `
cuanto | cuanta | cuantos | cuantas = how much
cual | cuales = which
por que = why
donde = where
quien = who
cuando = when
`;

export const editGlossary: readonly GlossaryRow[] = [
  people,
  changes,
  shares,
  amounts,
  fillers,
  questions,
  commonWords,
].flatMap(parseGlossary);
