import { parsePhrasePatterns } from "../language-pack.ts";

const word = "(?:uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|meio-dia)";
const clock = `(?:(?:às|à|lá pelas|por volta das|pelas|umas|para as|pras) (?:\\d{1,2}(?:[:h]\\d\\d|h)?|${word})(?: ?(?:horas|hs|hrs))?(?: e meia| e \\d\\d| e quinze)?|\\d{1,2}(?:h\\d\\d|:\\d\\d|h))(?: d[ae] (?:manhã|tarde|noite))?`;
const day =
  "(?:hoje|ontem|anteontem|antes de ontem|(?:n[ao] |para |pra )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo))";
const part =
  "(?:(?:de|da|pela|à|a) (?:manhã|tarde|noite)|cedo|ao meio[- ]dia|meio[- ]dia|no (?:café da manhã|almoço|jantar|lanche|café)|hoje cedo)";
const ago =
  "(?:há|faz|fazem|tem|tinha|a) (?:\\d+|uma?|duas|dois|três|quatro|cinco) (?:horas?|dias?|minutos?)(?: atrás)?|(?:\\d+|uma?|duas|dois|três) (?:horas?|dias?) atrás";
/** Words of a day and a time, and nothing else. */
const time = `((?:${clock}|${day}|${part}|${ago})(?:,? (?:${clock}|${day}|${part})){0,3})`;
const type =
  "(café da manhã|café da manha|almoço|janta|jantar|lanche da tarde|lanche|ceia|sobremesa|brunch|snack)";
const it =
  "(?:o|a|os|as|isso|isto|tudo|a refeição|o registro|o horário|a hora|a data|o dia|esse|essa)";

/** Instructions about the time, the type and the name of a meal. */
export const editMeals = parsePhrasePatterns(String.raw`
^(?:desfazer|desfaz|desfaça|desfaze|voltar|volta|volte|anula|anular|cancela|cancelar|reverte|reverter|(?:volta|volte|deixa|deixe|coloca|põe|retorna) (?:(?:tudo|isso|a ser|a ficar|a) )*(?:do jeito que|como) (?:estava|era|foi|tava)(?: antes| no começo)?)(?: (?:atrás|isso|tudo|(?:(?:o|a|os|as) )?(?:últim[oa]s? )?(?:mudança|mudanças|alteração|alterações|edição|correção|modificação|troca)(?: anterior)?|o (?:último|anterior|de antes)|o que (?:eu )?(?:acabei|acabou) de \p{L}+))?(?: que (?:eu )?\p{L}+(?: (?:agora|antes|por último))?)?$
= undo
+ desfazer = undo
^(?:renomeia|renomeie|renomear|chame|chama|nomeia)(?: (?:isso|a refeição))?(?: de| para| como| pra| pro)? (.+)|^(?:troque|coloca) o (?:nome|título) (?:para|pra|por|de|como) (.+)|^(?:o )?(?:nome|título)(?: é| foi|:) (.+)|^(?:dá|dê|coloca|adicione) (?:o )?(?:nome|título)(?: de)? (.+)|^(?:intitula|intitule|batiza|batize)(?: de| como)? (.+)
= rename it to =$1=$2=$3=$4=$5
+ renomeie para arroz = rename it to arroz
^(?:isso |eu )?foi (?:a |o |de |um |uma |meu |minha )*(?:sobremesa|aperitivo|entrada)(?: d[eoa]|,)? ${time}$
= it was $1
+ foi a sobremesa de ontem = it was yesterday
^(?:isso |eu )*(?:já )?(?:há|faz|fazem|tem|tinha) (?:já |só )?((?:\d+|uma?|duas|dois|três|quatro|cinco|meia) (?:horas?|dias?|minutos?)) que (?:eu )?(?:comi|foi|jantei|almocei|lanchei)(?: isso| tudo| isto)?$
= it was $1 ago
+ há 2 horas que comi isso = it was 2 hours ago
^(?:(?:coloca|troque|adicione) )?(?:a |o |de )?(?:hora|horário):? (?:foi |correta |correto )*(?:às |as )?(\d{1,2}[:h]\d\d)$
= the time was at $1
+ o horário foi às 19:15 = the time was at 19:15
^(?:troque|move|mova|mover|passa|passe|passar|coloca|adicione|joga|marca|marque|registra)(?: ${it})?(?: para| pra| em| como| de| no| na| por)?(?: o| a)? ${time}$
= move it to $1
+ mude para ontem = move it to yesterday
^(?:isso |eu )?não (?:foi |comi )+${time},? (?:e sim|mas|sim|foi|comi)+ (?:foi )?(?:n[oa] |de )?${time}$
= it was $2
+ não foi hoje, foi ontem = it was yesterday
^(?:(?:isso|isto|esse|essa|a refeição|tudo|eu|não) )*(?:foi |comi )*(?:isso |de |só |para |pra |o |a |não )*${time}(?:,? (?:e )?não ${time})?$
= it was $1
+ foi ontem = it was yesterday
^(?:isso |isto |foi |coloca |troque |passa |passe |marca |marque |conta |move |mova |registra |classifica |é )*(?:como |para |pra |pro |no |na |de |o |a |meu |minha |um |uma |isso |em )*${type}(?:,? (?:e não|não|em vez de|ao invés de|no lugar d[eoa]) (?:foi )?(?:o |a |um |uma )?\p{L}+(?: da manhã| da tarde)?)?$
= it was $1
+ isso foi o almoço = it was lunch
^(?:isso |isto |foi |coloca |troque |passa |passe |passar |move |mova |mover |registra |é )*(?:como |para |pra |pro |no |na |de |o |a |meu )*${type}(?: d[eoa]|,)? ${time}(?:,? (?:e )?não ${time})?$
= it was $1 $2
+ passa pro jantar de ontem = it was dinner yesterday
^${time} foi (?:o |a )?${type}(?:,? (?:e )?não ${time})?$
= it was $2 $1
+ ontem foi o jantar, não hoje = it was dinner yesterday
^(?:o |a |os |as )?\p{L}+(?: de \p{L}+)? foi ${time}$
= it was $1
+ o leite foi ontem = it was yesterday
`);
