import { parsePhrasePatterns } from "../language-pack.ts";
import {
  amount,
  drink,
  instead,
  onItem,
  quantity,
  someone,
  the,
  weight,
} from "./edit-fragments.ts";

const article = "(?:o |a |os |as |um |uma |uns |umas |meu |minha |do |da |dos |das |de )?";
const cooked =
  "(?:cozid[oa]s?|frit[oa]s?|assad[oa]s?|grelhad[oa]s?|cru[oa]s?|refogad[oa]s?|empanad[oa]s?|ensopad[oa]s?|defumad[oa]s?|na chapa|no forno|no vapor)";

/** Instructions that add, remove and replace foods. */
export const editFoods = parsePhrasePatterns(String.raw`
^não gostei(?: nada| muito)? d[oa]s? (.+?),? (?:e |então |aí |por isso )*(?:eu )?(?:deixei|larguei|joguei fora|devolvi|tire|não comi)(?: tud[oa]| tod[oa]s?)?$
= remove the $1
+ não gostei do arroz, larguei = remove the rice
^tire (?:o|a) primeir[oa]$
= remove the first one
+ apague o primeiro = remove the first one
^tire (?:o|a) segund[oa]$
= remove the second one
+ apague o segundo = remove the second one
^tire (?:o|a) terceir[oa]$
= remove the third one
+ apague o terceiro = remove the third one
^tire (?:o|a) últim[oa]$
= remove the last one
+ apague o último = remove the last one
^tire tudo (?:menos|exceto|fora) ${the}(.+)|^coloca só (?:o|a|os|as) (.+)
= remove everything except the $1$2
+ tire tudo menos o arroz = remove everything except the rice
^(?:você |vc )?(?:colocou|anotou|registrou|botou|escreveu|adicione|coloca|tá|está) ${article}([^,\d]+?),? (?:mas|só que|e) (?:na verdade )?(?:foi|comi|tinha) (.+)
= replace $1 with $2
+ você anotou arroz mas era leite = replace rice with milk
^tire ${article}(.+?) e (?:coloca|adicione|verti) (?:no lugar )?(.+?)(?: no lugar)?$
= replace $1 with $2
+ tire o arroz e coloque leite = replace rice with milk
^troque ${article}(.+?) (?:por|pelo|pela|pelos|pelas|para|pra) (.+)|^troque ${article}(.+?) com (.+)
= replace $1$3 with $2$4
+ troque o arroz por leite = replace rice with milk
^${the}([^,\d]+?) (?:eu )?troque (?:por|pelo|pela|pelos|pelas) (.+)
= replace $1 with $2
+ o arroz troquei por leite = replace rice with milk
^${instead} ${article}([\p{L} ]+?)(?:,| foi| comi| coloca| verti| tinha)+ (.+)|^${instead} ${article}(\p{L}+) (.+)
= replace $1$3 with $2$4
+ em vez de arroz, leite = replace rice with milk
^(?:o )?recheio foi (?:de )?(.+?),? (?:e não|não|${instead}) (?:de )?${article}(.+)
= replace $2 with $1
+ o recheio era leite e não arroz = replace rice with milk
^(?:o )?recheio foi (?:de )?(.+)
= add $1
+ o recheio era leite = add milk
^(?:foi |comi )*(?:o |a |os |as |meu |minha )?(\p{L}+) (?:foi )?(?:de |com |con )([^,\d]+?),? (?:e não|não) (?:de |com |con )\p{L}+(?: (?:de )?\p{L}+)?$
= replace $1 with {$1 de $2}
+ o leite foi de aveia, não de arroz = replace milk with oat milk
^${the}(\p{L}+) (?:foi )?(${cooked}|natural),? (?:e não|não) (?:${cooked}|de caixinha|de caixa|em pó|de lata|congelad[oa]s?|enlatad[oa]s?)$
= replace $1 with {$1 $2}
+ o sumo era natural, não de caixinha = replace juice with orange juice
^(?:foi )?(\p{L}+) (${cooked}),? (?:e não|não) ${cooked}$
= the $1 was $2
+ arroz frito, não cozido = the rice was fried
^(?!.* (?:porque|deixei|sobrou|já|eu)(?: |$))${article}([^,\d]+?) não, (?:mas |e sim |sim |foi )?([^,\d]+)$
= replace $1 with $2
+ arroz não, leite = replace rice with milk
^${the}(.+?) não (?:foi|tinha) (?:de |com )?(.+?),? (?:e sim|mas sim|mas|sim|foi|tinha)(?: foi| tinha)? (?:de |com )?(.+)
= the $1 was $3
+ o arroz não era de maçã, era de leite = the rice was milk
^(?:o|a|os|as) ([^,\d]+?) (?:foi|tinha) (?:de |com )?([^,\d]+?),? (?:e não|não|${instead}) (?:de |com |ao? |n[oa] )?[^,\d]+$
= the $1 was $2
+ o arroz era de maçã, não de leite = the rice was apple
^(?:foi |comi |coloca |tinha |com )*(?:o |a |os |as )?(\p{L}+) ([^,]+?),? (?:${instead}|e não|não) (?:(?:o|a|os|as) )?(?:normal|comum|branc[oa]|pret[oa]|integral|desnatad[oa]|tradicional|clássic[oa]|light)$
= replace $1 with {$1 $2}
+ foi leite de aveia no lugar do normal = replace milk with oat milk
^(?:foi |comi )*(\p{L}+) (?:de|com) (\p{L}+(?: \p{L}+)?),? (?:e não|não|mas não) (?:de|com) \p{L}+(?: \p{L}+)?$
= replace $1 with {$1 de $2}
+ sumo de maçã, e não de arroz = replace juice with apple juice
^(?!.* (?:porque|pq|deixei|sobrou|guardei|joguei|já|eu|me|se) )(?:foi |comi |tinha |coloca |adicione )*(?:com |de )?(?![^,]*\d ?g)([^,]+?),? (?:${instead}|e não|não) ${article}(?!foi|comi|tinha)(.+)
= replace $2 with $1
+ foi leite, não arroz = replace rice with milk
^foi (?:de )?([^,\d]+), (?:de )?([^,\d]+) não$
= replace $2 with $1
+ foi leite, arroz não = replace rice with milk
^não foi de (.+?),? (?:e sim|mas sim|mas|sim|foi)(?: foi)? de (.+)
= it was $2, not $1
+ não era de arroz, era de maçã = it was apple, not rice
^não (?:foi|comi|tinha) ${article}(.+?),? (?:e sim|mas sim|mas|sim|foi|comi|tinha) (?:foi |comi )?(.+)
= replace $1 with $2
+ não era arroz, era leite = replace rice with milk
^(?:um|uma) (\p{L}[\p{L} ]*?),? (?:eu )?(?:deixei|larguei|devolvi|guardei|joguei fora|caiu(?: n[oa] \p{L}+)?|foi pro lixo|estragou|queimou|(?:dei|doei|demos)(?: (?:pro|pra|ao|à|para [oa])(?: meu| minha)? \p{L}+)?)$
= remove one $1
+ uma maçã eu deixei = remove one apple
^${someone} (?:o|a|os|as) (.+)
= remove the $1
+ minha filha comeu o arroz = remove the rice
^${the}(.+?),? (?:eu )?(?:deixei|larguei|joguei fora|devolvi|pulei|dispensei)(?: intei?r[oa]s?| no prato| sem tocar| tod[oa]s?)?$|^(?:pulei|dispensei|devolvi) ${the}(.+)
= remove the $1$2
+ o arroz deixei no prato = remove the rice
^nada de (.+)|^(?:de |o |a |os |as )?([^,\d]+?),? nada(?: de nada)?$
= without $1$2
+ nada de arroz = without rice
^não (?:comi|tinha) (?:nada de )?(\p{L}+(?: de \p{L}+)?) (?:no|na|nos|nas) (.+)
= the $2 was without $1
+ não coloquei leite no arroz = the rice was without milk
^tire (?!\d)${article}(.+?)(?:, não (?:tinha|comi|foi)(?: el[ea]| isso)?)?$
= remove the $1
+ tire o arroz = remove the rice
^(?:não|nem) (?:comi|tinha|foi) ${article}(.+)|^${the}([^\d]+?),? (?:eu )?(?:não|nem)(?: comi| tinha| foi| teve)?$
= remove the $1$2
+ não comi o arroz = remove the rice
^(?:o |meu )?café (?:foi )?sem leite(?:,? (?:preto|puro))?$|^(?:o |meu )?café (?:foi )?(?:preto|puro),? sem leite$
= the coffee was black
+ o café era sem leite = the coffee was black
^${the}(.+?) (?:foi|tinha|estava) sem (?!álcool|lactose|glúten|cafeína)(?:nada de )?${article}(\p{L}+(?: de \p{L}+)?)$
= the $1 was without $2
+ o arroz era sem leite = the rice was without milk
^(?:também |ainda |aí )*tinha (?:também |ainda )*((?!(?:mais|menos|só|sem|que|não) )[^,\d]+?(?:, ${amount})?)(?: (?:também|ainda|dentro|por cima|em cima|n[oa]s? \p{L}+))?$
= add $1
+ tinha uma maçã no arroz = add a apple
^${the}([^,]+?) tinha ([^,\d]+), (${amount}(?: de \p{L}+)?)$
= add $3 $2
+ o arroz tinha leite, 200 ml = add 200 ml milk
^${the}(.+?) tinha (?:também |ainda )*(?!(?:mais|menos|muito|pouco|só|sem|que|não) )([^,\d]+)$
= the $1 had $2
+ o arroz tinha uma maçã = the rice had a apple
^(?:foi )?sem ${article}([^,]+?)(?:,| e|, e| mas) (?:foi |comi |tinha |coloca )?com (.+)
= replace $1 with $2
+ sem arroz e com leite = replace rice with milk
^(?:foi |comi |tinha |tudo |mas )*sem (?:nada de )?${article}(.+)
= without $1
+ foi sem arroz = without rice
^(?:um|uma|1) (\p{L}+(?: de \p{L}+)?) (?:ficou|sobrou)(?: intei?r[oa]| intact[oa])?(?: no prato| na mesa| sem comer)?$
= remove one $1
+ uma maçã ficou no prato = remove one apple
^(dois|duas|três|quatro|\d) (\p{L}+(?: de \p{L}+)?) (?:ficaram|sobraram)(?: intei?r[oa]s| intact[oa]s)?(?: no prato| na mesa| sem comer)?$
= remove $1 $2
+ duas maçãs ficaram no prato = remove 2 apple
^${the}([^,\d]+?) (?:ficou|ficaram|sobrou|sobraram)(?: (?:tod|inteir|complet|intact)[oa]s?| intocad[oa]s?)?(?: no prato| na mesa)?$
= remove the $1
+ o arroz ficou inteiro no prato = remove the rice
^(?:deixei|sobrou) ${the}(.+)
= I left $1
+ deixei o arroz = I left rice
^(?:também |e )*faltou(?: (?:de|do|da|dos|das|o|a|os|as|colocar|coloca|verti|falar|dizer|adicionar|adicione|anotar|incluir|mencionar|registrar|que|também|comi|tinha|eu))* (.+)
= add $1
+ esqueci de colocar uma maçã = add a apple
^(?:adicione|coloca) (?!\d+ ?\p{L}+ n[oa])(.+?) (?:no|na|ao|à|nos|nas|em cima do|em cima da) \p{L}+$
= add $1
+ coloca leite no arroz = add milk
^(?:no|na|nos|nas) (?:meu |minha )?\p{L}+(?: \p{L}+)? (?:eu )?(?:coloca|adicione|verti) (.+)
= add $1
+ no arroz coloquei leite = add milk
^(?:adicione|coloca) (?!\d+ ?\p{L}+ n[oa])([^,]+?) (?:no|na|ao|à|nos|nas|em cima do|em cima da) \p{L}+(?: \p{L}+)?, (${amount}(?: de \p{L}+(?: \p{L}+)?)?)$
= add $2 $1
+ passei leite no arroz, 200 ml = add 200 ml milk
^(?:adicione|coloca) (?!\d)([^,\d]+?) ${onItem} \p{L}+(?: de \p{L}+)?,? (${quantity})$
= add $2 $1
+ passei leite no arroz, 10 g = add 10 g milk
^adicione (\d+ ?\p{L}+) (?:no|na|nos|nas|ao|à) (.+)
= add $1 $2
+ adicione 50 g no arroz = add 50 g rice
^(?:e |também |depois )*(?:adicione|coloca|também|depois|além disso|mais tarde)(?: (?:também|comi|tinha|aí|além disso|mais))* (.+?)(?: também| junto| na lista| na refeição| depois| por cima| em cima)?$
= add $1
+ adicione uma maçã = add a apple
^(?:comi|tinha|e) (?:também |ainda |depois |junto )+(.+)|^(?:comi|tinha|e) (.+?) (?:também|junto|depois|de sobremesa)$
= add $1$2
+ tomei também leite = add milk
^(?:com|e) (?:de sobremesa |pra beber |para beber )?(um|uma|\d+|dois|duas|três) (.+?)(?: também| junto)?$|^(?:e )?(?:de sobremesa|pra beber|para beber|de acompanhamento),? (.+)
= add $1 $2$3
+ e uma maçã = add a apple
^(?:temperei|acompanhei|cozinhei|fritei|recheei|cobri|adocei) ${article}(?:.+?) (?:com|em|n[oa]) (.+)
= add $1
+ temperei o arroz com leite = add milk
^${the}(?:.+?) foi (?:temperad[oa]s?|acompanhad[oa]s?|adoçad[oa]s?|cobert[oa]s?|untad[oa]s?) (?:com|de) (.+)
= add $1
+ o arroz foi temperado com leite = add milk
^${the}omelete (?:foi |tinha )?(?:de |com )?(\d|dois|três|quatro) ovos$
= replace omelette with $1 egg omelette
+ a omelete era de 3 ovos = replace omelette with 3 egg omelette
^(?:feit[oa]s?|preparad[oa]s?|frit[oa]s?|grelhad[oa]s?) (?:tudo )?com (.+)
= add $1
+ feito com uma maçã = add a apple
^comi (\d+|uma?|duas|dois|três|quatro|cinco) e (?:dei )?(?:uma?|\d+|duas|dois|três|quatro) (?:(?:eu )?dei )?(?:para|pra|pro|foi pra|à|ao) (?:o |a )?(?:meu |minha )?\p{L}+$
= actually $1
+ comi duas e dei uma pra minha filha = actually 2
^foi (?:de |com )?(.+)
= it was $1
+ eram 200 g de arroz = it was 200 g of rice
^comi ((?:só )?(?:\d|um |uma |dois |duas |três |quatro |meio |meia |só ).*)
= it was $1
+ comi 200 g de arroz = it was 200 g of rice
^${the}(.+?) (?:foi|tinha) (?:só |de |com só )*(\d.*)
= the $1 was $2
+ o arroz eram 200 g = the rice was 200 g
^(?:o )?leite foi integral$
= the milk was whole
+ o leite era integral = the milk was whole
^${the}(?!leite )(\p{L}+) foi (\p{L}+),? (${weight})$
= replace $1 with $3 {$1 $2}
+ o sumo era natural, 200 ml = replace juice with 200 ml orange juice
^${the}(?!leite )(\p{L}+) foi (\p{L}+(?: \p{L}+){0,3})$
= replace $1 with {$1 $2}
+ o sumo era natural = replace juice with orange juice
^${the}(?!leite )(\p{L}+(?: \p{L}+)?) foi (?:de |com )+(\p{L}+(?: \p{L}+){0,3})$
= replace $1 with {$1 de $2}
+ o sumo era de maçã = replace juice with apple juice
^(?:o )?leite foi de (\p{L}+)$
= the milk was {leite de $1}
+ o leite era de aveia = the milk was oat milk
^${the}(?!não )(.+?) foi (?:só |de )*(.+)
= the $1 was $2
+ a banana era integral = the banana was whole wheat
^(?:o|a|os|as|meu|minha) (\p{L}+) (?:foi |tinha |veio )?com ((?:uma?|dois|duas|três|\d|mei[oa]) .+)
= the $1 had $2
+ o arroz com duas maçãs = the rice had 2 apple
^${the}(${drink}) (?:foi |tinha )?com (\p{L}+(?: \p{L}+){0,3})$
= replace $1 with {$1 com $2}
+ o café com leite de aveia = replace café with oat latte
^(?:o|a|os|as|meu|minha) (\p{L}+) (?:foi )?com (\p{L}+) (desnatad[oa]s?|semidesnatad[oa]s?|light|zero|integral|integrais)$
= the $1 was with $2 $3
+ o arroz com leite integral = the rice was with milk whole wheat
^(?:o|a|os|as) ((?!\p{L}+$)[^,]+)$
= $1
+ o arroz com leite = rice with milk
`);
