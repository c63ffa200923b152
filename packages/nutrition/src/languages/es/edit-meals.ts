import { parsePhrasePatterns } from "../language-pack.ts";

const word = "(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)";
const clock = `(?:a|hacia|sobre|como a|tipo) las? (?:\\d{1,2}(?:[:.h]\\d\\d)?|${word})(?: ?(?:am|pm|a\\.? ?m\\.?|p\\.? ?m\\.?|hs?|horas?))?(?: y media| y cuarto| y \\d\\d| menos cuarto)?(?: (?:de|por) la (?:mañana|tarde|noche))?(?: del mediodía)?`;
const bare = "\\d{1,2}[:h]\\d\\d(?: ?(?:am|pm|h|hs|horas?))?";
const day =
  "(?:hoy|ayer|anteayer|antier|antes de ayer|anoche|(?:el |este )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))";
const part =
  "(?:(?:por|en|de|a|esta) (?:la )?(?:mañana|tarde|noche|mañanita)|a media (?:mañana|tarde)|de madrugada|esta (?:mañana|tarde|noche)|al mediodía|a mediodía|al medio día|a medianoche|temprano|(?:en|a|para) (?:la cena|el desayuno|el almuerzo|la comida|la merienda))";
const ago =
  "hace (?:\\d+|un|una|dos|tres|cuatro|cinco|media) (?:horas?|días?|minutos?)(?: y media)?";
/** Words of a day and a time, and nothing else. */
const time = `((?:${clock}|${bare}|${day}|${part}|${ago})(?:,? (?:${clock}|${day}|${part})){0,3})`;
const type =
  "(desayuno|almuerzo|comida|cena|merienda|snack|colación|tentempié|once|onces|lunch|brunch|postre)";
const it =
  "(?:lo|la|los|las|esto|eso|todo|la comida|el plato|el registro|la entrada|la hora|la fecha)";

/** Instructions about the time, the type and the name of a meal. */
export const editMeals = parsePhrasePatterns(String.raw`
^(?:deshacer|deshaz|deshazlo|deshaga|deshacé|deshacelo|anula|anular|revertir|revierte|revertí|cancela|cancelar|descarta|vuelve atrás|volver atrás|volvé atrás|(?:(?:vuelve|volvé|volver|regresa|regrésa|déja|deja|pon|devuélve)(?:lo|la)?|(?:vuelve|volvé) a (?:dejar|poner)(?:lo|la)?) (?:todo )?(?:a |tal )?como (?:estaba|fue|lo tenía|tenía)(?: antes| al principio)?)(?: (?:eso|esto|todo|todo eso|(?:(?:el|la|los|las) )?(?:últim[oa]s? |anterior )?(?:cambi[oa]s?|modificación|edición|corrección|acción|ajuste)(?: anterior| de antes| de recién)?|lo (?:último|anterior|de antes|de recién)|lo que (?:acabo|acabas) de \p{L}+))?(?: que (?:te )?\p{L}+)?$
= undo
+ deshacer = undo
^(?:cambia|pon|dale) (?:el |de )?(?:nombre|título)(?: a| por| de|:)? (.+)|^(?:llámalo|llamalo|nómbralo|nombralo|renombra|renómbralo|llámala|ponle de nombre|pon de nombre)(?: a| como)? (.+)|^(?:el )?(?:nombre|título)(?: es| fue|:) (.+)|^(?:titúlalo|titulalo|bautízalo|llamalo|pon como (?:nombre|título))(?: como)? (.+)
= rename it to =$1=$2=$3=$4
+ cambia el nombre a arroz = rename it to arroz
^(?:(?:pon|cambia|añade) )?(?:la |de )?hora:? (?:fue |correcta )?(?:a las? )?(\d{1,2}[:.]\d\d)$
= the time was $1
+ la hora fue a las 19:15 = the time was 19:15
^(?:pon|cambia|pásalo|pasalo|pásame|pasame|muéveme|mueveme|cámbiame|cambiame|apúntame|anótame|ponme|pasa|muévelo|movelo|mueve|mover|moverlo|moverla|pasar|pasarlo|pasarla|ponerlo|cambiarlo|anotarlo|registrarlo|cámbialo|cambialo|cámbiala|ponlo|ponla|ponelo|ponela|muévela|regístralo|registralo|anótalo|anotalo|apúntalo|déjalo|mételo|añádelo)(?: ${it})?(?: (?:a|al|para|para el|como|como el|en|en el|de))? ${time}$
= move it to $1
+ cámbialo a ayer = move it to yesterday
^(?:cambia|pon) (?:la hora|la fecha|el horario|el día)(?: a| por| para)? ${time}$
= move it to $1
+ cambia la hora a ayer = move it to yesterday
^(?:esto |eso |lo )?no (?:lo )?(?:fue |comí )+${time},? (?:sino|fue|comí)+ (?:que )?(?:fue |lo comí )?(?:en |por |de )?${time}$
= it was $2
+ no era hoy, fue ayer = it was yesterday
^(?:(?:esto|eso|lo|todo|la comida|no fue ${time},? sino) )*(?:fue |comí )*(?:de |del |para |eso |no )*${time}(?:,? (?:y )?no ${time})?$
= it was $2
+ fue ayer = it was yesterday
^(?:esto |eso |lo )?(?:fue |pon |cambia |ponlo |ponla |cámbialo |ponelo |pásalo |muévelo |cuenta |va |cuéntalo |regístralo |márcalo )*(?:como |a |para |en |de |el |la |mi |un |una |al |tipo |esto |eso )*${type}(?:,? (?:y no|no|en vez de|en lugar de|y no de|no de) (?:fue )?(?:la |el |un |una |de )?\p{L}+)?$
= it was $1
+ esto fue el desayuno = it was breakfast
^(?:esto |eso |lo )*(?:ya )?(?:hace|hará|van|tiene) (?:ya |como )?((?:\d+|un|una|dos|tres|cuatro|cinco|media) (?:horas?|días?|minutos?)) que (?:lo )?(?:comí|fue)(?: esto| eso| todo)?$
= it was $1 ago
+ hace ya 2 horas que comí esto = it was 2 hours ago
^(?:esto |eso |lo )?fue (?:el |de |un |mi )*(?:postre|aperitivo)(?: de(?:l)?(?: día de)?|,)? ${time}$
= it was $1
+ fue el postre de ayer = it was yesterday
^(?:esto |eso |lo )?(?:fue |pon |cambia |ponlo |ponla |cámbialo |ponelo |pásalo |pasa |pasar |pasarlo |muévelo |mueve |mover |moverlo |va |regístralo )*(?:como |a |al |para |en |el |la |mi )*${type}(?: de(?:l)?(?: día de)?|,)? ${time}(?:,? (?:y )?no ${time})?$
= it was $1 $2
+ pásalo a la cena de ayer = it was dinner yesterday
^${time} fue (?:el |la )?${type}(?:,? (?:y )?no ${time})?$
= it was $2 $1
+ ayer fue la cena, no hoy = it was dinner yesterday
^(?:el |la |los |las )?\p{L}+(?: de \p{L}+)? fue ${time}$
= it was $1
+ la leche fue ayer = it was yesterday
`);
