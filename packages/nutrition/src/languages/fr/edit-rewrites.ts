import { parsePhrasePatterns } from "../language-pack.ts";
import { occasions } from "./common-words.ts";

const hours =
  "une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix[- ]sept dix[- ]huit dix[- ]neuf vingt vingt[- ]et[- ]une vingt[- ]deux vingt[- ]trois"
    .split(/ (?![-\]])/)
    .map(
      (word, at) => String.raw`
(?<=(?:à|vers|pour|il était|plutôt|c'était) )${word}(?= (?:heures?|h)(?!\p{L}))
= ${at + 1}
+ à ${word.replaceAll("[- ]", "-")} heures = à ${at + 1} heures`,
    )
    .reverse()
    .join("");

/** A title may have any words. */
const notInTitle = "(?<!(?:appell|nomm|renomm|titre|intitul|baptis|nom)\\p{L}*(?!\\p{L}).*)";
const article = "(?:le |la |les |l'|mon |ma |mes |un |une |notre |nos )";
const place = `(?:(?:à la |à l'|au |aux |du |de la |de l'|en |lors (?:du |de la |de l'|d'une? ))|(?:dans|sur|pendant|après|avant|pour|durant) ${article}?)(?:petite? |grande? )?(?:${occasions.replaceAll(" ", "|")})(?: de sport| de travail| d'anniversaire)?|chez (?:moi|nous|lui|elle|eux|des \\p{L}+|mes? \\p{L}+|mon \\p{L}+|ma \\p{L}+|un \\p{L}+|une \\p{L}+|le \\p{L}+|la \\p{L}+|maman|papa|mamie|papi)|à la maison`;

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites = parsePhrasePatterns(String.raw`
${hours}
${notInTitle},? (?:${place})(?!\p{L})
=
+ c'était samedi à la fête = c'était samedi
(?<=(?:mangé|pris|bu|eu|fini|terminé|piqué|volé|bouffé|donné|laissé|jeté|pour) )(?:le |la |l')(?:deuxième|second|seconde|troisième|quatrième|autre|dernier|dernière)(?=$|,)
= le reste
+ ma soeur a mangé le deuxième = laissé le reste
j[é](?= )|j'[é](?= )
= j'ai
+ jé mangé du riz = j'ai pris du riz
ke(?= )
= que
+ j'ai mangé ke le riz = seulement le riz
tout (?:enlever|supprimer|retirer|virer|effacer|ôter)(?= (?:sauf|à part|excepté|hormis))
= enlève tout
+ tout supprimer sauf le riz = enlève tout sauf le riz
,? (?:elle|il|ils|elles) (?:n'|n )?(?:avait|avaient|a|ont) (?:rien|pas|encore rien|pas encore|toujours rien) (?:mangé|déjeuné|dîné|pris|bu)(?: ce midi| ce matin| ce soir| hier| de la journée| depuis \p{L}+)?$
=
+ ma soeur a mangé le riz, elle avait rien mangé = laissé le riz
(?<=\p{L}) ?= ?(?=[\p{L}\d])
= ${" "}c'était${" "}
+ riz=lait = riz c'était lait
^(?:comment|combien|quel\p{L}*|qui|quand|c'est quoi|qu'est-ce|y a-t-il|tu sais|tu penses|tu crois|tu connais) [^.!]*\?+$
= pourquoi
+ comment on cuit le riz ? = pourquoi
(?<=on était \p{L}+) (?:dessus|sur le coup|à table)
=
+ on était trois dessus = partagé à trois
^(?:il )?(?:faudrait|faut|fallait|tu peux|peux-tu|pourrais-tu|tu pourrais|merci de|pense à) (?:le |la |les |l'|tout )?(?:mettre|passer|classer|ranger|déplacer)(?= (?:en|au|à|dans|comme) )
= mets
+ faudrait le mettre en collation = mets en collation
,? c'était pas (?:un |une |vraiment )*(?:vrai |vraie )?(?:repas|dîner|déjeuner|souper)$
=
+ mets en collation, c'était pas un vrai repas = mets en collation
(?:mauvaise|fausse) (?:manip\p{L}*|touche|case)(?: de ma part)?,?
=
+ mauvaise manip de ma part, annule = annule
(?:j'en ai|j'ai) repris(?: après| ensuite| encore| une fois)*,? (?:et |donc |du coup )*(?=(?:au total|en tout|ça fait|ça faisait)(?!\p{L}))
=
+ j'en ai repris après, ça fait deux pommes = c'était deux pommes
(?:au total|en tout),? (?:ça fait|ça faisait|ça donne|j'en ai mangé|j'en ai pris|c'était|il y en avait) (?=(?:\d|une?|deux|trois|quatre|cinq|six|sept|huit)(?!\p{L})(?! ?kcal))
= c'était${" "}
+ au total ça fait deux pommes = c'était deux pommes
(?<=(?:partag|trois|deux|quatre|cinq)[^,]*),? (?:à |en )?parts égales$
=
+ on était trois, parts égales = partagé à trois
,? (?:par contre |mais |et )?(?:le |la |les |l')\p{L}+ y (?:est|sont) passée?s?(?: en entier| entièrement| toute?s? entière?s?| aussi)?$
=
+ la moitié du riz, par contre la pomme y est passée en entier = la moitié du riz
(?<=\d ?kcal|calories) (?:la|le|l') ?\p{L}+ (?:entière?|complète?|complet)$
= ${" "}au total
+ 540 kcal la barquette entière = 540 kcal au total
plutôt qu(?:'|e )(?=\p{L})
= au lieu de${" "}
+ une pomme plutôt que du riz = une pomme au lieu de du riz
(?<=\p{L}) ?\? (?=(?:non|nan|mais non|pas du tout),? )
= ,${" "}
+ riz ? non, c'était du lait = riz, non, c'était du lait
(?:je me suis |me suis |m'en suis )?resservie?s?,? (?:et |donc |du coup |alors )*(?:ça fait|soit|ça faisait|en tout)(?= )
= c'était
+ je me suis resservi, ça fait deux pommes = c'était deux pommes
(?<=partag\p{L}*|coup\p{L}*|divis\p{L}*)(?: entre|,)? (?=(?:ma|mon|mes) \p{L}+ et moi(?!\p{L}))
= ${" "}avec${" "}
+ riz partagé, ma soeur et moi = riz partagé avec ma soeur
(?<=(?:ma|mon|mes) \p{L}+) et moi(?!\p{L})
=
+ riz partagé entre ma soeur et moi = riz partagé avec ma soeur
(?<=\p{L} )(?:normale?s?|ordinaires?|habituele?s?|basiques?|de base)$
=
+ pomme au lieu de riz normal = pomme au lieu de riz
(?<=\p{L} )(?:tu peux |vous pouvez |on peut |peux-tu |faut |il faut )?(?:l'|les |la |le )(?:oublier|enlever|virer|supprimer|retirer|effacer|dégager|zapper|ôter)$|(?<=\p{L} )(?:tu peux|on peut) (?:enlever|virer|supprimer|oublier|retirer)$
= enlève
+ le riz tu peux l'oublier = le riz enlève
(?:j'ai|je n'ai|jai|on a|on n'a) pas (?:touché|goûté) (?:à la |à l'|au |aux |à )
= pas mangé${" "}
+ j'ai pas touché à la pomme = pas mangé pomme
pas (?:touché|goûté) (?:à la |à l'|au |aux |à )
= pas mangé${" "}
+ pas touché au riz = pas mangé riz
c'(?:est|était) (?=(?:mon|ma|mes|le|la|les|notre|nos) \p{L}+ qui )
=
+ c'est mon mari qui a mangé le riz = mon mari qui a mangé le riz
(?<=\p{L})(?:,| et|, et|,? mais) (?:j'ai|je n'ai|jai|on a|on n'a) pas (?:mangé|bu|pris|touché à|fini) (?=(?:le|la|les|l'))
= ;pas mangé${" "}
+ une pomme et j'ai pas mangé le riz = une pomme;pas mangé le riz
(?<=partag.*|coup.*|divis.*|mang.*|on était .*)(?:à|en|entre) 2(?= personnes| potes| amis|,|$)
= à deux
+ partagé en 2 = partagé à deux
(?<=partag.*|coup.*|divis.*|mang.*)(?:à|en|entre) 3(?= personnes|,|$)
= à trois
+ partagé à 3 = partagé à trois
(?<=partag.*|coup.*|divis.*|mang.*)(?:à|en|entre) 4(?= personnes|,|$)
= à quatre
+ partagé à 4 = partagé à quatre
^(?:est-ce que|est ce que|peut-on|puis-je|on peut) .*(?:manger|boire|prendre|sain|bon|mauvais|trop|grossir|maigrir)[^?]*\?+$
= pourquoi
+ peut-on manger du riz tous les jours ? = pourquoi
^(?:(?:allez|bon|ah|et|finalement|tiens),? )*(?:oublie|oubliez|saute) (?=(?:les?|la|l'|mon|ma|mes|ce|cette) ?)
= enlève${" "}
+ oublie le riz = enlève le riz
^(?:zappe|jarte|raye|barre)(?= )
= enlève
+ zappe le riz = enlève le riz
tt
= tout
+ double tt = double tout
(?:j ?ai )?tout (?:mangé|pris|bu) (?:en double|deux fois|2 fois)
= double tout
+ jai tt mangé en double = double tout
(?<=\d ?h ?(?:\d\d)? )du mat
= du matin
+ c'était 7h du mat = c'était 7h du matin
c ?'?t|c ?(?:était|etai[st]?|été)|ct|sété|cété|ça (?:a )?été
= c'était
+ c t du riz = c'était du riz
c(?= (?:plutôt|une?|du|des?|les?|la|pas|seulement|juste|que|pour|\d))
= c'était
+ c plutot du riz = c'était du riz
j ?ai|(?<!\d ?)g(?= (?:mang|pris|bu|oubli|eu|mis|r?ajout|laiss|jet|fini|repris|zapp|juste|seulement|pas|que|tout)\p{L}*)
= j'ai
+ g oublié le riz = oublié le riz
auj|ajd|aujd|aujourd[' ]?h?ui
= aujourd'hui
+ c t auj = c'était aujourd'hui
ds
= dans
+ c t ds le riz = c'était dans le riz
ya|y'a|(?<!il |n'|j')y a(?= \d+ ?(?:h|heures?|min|minutes?|jours?)(?!\p{L}))
= il y a
+ ya 2h = il y a 2h
bcp
= beaucoup
+ bcp plus de riz = beaucoup plus de riz
(?<!y )a(?= (?:hier|avant|midi|aujourd|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|deux|trois|quatre|la place|[2-9]$))
= à
+ partagé a deux = partagé à deux
^(?:(?:ah|oh|euh|heu|bah|ben|bon|mais|oups)[, ]+)*(?:non|nan|nn)[, ]+(?!plus)
=
+ non c'était du riz = c'était du riz
^zéro (?=\p{L})
= pas de${" "}
+ non zero riz = pas de riz
(?:on|nous) (?:était|étions|est|sommes) (?:à )?(?=(?:deux|trois|quatre|cinq|six|[2-9])(?: dessus| à (?:le |la |les )?(?:manger|partager|table)| pour| personnes)*$)
= partagé à${" "}
+ on était trois = partagé à trois
(?<=partagé à (?:deux|trois|quatre|cinq|six|\d)) (?:dessus|à (?:le |la |les )?(?:manger|partager|table)|pour)$
=
+ on était 3 dessus = partagé à 3
(?:j'en ai|j'ai|on en a|je m'en suis|je me suis|m'en suis|me suis|m'suis) (?:repris|resservie?)(?: une (?:deuxième |seconde |autre |nouvelle )?(?:fois|assiette|portion|part))?(?:,? (?:la |de la )?(?:même (?:quantité|chose|portion|dose)|pareil|autant|idem))?$
= double tout
+ j'en ai repris une fois, meme quantité = double tout
(?<=^(?!(?:c'était|sans|pas|enlève|ajoute|avec|oublié|c'est|seulement|remplace|mets) )[^,\d]+), (?:je me suis trompée?|je me suis plantée?|erreur|pardon|désolée?)$
= ${" "}plutôt
+ du lait, je me suis trompée = du lait plutôt
(?:c|cuil|cuill)\.? ?à\.? ?(?:soupe|s|table)(?!\p{L})\.?|cuillères? à table
= cuillère à soupe
+ 2 c. à soupe de lait = 2 cuillère à soupe de lait
(?:c|cuil|cuill)\.? ?à\.? ?(?:café|c)(?!\p{L})\.?
= cuillère à café
+ 2 c. à c. de lait = 2 cuillère à café de lait
(?<=^(?:est-ce que )?(?:tu peux|peux[- ]tu|pouvez[- ]vous|vous pouvez|pourrais[- ]tu|tu pourrais|pourriez[- ]vous|on peut) .*) ?\?+$
=
+ tu peux enlever le riz ? = enlève le riz
s['' ]il (?:te|vous) pla[iî]t|stp|svp|merci(?: beaucoup| d'avance)?(?! de)|en fait|en réalité|à vrai dire|finalement|désolée?|pardon|excuse-moi|oups|ah|oh|euh|heu|bon|ben|bah|alors|du coup|voilà|je crois(?: que)?|je pense(?: que)?|il me semble(?: que)?|environ|à peine|tout juste|à peu près|approximativement|genre|disons|à la réflexion|je me suis trompée?|je me suis planté|petite erreur|erreur|correction|en vrai|en fin de compte|au final|tout compte fait|en définitive|en y repensant|à bien y penser|en vérité|plus précisément|au fait|ah oui|mince|zut|flûte|attends|attention|(?<!^)plutôt(?!$|.* que )|(?<=\d.*)plutôt$|^plutôt(?=.*\d)|bonjour|coucou|salut|ok|d'accord|enfin
=
+ oups, en fait c'était du riz = c'était du riz
(?<=(?:moitié|tiers|quarts?|demie?|%|\d|deux|trois|quatre|une?)(?!\p{L}).*),? (?:et |mais )?(?:l'autre(?: moitié| part| morceau| tiers)?|les autres?(?: parts| morceaux)?|le reste),? (?:c'(?:est|était) |est |sont |était |va |ira |je l'ai |je le |je les |a |on |mon |ma |mes |le |la |pour |au |à |j'ai |part |finira )(?!pareil|idem|inchangé|identique|le même|ok$|bon$|juste$)[^,;]*$
=
+ j'ai mangé la moitié, le reste c'est pour demain = j'ai pris la moitié
^que (?=(?:la moitié|un|une|deux|trois|quatre|les|le|la|du|des|de|\d))
= seulement${" "}
+ que la moitié du riz = seulement la moitié du riz
(?<=rest(?:e|ait|aient) )encore
=
+ il reste encore 100 g de riz = il reste 100 g de riz
(?:un peu |peu |juste )(?:avant|après) (?=\d|(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures|midi|minuit)
= vers${" "}
+ un peu après midi = vers midi
laissez? tomber (?=(?:le |la |les |l'))
= enlève${" "}
+ laisse tomber le riz = enlève le riz
(?<=\p{L}),? (?:faut |il faut )?(?:ne |pas )?(?:les |le |la |l')(?:compte|comptez|compter|prends|mets|ajoute|note) pas(?: en compte)?(?:,? (?:je |on )?(?:ne )?(?:les |l')?(?:ai|a) pas (?:mangé|bu|pris|fini|touché)e?s?)?$
= ${" "}enlève
+ le riz ne le compte pas, je l'ai pas mangé = le riz enlève
(?:je n'avais|j'avais|on n'avait|on avait) pas (?=(?:de |d'))
= pas${" "}
+ je n'avais pas de riz = pas de riz
(?:, |,? et |,? mais )?(?:tout )?le reste (?:est |reste |était )?(?:pareil|idem|inchangé|identique|le même|ne change pas|ne bouge pas|ok|bon|juste|est bon)|(?:, |,? et )?sinon (?:c'est |tout est )?(?:pareil|bon|ok|juste)
=
+ 2 pommes, le reste pareil = 2 pommes
(?<=\p{L} )(?:pour (?:la |ma |le |les )?(?:cuisson|cuire|poêle|salade|assaisonnement|assaisonner|friture|frire)|à la cuisson)
=
+ ajoute une pomme pour la cuisson = ajoute une pomme
(?<=partag.*)(?:, |,? et )?(?:moitié[- ]moitié|moit[- ]moit|50/50|chacune? (?:la )?(?:sa )?moitié|fifty[- ]fifty)
=
+ partagé avec ma femme, moitié-moitié = partagé avec ma femme
,? (?:parce qu|car |vu qu|puisqu|j'en voulais pas|j'en veux pas|j'aime pas|j'avais plus faim|trop de calories|c'était trop|il y en avait plus)(?:(?!,? (?:et|mais|plutôt) )[^\d;])*(?=$|,? (?:et|mais|plutôt) )
=
+ enlève le riz, j'aime pas ça = enlève le riz
(?<=[\p{L}\d],? )et non(?: pas)?(?= (?:du|de|des|d'|un|une|le|la|à|\d))
= et pas
+ du lait et non du riz = du lait et pas du riz
^(?:j'ai |on a )?pas tout (?:mangé|fini|bu|pris),? (?:mais |seulement )?(?=(?:la moitié|les? |un |trois |\d))
= seulement${" "}
+ pas tout mangé, les trois quarts = seulement les trois quarts
^(?:oublie|oublier|oubliez)(?= (?:le|la|les) )
= enlève
+ oublie le riz = enlève le riz
(?<=\d ?h ?(?:\d\d)?) (?:pile|précises?)
=
+ à 12h pile = à 12h
aujourdhui|aujourd hui|aujourd'hui
= aujourd'hui
+ c'était aujourdhui = c'était aujourd'hui
(?<!(?:la|de) )(?:une? )?di[eè]te
= zero
+ le pepsi c'était un diète = le pepsi c'était zero
spli(?:tt?é|t)e?s?|séparée?s?|coupée?s?(?= (?:à|en|entre) (?:deux|trois|quatre|2|3|4))
= partagé
+ on l'a splitté en deux = on l'a partagé en deux
(?<=double|doublé|triple|moitié)(?: tout)?, (?:j'en ai|j'ai|on en a) (?:pris|mangé|bu|repris) (?:deux fois|trois fois|le double|le triple|la moitié|une demi-portion)|, compte (?:la )?moitié
=
+ double tout, j'en ai pris deux fois = double
(?:j'en ai|j'ai|on en a) repris,? (?:ça (?:fait|faisait)|c'était|c'est|donc)
= c'était
+ j'en ai repris, ça fait une portion et demie = c'était une portion et demie
(?<=\d ?(?:kcal|calories|cal|kj)(?: le tout| au total| en tout)?),? (?:selon|d'après|d'apres|sur|indiqué sur|c'est marqué sur|écrit sur) (?:le |la |l')?(?:paquet|emballage|étiquette|appli|application|site|fabricant|boîte|carte|menu)
=
+ 280 kcal le tout d'après l'emballage = 280 kcal le tout
(?<!selon |après |apres |sur )(?:le paquet|l'emballage|l'étiquette|l'appli|la boîte|la carte|sur le paquet|sur l'emballage|sur l'étiquette|sur la boîte|étiquette ?:|paquet ?:|emballage ?:) ?(?:dit|indique|annonce|affiche|marque|c'est marqué|c'est écrit|c'était|il y a|marqué|écrit)?(?= .*\d)
= selon le paquet
+ l'emballage indique 280 kcal = selon le paquet 280 kcal
,? (?:c'était une )?(?:toute )?petite (?:assiette|portion|faim)$|,? j'avais pas (?:très |trop )?faim$
=
+ enlève 30 %, petite assiette = enlève 30 %
^(?:non|si|nan)(?=,)
=
+ non, c'était du riz = c'était du riz
^(?:est-ce que )?(?:tu peux|peux[- ]tu|pouvez[- ]vous|vous pouvez|pourrais[- ]tu|tu pourrais|pourriez[- ]vous|on peut|il faut|il faudrait|je voudrais|j'aimerais|je veux|merci de|veuillez|pense à|n'oublie pas (?:de|d'))[ ]?
=
+ tu peux enlever le riz = enlève le riz
^est-ce qu(?:e |')
= pourquoi${" "}
+ est-ce que le riz contient du lait = pourquoi le riz avait du lait
(?<!sucres? )(?:ra|r)?ajout(?:e-moi|e moi|e|es|er|ez|ée?s?|ons)|inclu[st]|inclure|inscris|note(?= aussi)|compte(?= aussi)
= ajoute
+ rajoutez du riz = ajoute du riz
enlev(?:e|es|er|ez|ée?s?)|enlèves?|supprim(?:e|es|er|ez|ée?s?)|retir(?:e|es|er|ez|ée?s?)|effac(?:e|es|er|ez)|vir(?:e|es|er|ez)|ôt(?:e|er|ez)|élimin(?:e|er|ez)|dégage|sors
= enlève
+ supprimez le riz = enlève le riz
remplac(?:e|es|er|ez|é)|chang(?:e|es|er|ez)|échang(?:e|es|er|ez)|substitu(?:e|er|ez)|modifi(?:e|es|er|ez)|corrig(?:e|es|er|ez)|rectifi(?:e|er)
= remplace
+ changez le riz = remplace le riz
mett(?:ez|re)|met|mets-(?:y|moi|en)
= mets
+ mettez du riz = mets du riz
divis(?:er|ez|es)
= divise
+ diviser le riz par deux = divise le riz par deux
doubl(?:er|ez|é)
= double
+ doubler le riz = double le riz
(?:je (?:ne )?l(?:es |')ai|on (?:ne )?l(?:es |')a|j'en ai|j'ai) (?:presque )?pas (?:tout )?(?:fini|terminé)e?s?,? (?:j'en ai |j'ai |il )?(?:laissé|restait|reste|est resté)
= laissé
+ le riz je l'ai pas fini, j'en ai laissé la moitié = le riz laissé la moitié
(?:j'en ai|j'ai|on a|on en a|jai|je n'ai|il en est|il est|il en) (?:laissé|resté|jeté|restait|reste)|(?:mon|ma|le|la|notre) (?:fils|fille|mari|femme|copain|copine|frère|soeur|sœur|ami|amie|enfant|chien|petit|petite|collègue|blonde|chum) (?:l'a|les a|a|en a) (?:mangée?s?|bue?s?|prise?s?|finie?s?)|(?:j'ai|je l'ai|je les ai|j'en ai|on l'a) donnée?s?(?= (?:à|au|aux|la|le|un|une))
= laissé
+ j'en ai laissé la moitié = laissé la moitié
(?:je l'ai|je les ai|on l'a|on les a|on a|nous l'avons|nous les avons) (?:mangée?s?|bue?s?|prise?s?|coupée?s?|divisée?s?)(?= (?:à|en|entre) (?:deux|trois|quatre|cinq|six|\d))
= on l'a partagé
+ le riz on l'a mangé à trois = le riz on l'a partagé à trois
(?:je (?:ne )?l(?:es |')ai|on (?:ne )?l(?:es |')a) pas (?:mangé|bu|pris|fini|touché)e?s?
= pas mangé
+ le riz je l'ai pas mangé = le riz pas mangé
(?:j'ai|on a|je n'ai|j'en ai|moi j'ai|jai|j ai) (?:seulement |juste |uniquement )(?:mangé|bu|pris|fini|eu)|(?:je n'ai|j'ai|je n'en ai|j'en ai|on a|on n'a|jai) (?:mangé|bu|pris|fini|eu) (?:que(?= )|qu'|seulement|juste|uniquement)
= seulement${" "}
+ je n'ai mangé que du riz = seulement du riz
(?:il )?(?:n'y (?:en )?avait|y (?:en )?avait|n'y a|y en a) (?:que(?= )|qu'|seulement|juste)|ce n'(?:était|est|étaient|sont) (?:que(?= )|qu')|c'(?:était|est) que
= seulement${" "}
+ il n'y avait que 2 pommes = seulement 2 pommes
(?:je n'ai|j'ai|je n'en ai|on a|on n'a) pas (?:mangé|bu|pris|eu|fini|mis)|(?:il )?(?:n'y avait|n'y a|y'? ?avait|y a) (?:pas|point|plus)
= pas
+ je n'ai pas mangé le riz = pas le riz
(?:j'ai|on a|jai) (?:aussi|encore|ensuite|également) (?:mangé|bu|pris|eu|repris)|(?:j'ai|on a|jai) (?:mangé|bu|pris|eu|repris) (?:aussi|encore|ensuite|également)|(?:il )?y'? ?(?:en )?avait (?:aussi|encore|également)|(?:il )?y a (?:aussi|encore|également)|(?:j'ai|on a) (?:rajouté|mis en plus)|(?:j'ai|on a) mis (?:aussi|encore|également)|j'avais (?:aussi|également)
= ajoute
+ y avait aussi du riz = ajoute du riz
(?<!il y )a(?= \d{1,2} ?(?:h|:))
= à
+ a 10h15 = à 10h15
(?:j'ai|on a|jai|j ai|j'en ai) repris
= ajoute
+ j'ai repris du riz = ajoute du riz
(?:j'ai|on a|jai|j ai|j'en ai|je) (?:mangé|bu|pris|eu|mis|utilisé|consommé|avalé|ai mangé)|(?:il )?y'? ?(?:en )?avait|j'avais|on avait
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
(?:j'ai|on a|jai) (?:finalement )?zappé (?=(?:le|la|les|l'|mon|ma|mes) ?)
= enlève${" "}
+ j'ai zappé le riz finalement = enlève le riz
(?:j'ai |on a )?tout (?:doublé|multiplié par deux)(?= (?:sauf|à part|excepté|hormis) )
= double tout
+ tout doublé sauf le riz = double tout sauf le riz
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
