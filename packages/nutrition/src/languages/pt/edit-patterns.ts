import { type PhrasePattern, parsePhrasePatterns } from "../language-pack.ts";
import { editMeals } from "./edit-meals.ts";

const article = "(?:o |a |os |as |um |uma |uns |umas |meu |minha |do |da |dos |das |de )?";
const the = "(?:o |a |os |as |meu |minha )?";
const of = "(?:do|da|dos|das|de|no|na|nos|nas|ao|à)";
const unit =
  "(?:g|gr|gramas?|kg|quilos?|ml|cl|dl|l|litros?|colher(?:es)? de (?:sopa|chá)|colher|colheres|fatias?|xícaras?|copos?|latas?|garrafas?|pratos?|porções|porção|pedaços?|unidades|kcal|calorias|kj)";
const number =
  "(?:\\d(?:[\\d.,/]*\\d)?|um|uma|dois|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez|meio|meia)";
const amount = `(?:${number} ?${unit}|${number})`;
const weight = "\\d[\\d.,]* ?(?:g|gr|gramas?|kg|ml|cl|dl|l|litros?)";
const label =
  "(?:rótulo|embalagem|pacote|app|aplicativo|site|fabricante|cardápio|tabela|etiqueta|caixa|lata|pote|saco)";
const nutrient = "(?:prote\\p{L}*|prots?|carb\\p{L}*|gorduras?|fibras?|açúcar(?:es)?)";
const drink =
  "(?:coca|cola|pepsi|guaraná|refri|refrigerante|fanta|sprite|suco|cerveja|água|leite|chá|café|vitamina|shake)";
const cooked =
  "(?:cozid[oa]s?|frit[oa]s?|assad[oa]s?|grelhad[oa]s?|cru[oa]s?|refogad[oa]s?|empanad[oa]s?|ensopad[oa]s?|defumad[oa]s?|na chapa|no forno|no vapor)";
const someone = "(?:o |a )?(?:meu|minha|um|uma|o|a) \\p{L}+ (?:comeu|tomou|bebeu|roubou|pegou)";
const energy = "\\d[\\d.,]* ?(?:kcal|calorias|kj)";
const instead = "(?:em ?ve[sz]|invés|no lugar|ao (?:invés|inves|enves|envés)|em lugar) d[eoa]s?";
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
^não comi ${the}(?!tudo)(.+?) (?:tod[oa]s?|intei?r[oa]s?|complet[oa]),? (?:só |comi |mas |foi )+(?:a )?(?:${pattern})$
= only ${fraction} of the $1
+ não comi o arroz todo, só ${word} = only ${fraction} of the rice
^${just}(?:${pattern})(?: de tudo| do prato| disso| do total| da porção)?$
= only ${fraction} of everything
+ só comi ${word} = only ${fraction} of everything
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

const amounts = parsePhrasePatterns(String.raw`
^(?:foi |comi )*((?:\d|um |uma |dois |duas |três |quatro |mei[oa] |metade |o ).*) só$
= $1
+ foram 200 g de arroz só = 200 g of rice
^${the}(${drink}(?: (?!foi )\p{L}+)?) (?:foi )?de (\d{3,4})(?: ?ml)?$
= the $1 was $2 ml
+ o leite de 600 = the milk was 600 ml
^${the}((?:coca|cola|pepsi|guaraná|refri|refrigerante|fanta|sprite|soda)[\p{L} -]*?)(?: foi| tinha)? zero$
= the $1 was zero
+ o guaraná era light = the guaraná was zero
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
^repeti(?: (?:o |meu )?prato| tudo| a refeição| a porção)?(?:,? (?:então |aí |ou seja |por isso )?(?:foi )?o dobro(?: de tudo)?)?$
= double everything
+ repeti o prato, então foi o dobro = double everything
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
^(?:segundo|de acordo com|conforme|pela|pelo|na|no) (?:o |a )?${label}[,:]? (?:diz(?:ia)?|fala|consta|marca|tá|está)?(?: que)? ?(?:tudo |no total )*(?:foi |tinha )?(.+)|^(?:o |a )?${label} (?:diz|dizia|fala|marca|indica)(?: que)?(?: foi| tinha)? (.+)
= it had $1$2
+ segundo o rótulo são 198 kcal = it had 198 kcal
^(?:coloca |adicione |aumenta )?(?:uns )?(\d+ ?%) (?:a )?mais(?: d[eoa]s? (?!tudo$)(.+)| de tudo)?$
= $1 more $2
+ coloca 20 % a mais de arroz = 20 % more rice
^(?:coloca |tire )?(?:uns )?(\d+ ?%) (?:a )?menos(?: d[eoa]s? (?!tudo$)(.+)| de tudo)?$
= $1 less $2
+ 20 % a menos de arroz = 20 % less rice
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
^(?:isso |ele |ela )?tinha (${energy}.*)
= it had $1
+ tinha 210 kcal = it had 210 kcal
^${the}(.+?) (?:tinha|foi|foi de) (${energy}.*)
= the $1 had $2
+ o arroz tem 210 kcal = the rice had 210 kcal
^não (?:foi|comi) ${number} ?\p{L}{0,7},? (?:e sim|mas sim|mas|foi|sim) (\d+ ?(?:g|gr|gramas|kg|ml|l)) (?:de )?(.+)
= the $2 was $1
+ não foram 200 e sim 300 g de arroz = the rice was 300 g
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
^coloca (${weight}) (?:de )?(.+)
= $1 $2
+ coloca 200 g de arroz = 200 g rice
^(?:troque|coloca|aumenta|aumente|diminui|diminua|reduz|reduza|sobe|baixa) ${the}(.+?) (?:para|pra|em|a) (-?${amount})$
= change $1 to $2
+ mude o arroz para 200 g = change rice to 200 g
^${of} (.+?) (?:foi |comi )?só (${amount})$
= the $1 was $2
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

const foods = parsePhrasePatterns(String.raw`
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
^tire tudo (?:menos|exceto|fora) ${the}(.+)
= remove everything except the $1
+ tire tudo menos o arroz = remove everything except the rice
^tire ${article}(.+?) e (?:coloca|adicione) (?:no lugar )?(.+?)(?: no lugar)?$
= replace $1 with $2
+ tire o arroz e coloque leite = replace rice with milk
^troque ${article}(.+?) (?:por|pelo|pela|pelos|pelas|para|pra) (.+)|^troque ${article}(.+?) com (.+)
= replace $1$3 with $2$4
+ troque o arroz por leite = replace rice with milk
^${instead} ${article}([\p{L} ]+?)(?:,| foi| comi| coloca| tinha)+ (.+)|^${instead} ${article}(\p{L}+) (.+)
= replace $1$3 with $2$4
+ em vez de arroz, leite = replace rice with milk
^(?:o )?recheio foi (?:de )?(.+?),? (?:e não|não|${instead}) (?:de )?${article}(.+)
= replace $2 with $1
+ o recheio era leite e não arroz = replace rice with milk
^(?:o )?recheio foi (?:de )?(.+)
= add $1
+ o recheio era leite = add milk
^(?:foi )?(\p{L}+) (${cooked}),? (?:e não|não) ${cooked}$
= the $1 was $2
+ arroz frito, não cozido = the rice was fried
^${article}([^,\d]+?) não, (?:mas |e sim |sim |foi )?([^,\d]+)$
= replace $1 with $2
+ arroz não, leite = replace rice with milk
^${the}(.+?) não (?:foi|tinha) (?:de |com )?(.+?),? (?:e sim|mas sim|mas|sim|foi|tinha)(?: foi| tinha)? (?:de |com )?(.+)
= the $1 was $3
+ o arroz não era de maçã, era de leite = the rice was milk
^(?:o|a|os|as) ([^,\d]+?) (?:foi|tinha) (?:de |com )?([^,\d]+?),? (?:e não|não|${instead}) (?:de |com |ao? |n[oa] )?[^,\d]+$
= the $1 was $2
+ o arroz era de maçã, não de leite = the rice was apple
^(?:foi |comi |tinha |coloca |adicione )*(?:com |de )?(?![^,]*\d ?g)([^,]+?),? (?:${instead}|e não|não) ${article}(?!foi|comi|tinha)(.+)
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
^(?:um|uma) (\p{L}[\p{L} ]*?),? (?:eu )?(?:deixei|larguei|devolvi|guardei|joguei fora)$
= remove one $1
+ uma maçã eu deixei = remove one apple
^${someone} (?:o|a|os|as) (.+)
= remove the $1
+ minha filha comeu o arroz = remove the rice
^${the}(.+?),? (?:eu )?(?:deixei|larguei|joguei fora|devolvi|pulei|dispensei)(?: intei?r[oa]s?| no prato| sem tocar| tod[oa]s?)?$|^(?:pulei|dispensei|devolvi) ${the}(.+)
= remove the $1$2
+ o arroz deixei no prato = remove the rice
^nada de (.+)
= without $1
+ nada de arroz = without rice
^não (?:comi|tinha) (?:nada de )?(\p{L}+(?: de \p{L}+)?) (?:no|na|nos|nas) (.+)
= the $2 was without $1
+ não coloquei leite no arroz = the rice was without milk
^tire (?!\d)${article}(.+?)(?:, não (?:tinha|comi|foi)(?: el[ea]| isso)?)?$
= remove the $1
+ tire o arroz = remove the rice
^(?:não|nem) (?:comi|tinha|foi) ${article}(.+)|^${the}(.+?),? (?:eu )?(?:não|nem)(?: comi| tinha| foi| teve)?$
= remove the $1$2
+ não comi o arroz = remove the rice
^(?:o |meu )?café foi sem leite$
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
^(?:deixei|sobrou) ${the}(.+)
= I left $1
+ deixei o arroz = I left rice
^(?:também |e )*faltou(?: (?:de|do|da|dos|das|o|a|os|as|colocar|coloca|falar|dizer|adicionar|adicione|anotar|incluir|mencionar|registrar|que|também|comi|tinha|eu))* (.+)
= add $1
+ esqueci de colocar uma maçã = add a apple
^(?:adicione|coloca) (?!\d+ ?\p{L}+ n[oa])(.+?) (?:no|na|ao|à|nos|nas|em cima do|em cima da) \p{L}+$
= add $1
+ coloca leite no arroz = add milk
^(?:no|na|nos|nas) (?:meu |minha )?\p{L}+(?: \p{L}+)? (?:eu )?(?:coloca|adicione) (.+)
= add $1
+ no arroz coloquei leite = add milk
^(?:adicione|coloca) (?!\d+ ?\p{L}+ n[oa])([^,]+?) (?:no|na|ao|à|nos|nas|em cima do|em cima da) \p{L}+(?: \p{L}+)?, (${amount}(?: de \p{L}+(?: \p{L}+)?)?)$
= add $2 $1
+ passei leite no arroz, 200 ml = add 200 ml milk
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
^${the}(?!leite )(\p{L}+) foi (?:de |com )+(\p{L}+(?: \p{L}+){0,3})$
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

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [...editMeals, ...amounts, ...foods];

const verbs =
  "(?:faltou|tire|tira|remova|adicione|adiciona|coloca|coloque|dobre|dobra|troque|troca)";

/** Divides instructions: "tire o pão e dobre o arroz". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<!tire [^,;]*),? e (?=(?:coloca|adicione)(?!\\p{L}))|,? e (?:depois |também )?(?=(?:nada de|tire|dobre|troque|aumenta|aumente|diminui|diminua|sem|foi|não tinha|não comi|em vez de|no lugar de)(?!\\p{L}))|, (?:e |mas )?(?=${verbs}(?!\\p{L}))|(?<=\\d ?(?:g|gr|gramas|ml))(?:,| e|, e) (?=(?:o |a |os |as )?\\p{L}+ (?:foi )?\\d|sem )|(?<=\\d ?(?:g|gr|gramas|ml)) (?=\\p{L}+(?: \\p{L}+)? \\d+ ?(?:g|ml)(?!\\p{L}))`;
