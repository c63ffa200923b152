import { parsePhrasePatterns } from "../language-pack.ts";
import {
  amount,
  drink,
  instead,
  number,
  onItem,
  quantity,
  someone,
  the,
  unit,
  weight,
} from "./edit-fragments.ts";

const of = "(?:do|da|dos|das|de|no|na|nos|nas|ao|à)";
const label =
  "(?:rótulo|embalagem|pacote|app|aplicativo|site|fabricante|cardápio|tabela|etiqueta|caixa|lata|pote|saco)";
const nutrient = "(?:prote\\p{L}*|prots?|carb\\p{L}*|gorduras?|fibras?|açúcar(?:es)?)";
const energy = "\\d[\\d.,]* ?(?:kcal|calorias|kj)";
const just = "(?:só |foi |comi |tinha |coloca )*";
const shared =
  "(?:dividi|dividimos|rachei|rachamos|compartilhei|compartilhamos|reparti|repartimos|dividid[oa]s?|compartilhad[oa]s?)";
const withOne =
  "(?:com (?:(?:o |a )?(?:meu |minha )|um |uma |o |a )?(?!família|grupo|galera|meu |minha |um |uma |o |a )\\p{L}+|(?:em|por|entre|para|pra) (?:dois|duas|2)(?: com (?:o |a )?(?:meu |minha )?\\p{L}+)?)";
const left = "(?:eu )?(?:deixei|sobrou|sobraram|joguei fora|larguei|não comi)";

const fractions = [
  ["metade|1/2", "half", "metade"],
  ["um terço|a terça parte|1/3", "a third", "um terço"],
  ["um quarto|a quarta parte|1/4", "a quarter", "um quarto"],
  ["dois terços|2/3", "two thirds", "dois terços"],
  ["três quartos|3/4", "three quarters", "três quartos"],
].map(
  ([pattern, fraction, word]) => String.raw`
^${left} (?:${pattern})(?: no prato| sem comer| de tudo)?$
= I left ${fraction}
+ deixei ${word} = I left ${fraction}
^${left} (?:${pattern}) ${of} (?!tudo$)(.+?)(?: n[oa] \p{L}+| sem comer| sem tocar)?$
= I left ${fraction} of the $1
+ deixei ${word} do arroz = I left ${fraction} of the rice
^${the}(?!.* (?:foi|só) )(.+?),? (?:eu )?(?:deixei|larguei|joguei fora|guardei|dei|sobrou|ficou) (?:${pattern})$
= I left ${fraction} of the $1
+ o arroz eu deixei ${word} = I left ${fraction} of the rice
^não comi ${the}(?!tudo)(.+?) (?:tod[oa]s?|intei?r[oa]s?|complet[oa]),? (?:só |comi |mas |foi )+(?:a )?(?:${pattern})$
= only ${fraction} of the $1
+ não comi o arroz todo, só ${word} = only ${fraction} of the rice
^(?:deixei|sobrou|ficou) (?:um|uma) (?:bom |boa )?(?:pedaço|parte|pouco|resto|tanto) ${of} (.+?),? (?:tipo |uns |de )*(?:${pattern})$
= I left ${fraction} of the $1
+ deixei um pedaço do arroz, tipo ${word} = I left ${fraction} of the rice
^${just}(?:${pattern})(?: de tudo| do prato| disso| do total| da porção)?$
= only ${fraction} of everything
+ só comi ${word} = only ${fraction} of everything
^(?:a )?(?:${pattern}) (?:foi|(?:eu )?dei|ficou|comeu) (?:pro|pra|para|com|ao|à)?(?: o| a)? ?(?:meu |minha |meus |minhas )?\p{L}+$
= I left ${fraction}
+ ${word} foi pro meu filho = I left ${fraction}
^${someone} (?:${pattern}) ${of} (.+)
= I left ${fraction} of the $1
+ minha irmã comeu ${word} do arroz = I left ${fraction} of the rice
^${just}(?:${pattern}) ${of} (?!tudo)(.+?) (?:eu )?(?:ficou|sobrou|deixei|guardei|foi fora|joguei fora|levei)(?: n[oa] \p{L}+| pra casa)?$
= I left ${fraction} of the $1
+ ${word} do arroz ficou no prato = I left ${fraction} of the rice
^${just}(?:${pattern}) ${of} (?!tudo)(.+)|^${of} (.+?) ${just}(?:${pattern})$|^${the}(.+?) (?:só |comi |foi )+(?:${pattern})$
= only ${fraction} of the $1$2$3
+ só ${word} do arroz = only ${fraction} of the rice
`,
);

/** Instructions about amounts, shares and figures. */
export const editAmounts = parsePhrasePatterns(String.raw`
^(?:foi |comi )*((?:\d|um |uma |dois |duas |três |quatro |mei[oa] |metade |o ).*?),? só$
= $1
+ foram 200 g de arroz só = 200 g of rice
^${the}(${drink}(?: (?!foi )\p{L}+)?) (?:foi )?de (\d{3,4})(?: ?ml)?$
= the $1 was $2 ml
+ o leite de 600 = the milk was 600 ml
^${the}((?:coca|cola|pepsi|guaraná|refri|refrigerante|fanta|sprite|soda)[\p{L} -]*?)(?: foi| tinha)? zero$
= the $1 was zero
+ o guaraná era light = the guaraná was zero
^(?:eu e (?:a |o )?(?:minha |meu )?\p{L}+|(?:a |o )?(?:minha |meu )?\p{L}+ e eu) ${shared}(?: tudo| isso| a comida| o prato| a refeição)?(?: entre (?:dois|duas))?$
= split between 2 of us
+ eu e a Bia dividimos tudo = split between 2 of us
^(?:eu e (?:a |o )?(?:minha |meu )?\p{L}+|(?:a |o )?(?:minha |meu )?\p{L}+ e eu) ${shared} (?:o |a |os |as )([^,\d]+?)(?: entre (?:dois|duas))?$
= the $1 was shared between 2 of us
+ eu e a Bia dividimos o arroz = the rice was shared between 2 of us
^${the}(?!leite|iogurte|queijo)([^,\d]+?) (?:foi|comi) (?:intei?r[oa]|complet[oa])(?:,? (?:e )?não (?:mei[oa]|metade))?$
= it was a whole $1
+ a maçã foi inteira = it was a whole apple
^(?:(?:no|na) (?:site|app|cardápio|aplicativo|página)(?: d[eoa] \p{L}+)?,? )?(?:o |a |todo o |toda a )?(?:combo|prato|conjunto|refeição|marmita|bandeja|lanche)(?: complet[oa]| intei?r[oa])?,? (?:foi|tinha|diz|tá|está|aparece|dá)(?: no total)? (${energy})(?: no total| ao todo)?$
= $1 in total
+ no site o combo completo são 650 kcal = 650 kcal in total
^${just}(?:o dobro|porção dupla|dupla|dobre(?: tudo| isso| a porção| a quantidade| a refeição)?|o dobro de tudo|duas vezes tudo)$
= double everything
+ comi o dobro = double everything
^(?:o dobro de|dobre) tudo (?:menos|exceto|fora) ${the}(.+)
= double everything except $1
+ dobre tudo menos o arroz = double everything except rice
^(?:metade de) tudo (?:menos|exceto|fora) ${the}(.+)
= halve everything except $1
+ metade de tudo menos o arroz = halve everything except rice
^${just}(?:o triplo|triplica|triplique|triplicar)(?: tudo)?$
= triple everything
+ comi o triplo = triple everything
^${just}(?:uma porção e meia|1[.,]5 (?:porções|porção))$
= 1.5 times everything
+ comi uma porção e meia = 1.5 times everything
${fractions.join("\n")}
^${just}(?:os )?(\d+ ?/ ?\d+|\d+ ?(?:%|por cento))(?: de tudo| do total| disso)?$
= I ate $1 of it
+ comi 80 % = I ate 80 % of it
^${just}(?:os )?(\d+ ?(?:%|por cento)) ${of} (.+)
= only $1 of the $2
+ só 60 % do arroz = only 60 % of the rice
^${just}(\d+|uma?|duas|dois|três|quatro|cinco|seis) (?:fatias? |pedaços? )?(?:de|das|dos|de um total de) (\d+|quatro|cinco|seis|sete|oito|dez|doze)(?: fatias| pedaços)?$
= I ate $1/$2 of it
+ comi só 3 fatias de 8 = I ate 3/8 of it
^${just}(?:uma?|1) (\p{L}+) e mei[oa](?: d[eoa]s? (.+))?$
= it was 1.5 $1 $2
+ foram uma fatia e meia de arroz = it was 1.5 slice rice
^${just}(?:dois|duas|2) (\p{L}+) e mei[oa](?: d[eoa]s? (.+))?$
= it was 2.5 $1 $2
+ foram duas fatias e meia de arroz = it was 2.5 slice rice
^${just}(?:três|3) (\p{L}+) e mei[oa](?: d[eoa]s? (.+))?$
= it was 3.5 $1 $2
+ foram três fatias e meia de arroz = it was 3.5 slice rice
^${just}(?:uma?|1) e mei[oa]$
= actually 1.5
+ só comi uma e meia = actually 1.5
^${just}(?:dois|duas|2) e mei[oa]$
= actually 2.5
+ foram duas e meia = actually 2.5
^(?:coloca |comi |adicione |e )*(?:outr[oa]|mais uma?) (?:prato|porção|copo|tigela) (?:igual|idêntic[oa]) d[eoa]s? (.+)
= double the $1
+ comi outro prato igual de arroz = double the rice
^repeti(?: (?:o |meu )?prato| tudo| a refeição| a porção)?(?:,? (?:então |aí |ou seja |por isso )?(?:foi )?o dobro(?: de tudo)?)?$
= double everything
+ repeti o prato, então foi o dobro = double everything
^${the}([^,\d]+?),? (?:eu )?(?:coloca|comi|adicione|foi|tinha) (?:bem |um pouco |muito )?(?:menos|mais),? (?:uns |umas |foi )*(${weight})$
= the $1 was $2
+ arroz coloquei menos, uns 25 g = the rice was 25 g
^${the}([^,\d]+?) (?:eu )?(?:coloca|comi|foi|tinha) (?:só )?mei[oa]$
= only half of the $1
+ maçã comi só meia = only half of the apple
^(?:deixei|sobrou|ficou) (?:um |uma )?(?:pouco|pouquinho|pedaço|parte|resto|tanto) ${of} (.+?),? (?:uns |umas |tipo |foi )*(${weight})$
= $2 less $1
+ deixei um pouco do arroz, uns 50 g = 50 g less rice
^(?:d(?:o|a|os|as|e) )?(?!(?:eu|também|depois|e|ao|no|na|hoje|já|só|foi|comi|não|com)(?: |$))${the}([^,\d]+?) (?:eu )?(?:comi |foi |só )*comi (?:só )?(\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)$|^d(?:o|a|os|as|e) ([^,\d]+?) (?:eu )?(?:foi |só )+(\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)$
= the $1$3 was $2$4
+ de maçã comi 6 = the apple was 6
^(?:um pouco |um pouquinho )?mais (?:d[eoa]s? )?([^,\d]+?),? (?:uns |umas )*(${weight}) a mais$
= $2 more $1
+ mais arroz, 20 g a mais = 20 g more rice
^uma? d[oa]s (.+?) (?:foi |quem )*(?:o |a )?(?:meu|minha) \p{L}+ (?:que |quem )*comeu$|^uma? d[oa]s (.+?) (?:quem )?comeu (?:foi )?(?:o |a )?(?:meu|minha) \p{L}+$
= remove one $1$2
+ uma das bananas foi meu marido que comeu = remove one banana
^coloca (\d{2,4}) (?:n[oa]s?|ao|à) (.+)
= the $2 was $1 g
+ bota 150 no arroz = the rice was 150 g
^(?:foi |comi )*(\p{L}+) e mei[oa] de (.+)
= it was 1.5 $1 $2
+ copo e meio de leite = it was 1.5 glass milk
^repeti (?:d[eoa]s? )?${the}([^,\d]+?),? (?:outr[oa]s |mais |uns |umas |foi )*(${weight})(?: a mais)?$
= $2 more $1
+ repeti arroz, mais 200 g = 200 g more rice
^repeti (?:metade|mei[oa] \p{L}+) d[eoa]s? (?!prato$)(.+)
= 1.5 times the $1
+ repeti meio prato de arroz = 1.5 times the rice
^(?:comi |peguei |repeti |adicione |coloca )+mais ([^,\d]+?),? (?:uns |umas |foi )*(${weight})$
= $2 more $1
+ peguei mais arroz, uns 80 g = 80 g more rice
^repeti metade(?: d[eoa] prato)?$
= 1.5 times everything
+ repeti meia porção = 1.5 times everything
^repeti (?:d[eoa]s? )?${the}(.+)
= double the $1
+ repeti o arroz = double the rice
^${the}(.+?) foi de (${weight}),? e (?:foi|comi) (dois|duas|três|quatro|[2-9])$
= the $1 was $3 × $2
+ o leite era de 125 ml e tomei dois = the milk was 2 × 125 ml
^${someone} uma? (?:d[eoa]s? )?(\p{L}.+)
= remove one $1
+ meu irmão comeu uma maçã = remove one apple
^${someone} (dois|duas|três|\d) (?:d[eoa]s? )?(\p{L}.+)
= remove $1 $2
+ minha irmã comeu duas maçãs = remove 2 apple
^${someone} uma?$|^(?:comi )?uma? a menos$
= one less
+ meu irmão comeu uma = one less
^${someone} (dois|duas|três|\d)$|^(?:comi )?(dois|duas|três|\d) a menos$
= $1$2 less
+ meu irmão comeu duas = 2 less
^(?:eu )?(?:dividi|dividimos|rachei|rachamos|compartilhei|compartilhamos|foi dividid[oa]|dividido)(?: tudo| isso| a refeição)?(?: (?:com (?:o |a |um |uma )?(?:meu |minha )?(?!família|grupo|galera)\p{L}+|(?:em|por|entre|para) (?:dois|duas|2)))?$
= split between 2 of us
+ dividi com meu marido = split between 2 of us
^${shared} (?:o |a |os |as |meu |minha )(.+?) ${withOne}$|^(?:o |a |os |as )(.+?) (?:foi )?(?:eu )?${shared} ${withOne}$
= the $1$2 was shared between 2 of us
+ dividi o arroz com meu irmão = the rice was shared between 2 of us
^${shared} (?:o |a |os |as |meu |minha )(.+?) (?:para|pra|por|em|entre) (três|quatro|cinco|seis|[3-9])(?: pessoas| amigos)?$
= the $1 was shared between $2 of us
+ rachamos o arroz em três = the rice was shared between 3 of us
^(?:o |a |os |as )(.+?) (?:foi )?(?:eu )?(?:${shared} (?:por|em|entre)|foi (?:para|pra)) (três|quatro|cinco|seis|[3-9])(?: pessoas| amigos)?$
= the $1 was shared between $2 of us
+ o arroz foi dividido em três = the rice was shared between 3 of us
^(?:eu )?(?:dividi|dividimos|rachei|rachamos|comi|foi|foi dividid[oa]|dividido|deu)(?: tudo| isso)? (?:para|pra|por|em|entre) (dois|duas|três|quatro|cinco|seis|\d+)(?: pessoas)?$
= split between $1 of us
+ era para duas pessoas = split between 2 of us
^(?:e )?(?:mais um|mais uma|outro|outra|outro igual|outra igual)$
= another one
+ mais um = another one
^(?:foi |só |comi )*(\d+|dois|duas|três|quatro|cinco|seis)(?: unidades| pedaços)?$
= actually $1
+ foram 4 = actually 4
^(?:(?:n[oa]|pel[oa]|segundo [oa]|conforme [oa]) )?(?:o |a )?(?:rótulo|embalagem|pacote|etiqueta|caixa|lata|pote|saco) d[eoa]s? (?:meu |minha )?(?!(?:produto|mercado|comida|tudo|prato|marca|fabricante|restaurante)(?!\p{L}))(\p{L}[^,\d]*?),? (?:diz(?:ia)?|fala|consta|constam|marca|mostra|aparecem?|vem|tá escrito|está escrito|tá|está|vi|li|foi|tinha)(?: que)?(?: foi| tinha)? (.*(?:kcal|calorias|kj|g).*)
= the $1 had $2
+ na embalagem do arroz diz 198 kcal = the rice had 198 kcal
^(?:segundo|de acordo com|conforme|pela|pelo|na|no) (?:o |a )?${label}(?: d[eoa]s? (?:meu |minha )?\p{L}+)?[,:]? (?:diz(?:ia)?|fala|consta|constam|marca|mostra|aparecem?|vem|tá escrito|está escrito|tá|está|vi|li)?(?: que)? ?(?:tudo |no total )*(?:foi |tinha )?(.+)|^(?:o |a )?${label} (?:diz|dizia|fala|marca|indica)(?: que)?(?: foi| tinha)? (.+)
= it had $1$2
+ segundo o rótulo são 198 kcal = it had 198 kcal
^(?:coloca |adicione |aumenta )?(?:uns )?(\d+ ?%) (?:a )?mais(?: d[eoa]s? (?!tudo$)(.+)| (?:de|em|pra|para) tudo)?$
= $1 more $2
+ coloca 20 % a mais de arroz = 20 % more rice
^(?:coloca |tire )?(?:uns )?(\d+ ?%) (?:a )?menos(?: d[eoa]s? (?!tudo$)(.+)| (?:de|em|pra|para) tudo)?$
= $1 less $2
+ 20 % a menos de arroz = 20 % less rice
^${the}([^,\d]+?) foi (?:\d+|uma?|dois|duas|três|quatro) \p{L}+(?: \p{L}+)?,? (?:de )?(${weight}) (?:no total|ao todo)$
= the $1 was $2
+ o arroz eram dois pratos, 320 g no total = the rice was 320 g
^(?:foi )?(?:meio a meio|metade metade|metade e metade) com (?:a |o |um |uma )?(?:minha |meu )?\p{L}+$
= split between 2 of us
+ meio a meio com minha mãe = split between 2 of us
^(?:eu )?(?:deixei|deixamos|sobrou|ficou|joguei fora) (?:só )?(?:um |uma |1 )?(?:pouco|pouquinho|tiquinho|bocadinho|pedaço|pedacinho|resto|restinho|tanto|parte),? (?:uns |umas |tipo |os )*(\d+ ?%|um (?:quarto|terço)|a (?:quarta|terça) parte)(?: de tudo| do prato)?$
= I left $1
+ deixei um pouco, uns 10 % = I left 10 %
^d[oa] ([^,\d]+?), (\d{2,3})$
= the $1 was $2 g
+ do arroz, 15 = the rice was 15 g
^${the}([^,\d]+?) x ?(\d)$
= the $1 was $2
+ maçã x 2 = the apple was 2
^${the}([^,\d]+?) (?:pode )?(?:subir|aumentar|sobe|aumenta|baixar|baixa|diminuir|diminui|reduzir|reduz) (?:pra|para|a) (${weight}|\d{2,4})$
= the $1 was $2
+ esse arroz pode subir pra 180 = the rice was 180
^verti (.+)
= put $1
+ coloquei 20 g de arroz = put 20 g of rice
^(?:d(?:o|a|os|as|e) )?(?!também |depois |e |adicione |coloca |verti |n[oa]s? |ao |à )${the}([^,\d]+?) (?:(?:eu )?(?:foi|só|coloca|comi|verti|tinha) )*(?:foi|só|coloca|comi|verti) (${weight})$|^d(?:o|a|os|as|e) ([^,\d]+?) (${weight})$
= the $1$3 was $2$4
+ de arroz coloquei 250 g = the rice was 250 g
^(?:aumenta|aumente|sobe|diminui|diminua|reduz|reduza|baixa|troque|coloca) (?:pra|para|a) (${weight}) (?:d)?${the}(.+)
= the $2 was $1
+ aumenta pra 60 g o arroz = the rice was 60 g
^(?:só |foi |tinha |coloca )*(${energy}) (?:por|cada|pel[oa]|a|o) (\p{L}+)$
= $1 per $2
+ 95 kcal por maçã = 95 kcal per apple
^(?:aumenta|aumente|sobe)(?: um pouco| um pouquinho)? (?:d)?${the}(?!.* (?:para|pra) )(.+)
= more $1
+ aumenta um pouco o arroz = more rice
^(?:diminui|diminua|reduz|reduza|baixa)(?: um pouco| um pouquinho)? (?:d)?${the}(?!.* (?:para|pra|pela|à) |.* (?:por dois|ao meio|na metade))(.+)
= less $1
+ diminui um pouco o arroz = less rice
^${the}(.+?) (?:foi|tinha)(?: de)? (\d[\d.,]* ?(?:g|gr|gramas)(?: de)? ${nutrient}.*)
= the $1 had $2
+ o arroz tem 5 g de proteína = the rice had 5 g of protein
^(?:coloca |tudo |a refeição |o prato |foi |tinha |no total )*(${energy})(?: no total| ao todo| total)$|^(?:tudo |a refeição |o prato |foi |tinha )*(?:no total|ao todo|total),? (?:foi |tinha )?(?:de )?(${energy})$
= $1$2 in total
+ no total foram 650 kcal = 650 kcal in total
^(?:isso |ele |ela )?(?:tinha|coloca(?: que)?) (${energy}.*)
= it had $1
+ tinha 210 kcal = it had 210 kcal
^${the}(.+?) (?:tinha|foi|foi de) (${energy}.*)
= the $1 had $2
+ o arroz tem 210 kcal = the rice had 210 kcal
^não (?:foi|comi) ${number} ?\p{L}{0,7},? (?:e sim|mas sim|mas|foi|sim) (\d+ ?(?:g|gr|gramas|kg|ml|l)) (?:de )?(.+)
= the $2 was $1
+ não foram 200 e sim 300 g de arroz = the rice was 300 g
^não (?:foi|comi) uma? (\p{L}+),? (?:e sim |mas |sim |foi |comi |só )+(dois|duas|três|quatro|cinco|seis|\d+)$
= it was $2 $1
+ não foi uma maçã, foram duas = it was 2 apple
^não (?:foi|comi) ${amount},? (?:e sim|mas sim|mas|foi|foi só|só) (${amount})$
= it was $1
+ não foram dois e sim três = it was 3
^(?:tire )?uma? (${unit}) (?:a menos (?:d[eoa]s? )?|d[eoa]s? )(.+?)(?: a menos)?(?<=tire .*|a menos.*)$
= one $1 less of $2
+ uma fatia a menos de arroz = one slice less of rice
^(?:tire )?(dois|duas|três|\d) (${unit}) (?:a menos (?:d[eoa]s? )?|d[eoa]s? )(.+?)(?: a menos)?(?<=tire .*|a menos.*)$
= $1 $2 less of $3
+ duas fatias a menos de arroz = 2 slice less of rice
^tire uma? (?!pouc|pouquinh)(?!.* (?:e|por|com) )(\p{L}[\p{L} ]*)$|^uma? (\p{L}+(?: \p{L}+)?) a menos$
= remove one $1$2
+ tira uma maçã = remove one apple
^tire (dois|duas|três|\d) (?!.* (?:e|por|com) )(\p{L}[\p{L} ]*)$|^(dois|duas|três|\d) (\p{L}+(?: \p{L}+)?) a menos$
= remove $1$3 $2$4
+ tira duas maçãs = remove 2 apple
^(?:foi |comi |só )*uma?,? (?:e não|não) ${amount}$
= actually 1
+ foi uma, não duas = actually 1
^(?:foi |comi |só )*uma? (?!${unit} )(\p{L}+(?: de \p{L}+)?),? (?:${instead}|e não|não) ${amount}$
= the $1 was 1
+ foi uma maçã, não duas = the apple was 1
^(?:foi |comi |só )*(${amount}),? (?:e não|não) (${amount})$
= it was $1, not $2
+ foram três, não dois = it was 3, not 2
^(?:foi |coloca |comi |só )*(${amount}) (?:de )?(\p{L}+(?: de \p{L}+)?),? (?:${instead}|e não|não) ${amount}$
= the $2 was $1
+ 300 g de arroz em vez de 200 = the rice was 300 g
^${the}(.+?) (?:foi )?(?:só )?(${amount}),? (?:${instead}|e não|não) ${amount}$
= the $1 was $2
+ o arroz 150 g em vez de 200 = the rice was 150 g
^coloca (${weight}) (?:no|na|nos|nas|ao|à) (.+)
= the $2 was $1
+ coloca 150 g no arroz = the rice was 150 g
^(?:adicione|coloca) (${quantity}) (?:de )?(?!mais)([^,\d]+?) ${onItem} \p{L}+(?: de \p{L}+)?$
= add $1 $2
+ bota 10 g de leite no arroz = add 10 g milk
^coloca (${weight}) (?:de )?(.+)
= $1 $2
+ coloca 200 g de arroz = 200 g rice
^(?:troque|coloca|aumenta|aumente|diminui|diminua|reduz|reduza|sobe|baixa) ${the}(.+?) (?:para|pra|em|a) (-?${amount})$
= change $1 to $2
+ mude o arroz para 200 g = change rice to 200 g
^${of} (.+?) (?:foi |comi )?(?:só (${amount})|(${amount}) só)$
= the $1 was $2$3
+ do arroz só 150 g = the rice was 150 g
^${the}(.+?) (?:foi )?só (${amount})$
= the $1 was $2
+ arroz só 150 g = the rice was 150 g
^(?:adicione |coloca |e )*(?:mais )(${weight}) (?:de )?(.+)|^(?:adicione |coloca |e )*(${weight}) (?:de )?(.+?) a mais$|^(?:adicione |coloca |e )*(${weight}) a mais de (.+)
= add $1$3$5 $2$4$6
+ mais 20 g de arroz = add 20 g rice
^(?:tire )?(${weight}) (?:de )?(.+?) a menos$|^(?:tire )?(${weight}) a menos (?:de )?(.+)|^tire (${weight}) (?:de|do|da|dos|das) (.+)|^menos (${weight}) (?:de )?(.+)
= $1$3$5$7 less $2$4$6$8
+ 20 g a menos de arroz = 20 g less rice
^(?:e |adicione |coloca )*(?:mais|outr[oa]) (?:uma?|1) (.+)|^(?:e |adicione )*outr[oa] (.+)
= one more $1$2
+ mais uma maçã = one more apple
^(?:e |adicione |coloca )*mais (\d|dois|duas|três|quatro) (.+)
= $1 more $2
+ mais duas maçãs = 2 more apple
^(?:só )?comi uma?$
= actually 1
+ comi uma = actually 1
^(?:(?:adicione|coloca|e|também) )+um (?:pouco|pouquinho) mais (?:d[eoa]s? )?(.+)
= add a little more $1
+ coloca um pouco mais de arroz = add a little more rice
^(?:foi |comi )*(?:um pouco |bem |muito )?(?:menos|mais) (?:de )?(\p{L}+(?: de \p{L}+)?), (?:só |foi |comi )*(${weight}|\d{2,4})$
= the $1 was $2
+ era menos arroz, uns 200 g = the rice was 200 g
^menos (?:de )?([^,\d]+?) um (?:pouco|pouquinho)$
= less $1
+ menos arroz um pouco = less rice
^(?:um pouco |um pouquinho |bem |muito )?mais (?:de )?(.+)
= more $1
+ um pouco mais de arroz = more rice
^(?:um pouco |um pouquinho |bem |muito )?menos (?:de )?(.+)
= less $1
+ menos arroz = less rice
^(?:dobre|o dobro d[eoa]s?|duas vezes) ${the}(.+)|^${the}(.+?) (?:o dobro|dobrad[oa]|em dobro|duplo|dupla)$
= double the $1$2
+ dobre o arroz = double the rice
^(?:divide|divida|reduz|reduza|corta|tire) ${the}(.+?) (?:pela metade|por dois|ao meio|na metade|à metade|para metade)$|^${the}(.+?) pela metade$
= halve the $1$2
+ reduz o arroz pela metade = halve the rice
`);
