import { parsePhrasePatterns } from "../language-pack.ts";

const the = "(?:le |la |les |l'|mon |ma |mes |du |de la |des |de l')?";
const some = "(?:du |de la |de l'|des |d'|de |un peu de |un peu d'|le |la |les |l'|mon |ma |mes )?";
const verb = "(?:c'était|j'ai|ajoute|mets|remplace|pas|sans) ";
const serving =
  "(?:une?|deux|trois|quatre|\\d+) ?(?:g|gr|grammes?|ml|cl|(?:petite |grosse |bonne )?(?:cuillères? à (?:soupe|café|table|thé)|cuillères?|tranches?|verres?|tasses?|poignées?|morceaux?|carrés?|boules?|portions?|bols?))";
const instead = "(?:au lieu|à la place)";

/** Instructions that add, remove and replace foods. */
export const editFoods = parsePhrasePatterns(String.raw`
^enlève (?:le|la) premi(?:er|ère)$
= remove the first one
+ supprime le premier = remove the first one
^enlève (?:le|la) (?:deuxième|seconde?)$
= remove the second one
+ supprime le deuxième = remove the second one
^enlève (?:le|la) troisième$
= remove the third one
+ supprime le troisième = remove the third one
^enlève (?:le|la) derni(?:er|ère)$
= remove the last one
+ enlève la dernière = remove the last one
^enlève tout (?:sauf|excepté|à part) ${the}(.+)
= remove everything except the $1
+ enlève tout sauf le riz = remove everything except the rice
^enlève ${some}(.+?) et (?:mets|ajoute) (?:à la place )?${some}(.+?)(?: à la place)?$
= replace $1 with $2
+ enlève le riz et mets du lait = replace rice with milk
^(?:sans |pas de |pas d'|enlève )${some}([^,]+?),? (?:et |mais |mets |ajoute )*${some}([^,]+?) à la place$
= replace $1 with $2
+ sans riz, du lait à la place = replace rice with milk
^${the}(.+?) (?:a été |ont été |était )?cuite?s? (?:avec|dans) (.+)
= the $1 was cooked in $2
+ le riz a été cuit avec du lait = the rice was cooked in milk
^remplace ${the}(.+?) (?:par|contre|pour|en|avec) ${some}(.+)
= replace $1 with $2
+ remplace le riz par du lait = replace rice with milk
^(?:c'était |plutôt )*${some}([^,]+?) plutôt qu(?:e |')${some}(.+)
= replace $2 with $1
+ du lait plutôt que du riz = replace rice with milk
^plutôt ${some}(.+?) que ${some}(.+)
= replace $2 with $1
+ plutôt du lait que du riz = replace rice with milk
^(?:mets |prends |c'était |j'ai pris |avec |ajoute )*${some}([^,]+?),? ${instead} (?:de la |de l'|des |du |de |d')(?:le |la |les |l')?([^,]+?),? (${serving})$
= replace $2 with $3 $1
+ du lait au lieu du riz, 200 g = replace rice with 200 g milk
^(?:c'était )?(?:avec |au |à la |aux )(.+?),? (?:et |mais )?(?:pas|non) (?:avec |au |à la |aux )(.+)
= replace $2 with $1
+ c'était avec du lait, pas avec du riz = replace rice with milk
^(?:c'était )?${some}(?!avec |au |à la |aux |pas )([^,\d]+?),? (?:et |mais )?pas (?:au|aux|à la|à l') ?(\p{L}+)$
= it was $1
+ du lait, pas au riz = it was milk
^${instead} (?:de la |de l'|des |du |de |d')(?:le |la |les )?([^,]+?)(?:,| c'était| j'ai pris| mets)+ ${some}(.+)|^${instead} (?:de la |de l'|des |du |de |d')(\p{L}+) ${some}(.+)
= replace $1$3 with $2$4
+ au lieu du riz, du lait = replace rice with milk
^(?:mets |prends |c'était |j'ai pris |avec |ajoute )*${some}([^,]+?),? ${instead} (?:de la |de l'|des |du |de |d')(?:le |la |les |l')?(.+)
= replace $2 with $1
+ mets du lait à la place du riz = replace rice with milk
^(?:c'était |j'ai pris )*${some}(?![^,]*\d ?g)([^,]+?)(?:,| et) (?:c'était )?pas ${some}(?:une? )?(.+)
= replace $2 with $1
+ c'était du lait, pas du riz = replace rice with milk
^pas (?:de |d'|du )([^,\d]+), (?:du |de la |de l'|des |une? )([^,\d]+)$
= replace $1 with $2
+ pas de riz, du lait = replace rice with milk
^(?:ce n'était |c'était |ce n'étaient )?pas ${some}(?:une? )?(.+?),? (?:mais|c'était|j'ai pris)(?: c'était)? ${some}(.+)
= replace $1 with $2
+ ce n'était pas du riz mais du lait = replace rice with milk
^enlève (?:une?|1) (?!g |gr |peu |partie |part |quart |tiers |moitié)(\p{L}+)$
= remove one $1
+ enlève une pomme = remove one apple
^laissé (une?|deux|trois|\d) (?:des|de mes|de ces|de) (.+)
= I left $1 of the $2
+ mon fils a mangé deux des pommes = I left 2 of the apple
^laissé ${some}(?!\d)(.+?)(?: (?:au|aux|à (?:mon|ma|mes|la|un|une)) \p{L}+)?$|^${the}(?!j'ai |c'était )(.+?),? laissé$
= remove the $1$2
+ le riz, mon fils l'a mangé = remove the rice
^${the}(?!${verb})([^,]+?) enlève$
= remove the $1
+ le riz retiré = remove the rice
^(?!j'ai |.*enlève)${some}([^,]+?) ajoute$
= add $1
+ une pomme ajoutée = add a apple
^enlève (?!\d)${some}(.+)
= remove the $1
+ enlève le riz = remove the rice
^(?:c'était |ce n'était |finalement )?pas (?:mangé |pris )?${some}(.+)|^${the}(.+?),? (?:non|je l'ai pas pris|je l'ai pas mangé|je ne l'ai pas mangée?|je ne l'ai pas prise?|je l'ai laissée?|pas mangé|pas pris)$
= remove the $1$2
+ je n'ai pas mangé le riz = remove the rice
^j'ai (?:sucré|assaisonné|arrosé|tartiné|garni|parfumé|nappé|saupoudré|agrémenté|complété) (?:le tout |ça |le \p{L}+ |la \p{L}+ |les \p{L}+ )?(?:avec |de |d'|au )${some}(.+)
= add $1
+ j'ai sucré avec du lait = add milk
^${the}(.+?) (?:était|avait) sans (?!alcool|lactose|gluten|caféine)${some}(\p{L}+(?: de \p{L}+)?)$
= the $1 was without $2
+ le riz était sans lait = the rice was without milk
^${the}(.+?) avait (?:aussi |en plus )*((?:une?|deux|trois) .+|(?:du |de la |de l'|des ).+)
= the $1 had $2
+ le riz avait une pomme = the rice had a apple
^(?:c'était |j'ai pris |mais |tout |le tout )*sans ${some}(.+)
= without $1
+ c'était sans riz = without rice
^(?:et |aussi )*oublié (?:aussi |de |d')*${some}(.+)
= add $1
+ j'ai oublié une pomme = add a apple
^(?:mets|ajoute) ${some}(?!\d+ ?\p{L}+ (?:dans|sur))(.+?) (?:dans|sur|avec) (?:le |la |l'|les |mon |ma )\p{L}+$
= add $1
+ mets du lait dans le riz = add milk
^(?:mets|ajoute) (\d+ ?\p{L}+) (?:au|à la|aux|dans le|dans la) (.+)
= add $1 $2
+ ajoute 50 g au riz = add 50 g rice
^(?:et |aussi )*(?:ajoute|mets)(?: (?:aussi|encore|en plus|y))* ${some}(.+?)(?: aussi| en plus| au repas| à la liste)*$
= add $1
+ ajoute une pomme = add a apple
^j'ai pris ${some}(?!seulement)(.+?) (?:sur|dans) (?:le |la |les |l'|mon |ma |mes )\p{L}+(?: \p{L}+)?$
= add $1
+ il y avait du lait sur le riz = add milk
^c'était (?:avec )?${some}(.+?) dans (?:le |la |les |l'|mon |ma |mes )(\p{L}+)$
= the $2 was with $1
+ c'était du lait dans le riz = the rice was with milk
^${the}(\p{L}+) avec (?!(?:du |de la )?lait)((?:une?|deux|trois|\d) .+|(?:du |de la |des |de l').+)
= the $1 had $2
+ le riz avec deux pommes = the rice had 2 apple
^(?:et |plus |avec |j'ai pris )*${some}(.+?) (?:en plus|de plus|aussi|avec ça|avec|en dessert|ensuite|dessus|dedans|par[- ]dessus|à côté)$
= add $1
+ une pomme en plus = add a apple
^(?:et |puis |ensuite |après |aussi |en plus )+(?:j'ai pris |avec |pour le dessert |en dessert |comme dessert )*${some}(.+)|^(?:pour le dessert|en dessert|comme dessert|comme boisson|en boisson),? ${some}(.+)
= add $1$2
+ et puis une pomme = add a apple
^(?:avec|plus) (une? .+|\d.+|deux .+|trois .+)|^j'ai pris (?:aussi |encore |ensuite |en plus )+${some}(.+)
= add $1$2
+ avec une pomme = add a apple
^${the}café(?: au lait)? était (?:fait )?(?:au|avec du) lait (?:écrémé|maigre|0 ?%)$
= the milchkaffee was with skim milk
+ le café était au lait écrémé = the milchkaffee was with skim milk
^${the}(.+?) (?:était|avait) (?:avec|au|à la|aux) (?!plat$|coque$|poêle$|four$|vapeur$|grill$|plancha$|naturel$|barbecue$)(?:du |de la |de l'|des )?(.+)
= the $1 was with $2
+ le riz était avec du lait = the rice was with milk
^j'ai pris (\d+|une?|deux|trois|quatre|cinq) et (?:j'en ai )?donné (?:une?|\d+|deux|trois) à (?:mon|ma|mes|un|une) \p{L}+$
= actually $1
+ j'en ai mangé deux et donné une à ma fille = actually 2
^c'était (?:le |la |au |un peu )*(.+)|^plutôt (.+)|^${some}(?!c'était |j'ai )(.+?) plutôt$
= it was $1$2$3
+ c'était 200 g de riz = it was 200 g rice
^j'ai pris ((?:seulement )?(?:\d|une? |deux |trois |quatre |une demi|seulement ).*)
= it was $1
+ j'ai mangé 200 g de riz = it was 200 g rice
^${the}(.+?) était (?:seulement |de )*(.+)
= the $1 was $2
+ le riz faisait 200 g = the rice was 200 g
`);
