import { parsePhrasePatterns } from "../language-pack.ts";

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites = parsePhrasePatterns(String.raw`
(?<=^(?:você |vc )?(?:pode|poderia|podes|consegue|tem como|dá pra|dá para) .*)\?+$
=
+ pode tirar o arroz? = tire o arroz
por favor|porfavor|pfv|pfvr|muito obrigad[oa]|obrigad[oa]|obg|valeu|na verdade|na real|na realidade|de fato|descul(?:pa|pe)|perdão|opa|ops|eita|ah|aliás|então|bom,|tipo(?= \d)|(?:eu )?acho(?: que)?|creio(?: que)?|mais ou menos|aproximadamente|cerca de|uns(?= \d)|umas(?= \d)|por volta de(?= \d+ ?(?:g|ml|kcal))|corrigindo|correção|(?:eu )?me enganei|(?:eu )?errei|foi mal|né|viu|aí|peraí|espera|ei|oi|olá|digo|quer dizer|melhor dizendo|no fim|no final|está errado[,:.]?|tá errado[,:.]?
=
+ opa, na verdade foi arroz = foi arroz
^(?:não|nao|sim)(?=,)
=
+ não, foi arroz = foi arroz
^(?:você |vc )?(?:pode|poderia|podes|consegue|quero|queria|gostaria de|preciso|tem como|dá pra|dá para|favor) (?:você )?(?=\p{L}+(?:ar|er|ir|or|ôr)(?: |$))
=
+ pode tirar o arroz = tire o arroz
adicion(?:a|e|ar|ei|o)|acrescent(?:a|e|ar|ei|o)|inclu(?:i|a|ir)|som(?:a|e|ar)|insir?(?:e|a)|inserir|anot(?:a|e|ar)|registr(?:a|e|ar)|jog(?:a|ue)|lanç(?:a|e|ar)
= adicione
+ acrescenta arroz = adicione arroz
tir(?:a|e|ar|em)|remov(?:e|a|er|am)|apag(?:a|ue|ar)|exclu(?:i|a|ir)|retir(?:a|e|ar)|delet(?:a|e|ar)|elimin(?:a|e|ar)|cort(?:a|e|ar)
= tire
+ remova o arroz = tire o arroz
troc(?:a|ar)|troque|substitu(?:i|a|ir)|mud(?:a|e|ar)|alter(?:a|e|ar)|corrij(?:a|e)|corrig(?:e|ir)|ajust(?:a|e|ar)
= troque
+ substitua o arroz por leite = troque o arroz por leite
dobr(?:a|ar)|duplic(?:a|ar)|duplique
= dobre
+ duplica o arroz = dobre o arroz
coloqu(?:e|em|ei)|coloc(?:a|ar|o)|põe|poe|bot(?:a|e|ar|ei)|pus|ponha|deix(?:a|e|ar)|mete
= coloca
+ põe arroz = coloca arroz
(?:eu )?(?:comi|tomei|bebi|almocei|jantei|comemos|tomamos|bebemos|lanchei)
= comi
+ eu tomei leite = comi leite
(?:es)?tavam?|era|eram|foram|são|é|pesava|pesavam|pesou|pesaram|pesa|deu|deram|seria|seriam|fosse|deveria ser|devia ser
= foi
+ eram 200 g = foi 200 g
tinham|têm|tem|teve|levava|vinha com|veio com|havia|tive
= tinha
+ o arroz tem 200 kcal = o arroz tinha 200 kcal
tbm|tb|tambem
= também
+ arroz tbm = arroz também
somente|apenas|unicamente|só que só|so
= só
+ apenas 2 maçãs = só 2 maçãs
(?:eu )?(?:também )?(?:me )?(?:esqueci|esqueceu|esquecemos)(?:[- ]me)?|faltaram|faltava|faltando|falta|ficou faltando
= faltou
+ esqueci uma maçã = faltou uma maçã
a metade|metade|meia porção|meia dose|meio prato
= metade
+ meia porção = metade
(?<=(?:coca|cola|coca-cola|pepsi|guaraná|refri|refrigerante|fanta|sprite) (?:foi )?)(?:light|zero|diet|sem açúcar)
= zero
+ a cola era light = a cola foi zero
(?<=\d ?(?:g|gr|gramas)) (?:já )?cozid[oa]s?(?= |$)
=
+ o arroz eram 120 g cozido = o arroz foi 120 g
(?<=segunda|terça|quarta|quinta|sexta|sábado|domingo|feira) (?:passad[oa]|retrasad[oa])
=
+ foi na segunda passada = foi na segunda
(?<=(?:na |no |foi |para |pra )(?:segunda|terça|quarta|quinta|sexta))[- ]feira
=
+ foi na segunda-feira = foi na segunda
`);
