import { type PhrasePattern, parsePhrasePatterns } from "../language-pack.ts";
import { eatingRewrites } from "./edit-eating.ts";

const otherRewrites = parsePhrasePatterns(String.raw`
(?<=\p{L} )(?:pon|pón|poné|ponga|póngan?)(?:l[oa]s?)(?= (?:a|en|hasta) \d)
= cámbialo
+ el arroz ponlo a 80 g = el arroz cámbialo a 80 g
^(?:mejor )?olvida(?:te|los|las|lo|la)?(?: de| del| lo del| lo de)?(?= (?:el|la|los|las) )|^(?:mejor )?olvídate de(?= )
= quita
+ olvida la leche = quita la leche
^(?:carg|anot|apunt|registr|pas|pon|mand|mov|muev|agend|guard|dej|col[oó]c|márc|marc|met|mét)\p{L}*l[oa]s?(?= (?:a las? \d|a ayer|al? (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|para (?:ayer|el)))
= muévelo
+ cargalo a las 22 = muévelo a las 22
^(?:mov|mud|pas|mand|trasl|camb|mueve|pon)\p{L}* (?:esta comida|este plato|este registro|esta entrada|todo esto|la comida entera)(?= (?:a|al|para) )
= muévelo
+ mové esta comida a ayer = muévelo a ayer
^(?:no,? )?(?:mejor )?(?:déjalo|dejalo|dejálo|déjala|déjelo|déjenlo|ponlo|vuelve a ponerlo)(?: todo)?(?: tal)? como (?:estaba|era|lo tenía)(?: antes| al principio)?$
= deshacer
+ no, mejor déjalo como estaba antes = deshacer
^(?:retrocede|retrocedé|retroceder|un paso atrás|paso atrás|marcha atrás|da marcha atrás|vuelve al anterior|vuelve a lo anterior|regresa a lo anterior|bórralo, (?:es|era) un error)(?=$|,)
= deshacer
+ retrocede = deshacer
^(?:nuevo (?:nombre|título)|(?:nombre|título) nuevo):? (?:es |será )?(?=\p{L})
= título:${" "}
+ título nuevo: Arroz de Ana = título: Arroz de Ana
^¿?(?:cuánt[oa]s?|cuant[oa]s?|qué tant[oa]s?)(?= \p{L}+ (?:tiene|tienen|tenía|lleva|hay|llevo|es|son|cuesta|aporta|debo|puedo|necesito|me))[^.!]*$
= cuánto
+ cuánta leche tiene el arroz = cuánto
(?<=\p{L} )x(?= \p{L})
= por
+ cambia la leche x arroz = cambia la leche por arroz
tb|tmb|tbn|tmbn|tambn
= también
+ una manzana tb = una manzana también
q|k(?= )
= que
+ leche q sobró = leche que sobró
(?<!vitamina )d(?= \p{L})
= de
+ un vaso d leche = un vaso de leche
(?<=[\p{L}\d%])[,;]? (?:y |pero |que )?(?:(?:el|la|los|las) \p{L}+(?: de \p{L}+)? )?(?:sí )?(?:me |nos )?(?:lo|la|los|las) (?:comí|bebí|tomé|acabé|terminé|comimos|tomamos) (?:enter[oa]s?|complet[oa]s?|tod[oa]s?)(?: yo(?: sol[oa])?)?(?<=[,;] .*)(?=$|[.!])
=
+ dejé el arroz; la leche sí me la tomé toda yo = dejé el arroz
(?<=[\p{L}\d%]),? (?:y |que )?(?:lo |la |eso )?(?:acabo de ver(?:l[oa])?|miré|mire|vi|leí|busqué|comprobé|revisé|chequeé|consulté|saqué) (?:en|de) (?:la|el|su|internet|google)(?: \p{L}+(?: de(?: la|l)? \p{L}+)?)?(?=$|[.!])
=
+ 95 kcal de arroz, lo miré en la caja = 95 kcal de arroz
(?<=[\p{L}\d%]),? (?:porque|pq|xq|pues|ya que|puesto que|es que|que) (?:yo )?(?:también )?(?:(?:ya )?no )?(?:me |te |se |nos )?(?:estoy|ando|estaba|soy|quedé|quedo|evito|gusta|gustan|gustaba|apetecía|apetece|puedo|podía|quiero|quería|necesito|sienta|sentó|sentaba|cae|caen|cayó|hace|hacen|da|dan|cabía|entraba|encanta|provoca|toca|tocaba|es|está) ?(?:[^,;.\d]{0,40})(?=$|[,;.!])
=
+ fue leche pq estoy a dieta = fue leche
(?<=[\p{L}\d%]), (?:yo )?(?:estoy|ando|soy|evito|sigo) (?:[^,;.\d]{0,40})(?=$|[,;.!])
=
+ sin arroz, estoy a dieta = sin arroz
(?<=(?:fuera|quita\p{L}*|borra\p{L}*|elimina\p{L}*|saca\p{L}*)(?: .*)?),? (?:que |porque |pues )?(?:al final )?no (?:me )?(?:l[oa]s? )?(?:comí|tomé|bebí|probé|puse|eché|quise)(?=$|[.!])
=
+ el arroz fuera, no me lo comí = el arroz quita
más (?:bien|cerca de)(?= \d)
=
+ arroz más bien 150 g = arroz 150 g
p'?al
= para el
+ la leche pal arroz = la leche para el arroz
(?<=\p{L} )sí(?= (?:me |te |se |nos )*(?:lo |la |los |las |me |nos )\p{L})
=
+ el arroz sí lo dejé = el arroz lo dejé
(?<=(?:pes(?:ó|aba|aban|aron)|er(?:a|an)|fue|fueron|daba|dio|marcaba|son) (?:unos |como )?\d{2,4})(?= (?:en |ya )?(?:crud[oa]s?|sec[oa]s?|cocid[oa]s?|cocinad[oa]s?|escurrid[oa]s?|limpi[oa]s?|pelad[oa]s?)(?!\p{L}))
= g
+ el arroz pesaba 170 en crudo = el arroz fue 170g en crudo
(?<=(?:compañer[oa]s?|compis?|amig[oa]s?|colegas?|jef[ea]|chic[oa]s?|gente|cuates?) )(?:del?|de la) (?:curro|trabajo|oficina|clase|piso|cuarto|cole|colegio|escuela|uni|universidad|facu|facultad|gimnasio|gym|instituto|laburo|chamba|pega|equipo|departamento|infancia|toda la vida)
=
+ compartí el arroz con un compañero de curro = compartí el arroz con un compañero
tod[oa]s? lo que (?:yo )?(?:te )?(?:puse|pongo|anoté|apunté|registré|escribí|metí|comí|hay|había|aparece|está|dije)(?: ahí| aquí| arriba| antes| en la lista)?
= todo
+ todo lo que puse fue la mitad = todo fue la mitad
(?<=de )cada (?:cosa|alimento|ingrediente|plato|comida|una de las cosas)
= todo
+ dejé la mitad de cada cosa = dejé la mitad de todo
(?<=(?:mitad|tercios?|cuartos?|cuartas partes|parte|\d ?%|\d/\d) )(?:del? (?:plato|tupper|bol|menú|combo)|de la (?:comida|cena|bandeja|fuente))(?=$|[,.;])
= de todo
+ comí la mitad de la comida = comí la mitad de todo
una(?= (?:tercera|cuarta|quinta) parte)
= la
+ dejé una cuarta parte de todo = dejé la cuarta parte de todo
(?:ven(?:ía|ían|ia)|vien(?:e|en)|vin(?:o|ieron)|iban?|va|van|están?|estaban?)(?= (?:en (?:aceite|agua|salsa|almíbar|su jugo|su salsa|escabeche|vinagre|salmuera|conserva|mantequilla|tomate|puré|rodajas|trozos|polvo)|frit[oa]s?|asad[oa]s?|rebozad[oa]s?|empanad[oa]s?|rellen[oa]s?|a la plancha|al horno|al vapor|crud[oa]s?)(?!\p{L}))
= fue
+ el arroz venía en aceite = el arroz fue en aceite
(?<=^|[ ,])(?:l[oa]s|mis|es[oa]s|amb[oa]s|toda?os l[oa]s) (?:dos|tres|cuatro|cinco|seis|2|3|4|5|6)(?= \p{L}+ (?:eran|fueron|son|venían|tenían|llevaban) (?:de|con|sin|\p{L}+[oa]s(?: |$)))|amb[oa]s(?= \p{L}+ (?:eran|fueron|son|tenían|llevaban))
= los
+ las dos manzanas eran de leche = los manzanas fue de leche
(?<=^|[,;] )repetí (?:de |del )?(?=(?:el |la |los |las )?\p{L}+(?: de \p{L}+)?,? (?:y |así que |entonces |o sea |total )?(?:fueron|eran|son|comí) (?:\d+|dos|tres|cuatro) (?!más))
=
+ repetí arroz, fueron dos platos = arroz, fue dos platos
(?<=(?:, |porque |pues |que |ya que )?(?:mientras|cuando|apenas|en cuanto) )(?=(?:me |nos |se |lo |la |le )*\p{L}{2,}(?:aba|ía|ábamos|íamos|é|í)(?!\p{L}))
= yo 
+ comí arroz mientras recogía = comí arroz mientras yo recogía
(?:pa|p)(?= (?:mañana|después|luego|la|el|los|las|mi|dos|tres|\d|\p{L}{2,}[aei]r(?: |$)))
= para
+ pa dos = para dos
(?<=(?:quita|quitale|borra|elimina|saca|sácale|cambia) )lo de la(?= \p{L})
= la
+ borra lo de la leche = quita la leche
(?<=(?:quita|quitale|borra|elimina|saca|sácale|cambia) )lo del(?= \p{L})
= el
+ borra lo del arroz = quita el arroz
(?:habrán? sido|habría(?:n)? sido|será[ns]?|vendrían? (?:a ser|siendo)|resultó(?: ser)?|resultaron(?: ser)?|deb(?:e|en|ía|ían|ió|ieron) (?:de )?(?:haber sido|ser)|tiene que ser|tienen que ser|han de ser|ha de ser|ha sido|han sido|acab(?:ó|aron) siendo|termin(?:ó|aron) siendo|contaba)|(?:salió|salieron|salía|salían|sale|salen|vinieron|vino|quedó|quedaron)(?= (?:unos |unas |como |en |a )?\d)
= fue
+ habrán sido 200 g = fue 200 g
(?:,? )?(?:como (?:mucho|máximo|poco|mínimo)|a lo (?:mucho|sumo|más)|máximo|por lo menos|al menos|o algo así|o así|o por ahí|más menos|por ahí de)(?=$|[,.;]| \d)
=
+ fueron 200 g como mucho = fue 200 g
(?:me )?acabé (?:comiendo|tomando|bebiendo)|terminé (?:comiendo|tomando|bebiendo)
= comí
+ acabé comiendo arroz = comí arroz
,? (?:las|los) (?:demás|otr[oa]s|que quedaron)(?: \d+)? (?:(?:me |se )?(?:las |los )?(?:dejé|sobraron|quedaron|guardé|regalé|tiré)|(?:se l[oa]s |l[oa]s )?(?:di|dio|dejé|fueron|eran|comieron|comió)?(?: ?(?:para|a|de))?(?: (?:mis?|el|la|los|las) \p{L}+)?)(?=$|[.!])
=
+ comí 9, las demás las dejé = comí 9
(?:,? (?:la )?mitad (?:para )?cada un[oa])(?=$|[.!])
=
+ compartí con mi hermana, la mitad cada una = compartí con mi hermana
(?:calculo|estimo|supongo|imagino|digamos|pongamos|pongámosle|diría yo|yo diría|seguro|según yo|a ojo)(?: que)?(?= (?:(?:fue|era|eran|fueron|son|serían?|hay|había|tenía|unos|unas|como) )*\d)
=
+ calculo que eran 200 g = fue 200 g
seguramente|probablemente|posiblemente|quizás?|a lo mejor|capaz que|a ver,|wey|güey|weón|parce|bro|en serio|por cierto|justamente|exactamente|ahora que (?:lo pienso|me acuerdo|caigo)|pensándolo bien|la neta|jeje(?:je)*|xd+|(?<=, )(?:eh|tío|tía|macho|mano|compa|chamo|amigo|amiga|guapa|che|listo|ya está|eso es todo)(?=$|[.!])|^(?:tío|tía|macho|mano|compa|chamo|amigo|amiga|nena),? 
=
+ por cierto, fue arroz = fue arroz
me eché(?= (?:unos |unas )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|un par de) (?!cucharad|cda|cdita|g |gr|ml|chorr))
= comí
+ me eché 5 manzanas = comí 5 manzanas
(?:me |nos )?(?:lo |la |los |las )?(?:zamp(?:é|amos)|jal(?:é|amos)|clav(?:é|amos)|manduqué|morf(?:é|amos)|engullí|tragué|jamé|papeé|me mandé|almorzamos|cenamos|desayunamos|picoteé|piqué|consumí|ingerí|habré comido|habré tomado)
= comí
+ me zampé el arroz = comí el arroz
casi no(?= (?:me |te |le |la |lo |los |las )*(?:comí|tomé|bebí|probé|toqué))|(?:casi )?(?:ni siquiera|ni|tampoco|nunca|jamás)(?= (?:me |te |le |la |lo |los |las )*(?:comí|tomé|bebí|probé|toqué|puse|eché|quise|usé|había|hubo|tenía|llevaba|era|eran|fue|pedí)(?!\p{L}))
= no
+ ni probé el arroz = no comí el arroz
(?<=lo |la |los |las |comí |tomé )dej(?:é|amos) a medias|(?:lo |la |los |las )?dej(?:é|amos) a (?:la mitad|mitad)
= dejé la mitad
+ el arroz lo dejé a medias = el arroz lo dejé la mitad
(?<=\p{L} )un[oa] (?:solo|sola|nada más|nomás|no más)(?=$|[.!;])
= solo 1
+ manzana una nada más = manzana solo 1
una sola(?= \p{L})
= solo una
+ una sola manzana = solo una manzana
un solo(?= \p{L})
= solo un
+ un solo plátano = solo un plátano
(?<=entre (?:l[oa]s )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|\d+)) (?:personas|amig[oa]s|herman[oa]s|compañer[oa]s|colegas|chic[oa]s|de nosotros|en casa|comensales)
=
+ compartimos entre cuatro amigas = compartimos entre cuatro
(?:éramos|fuimos|somos)(?= (?:dos|tres|cuatro|cinco|seis|siete|ocho|\d+)(?!\p{L}))
= entre
+ éramos tres = entre tres
(?<=(?:mañana|tarde|noche|mediodía|ayer|hoy|anoche|anteayer),? )(?:tipo|como|sobre|hacia)(?= \d{1,2}(?:[:.h]\d\d)?(?:$| y media))
= a las
+ fue ayer, tipo 11 = fue ayer, a las 11
(?:me |nos )?(?:la |lo |las |los )?cambiaron|me trajeron(?= .+ en (?:vez|lugar) de)
= cambia
+ la leche me la cambiaron por arroz = la leche cambia por arroz
(?:vinieron|vino|venían?|viene|vienen|iban?|va|van) con
= tenía
+ el arroz venía con leche = el arroz tenía leche
(?:se me (?:había|habían|ha|han) (?:pasado|olvidado|ido|escapado)|se me (?:fue|fueron|pasó|pasaron|escapó)|no me acordé de|no me acordaba de|había olvidado|me había olvidado(?: de)?)(?= (?:el|la|los|las|un|una|unos|unas|que|de|\d+|dos|tres|\p{L}+r|\p{L}+rle)(?: |$))
= faltó
+ se me pasó una manzana = faltó una manzana
(?<=(?:me |se me )?(?:olvidó|olvidé|olvide|faltó|falto|faltaba|faltaron|pasó) )(?:de )?(?:meter|echar|sumar|registrar|escribir|colocar|cargar|sumar|contarte|decirte|comentar|poner|añadir|agregar|anotar|apuntar|incluir)(?:l[eoa]s?|te)?(?: que)?
=
+ me faltó meter una manzana = faltó una manzana
(?:porque|pq|xq|ya que|pues)? ?(?:me quedé cort[oa]|me pasé|exageré|me fui de largo|calculé mal|a ojo)(?= *(?:$|[,.;!]))
=
+ eran 200 g, me quedé corta = fue 200 g
(?:lo |la |las |los )?(?:puse|anoté|apunté|escribí|registré|conté|marqué|medí) mal(?: (?:el|la|los|las) (?:peso|cantidad|gramos|número|porción|ración))?|(?:lo |la )?(?:había puesto|había anotado) mal|mal (?:puesto|anotado|registrado|contado)|(?:error|fallo|culpa) m[ií][oa]|(?:quise|quería|quiero) (?:decir|poner)|me lié|me he liado|la lié
=
+ puse mal, fue arroz = fue arroz
(?:lo |la |los |las )?(?:pesé|medí|conté|calculé|miré|revisé|chequeé)(?: bien| otra vez| de nuevo| después)? y(?= )
=
+ lo pesé y eran 200 g = fue 200 g
bot[é](?!\p{L})|botamos
= tiré
+ boté la mitad = tiré la mitad
(?:después|antes|al salir|saliendo|camino) del? (?:entren\p{L}+|gimnasio|gym|trabajo|curro|cole|colegio|correr|caminar|clase|clases|partido|la siesta|dormir|acostarme|pilates|yoga|crossfit),?
=
+ lo tomé después de entrenar = comí
(?:me |nos )?(?:lo |la |los |las )(?=(?:termin|acab)(?:é|amos|aba))
=
+ no me la terminé = no terminé
(?:quedaría|quedarían|habrá quedado|habrán quedado|habrá sobrado|sobraría|sobrarían|quedaba|quedaban)(?= (?:un|una|la|como|unos|medi[oa]|\d|casi))
= sobró
+ quedaría la mitad = sobró la mitad
(?<=(?:dejé|sobró|solo|comí|comi|quedó|tiré|guardé) )un tercio(?! de)
= la tercera parte
+ comí un tercio = comí la tercera parte
(?<=\p{L})(?:,? (?:pe|po|pue|pues|causa|pata|bato|doc|jefe|pana))+(?=$|[,.!])
=
+ fue arroz po = fue arroz
(?:me pasé|me pase) (?:de|con)(?= .*\d)|me quedé cort[oa] (?:de|con)(?= .*\d)
=
+ me pasé de arroz, fueron 350 g = arroz, fue 350 g
(?<=(?:comí|me comí|tomé|fueron|solo|solamente) (?:solo |nada más |fue )?(?:\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: \p{L}+(?: de \p{L}+)?)?),? (?:y |pero |porque |solo )?(?:la otra|el otro|una|uno|otra|otro|dos|\d+) (?:más )?(?:me |se )?(?:la |lo |las |los )?(?:guardé|dejé|di|regalé|tiré|sobró|quedó|comió|dejó)(?: .{1,25})?$
=
+ comí 5, una se la di a mi hija = comí 5
(?<=las? \d{1,2}(?:[:.]\d\d)?|las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)) (?:y pico|y algo|pasadas|y poco|en punto)
=
+ fue a las 10 y pico = fue a las 10
(?<=^repetí|^repeti),? (?:y |así que )?(?=(?:fueron |comí |son )?(?:\d+|un[oa]|dos|tres|cuatro) (?:\p{L}+ )?más)
= ; 
+ repetí, fueron dos más = repetí; fue dos más
(?<=\p{L}),? (?:fue|era|eran|fueron) (?:(?:mucho |bastante |bien |un poco )(?:menos|más)(?=,? (?:unos |unas |como |solo |tipo )?\d)|(?:menos|más)(?=, (?:unos |unas |como |solo |tipo )?\d))
=
+ el arroz era bastante menos, 200 g = el arroz, 200 g
(?<=(?:^|[ ,])no .*\p{L}) (?<!(?:fue|era|es) )(?:hoy|esta vez|al final)(?=$|[.!])
=
+ no comí el arroz hoy = no comí el arroz
(?<=(?:sin|quita|saca|quité|saqué) .*),? (?:y )?(?:solo|queda solo|deja solo|nada más) (?:el|la|los|las) \p{L}+(?: \p{L}+)?(?=$|[.!])
=
+ sin arroz, solo la leche = sin arroz
(?<=^(?:era|eran|fue|fueron) )(?:el|la|los|las) de (?=\d)
=
+ era el de 300 ml = fue 300 ml
^(?:mentira|miento),?(?= )|(?:lo |la |los |las |me )?(?:miré|mire|leí|lei|vi|conté|conte|calculé|calcule|pesé|pese) mal(?=[,.:;])
=
+ leí mal, fue arroz = fue arroz
(?:me |se me )?(?:sobraron|quedaron|dejé|deje) (?:\d+|una|dos|tres|cuatro|cinco|seis),? (?:y )?(?:solo )?(?:me )?com[ií](?= (?:\d+|una|dos|tres|cuatro|cinco|seis)$)
= comí
+ sobraron 5, comí 15 = comí 15
(?:todo )?(?:lo |la |los |las )?(?:compartimos|repartimos|dividimos) (?:entre )?mi \p{L}+ y yo|mi \p{L}+ y yo (?:lo |la |los |las )?(?:compartimos|repartimos|dividimos)
= compartimos entre dos
+ todo lo compartimos mi novia y yo = compartimos entre dos
(?<=\p{L}),? (?:cámbia|cambia|muéve|mueve|corríge|corrige)(?:lo|la)?(?: de| el| la)? (?:día|dia|fecha)$
=
+ fue ayer, cámbialo de día = fue ayer
ayer(?= \d{1,2} (?:am|pm|de la (?:noche|tarde|mañana)))
= ayer a las
+ fue ayer 7 de la noche = fue ayer a las 7 de la noche
^(?:y )?otro (?:poco|poquito)(?= de)
= un poco más
+ otro poquito de arroz = un poco más de arroz
(?<=[\p{L}\d%]),? (?:jaja,? )?(?:(?:porque|pq|xq|ya que|es que|que) )?(?:(?:ya )?no (?:pude|podía)(?: más| con todo| terminar\p{L}*| acabar\p{L}*)?|(?:me quedé|quedé|estaba|ya estaba) (?:muy |re |bien )?(?:llen[oa]|satisfech[oa])|no me (?:cabía|entraba|cupo|entró)(?: más| todo)?|(?:no )?tenía (?:mucha |tanta |más )?hambre|no me (?:gustó|gustaba|apetecía|provocó)(?: mucho)?|(?:estaba|fue|era) (?:muy |demasiado |tan )?(?:ric[oa]|riquísim[oa]|buen[oa]|salad[oa]|mal[oa]|mucho|demasiado)|se me (?:pasó|olvidó|fue|había olvidado|había pasado)(?: \p{L}+r(?:l[oa]s?)?)?|(?:lo |la )?(?:olvidé|había olvidado)(?: \p{L}+r(?:l[oa]s?)?)?)(?: (?:jaj|jeje|xd)\p{L}*)?(?=$|[,.;!])|(?<=[\p{L}\d]),? (?:porque|pq|xq|ya que) (?:no (?:había|hubo|quedaba)|se acab(?:ó|aron))(?: más)?(?=$|[,.;!])
=
+ dejé la mitad, ya no pude más = dejé la mitad
(?<=, |porque |pues |que |\) )(?=(?:ya )?(?:no )?(?:me |se |nos )?(?:tenía|quería|quise|podía|iba|debo)(?!\p{L}))
= yo 
+ sin arroz, no quise = sin arroz, yo no quise
(?<=, |porque |pues |ya que )(?=(?:ya )?(?:me |nos )(?!(?:lo|la|los|las|comí|tomé|bebí|faltó|olvidé|sobró|dejé|quedó)(?!\p{L}))\p{L}+[éí](?!\p{L}))
= yo 
+ fue arroz, me despisté = fue arroz, yo me despisté
(?<!las? )(?:una?|uno|1) y medi[oa](?= (?!de )\p{L})
= 1.5
+ fue una y media manzanas = fue 1.5 manzanas
(?<!las? )(?:dos|2) y medi[oa](?= (?!de )\p{L})
= 2.5
+ fue dos y media manzanas = fue 2.5 manzanas
(?<!las? )(?:tres|3) y medi[oa](?= (?!de )\p{L})
= 3.5
+ fue tres y media manzanas = fue 3.5 manzanas
(?:almorcé|almorzamos)(?: esto| eso)?(?= (?:a las|ayer|hoy|anteayer|tipo|como a|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)))
= fue el almuerzo
+ almorcé a las 15:00 = fue el almuerzo a las 15:00
(?:cené|cenamos)(?: esto| eso)?(?= (?:a las|ayer|hoy|anteayer|tipo|como a|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)))
= fue la cena
+ lo cené a las 22:00 = lo fue la cena a las 22:00
(?:desayuné|desayunamos)(?: esto| eso)?(?= (?:a las|ayer|hoy|anteayer|tipo|como a|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)))
= fue el desayuno
+ desayuné a las 7:00 = fue el desayuno a las 7:00
(?:merendé|merendamos)(?: esto| eso)?(?= (?:a las|ayer|hoy|anteayer|tipo|como a|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)))
= fue la merienda
+ merendé a las 17:00 = fue la merienda a las 17:00
(?:una|1) (?:caña|cañita)(?: de cerveza)?
= 200 ml de cerveza
+ fue una caña = fue 200 ml de cerveza
(?:dos|2) (?:cañas|cañitas)(?: de cerveza)?
= 400 ml de cerveza
+ fue 2 cañas = fue 400 ml de cerveza
(?:tres|3) (?:cañas|cañitas)(?: de cerveza)?
= 600 ml de cerveza
+ fue tres cañas = fue 600 ml de cerveza
(?:cuatro|4) (?:cañas|cañitas)(?: de cerveza)?
= 800 ml de cerveza
+ fue 4 cañas = fue 800 ml de cerveza
,? (?:a partes iguales|en partes iguales|(?:pon|anota|cuenta|registra) (?:solo |nada más )?mi parte)|(?<=(?:proteína|proteínas|kcal|calorías|grasa|hidratos|carbohidratos)) (?:la toma|por toma|por porción|por la porción|la porción|por ración|la ración|cada porción)
=
+ comí entre 4 a partes iguales = comí entre cuatro
^(?:de postre|de primero|de segundo|para beber|de beber|para tomar),? (?=no |fue |era |comí )
=
+ de postre no fue arroz, fue leche = no fue arroz, fue leche
(?<=^¿?(?:me |te |se )?(?:lo |la )?(?:puedes|podrías|podés|puede|podría|pueden) .*)\?+$|¿|¡
=
+ ¿puedes quitar el arroz? = quita el arroz
(?:creo|me parece|pienso|diría) que|creo|me parece|por favor|porfa(?:vor)?|porfis|plis|muchas gracias|gracias|en realidad|la verdad(?: es que)?|de hecho|perdón|perdona|perdone|disculpa|disculpe|lo siento|ups|uy|ay|oye|oiga|bueno|pues|este,|eh+,?|mira,?|fíjate(?: que)?|mmm+,?|más o menos|aproximadamente|aprox\.?|(?:alrededor|cerca) de(?! las? \d)|unos(?= \d)|unas(?= \d)|como(?= (?:\d|un|una|dos|tres|la mitad|medi[oa]))|en total(?= de)|me equivoqué|me he equivocado|me confundí|corrección|espera|hola|vale|ok|okey|ojo|al final|finalmente|ah|che|dale|mejor dicho|o sea|digo|quiero decir|está mal[,:.]|eso está mal[,:.]?|mi error
=
+ perdón, en realidad comí arroz = comí arroz
^(?:no|sí|nop)(?=,)
=
+ no, comí arroz = comí arroz
^(?:me |te |se )?(?:lo |la )?(?:puedes|podrías|podés|puede|podría|quiero|quisiera|querría|necesito|hay que|tienes que|tenés que|te pido|me gustaría|ayúdame a) (?=\p{L}+(?:ar|er|ir|arle|arlo|arla|erle)(?: |$))
=
+ puedes quitar el arroz = quita el arroz
(?<=(?:compart|repart|divid|part)\p{L}+ .*),? (?:mitad y mitad|a medias|(?:la )?mitad (?:para )?cada un[oa])(?=$|[.!])|, (?:y )?(?:el |la |los |las )(?:resto|demás|\p{L}+(?: de \p{L}+)?) (?:sigue |siguen |queda |quedan |está |están )?(?:igual|lo mismo|bien)(?=$|[.!])|tal cual|jaja(?:ja)*|xfa|x favor|plz|corrijo|en verdad|de verdad
=
+ compartí el arroz con mi hermano, mitad y mitad = compartí el arroz con mi hermano
(?<=\p{L},? )(?:no más|nada más|nomás|nomas)(?=$|[,.!])
= solo
+ fue una manzana no más = fue una manzana solo
a eso de(?= las? )|(?:alrededor|cerca) de(?= las? \d)
= a
+ fue a eso de las 9 = fue a las 9
(?:como|tipo)(?= a las? )
=
+ fue como a las 10 = fue a las 10
(?:hacia|sobre|tipo|como)(?= las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L}))
= a
+ fue sobre las 10 = fue a las 10
no (?:me |nos |les? )?(?:venían?|vino|vinieron|iban?|llegó|llegaron|trajeron|pusieron|dieron|sirvieron)(?! con)
= no tenía
+ el arroz no venía = el arroz no tenía
(?<=(?:^|[ ,])(?:el|un|mi|del|al|ese|este|\d|dos|tres) )té(?= ?$|[,.;]| (?:y|lo|fue|era|no|tenía|llevaba|iba|en|me) )
= tea
+ quita el pan y el té = quita el pan y el tea
(?<=\d ?)gram(?:it|ill)os
= gramos
+ arroz 100 gramitos = arroz 100 gramos
no (?:l[eoa]s? |me )?(?:puse|pusimos|eché|echamos|agregué|agregamos|añadí|añadimos|metí|usé|unté|serví)
= no tenía
+ no le puse arroz = no tenía arroz
no (?:lo |la |los |las )?(?:anoté|apunté|registré|conté|mencioné|dije)
= faltó
+ no anoté una manzana = faltó una manzana
(?:l[eoa]s? |me |nos |yo )*(?:puse|pusimos|eché|echamos|metí|metimos|vertí)(?= (?:\d|medi[oa] |una? |dos |tres |cuatro |cinco ))
= vertí
+ le puse 20 g de arroz = vertí 20 g de arroz
(?:l[eoa]s? |me |nos )?(?:puse|pusimos|pusieron|trajeron|dieron|sirvieron|eché|echamos|metí|unté|serví)
= pon
+ le puse arroz = pon arroz
(?:l[eoa]s? |me )?(?:agregué|agregamos|añadí|añadimos|sumé|incluí|incorporé)
= añade
+ le agregué arroz = añade arroz
(?:l[eoa]s? |me )?(?:quité|quitamos|saqué|sacamos|retiré|eliminé|borré)
= quita
+ le quité el arroz = quita el arroz
(?:l[eoa]s? |me )?(?:cambié|cambiamos|sustituí|reemplacé)
= cambia
+ cambié el arroz por leche = cambia el arroz por leche
(?:l[oa]s? )?(?:hice|preparé|cociné|hicimos)(?= con )
= hecho
+ lo hice con leche = hecho con leche
(?:también|además|encima)(?= tenía )
=
+ también tenía arroz = tenía arroz
usé|usamos|utilicé
= fue
+ usé leche = fue leche
repet(?:í|imos|ir)|me serví dos veces(?: de)?|comí dos veces
= repetí
+ repetimos el arroz = repetí el arroz
añad(?:e|ele|eme|ir|irle|í|ile|ime|elo|o|an)|agreg(?:a|ale|ame|ar|arle|á|ue|uen)|añádele|añádeme|añádelo|agrégale|agrégame|agregále|incorpora|incorporá|sum(?:a|á|ale|ame|ar|arle)|súmale|súmame|ech(?:a|á|ale|ar|arle)|échale|mete|méte?le|inclu(?:ye|yele|ir|í)|anot(?:a|á|ale|ame|ar)|anótale|anótame|apunt(?:a|á|ame|ale|ar)|apúntame|registra|registrar
= añade
+ agregale arroz = añade arroz
quit(?:a|ale|ame|á|ar|arle|en|e|o)|quítale|quítame|quítalo|elimin(?:a|á|ar|ame|e|en)|borr(?:a|á|ar|ame|ale|alo|e|en)|bórrame|bórrale|sac(?:a|á|ale|ame|ar|arle)|sácale|sácame|retir(?:a|á|ar)|remuev(?:e|a)|remover|descart(?:a|á|ar)|suprim(?:e|í|ir)|(?:quít|sác|bórr|descárt|remuév|retír|tách|elimín)[ae](?:me|te)?(?:l[aeo]s?)?|(?:tacha|descuenta|resta|réstale|descuéntale|retiramos|tachar|restar|descontar)(?= )|^fuera(?= (?:el|la|los|las|con) )|(?<=\p{L} )fuera(?=$|[,.;])
= quita
+ borrá el arroz = quita el arroz
cambi(?:a|á|ale|ame|ar|arle|e|en|o)|cámbiale|cámbiame|sustitu(?:ye|ir|í|ya)|reemplaz(?:a|á|ar|ame|o)|remplaz(?:a|á|ar)|intercambia|modific(?:a|á|ar)|corrig(?:e|eme|ir)|corregí|corregir|ajust(?:a|á|ar)
= cambia
+ sustituye el arroz por leche = cambia el arroz por leche
duplic(?:a|á|ar|ame|ale)|dobl(?:a|á|ar)
= duplica
+ doblá el arroz = duplica el arroz
pon(?:le|me|ele|er|erle|ga|gale)?|poné(?:le|me)?|póngale|póngame
= pon
+ ponele arroz = pon arroz
(?:me )?(?:lo |la |los |las )?(?:comí|probé|toqué|agarré|tomé|bebí|pedí|pedimos|comimos|tomamos|bebimos|he comido|he tomado|he bebido|hemos comido|cené|desayuné|almorcé|merendé)
= comí
+ me tomé el arroz = comí el arroz
estaban?|eran|fueron|era|es|son|ha sido|han sido|pesaban?|pesó|pesa|sería|serían|tendría que ser|debería ser|deberían ser|debía ser
= fue
+ eran 200 g = fue 200 g
(?:tenía|tenían|tiene|tienen|contenía|contiene|traía|llevaba|llevaban|lleva|traen?|había|hubo)
= tenía
+ llevaba arroz = tenía arroz
(?<=(?:coca|cola|pepsi|refresco|fanta|sprite|gaseosa|soda) (?:fue |de )*)(?:light|ligth|sin azúcar|cero|dieta)
= zero
+ la cola era light = la cola fue zero
(?<=\d ?(?:g|gr|gramos)) (?:ya )?(?:cocid[oa]s?|cocinad[oa]s?|hervid[oa]s?)(?= |$)
=
+ el arroz eran 120 g cocidos = el arroz fue 120 g
(?<=café (?:fue|tenía) )solo$
= negro
+ el café era solo = el café fue negro
sólo|solamente|únicamente|nomás|no más que|nada más(?! \p{L}+é)|apenas|tan sólo|tan solo
= solo
+ fue sólo arroz = fue solo arroz
(?:a la mitad|mitá|mitad de porción|media porción|media ración|1/2 porción)
= la mitad
+ media porción = la mitad
(?:se )?(?:me |le |les )?(?:olvidó|olvidaron|olvidé|olvidado)|olvide|(?:se )?me pasó|me ha faltado|(?:me|le|les) falt(?:ó|o|aba|aron|aban|an|a)|falt(?:ó|aba|aron|aban|an|a)
= faltó
+ me faltaba una manzana = faltó una manzana
(?:el |la )?(?:próximo|pasado|pasada) (?=lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?<=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)) pasado
=
+ fue el lunes pasado = fue el lunes
^(?:pon|anota|añade|cambia)(?:me|lo)? (?:que )?(?=(?:fue|comí|tenía) )
=
+ pon que eran 200 g = fue 200 g
(?<=solo )un[oa](?=$|[.;!])
= 1
+ comí nada más una = comí solo 1
(?<=no (?:comí|tenía|quise|fue)(?!\p{L}).*),? (?:y )?(?:así que |entonces |por eso )?quita$|(?<=faltó .*),? (?:y )?(?:añade|pon|anota)(?:l[oa]s?)?$
=
+ el arroz no lo comí, sácalo = el arroz no comí
`);

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites: readonly PhrasePattern[] = [...eatingRewrites, ...otherRewrites];
