import { parsePhrasePatterns } from "../language-pack.ts";

const the = "(?:le |la |les |l'|mon |ma |mes |du |de la |des |de l')?";
const of = "(?:du|de la|de l'|des|de mon|de ma|de mes|de|d'|au|à la|aux)";
const unit =
  "(?:g|gr|grammes?|kg|ml|cl|dl|l|litres?|cuillères? à (?:soupe|café)|cas|cac|tranches?|tasses?|verres?|bols?|assiettes?|portions?|parts?|morceaux|morceau|pots?|kcal|calories|kj)";
const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|demie?|une demie?|un demi)";
const amount = `(?:${number} ?${unit}|${number})`;
const weight = "\\d[\\d.,]* ?(?:g|gr|grammes?|kg|ml|cl|dl|l|litres?)";
const energy = "\\d[\\d.,]* ?(?:kcal|calories|kj)";
const instead = "(?:au lieu|à la place)";
const just = "(?:seulement |c'était |j'ai pris )*";
const serving =
  "(?:une?|deux|trois|quatre|\\d+) ?(?:g|gr|grammes?|ml|cl|(?:petite |grosse |bonne )?(?:cuillères? à (?:soupe|café|table|thé)|cuillères?|tranches?|verres?|tasses?|poignées?|morceaux?|carrés?|boules?|portions?|bols?))";
const verb =
  "(?:ajoute|mets|enlève|remplace|double|divise|coupe|réduis|passe|oublié|pas|sans|avec|et|c'était|j'ai|seulement|à)";
const withOne =
  "(?:avec (?:mon|ma|un|une|le|la) (?!famille|groupe)\\p{L}+|(?:à|en|entre) (?:nous )?(?:deux|2))";
const wasShared =
  "(?:je l'ai|je les ai|on l'a|on les a|on a|nous l'avons|nous les avons|était|a été|ont été) partagée?s?";
const left = "(?:j'ai )?(?:laissé|jeté|pas fini|reste|restait)(?: seulement)?";

/** A name without the verb of a sentence. */
const named =
  "((?:(?! (?:est|sont|était|étaient|a|ont|reste|restait|restaient|va|part|fini[rt]|c'était|pour)(?!\\p{L}))[^,])+?)";

const fractions = [
  ["la moitié|moitié|1/2", "half", "la moitié"],
  ["un tiers|le tiers|1/3", "a third", "un tiers"],
  ["un quart|le quart|1/4", "a quarter", "un quart"],
  ["les deux tiers|deux tiers|les 2/3|2/3", "two thirds", "les deux tiers"],
  ["les trois quarts|trois quarts|les 3/4|3/4", "three quarters", "les trois quarts"],
].map(
  ([pattern, fraction, word]) => String.raw`
^enlève (?:${pattern}) ${of} ?(?:le |la |les |l')?(?!tout$)(.+)
= I left ${fraction} of the $1
+ enlève ${word} du riz = I left ${fraction} of the rice
^${left} (?:${pattern})(?: de tout)?$
= I left ${fraction}
+ j'ai laissé ${word} = I left ${fraction}
^${left} (?:${pattern}) ${of} ?(?:le |la |les |l')?(?!tout$)(.+?)(?: dans (?:l'|mon )assiette| dans le plat| (?:à|pour|au) (?:mon |ma |mes |le |la |un |une )?\p{L}+)?$
= I left ${fraction} of the $1
+ j'ai laissé ${word} du riz = I left ${fraction} of the rice
^${the}(.+?),? ${left} (?:${pattern})(?: dans (?:l'|mon )assiette| dans le plat)?$
= I left ${fraction} of the $1
+ le riz, j'en ai laissé ${word} = I left ${fraction} of the rice
^${just}(?:${pattern})(?: de tout| du total| du plat| de l'assiette| du tout| seulement)*$
= only ${fraction} of everything
+ j'ai mangé ${word} seulement = only ${fraction} of everything
^${just}(?:${pattern}) ${of} ?(?:le |la |les |l')?(?!tout)${named}(?: seulement)?$|^(?:pour |côté )?${the}(.+?),? (?:seulement |à |j'ai pris (?:les )?|que |c'était )+(?:${pattern})$
= only ${fraction} of the $1$2
+ seulement ${word} du riz = only ${fraction} of the rice
`,
);

/** Instructions about shares, amounts and energy. */
export const editAmounts = parsePhrasePatterns(String.raw`
^${the}((?:coca|cola|pepsi|soda|fanta|sprite|limonade|7 ?-?up|seven up|orangina|schweppes|canada dry|mountain dew)[\p{L} -]*?) (?:(?:était|avait) )?zero$
= the $1 was zero
+ le soda était light = the soda was zero
^${the}(riz) était (?:complet|brun)$
= the $1 was brown rice
+ le riz était complet = the rice was brown rice
^${just}(?:le double|double portion|une double portion|double(?: tout| les quantités| la portion| le repas)?|deux fois plus|deux fois la portion|tout en double)$
= double everything
+ j'ai mangé le double = double everything
^double tout (?:sauf|excepté|à part) ${the}(.+)
= double everything except $1
+ double tout sauf le riz = double everything except rice
^(?:la moitié de|divise) tout (?:par deux )?(?:sauf|excepté|à part) ${the}(.+)
= halve everything except $1
+ la moitié de tout sauf le riz = halve everything except rice
^pour ${the}(\p{L}+), (?:compte |mets |note |c'était |prends |j'ai pris |en fait )*(?:du |de la |de l'|des )?(\D+)$
= the $1 was $2
+ pour le riz, compte du lait = the rice was milk
^(?:multiplie|multiplier|multipliez) (?:tout |le tout |ça )*par (\d[\d.,]*)$
= everything times $1
+ multiplie tout par 3 = everything times 3
^${just}(?:le triple|triple(?: tout)?|trois fois plus)$
= triple everything
+ j'ai mangé le triple = triple everything
^${just}(?:une portion et demie|1[.,]5 portions?)$
= 1.5 times everything
+ une portion et demie = 1.5 times everything
^${just}(?:une )?demi[e]?[- ](?:portion|assiette|part)$
= only half of everything
+ une demi-portion = only half of everything
${fractions.join("\n")}
^${left} (\d|une?|deux|trois|quatre|cinq) (?:parts? |morceaux |tranches? |pièces? )?sur (?:les )?(\d+|deux|trois|quatre|cinq|six|huit|dix|douze)(?: parts?| morceaux| tranches)?$
= I left $1/$2 of it
+ j'ai laissé trois parts sur huit = I left 3/8 of it
^(?:enlève|retire|moins|réduis de|réduis tout de) (\d+ ?(?:%|pour ?cent))(?: de tout| du total)?$|^(\d+ ?(?:%|pour ?cent)) (?:de|en) moins$
= $1$2 less
+ enlève 30 % = 30 % less
^(?:ajoute|plus|augmente de|augmente tout de) (\d+ ?(?:%|pour ?cent))(?: de tout| du total)?$|^(\d+ ?(?:%|pour ?cent)) (?:de|en) plus$
= $1$2 more
+ ajoute 30 % = 30 % more
^(?:moins|plus) (?:de |d')(\p{L}+(?: \p{L}+)?) ?[:,]? (?:c'était |seulement )*(${weight})$
= the $1 was $2
+ moins de riz : 130 g = the rice was 130 g
^(?:j'ai pris |c'était )*deux fois(?: (?:la portion|le plat|tout))?$
= double everything
+ j'en ai pris deux fois = double everything
^(?:on l'a|je l'ai|on les a|je les ai) partagé (?:à|en|entre) (deux|trois|quatre|2|3|4),? (?:le |la |les |l')(.+)
= the $2 was shared between $1 of us
+ on l'a partagé en deux, le riz = the rice was shared between 2 of us
^(?:divise|coupe|réduis) tout (?:par deux|par 2|en deux|en 2|de moitié)$|^tout (?:divise |à )?(?:par deux|par 2|en deux|de moitié)$|^(?:la )?moitié de tout$|^(?:la )?moitié moins(?: de tout)?$
= halve everything
+ tout diviser par deux = halve everything
^(?:tout double|tout à doubler|tout deux fois)$
= double everything
+ tout doubler = double everything
^${just}(\d+ ?/ ?\d+|\d+ ?(?:%|pour ?cent))(?: de tout| du total| du plat)?$
= I ate $1 of it
+ j'ai mangé 80 % = I ate 80 % of it
^(?:ajoute )?(\d+ ?(?:%|pour ?cent)) (?:de la |de l'|de |du |d'|des )?(?:le |la |les )?(\p{L}.*?) (?:en|de) plus$
= $1 more $2
+ 50 % de riz en plus = 50 % more rice
^(?:enlève )?(\d+ ?(?:%|pour ?cent)) (?:de la |de l'|de |du |d'|des )?(?:le |la |les )?(\p{L}.*?) (?:en|de) moins$
= $1 less $2
+ 50 % de riz en moins = 50 % less rice
^ajoute (?:de la |de l'|de |du |d'|des )?(?:le |la |les )?([^,\d]+?),? (?:et |donc |soit |ça fait |ce qui fait |alors |c'était )*(${amount}) (?:en tout|au total)$
= the $1 was $2
+ j'ai repris du riz, donc deux portions en tout = the rice was 2 serving
^(?:je me suis |me suis |m'en suis )?resservie? (?:de la |de l'|de |du |d'|des |en )(.+?)(?:,? (?:la |de la )?(?:même|pareille) (?:quantité|chose|portion|dose))?$
= double the $1
+ je me suis resservi de riz, même quantité = double the rice
^${just}(\d+ ?(?:%|pour ?cent)) ${of} ?(?:le |la |les |l')?(.+)
= only $1 of the $2
+ seulement 60 % du riz = only 60 % of the rice
^${just}(\d+|une?|deux|trois|quatre|cinq|six) (?:parts? |morceaux |tranches )?sur (?:les )?(\d+|deux|trois|quatre|cinq|six|sept|huit|dix|douze)(?: parts?| morceaux| tranches)?$
= I ate $1/$2 of it
+ seulement 3 parts sur 8 = I ate 3/8 of it
^(?:(?:je l'ai|je les ai|on l'a|on les a|on a|j'ai|c'était) )?(?:tout )?partagée?s?(?: tout)?(?: (?:avec (?:mon|ma|un|une|le|la) (?!famille|groupe)\p{L}+|(?:à|en|entre) deux|à 2))+$|^(?:à deux|à partager à deux)$
= split between 2 of us
+ je l'ai partagé avec ma femme = split between 2 of us
^(?:j'ai|on a|nous avons) partagé (?:le |la |les |l'|mon |ma |mes )(.+?) ${withOne}$|^(?:le |la |les |l')?(\p{L}+(?: \p{L}+)?),? (?:${wasShared}|partagée?s?) ${withOne}$
= the $1$2 was shared between 2 of us
+ j'ai partagé le riz avec ma soeur = the rice was shared between 2 of us
^(?:j'ai|on a|nous avons) partagé (?:le |la |les |l'|mon |ma |mes )(.+?) (?:à|en|entre) (trois|quatre|cinq|six|[3-9])(?: personnes)?$|^(?:le |la |les |l')?(?!tout |je |on )(\p{L}+(?: \p{L}+)?),? (?:(?:${wasShared}|partagée?s?) (?:à|en|entre)|était pour) (trois|quatre|cinq|six|[3-9])(?: personnes)?$
= the $1$3 was shared between $2$4 of us
+ le riz on l'a partagé à trois = the rice was shared between 3 of us
^(?:(?:je l'ai|je les ai|on l'a|on les a|on a|j'ai|c'était) )?(?:tout )?(?:partagée?s? |pour |on était )+(?:à |en |entre )?(deux|trois|quatre|cinq|six|\d+)(?: personnes)?$
= split between $1 of us
+ c'était pour trois personnes = split between 3 of us
^(?:et )?(?:encore|j'en ai pris|ajoute en|j'en ai repris) (?:une?|un autre|une autre)$|^(?:et )?une? (?:autre|de plus)$
= another one
+ encore un = another one
^(?:c'était |seulement |j'en ai pris |j'ai pris )*(\d+|deux|trois|quatre|cinq|six)(?: pièces| morceaux| unités)?$
= actually $1
+ c'était 4 = actually 4
^(?:selon|d'après) (?:le |la |l')?(?:paquet|emballage|étiquette|appli|application|site|fabricant|boîte|carte|menu)[,:]? ${the}(\p{L}+(?: \p{L}+)?) (?:était|avait) (${energy}.*)
= the $1 had $2
+ selon l'emballage le riz fait 198 kcal = the rice had 198 kcal
^(?:selon|d'après|d'apres) (?:le |la |l')?(?:paquet|emballage|étiquette|appli|application|site|fabricant|boîte|carte|menu)[,:]? (?:c'était |était |avait )?(.+)
= it had $1
+ selon l'emballage 198 kcal = it had 198 kcal
^(?:tout |le repas |le plat |c'était |avait |était |au total )*(${energy})(?: au total| en tout| total| le tout| pour le tout)$|^(?:tout |le repas |le plat |c'était )*(?:au total|en tout),? (?:c'était |était )?(${energy})$
= $1$2 in total
+ au total 650 kcal = 650 kcal in total
^(?:total|calories|total calories|calories totales|kcal)(?: était| c'était| ?:| =)* (\d+)(?: kcal| calories)?$
= $1 kcal in total
+ calories : 650 = 650 kcal in total
^(?:ça|il|elle) avait (${energy}.*)
= it had $1
+ ça avait 210 kcal = it had 210 kcal
^${the}(.+?) (?:avait|était|était à) (${energy}.*)
= the $1 had $2
+ le riz faisait 210 kcal = the rice had 210 kcal
^(?:c'était |ce n'était )?pas ${number} ?\p{L}{0,8},? (?:mais|c'était) (\d+ ?(?:g|gr|grammes|kg|ml|cl|l)) (?:de la |de l'|de |du |d')(.+)
= the $2 was $1
+ pas 200 mais 300 g de riz = the rice was 300 g
^(?:c'était |ce n'était )?pas ${amount},? (?:mais|c'était|seulement) (${amount})$
= it was $1
+ ce n'était pas deux mais trois = it was 3
^${the}([^,\d]+?) oubliée?s?[,: ]*\(?(${serving})?\)?$
= add $2 $1
+ lait oublié, 2 cuillères à soupe = add 2 tbsp milk
^${the}(\p{L}+) (?:c'était |était |seulement )+(?:un demi|une demie|une moitié|une demi)$
= only half of the $1
+ la pomme c'était une demie = only half of the apple
^(?:c'était |seulement |j'ai pris )*une?,? (?:et pas|pas|non|au lieu de) ${amount}$
= actually 1
+ c'était une, pas deux = actually 1
^(?:c'était |mets |seulement |j'ai pris )*une? (?!${unit} )(\p{L}+(?: de \p{L}+)?),? (?:${instead} (?:de |d')|et pas |pas |non )${amount}$
= the $1 was 1
+ une pomme, pas deux = the apple was 1
^(?:c'était |seulement |j'ai pris )*(${amount}),? (?:et pas|pas|non) (${amount})$
= it was $1, not $2
+ trois, pas deux = it was 3, not 2
^(?:c'était |mets |seulement |j'ai pris )*(${amount}) (?:de la |de l'|de |du |d'|des )?(\p{L}+(?: de \p{L}+)?),? (?:${instead} (?:de |d')|et pas |pas |non )${amount}$
= the $2 was $1
+ deux pommes au lieu d'une = the apple was 2
^${the}(.+?) (?:était )?(?:à )?(${amount}),? (?:${instead} (?:de |d')|et pas |pas )${amount}$
= the $1 was $2
+ le riz 150 g au lieu de 200 = the rice was 150 g
^(?:mets|passe|remplace|règle|augmente|réduis|diminue|baisse|monte|remets|descends|remonte|rabaisse|ramène|limite|fixe|ajuste|rectifie|corrige|modifie|change) ${the}(.+?) (?:à|sur|en|par) (-?${amount})$
= change $1 to $2
+ mets le riz à 200 g = change rice to 200 g
^mets (deux|trois|quatre|cinq|six|[2-9]) (?!fois)(\p{L}+(?: \p{L}+)?)$
= $1 $2
+ mets deux pommes = 2 apple
^${the}(\p{L}+(?: (?!était |avait )\p{L}+)?) (allégée?s?|light|sans sucres?(?: ajoutés?)?)$
= the $1 was $2
+ lait allégé = the milk was low-fat
^(?:mets|passe) (${weight}) (?:de la |de l'|de |du |d'|des )?(.+)
= $1 $2
+ mets 200 g de riz = 200 g rice
^(?:et |plus |avec |j'ai pris |c'était )*(?:(?:un|une) (?:petit |petite |grand |grande )?(?:verre|tasse|bol|cuillère|assiette|canette|bouteille) )?(?:du |de la |de l'|des |d'|de )?([^\d]+?) (?:en plus|de plus|aussi|avec ça|avec|dessus|par dessus|dedans)[, ]+(${serving})$
= add $2 $1
+ du lait en plus, 2 cuillères à soupe = add 2 tbsp milk
^(?:ajoute |mets |encore )*une? (?:deuxième|second|seconde|autre) (?:(?:verre|bol|assiette|tasse|portion|part|canette|bouteille) (?:de |d'))?(\p{L}+(?: \p{L}+)?)$
= one more $1
+ une deuxième pomme = one more apple
^moins une? (\p{L}+)$|^une? (\p{L}+(?: \p{L}+)?) (?:de|en) moins$
= 1 less $1$2
+ une pomme de moins = 1 less apple
^(deux|trois|\d+) (\p{L}+(?: \p{L}+)?) (?:de|en) moins$
= $1 less $2
+ deux pommes de moins = 2 less apple
^${the}([^,:\d]+?) ?[:,]? (?:c'était |était |seulement )*(${number}) (?:tranches?|morceaux?|parts?|pièces?|carrés?|pots?|verres?) (?:de|à) (${weight})(?: chacune?| chaque| pièce| l'une?)?$|^(?:c'était |seulement )*(${number}) (?:tranches? |morceaux? |parts? |pièces? |carrés? |pots? |verres? )?(?:de |d')?([^,:\d]+?) de (${weight})(?: chacune?| chaque| pièce| l'une?)?$
= the $1$5 was $2$4 × $3$6
+ riz : 2 tranches de 50 g = the rice was 2 × 50 g
^${the}(\p{L}+) ?[x×] ?(\d)$
= the $1 times $2
+ riz x2 = the rice times 2
^${the}(\p{L}+(?: \p{L}+){0,2}?) de (${weight})$
= the $1 was $2
+ lait de 33 cl = the milk was 33 cl
^(?:pour )?${the}(?!${verb}(?!\p{L}))(\p{L}+(?: \p{L}+){0,2}?) ?[,:]? (?:c'était |était )*(?:seulement |à )*(${amount})$
= the $1 was $2
+ pour le riz seulement 150 g = the rice was 150 g
^(?:ajoute |et |encore )+(?:du |de la |de l'|des |d'|de )?(\p{L}+(?: \p{L}+){0,2}?),? (${weight})(?: (?:de|en) plus)?$
= add $2 $1
+ j'ai repris du riz, 50 g de plus = add 50 g rice
^(?:ajoute |et |encore )*(${weight}) (?:de plus|en plus) (?:de |d'|du |de la )?(.+)|^(?:ajoute |et |encore )+(${weight}) (?!au |à la |aux |dans )(?:de |d'|du |de la )?(.+?)(?: de plus| en plus)?$|^(${weight}) (?:de |d'|du |de la )?(.+?) (?:de plus|en plus)$
= add $1$3$5 $2$4$6
+ 20 g de riz en plus = add 20 g rice
^(?:enlève )?(${weight}) (?:de |d'|du |de la )?(.+?) (?:de|en) moins$|^(?:enlève )?(${weight}) (?:de|en) moins (?:de |d'|du )?(.+)|^enlève (${weight}) (?:de |d'|du |de la |au |à la )(.+)
= $1$3$5 less $2$4$6
+ 20 g de riz en moins = 20 g less rice
^(?:et |ajoute )*une? (\p{L}+(?: de \p{L}+)?) (?:de plus|supplémentaire)$
= one more $1
+ une pomme de plus = one more apple
^(?:et |ajoute )*(\d|deux|trois|quatre) (\p{L}+(?: de \p{L}+)?) (?:de plus|supplémentaires)$
= $1 more $2
+ deux pommes de plus = 2 more apple
^(?:un peu |beaucoup )?plus (?:de |d')(.+)
= more $1
+ plus de riz = more rice
^(?:la )?moitié moins (?:de |d')(.+)|^deux fois moins (?:de |d')(.+)
= halve the $1$2
+ moitié moins de riz = halve the rice
^(?:un peu |beaucoup )?moins (?:de |d')(.+)
= less $1
+ moins de riz = less rice
^(?:divise|diviser|coupe|réduis) ${the}(.+?) (?:par deux|en deux|par 2|de moitié)
= halve the $1
+ divise le riz par deux = halve the rice
^(?:triple|tripler) ${the}(.+)
= triple the $1
+ triple le riz = triple the rice
^(?:deux fois plus|le double) (?:de la |de l'|des |du |de |d')(.+)|^double ${the}(.+)
= double the $1$2
+ double le riz = double the rice
^(${weight}) (?:de la |de l'|de |du |d'|des )?(\p{L}+(?: (?!et |pas |au )\p{L}+){0,2})$
= $1 $2
+ 200 g de riz = 200 g rice
`);
