import { type PhrasePattern, parsePhrasePatterns } from "../language-pack.ts";
import { editMeals } from "./edit-meals.ts";

const the = "(?:le |la |les |l'|mon |ma |mes |du |de la |des |de l')?";
const some = "(?:du |de la |de l'|des |d'|de |un peu de |un peu d'|le |la |les |l'|mon |ma |mes )?";
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
const verb =
  "(?:ajoute|mets|enlève|remplace|double|divise|coupe|réduis|passe|oublié|pas|sans|avec|et|c'était|j'ai|seulement|à)";
const withOne =
  "(?:avec (?:mon|ma|un|une|le|la) (?!famille|groupe)\\p{L}+|(?:à|en|entre) (?:nous )?(?:deux|2))";
const wasShared =
  "(?:je l'ai|je les ai|on l'a|on les a|on a|nous l'avons|nous les avons|était|a été|ont été) partagée?s?";
const left = "(?:j'ai )?(?:laissé|jeté|pas fini|reste|restait)";

const fractions = [
  ["la moitié|moitié|1/2", "half", "la moitié"],
  ["un tiers|le tiers|1/3", "a third", "un tiers"],
  ["un quart|le quart|1/4", "a quarter", "un quart"],
  ["les deux tiers|deux tiers|2/3", "two thirds", "les deux tiers"],
  ["les trois quarts|trois quarts|3/4", "three quarters", "les trois quarts"],
].map(
  ([pattern, fraction, word]) => String.raw`
^${left} (?:${pattern})(?: de tout)?$
= I left ${fraction}
+ j'ai laissé ${word} = I left ${fraction}
^${left} (?:${pattern}) ${of} ?(?:le |la |les |l')?(?!tout$)(.+?)(?: dans (?:l'|mon )assiette| dans le plat)?$
= I left ${fraction} of the $1
+ j'ai laissé ${word} du riz = I left ${fraction} of the rice
^${just}(?:${pattern})(?: de tout| du total| du plat| de l'assiette| du tout| seulement)*$
= only ${fraction} of everything
+ j'ai mangé ${word} seulement = only ${fraction} of everything
^${just}(?:${pattern}) ${of} ?(?:le |la |les |l')?(?!tout)(.+?)(?: seulement)?$|^${the}(.+?) (?:seulement |à )+(?:${pattern})$
= only ${fraction} of the $1$2
+ seulement ${word} du riz = only ${fraction} of the rice
`,
);

const amounts = parsePhrasePatterns(String.raw`
^${the}((?:coca|cola|pepsi|soda|fanta|sprite|limonade)[\p{L} -]*?) (?:était|avait) zero$
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
^${just}(\d+ ?/ ?\d+|\d+ ?(?:%|pour ?cent))(?: de tout| du total| du plat)?$
= I ate $1 of it
+ j'ai mangé 80 % = I ate 80 % of it
^${just}(\d+ ?(?:%|pour ?cent)) ${of} ?(?:le |la |les |l')?(.+)
= only $1 of the $2
+ seulement 60 % du riz = only 60 % of the rice
^${just}(\d+|une?|deux|trois|quatre|cinq|six) (?:parts? |morceaux |tranches )?sur (?:les )?(\d+|deux|trois|quatre|cinq|six|sept|huit|dix|douze)(?: parts?| morceaux| tranches)?$
= I ate $1/$2 of it
+ seulement 3 parts sur 8 = I ate 3/8 of it
^(?:(?:je l'ai|je les ai|on l'a|on les a|on a|j'ai|c'était) )?(?:tout )?partagée?s?(?: tout)?(?: (?:avec (?:mon|ma|un|une|le|la) (?!famille|groupe)\p{L}+|(?:à|en|entre) deux|à 2))$|^(?:à deux|à partager à deux)$
= split between 2 of us
+ je l'ai partagé avec ma femme = split between 2 of us
^(?:j'ai|on a|nous avons) partagé (?:le |la |les |l'|mon |ma |mes )(.+?) ${withOne}$|^(?:le |la |les |l')(.+?),? ${wasShared} ${withOne}$
= the $1$2 was shared between 2 of us
+ j'ai partagé le riz avec ma soeur = the rice was shared between 2 of us
^(?:j'ai|on a|nous avons) partagé (?:le |la |les |l'|mon |ma |mes )(.+?) (?:à|en|entre) (trois|quatre|cinq|six|[3-9])(?: personnes)?$|^(?:le |la |les |l')(.+?),? (?:${wasShared} (?:à|en|entre)|était pour) (trois|quatre|cinq|six|[3-9])(?: personnes)?$
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
^(?:tout |le repas |le plat |c'était |avait |était |au total )*(${energy})(?: au total| en tout| total)$|^(?:tout |le repas |le plat |c'était )*(?:au total|en tout),? (?:c'était |était )?(${energy})$
= $1$2 in total
+ au total 650 kcal = 650 kcal in total
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
^(?:mets|passe|remplace|règle|augmente|réduis|diminue|baisse|monte) ${the}(.+?) (?:à|sur|en|par) (-?${amount})$
= change $1 to $2
+ mets le riz à 200 g = change rice to 200 g
^(?:mets|passe) (${weight}) (?:de la |de l'|de |du |d'|des )?(.+)
= $1 $2
+ mets 200 g de riz = 200 g rice
^(?:pour )?${the}(?!${verb}(?!\p{L}))(\p{L}+(?: \p{L}+){0,2}?) ?[,:]? (?:c'était |était )*(?:seulement |à )*(${amount})$
= the $1 was $2
+ pour le riz seulement 150 g = the rice was 150 g
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
`);

const foods = parsePhrasePatterns(String.raw`
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
^remplace ${the}(.+?) (?:par|contre|pour|en|avec) ${some}(.+)
= replace $1 with $2
+ remplace le riz par du lait = replace rice with milk
^plutôt ${some}(.+?) que ${some}(.+)
= replace $2 with $1
+ plutôt du lait que du riz = replace rice with milk
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
^enlève (?!\d)${some}(.+)
= remove the $1
+ enlève le riz = remove the rice
^(?:c'était |ce n'était |finalement )?pas (?:mangé |pris )?${some}(.+)|^${the}(.+?),? (?:non|je l'ai pas pris|je l'ai pas mangé|je ne l'ai pas mangée?|je ne l'ai pas prise?|je l'ai laissée?|pas mangé|pas pris)$
= remove the $1$2
+ je n'ai pas mangé le riz = remove the rice
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
^(?:et |plus |avec )*${some}(.+?) (?:en plus|de plus|aussi|avec ça|en dessert|ensuite)$
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
^${the}(.+?) (?:était|avait) (?:avec|au|à la|aux) (?:du |de la |de l'|des )?(.+)
= the $1 was with $2
+ le riz était avec du lait = the rice was with milk
^j'ai pris (\d+|une?|deux|trois|quatre|cinq) et (?:j'en ai )?donné (?:une?|\d+|deux|trois) à (?:mon|ma|mes|un|une) \p{L}+$
= actually $1
+ j'en ai mangé deux et donné une à ma fille = actually 2
^c'était (?:le |la |au |un peu )*(.+)
= it was $1
+ c'était 200 g de riz = it was 200 g rice
^j'ai pris ((?:seulement )?(?:\d|une? |deux |trois |quatre |une demi|seulement ).*)
= it was $1
+ j'ai mangé 200 g de riz = it was 200 g rice
^${the}(.+?) était (?:seulement |de )*(.+)
= the $1 was $2
+ le riz faisait 200 g = the rice was 200 g
`);

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [...editMeals, ...amounts, ...foods];

const verbs = "(?:enlève|ajoute|remplace|double|mets|supprime|retire|change|rajoute|oublié)";

/** Divides instructions: "enlève le pain et double le riz". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<!enlève [^,;]*),? et (?=(?:mets|ajoute)(?!\\p{L}))|,? (?:et|puis|et puis) (?:aussi )?(?=(?:enlève|double|remplace|sans|c'était|au lieu)(?!\\p{L}))|, (?:et |mais )?(?=${verbs}(?!\\p{L}))|(?<=\\d ?(?:g|gr|ml|grammes))(?:,| et|, et) (?=(?:le |la |les |l')?\\p{L}+ (?:était )?(?:à )?\\d|sans |pas de )|(?<=\\d ?(?:g|gr|ml|grammes)) (?=\\p{L}+(?: \\p{L}+)? \\d+ ?(?:g|ml)(?!\\p{L}))`;
