import { parsePhrasePatterns } from "../language-pack.ts";

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites = parsePhrasePatterns(String.raw`
(?<=^(?:est-ce que )?(?:tu peux|peux[- ]tu|pouvez[- ]vous|vous pouvez|pourrais[- ]tu|tu pourrais|pourriez[- ]vous|on peut) .*) ?\?+$
=
+ tu peux enlever le riz ? = enlève le riz
s['' ]il (?:te|vous) pla[iî]t|stp|svp|merci(?: beaucoup| d'avance)?(?! de)|en fait|en réalité|à vrai dire|finalement|désolée?|pardon|excuse-moi|oups|ah|oh|euh|heu|bon|ben|bah|alors|du coup|voilà|je crois(?: que)?|je pense(?: que)?|il me semble(?: que)?|environ|à peu près|approximativement|genre|disons|à la réflexion|je me suis trompée?|je me suis planté|petite erreur|erreur|correction|attends|attention|plutôt(?!.* que )|bonjour|coucou|salut|ok|d'accord|enfin
=
+ oups, en fait c'était du riz = c'était du riz
^(?:non|si|nan)(?=,)
=
+ non, c'était du riz = c'était du riz
^(?:est-ce que )?(?:tu peux|peux[- ]tu|pouvez[- ]vous|vous pouvez|pourrais[- ]tu|tu pourrais|pourriez[- ]vous|on peut|il faut|il faudrait|je voudrais|j'aimerais|je veux|merci de|veuillez|pense à|n'oublie pas (?:de|d'))[ ]?
=
+ tu peux enlever le riz = enlève le riz
(?:ra|r)?ajout(?:e|es|er|ez|é|ons)|inclu[st]|inclure|inscris|note(?= aussi)|compte(?= aussi)
= ajoute
+ rajoutez du riz = ajoute du riz
enlev(?:e|es|er|ez|é)|enlèves?|supprim(?:e|es|er|ez|é)|retir(?:e|es|er|ez|é)|effac(?:e|es|er|ez)|vir(?:e|es|er|ez)|ôt(?:e|er|ez)|élimin(?:e|er|ez)|dégage|sors
= enlève
+ supprimez le riz = enlève le riz
remplac(?:e|es|er|ez|é)|chang(?:e|es|er|ez)|échang(?:e|es|er|ez)|substitu(?:e|er|ez)|modifi(?:e|es|er|ez)|corrig(?:e|es|er|ez)|rectifi(?:e|er)
= remplace
+ changez le riz = remplace le riz
mett(?:ez|re)|met|mets-(?:y|moi|en)
= mets
+ mettez du riz = mets du riz
doubl(?:er|ez|é)
= double
+ doubler le riz = double le riz
(?:j'ai|on a|je n'ai|j'en ai|moi j'ai|jai|j ai) (?:seulement |juste |uniquement )(?:mangé|bu|pris|fini|eu)|(?:je n'ai|j'ai|je n'en ai|j'en ai|on a|on n'a|jai) (?:mangé|bu|pris|fini|eu) (?:que(?= )|qu'|seulement|juste|uniquement)
= seulement${" "}
+ je n'ai mangé que du riz = seulement du riz
(?:il )?(?:n'y (?:en )?avait|y (?:en )?avait|n'y a|y en a) (?:que(?= )|qu'|seulement|juste)|ce n'(?:était|est|étaient|sont) (?:que(?= )|qu')|c'(?:était|est) que
= seulement${" "}
+ il n'y avait que 2 pommes = seulement 2 pommes
(?:je n'ai|j'ai|je n'en ai|on a|on n'a) pas (?:mangé|bu|pris|eu|fini)|(?:il )?(?:n'y avait|n'y a|y avait|y a) pas
= pas
+ je n'ai pas mangé le riz = pas le riz
(?:j'ai|on a|jai) (?:aussi|encore|ensuite|également) (?:mangé|bu|pris|eu|repris)|(?:j'ai|on a|jai) (?:mangé|bu|pris|eu|repris) (?:aussi|encore|ensuite|également)|(?:il )?y (?:en )?avait (?:aussi|encore|également)|j'avais (?:aussi|également)
= ajoute
+ y avait aussi du riz = ajoute du riz
a(?= \d{1,2} ?(?:h|:))
= à
+ a 10h15 = à 10h15
(?:j'ai|on a|jai|j ai|j'en ai) (?:mangé|bu|pris|eu|repris)|(?:il )?y (?:en )?avait|j'avais
= j'ai pris
+ j'ai bu du lait = j'ai pris du lait
(?:c'était|c'étaient|c'est|ce sont|c'etait|c'étais?|c'étai|cétait|c etait|c'était|ça (?:faisait|fait|pesait|pèse|faisais))
= c'était
+ ce sont des pommes = c'était des pommes
étaient|étai|est|sont|faisait|faisaient|pesait|pesaient|pèse|pèsent|fai(?:t|s)(?= \d)|font(?= \d)
= était
+ les pommes faisaient 200 g = les pommes était 200 g
avaient|contenait|contenaient|contient
= avait
+ le riz contenait 200 kcal = le riz avait 200 kcal
une seule
= une
+ une seule pomme = une pomme
un seul
= un
+ un seul riz = un riz
juste|uniquement|rien que
= seulement
+ juste 2 pommes = seulement 2 pommes
(?:j'ai|on a|jai) (?:complètement |aussi )?(?:oublié|zappé)(?: d'ajouter| d'ajoute| de mettre| de noter| de préciser| de dire| d'indiquer| de mentionner| ajoute)?|il manqu(?:e|ait)(?: aussi)?|manque
= oublié
+ il manque une pomme = oublié une pomme
(?<=(?:coca|cola|pepsi|soda|fanta|sprite|limonade) (?:était |avait )?)(?:light|zéro|zero|sans sucre)
= zero
+ le coca était light = le coca était zero
(?<=\d ?(?:g|gr|grammes)) (?:cuite?s?|cuisinée?s?)(?= |$)
=
+ le riz faisait 120 g cuit = le riz était 120 g
(?<=lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:dernier|passé)
=
+ c'était lundi dernier = c'était lundi
`);
