import { parsePhrasePatterns } from "../language-pack.ts";
import { drink, instead, onItem, quantity, someone, the, weight } from "./edit-fragments.ts";

const article = "(?:el |la |los |las |un |una |unos |unas |mi |mis |al |a la |a los |a las )?";
const cooked =
  "(?:cocid[oa]s?|frit[oa]s?|asad[oa]s?|hervid[oa]s?|crud[oa]s?|tostad[oa]s?|guisad[oa]s?|empanad[oa]s?|rebozad[oa]s?|ahumad[oa]s?|a la plancha|al horno|al vapor|a la parrilla)";

/** Instructions that add, remove and replace foods. */
export const editFoods = parsePhrasePatterns(String.raw`
^no me gust(?:ó|aron|aba|aban)(?: nada| mucho)? (?:el |la |los |las )(.+?),? (?:y |así que |entonces )*(?:me )?(?:l[oa]s? )?(?:dejé|tiré|aparté|devolví|quita|no (?:lo |la |los |las )?comí)(?: tod[oa]s?)?$
= remove the $1
+ no me gustó el arroz, lo dejé = remove the rice
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
^(?:pusiste|anotaste|registraste|apuntaste|escribiste|añade|pon|dice) ${article}([^,\d]+?),? (?:pero|y|y en realidad) (?:en realidad |no, )?(?:fue|comí|tenía) (.+)
= replace $1 with $2
+ anotaste arroz pero era leche = replace rice with milk
^quita ${article}(.+?) y (?:pon|añade|vertí) (.+)
= replace $1 with $2
+ quita el arroz y pon leche = replace rice with milk
^cambia ${article}(.+?) por (.+)|^cambia ${article}(.+?) (?:con|a) (.+)
= replace $1$3 with $2$4
+ cambia el arroz por leche = replace rice with milk
^${the}([^,\d]+?) (?:lo |la |los |las )?cambia por (.+)
= replace $1 with $2
+ el arroz me lo cambiaron por leche = replace rice with milk
^(?:fue |comí |pon |tenía |con )*(?:el |la |los |las )?(\p{L}+) ([^,]+?),? (?:${instead}|y no|no) (?:(?:el|la|los|las) )?(?:normal|común|corriente|blanc[oa]|negr[oa]|integral|enter[oa]|desnatad[oa]|descremad[oa]|clásic[oa]|tradicional|light)$
= replace $1 with {$1 $2}
+ fue leche de avena en vez de la normal = replace milk with oat milk
^${instead} ${article}([\p{L} ]+?)(?:,| fue| comí| vertí| pon(?=.* )| tenía)+ (.+)|^${instead} ${article}(\p{L}+) (.+)
= replace $1$3 with $2$4
+ en vez de arroz, leche = replace rice with milk
^(?:el )?relleno fue (?:de )?(.+?),? (?:y no|no|${instead}) (?:de )?${article}(.+)
= replace $2 with $1
+ el relleno era de leche, no de arroz = replace rice with milk
^(?:el )?relleno fue (?:de )?(.+)
= add $1
+ el relleno era de leche = add milk
^(?:fue |comí )*(?:el |la |los |las |mi |mis )?(\p{L}+) (?:fue )?(?:de |com |con )([^,\d]+?),? (?:y no|no) (?:de |com |con )\p{L}+(?: (?:de )?\p{L}+)?$
= replace $1 with {$1 de $2}
+ la leche fue de avena, no de arroz = replace milk with oat milk
^${the}(.+?) no (?:fue|tenía) (?:de |con )?(.+?),? (?:sino|fue|pero|tenía)(?: que)?(?: fue| tenía)? (?:de |con )?(.+)
= the $1 was $3
+ el arroz no era de manzana sino de leche = the rice was milk
^${the}(\p{L}+) (?:fue )?(${cooked}),? (?:y no|no) ${cooked}$
= replace $1 with {$1 $2}
+ el tomate era frito, no crudo = replace tomate with tomato sauce
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
^(?!.* (?:porque|pq|dejé|sobró|guardé|tiré|ya|yo|me|se) )(?:fue |comí |tenía |pon |añade )*(?:con |de )?(?![^,]*\d ?g)([^,]+?),? (?:${instead}|y no|no) (?:de )?${article}(?!fue|comí|tenía)(.+)
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
^(?:un|una) (\p{L}[\p{L} ]*?),? (?:me )?(?:lo|la) (?:dejé|dejamos|salté|devolví|regalé|tiré|guardé|di(?: a mi \p{L}+)?|se cayó(?: al \p{L}+)?|cayó(?: al \p{L}+)?)$|^(?:un|una) (\p{L}+(?: de \p{L}+)?) (?:se )?(?:me )?(?:cayó|quemó|estropeó)(?: al \p{L}+)?$
= remove one $1$2
+ una manzana la dejé = remove one apple
^${someone} (?:el|la|los|las) (.+)
= remove the $1
+ mi hijo se comió el arroz = remove the rice
^${the}(.+?)(?:,)? (?:me )?(?:lo|la|los|las|l[oa]s? ) ?(?:dejé|dejamos|salté|ahorré|devolví|regalé|tiré|doné)(?: enter[oa]s?| en el plato| sin tocar| sin comer| tod[oa]s?)?$|^(?:me )?(?:salté|devolví|regalé|no toqué) ${the}(.+)
= remove the $1$2
+ el arroz lo dejé = remove the rice
^nada de (.+)|^(?:de |el |la |los |las )?([^,\d]+?),? nada(?: de nada)?$
= without $1$2
+ nada de arroz = without rice
^no (?:comí|tenía) (?:nada de )?(\p{L}+(?: de \p{L}+)?) (?:al|a la|a los|a las|en el|en la|en los|en las) (.+)
= the $2 was without $1
+ no le puse leche al arroz = the rice was without milk
^quita (?!\d)${article}(.+?)(?:,? (?:que |pues |porque )?no (?:lo |la |los |las )?(?:comí|tenía|fue|había))?$
= remove the $1
+ quita el arroz = remove the rice
^no (?:comí|tenía|fue) ${article}(.+)|^${the}([^\d]+?),? (?:no|ni)(?: siquiera)?(?: (?:lo|la|los|las))?(?: comí| tenía| fue| va| iba)?$
= remove the $1$2
+ no comí el arroz = remove the rice
^(?:el |mi )?café (?:fue )?sin leche(?:,? (?:solo|negro))?$|^(?:el |mi )?café (?:fue )?(?:solo|negro),? sin leche$
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
^(?:un|una|1) (\p{L}+(?: de \p{L}+)?) (?:se |me )*(?:quedó|sobró)(?: (?:enter|intact)[oa])?(?: en el plato| en la mesa| sin comer)?$
= remove one $1
+ una manzana se quedó en el plato = remove one apple
^(dos|tres|cuatro|\d) (\p{L}+(?: de \p{L}+)?) (?:se |me )*(?:quedaron|sobraron)(?: (?:enter|intact)[oa]s)?(?: en el plato| en la mesa| sin comer)?$
= remove $1 $2
+ dos manzanas se quedaron en el plato = remove 2 apple
^${the}([^,\d]+?) (?:se )?(?:quedó|quedaron|sobró|sobraron)(?: (?:tod|enter|complet|intact)[oa]s?)?(?: en el plato| en la mesa)?$
= remove the $1
+ el arroz se quedó entero en el plato = remove the rice
^(?:dejé|sobró) ${the}(.+)
= I left $1
+ dejé el arroz = I left rice
^(?:también |y )*faltó(?: (?:de|pon|vertí|poner|decir|añadir|añade|agregar|anotar|apuntar|incluir|mencionar|contar|que|también|comí|tenía|el|la|los|las))* (.+)
= add $1
+ se me olvidó poner una manzana = add a apple
^(?:añade|pon) (?!\d)([^,\d]+?) ${onItem} \p{L}+(?: de \p{L}+)?,? (${quantity})$
= add $2 $1
+ ponle leche al arroz, 10 g = add 10 g milk
^(?:añade|pon) (?!\d+ ?\p{L}+ al?)(.+?) (?:al|a la|a los|a las|en el|en la|encima del|encima de la|sobre el|sobre la) \p{L}+$
= add $1
+ agrégale leche al arroz = add milk
^(?:al|a la|a los|a las|en el|en la|en los|en las) (?:mi )?\p{L}+(?: \p{L}+)? (?:añade|pon|vertí) (.+)
= add $1
+ al arroz le puse leche = add milk
^(?:añade|pon) (?:al|a la|a los|a las) \p{L}+(?: de \p{L}+)? ((?:una?|dos|tres|\d|medi[oa]) ?.+)
= add $1
+ ponle al arroz un vaso de leche = add a glass milk
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
^${the}(?!leche )(\p{L}+(?: \p{L}+)?) fue (?:de |con )+(\p{L}+(?: \p{L}+){0,3})$
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
