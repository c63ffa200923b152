import { parsePhrasePatterns } from "../language-pack.ts";

/** Before the other rewrites: how much was eaten and by whom, how it was weighed, and reasons. */
export const eatingRewrites = parsePhrasePatterns(String.raw`
(?<=compartimos|compartí|repartimos|dividimos|partimos),? (?:a medias|(?:la )?mitad (?:para )?cada un[oa]|mitad y mitad)(?=$|[.!])
=  entre dos
+ el arroz lo compartimos, la mitad para cada uno = el arroz lo compartimos entre dos
(?<=(?:pesó|pesa|pesaba|pesaban|pesaron) (?:unos |como |solo )?\d{2,4})(?=$| y |,(?! ?\d)|[.;])|(?<=(?:pesó|pesa|pesaba|pesaban) .*\d.* \d{2,4})(?=$|[.;])
= g
+ el arroz pesaba 180 y la leche 50 = el arroz fue 180g y la leche 50g
(?:yo )?no (?:l[oa]s? )?(?:pesé|medí|conté|calculé|miré) (?:bien|exacto|del todo),?
=
+ el arroz no lo pesé bien, eran 15 g = el arroz fue 15 g
(?<=^(?:ayer|anoche|anteayer|antier|hoy) )(?:lo |la )?(?:cené|cenamos)(?: esto| eso)?
= fue la cena
+ ayer cené esto, no hoy = ayer fue la cena, no hoy
(?<=^(?:ayer|anteayer|antier|hoy) )(?:lo |la )?(?:almorcé|almorzamos)(?: esto| eso)?
= fue el almuerzo
+ ayer almorcé esto = ayer fue el almuerzo
(?<=^(?:ayer|anteayer|antier|hoy) )(?:lo |la )?(?:desayuné|desayunamos)(?: esto| eso)?
= fue el desayuno
+ ayer desayuné esto = ayer fue el desayuno
(?<=(?:mitad|tercios?|cuartos?|partes|\d ?%|comí (?:solo )?(?:\d+|una?|dos|tres|cuatro|cinco))(?: [^,]{1,25})?),? (?:y |pero )?(?:el resto|lo demás|la otra mitad|la otra parte|lo que (?:quedó|sobró))(?: de(?:l| la) \p{L}+)? (?:me |se |nos )?(?:l[oa]s? )?(?:dejé|dejamos|guardé|guardamos|tiré|di|regalé|quedó|sobró|comió|comieron|fue|está|queda|va)(?: .{1,30})?(?=$|[.!])
=
+ comí la mitad del arroz, el resto lo guardé para la cena = comí la mitad del arroz
(?:me |nos )?(?:l[oa]s? )?(?:dejé|dejamos) casi tod[oa]s?,? (?:y |solo |solamente )*(?:me )?comí(?= (?:solo |como )?(?:un|una|la|dos|el) )
= solo comí
+ el arroz lo dejé casi todo, comí un cuarto = el arroz solo comí un cuarto
(?<=(?:^|[ ,])(?:mi|mis|un|una|el|la|los|las) \p{L}+ )(?:se |me )?(?:l[oa]s? )?(?:quedó con|terminó|acabó|zampó|acabó con|llevó|devoró|bajó|jaló|agarró)(?= (?:la|el|los|las|un|una|medi[oa]|dos|tres) )
= se comió
+ mi madre se quedó con la mitad del arroz = mi madre se comió la mitad del arroz
(?:sale|salen)(?= (?:el|la|los|las) .* y entran? )
= quita
+ sale el arroz y entra leche = quita el arroz y pon leche
(?<=^(?:quita|saca) .* y )entran?(?= )
= pon
+ saca el arroz y entra leche = quita el arroz y pon leche
(?:da|dio|daba|daban|dieron|marca|marcó|marcaba|arrojó)(?= (?:unos |unas |como )?\d)
= fue
+ el arroz lo pesé y da 200 g = el arroz fue 200 g
(?<=entre (?:los |las |nosotros |nós )?)2(?![\d.,])
= dos
+ lo compartimos entre 2 = lo compartimos entre dos
(?<=entre (?:los |las |nosotros |nós )?)3(?![\d.,])
= tres
+ lo compartimos entre 3 = lo compartimos entre tres
(?<=entre (?:los |las |nosotros |nós )?)4(?![\d.,])
= cuatro
+ lo compartimos entre 4 = lo compartimos entre cuatro
(?<=entre (?:los |las |nosotros |nós )?)5(?![\d.,])
= cinco
+ lo compartimos entre 5 = lo compartimos entre cinco
(?<=entre (?:los |las |nosotros |nós )?)6(?![\d.,])
= seis
+ lo compartimos entre 6 = lo compartimos entre seis
(?<=(?:compart|repart|divid|part)\p{L}+ .*(?:dos|tres|cuatro|cinco|con mi \p{L}+)),? (?:y |así que |entonces |por eso |o sea |pues )*(?:a mí )?(?:me tocó |comí |apunta |anota |pon |cuenta |solo |fue )*(?:la mitad|un tercio|un cuarto|la tercera parte|la cuarta parte)(?=$|[.!])
=
+ la compartimos entre dos, así que solo la mitad = la compartimos entre dos
(?<=(?:^|[ ,.;])no )(?:(?:me|te|se|nos|l[eoa]s?) )+(?=(?:com|tom|beb|prob|toc|termin|acab|ped|us|quer)(?:é|í|ó|ió|amos|imos|er|ar|ir|ía|aba)(?!\p{L})|pus|quis|pud|hab)
=
+ la leche no me la comí = la leche no comí
(?:lo que pasa )?es que(?= )
= porque
+ fue arroz, es que leí mal = fue arroz, porque leí mal
(?:es )?que(?= (?:(?:tenía|tengo|tuve) (?:que|hambre|sueño|prisa|sed|calor|frío|clase|reunión)|estoy|estaba|iba a|voy a|ando|andaba|debía|hacía|necesitaba)(?!\p{L}))
= porque yo
+ fue leche que tenía que trabajar = fue leche porque yo tenía que trabajar
(?:apunt|anot|registr|cuent|marc|dej|pon|calcul)[ae]?(?:me|le|lo|la|los|las)?(?= (?:solo|nada más|nomás|únicamente) (?!(?:el|la|los|las) (?!mitad))| (?:la mitad|un tercio|un cuarto|(?:dos|tres) (?:tercios|cuartos))$)
=
+ apunta solo la mitad = solo la mitad
(?<=(?:^|[ ,])(?:di|dio|dimos|regalé|dejé|tiré|guardé|sobró|quedó|devolví) )una?(?= (?!poco|poquito|par |tercera|cuarta|quinta|mitad|tercio|cuarto|trozo|pedazo|montón|pelín|al? |para |y ))
= 1
+ le di una manzana a mi hermano = le di 1 manzana a mi hermano
(?<=(?:faltó|falta|faltaba|olvidó|olvidé|olvidaron|añad\p{L}+|agreg\p{L}+|pon\p{L}*|pasó) .*\p{L}) que (?:yo )?(?:le |les |me |lo |la |los |las )*(?:eché|puse|pusimos|pusieron|agregué|añadí|serví|metí|comí|tomé|bebí|pedí|usé|llevaba|tenía|traía|venía|iba|había)(?: (?:al?|en|encima|por encima|arriba|con|dentro|sobre)(?: del?| l[ao]s?| el| mi)*(?: \p{L}+)?)?(?=$|[,.;])
=
+ faltó la leche que le eché al arroz = faltó la leche
(?<=\p{L},? )(?:y |pero )?(?:agrég|añád|apúnt|anót|súm|inclúy|pón|agreg|anota|añadi|suma|pon[eé])\p{L}{0,4}l[oa]s?(?: por favor| porfa| también)?(?=$|[.!])
= también
+ me tomé un flan, agrégalo = comí un flan, también
(?<=(?:sin|quita|saca|quité|saqué|ni) .*),? (?:y )?(?:solo|queda solo|deja solo|nada más) (?:el |la |los |las )?\p{L}+(?: (?:con|y) (?:el |la |los |las )?\p{L}+)+(?=$|[.!])
=
+ sin plátano, solo avena con leche = sin plátano
(?<=(?:duplica|duplicar|dobla|doblar|el doble de|triplica)) (?:solo|solamente|nada más|únicamente)(?= )
=
+ duplica solo el arroz = duplica el arroz
(?<=(?:duplica|dobla|el doble de|triplica|reduce|baja|sube) (?:el |la |los |las )?\p{L}+(?: \p{L}+)?): (?=\d)
= , 
+ duplica el arroz: 40 g = duplica el arroz, 40 g
(?:me |nos |se )?(?:lo |la |los |las )?(?:llegu?é|llegamos|llegó|logré|logramos|conseguí|conseguimos|alcancé|alcanzamos|pude|pudimos|pudo) (?:a )?(?=(?:comer|tomar|beber|probar|tocar)(?:me|te|se|nos)?(?:l[oa]s?)?(?!\p{L}))
=
+ no llegué a comerme el arroz = no comerme el arroz
,? así que (?:ponlo|anótalo|cámbialo|apúntalo|corrígelo|réstalo|ajústalo)(?: así| bien)?(?=$|[.!])
=
+ fue arroz, así que cámbialo = fue arroz
(?:bastante |algo |un poco )?menos de (?:la )?mitad
= el 40 %
+ comí menos de la mitad = comí el 40 %
(?:bastante |algo |un poco )?más de (?:la )?mitad
= el 60 %
+ comí más de la mitad = comí el 60 %
(?:yo )?no (?:me )?(?:l[oa]s? )?(?:comí|tomé|bebí) (?:nada )?(?:más que|más de|sino)(?= )
= solo comí
+ no me comí más que una manzana = solo comí una manzana
entre (?:mi|mis|el|la) \p{L}+,? (?:y )?(?:mi|el|la) \p{L}+,? y yo|entre mis dos \p{L}+ y yo|con mis dos \p{L}+(?=$|[,.])
= entre tres
+ lo compartimos entre mi madre, mi hermana y yo = lo compartimos entre tres
entre mis tres \p{L}+ y yo|con mis tres \p{L}+(?=$|[,.])
= entre cuatro
+ lo compartimos entre mis tres hermanas y yo = lo compartimos entre cuatro
entre (?:mi|el|la) \p{L}+ y yo
= entre dos
+ lo compartimos entre mi madre y yo = lo compartimos entre dos
(?<=(?:herman[oa]|hij[oa]|prim[oa]|sobrin[oa]|niet[oa]|niñ[oa]|nen[ea]) )(?:más )?(?:pequeñ[oa]|mayor|menor|chic[oa]|grande|mediano|mediana)(?!\p{L})
=
+ di la mitad a mi hermana pequeña = di la mitad a mi hermana
(?<=(?:dejé|guardé|quedó|llevé|reservé) .*|(?:dejé|guardé) )(?:para|como) (?:la |el )?(?:merienda|cena|comida|almuerzo|desayuno|lunch)(?: de(?:l)? (?:mañana|día siguiente))?(?=$|[,.!])
= para mañana
+ el arroz lo dejé para la merienda de mañana = el arroz lo dejé para mañana
(?<=(?:quedó|quedaron|dejé|sobró|sobraron|quedaba) .*) en (?:la|el) (?:olla|sartén|cazuela|fuente|bandeja|horno|envase|bolsa|caja|botella|lata|vaso|taza|bol)(?=$|[,.!])
=
+ quedó la mitad en la olla = quedó la mitad
(?<=(?:compart|repart|divid|part)\p{L}+ .*|(?:compart|repart|divid|part)\p{L}+ )con (?:mi|la|el|un|una) \p{L}+ y (?:con )?(?:mi|la|el|un|una|su) \p{L}+(?=$|[,.])
= entre tres
+ compartimos el arroz con mi madre y mi hermana = compartimos el arroz entre tres
`);
