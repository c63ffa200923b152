import { parsePhrasePatterns } from "../language-pack.ts";

const word = "(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze)";
const clock = `(?:(?:à |vers |pour )?(?:midi|minuit) (?:et demie?|et quart|moins le quart|moins dix|moins vingt|\\d\\d)|(?:à|vers|a|pour) (?:\\d{1,2} ?(?:h|heures?|:) ?(?:\\d\\d)?|${word} heures?)(?: et demie?| et quart| moins le quart)?|\\d{1,2} ?(?:h|:) ?\\d\\d|\\d{1,2} ?(?:h|heures))(?: du (?:matin|soir)| de l'après-midi)?`;
const day =
  "(?:aujourd'hui|avant-hier|avant hier|hier|(?:le |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))";
const part =
  "(?:(?:ce |le |au |du |dans la )?(?:matin|midi|soir|matinée)|(?:cet |l'|dans l')après-midi|à midi|à minuit|au (?:petit[- ]déjeuner|petit[- ]déj|déjeuner|dîner|goûter|souper))";
const ago = "il y a (?:\\d+|une?|deux|trois|quatre|cinq) (?:heures?|jours?|minutes?|h)";
/** Words of a day and a time, and nothing else. */
const time = `((?:${clock}|${day}|${part}|${ago})(?:,? (?:${clock}|${day}|${part})){0,3})`;
const type =
  "(petit[- ]déjeuner|petit[- ]déj|ptit déj|petit dej|déjeuner|dîner|souper|goûter|collation|encas|en-cas|snack|brunch|dessert|repas d[eu] midi|repas du soir)";
const it = "(?:le|la|les|ça|cela|tout|le repas|l'entrée|la date|l'heure|le jour)";

/** Words that undo the latest change. */
const undo =
  "(?:(?:an+ul(?:e|er|ez)|défaire|défais|oublie|laisse tomber)(?: (?:ça|tout|(?:le|la|ma|mon) (?:derni(?:er|ère) )?(?:changement|modif|modification|chose|truc)))?|(?:remets?|remettre|reviens|revenir|retour|rétabli[rst]?|restaure|restaurer)(?: (?:en arrière|à l'état d'avant|à la version d'avant|l'ancien(?:ne)?(?: version)?|à (?:la |l')(?:version|étape|état)(?: précédente?| d'avant| initiale?| d'origine)?|tout|ça|le|la))*(?: comme (?:avant|c'était(?: avant)?|au début))?|comme (?:avant|c'était avant))";

/** Instructions about the time, the type and the name of a meal. */
export const editMeals = parsePhrasePatterns(String.raw`
^(?:pourquoi|comment|quand) (.+)
= why $1
+ est-ce que le riz contient du lait = why the rice i milk
^(?:c'était |c'est )?(?:(?:(?:non|pas ça|faux|une? erreur)[, ]+)?${undo}(?:[,;]? (?:et )?|$))+$
= undo
+ annule, remets comme avant = undo
^(?:renomme|renommer|appelle|nomme)(?: le repas| ce repas| le plat| l'entrée|-l[ea]|-moi ça| ça| l[ea](?= \S+ \S))?(?: en)? (.+)|^(?:le )?(?:nom|titre)(?: ?:| était| c'était) (.+)|^(?:donne|donne-lui|mets|remplace) (?:le |un |comme )?(?:nom|titre)(?: de| ?:| en| par| pour)? (.+)|^(?:intitule|baptise|appelle|nomme)(?:-l[ea]| ça| le repas) (.+)|^(?:pour |comme |en )?(?:le |un )?(?:titre|nom)(?: du repas)?,? (?:je veux |je mets |mets |on met |je voudrais |je préfère )?(?:mets|c'était|remplace|ajoute|note|met)(?: :| par| en)? (.+)
= rename it to =$1=$2=$3=$4=$5
+ renomme en riz = rename it to riz
^(?:c'était )?pas ${time},? (?:mais |c'était |plutôt )*${time}$
= it was $2
+ pas aujourd'hui, avant-hier = it was the day before yesterday
^(?:corrige |change |modifie |rectifie |mets |remplace )?l'heure ?[,:]? ?(?:était|c'était|par|en)? ?(?:à )?(\d{1,2} ?[h:] ?\d\d)$
= the time was $1
+ l'heure était 12h30 = the time was at 12:30
^(?:mets|déplace|déplacer|décale|passe|remplace|bascule|ajoute|note|enregistre|reporte)(?:-l[ea]s?| ${it})? ?(?:à |au |pour |sur |dans |en )?${time}$
= move it to $1
+ mets-le hier = move it to yesterday
^(?:c'était |le repas était |mon |le |un |au |pour )*déjeuner ((?:ce matin|du matin|hier matin|de ce matin).*|(?:à|vers) [5-9] ?(?:h|heures).*)
= it was breakfast $1
+ c'était mon déjeuner ce matin à 8h15 = it was breakfast this morning at 08:15
^(?:c'était |le repas était |j'ai pris |mangé |bu |pris |avalé |ça |non )*(?:pour |de |seulement )?${time}(?:,? (?:(?:et )?pas|au lieu de|et non|plutôt que) ${time})?$
= it was $1
+ c'était hier = it was yesterday
^(?:c'était |ça |mets |remplace |passe |compte |déplace |note |mets-le |mets-la |classe |le |la |les |en |au |à |comme |mon |un |une |dans |pour |repas |était )*${type}(?:,? (?:et )?(?:pas|au lieu|plutôt que|non) .+)?$
= it was $1
+ c'était le petit déjeuner = it was breakfast
^(?:le |la |les |l')?\p{L}+ (?:c'était|était) ${time}$
= it was $1
+ le lait c'était hier = it was yesterday
`);
