import { type PhrasePattern, parsePhrasePatterns } from "../language-pack.ts";
import { eatingRewrites } from "./edit-eating.ts";

const otherRewrites = parsePhrasePatterns(String.raw`
a gente (?:dividiu|rachou|repartiu|compartilhou)
= dividimos
+ a gente dividiu o arroz = dividimos o arroz
(?<=dividimos|rachamos|repartimos|dividi|rachei),? (?:(?:a )?metade (?:pra |para )?cada(?: um| uma)?|meio a meio)(?=$|[.!])
=  entre dois
+ o arroz a gente dividiu, metade pra cada um = o arroz dividimos entre dois
a gente (?:comeu|tomou|bebeu)
= comi
+ a gente comeu arroz = comi arroz
(?<=(?:pesou|pesa|pesava|pesavam|pesaram) (?:uns |umas |só )?\d{2,4})(?=$| e |,(?! ?\d)|[.;])|(?<=(?:pesou|pesa|pesava|pesavam) .*\d.* \d{2,4})(?=$|[.;])
= g
+ o arroz pesava 180 e o leite 50 = o arroz foi 180g e o leite 50g
(?:eu )?não (?:pesei|medi|contei|calculei|olhei) (?:direito|bem|certo|exato),?
=
+ o arroz eu não pesei direito, eram 15 g = o arroz foi 15 g
(?<=^(?:ontem|anteontem|hoje) )(?:eu )?(?:jantei|jantamos)(?: isso)?
= foi o jantar
+ ontem jantei isso = ontem foi o jantar
(?<=^(?:ontem|anteontem|hoje) )(?:eu )?(?:almocei|almoçamos)(?: isso)?
= foi o almoço
+ ontem almocei isso, não hoje = ontem foi o almoço, não hoje
(?<=(?:metade|terços?|quartos?|\d ?%|comi (?:só )?(?:\d+|uma?|dois|duas|três|quatro|cinco))(?: [^,]{1,25})?),? (?:e |mas )?(?:a outra metade|a outra parte|o que (?:ficou|sobrou)) (?:eu )?(?:deixei|guardei|joguei|dei|ficou|sobrou|comeu|foi|tá|está|vai)(?: .{1,30})?(?=$|[.!])
=
+ comi metade do arroz, a outra metade guardei pra janta = comi metade do arroz
(?:eu )?(?:deixei|deixamos) quase tud?[oa]s?(?:do|da)?,? (?:e |só |mas )*comi(?= (?:só |uns )?(?:um|uma|metade|dois|a) )
= só comi
+ do arroz deixei quase tudo, comi um quarto = do arroz só comi um quarto
(?<=(?:^|[ ,])(?:meu|minha|meus|minhas|o|a|um|uma) \p{L}+ )(?:ficou com|acabou com|terminou|devorou|detonou|levou|papou|matou|traçou)(?= (?:o|a|os|as|um|uma|metade|meio|meia|dois|duas|três) )
= comeu
+ minha mãe ficou com o arroz = minha mãe comeu o arroz
sai(?= (?:o|a|os|as) .* entra )
= tire
+ sai o arroz e entra leite = tire o arroz e coloca leite
(?<=^(?:tire|tira|tirei) .*(?: e|,) )entra(?= )
= coloca
+ tira o arroz e entra leite = tire o arroz e coloca leite
(?<=entre (?:los |las |nosotros |nós )?)2(?![\d.,])
= dois
+ dividimos entre 2 = dividimos entre dois
(?<=entre (?:los |las |nosotros |nós )?)3(?![\d.,])
= três
+ dividimos entre 3 = dividimos entre três
(?<=entre (?:los |las |nosotros |nós )?)4(?![\d.,])
= quatro
+ dividimos entre 4 = dividimos entre quatro
(?<=entre (?:los |las |nosotros |nós )?)5(?![\d.,])
= cinco
+ dividimos entre 5 = dividimos entre cinco
(?<=entre (?:los |las |nosotros |nós )?)6(?![\d.,])
= seis
+ dividimos entre 6 = dividimos entre seis
(?<=(?:divid|rach|compart|repart)\p{L}+ .*(?:dois|três|quatro|cinco|(?:meu|minha) \p{L}+)),? (?:e |então |por isso |ou seja |aí )*(?:pra mim )?(?:comi |anota |coloca |conta |só |foi )*(?:metade|um terço|um quarto|a terça parte|a quarta parte)(?=$|[.!])
=
+ dividimos entre dois, então só metade = dividimos entre dois
(?<=(?:^|[ ,.;])(?:não|nao) )(?:(?:me|te|se|[ao]s?|lhe) )+(?=(?:comi|tomei|bebi|quis|pus|coloquei|botei|tinha|teve|veio|provei|usei|pedi)(?!\p{L}))
=
+ o leite não o tomei = o leite não comi
(?:eu )?acab(?:ei|amos|ou) não(?= \p{L}+ndo(?!\p{L}))
= não
+ acabei não comendo o arroz = não comi o arroz
(?<=não )(?:comendo|tomando|bebendo|provando)
= comi
+ acabei não tomando o leite = não comi o leite
(?:é que|o que acontece é que|acontece que)(?= )
= porque
+ foi arroz, é que li errado = foi arroz, porque li errado
que(?= (?:(?:tinha|tenho|tive) (?:que|de|fome|pressa|sono|sede|aula|reunião)|estou|estava|tô|tava|ia |vou |precisava|devia)(?!\p{L}))
= porque eu
+ foi leite que tinha que dirigir = foi leite porque eu tinha que dirigir
(?:anot|registr|cont|marc|deix|coloc|bot|põ|lanç)[ae](?: aí)?(?= (?:só|somente|apenas) (?!(?:o|a|os|as) )| (?:metade|a metade|um terço|um quarto|dois terços|três quartos)$)
=
+ anota só metade = só metade
(?<=(?:^|[ ,])(?:dei|demos|doei|deixei|joguei fora|guardei|sobrou|devolvi) )uma?(?= (?!pouco|pouquinho|terço|quarto|pedaço|monte|tiquinho|tanto|outro|outra|pr|para |aos? |à |e ))
= 1
+ dei uma maçã pro meu irmão = dei 1 maçã pro meu irmão
(?<=(?:faltou|falta|faltava|esqueci|esqueceu|adicion\p{L}+|acrescent\p{L}+|coloc\p{L}+|bot\p{L}+) .*\p{L}),? que (?:eu )?(?:coloquei|botei|pus|passei|joguei|usei|comi|tomei|bebi|pedi|tinha|vinha|veio|tava|estava|foi)(?: (?:n[oa]s?|em|em cima|por cima|dentro|com|junto)(?: d[oa]s?| [oa]s?)?(?: \p{L}+)?)?(?=$|[,.;])
=
+ faltou o leite que eu coloquei no arroz = faltou o leite
(?<=(?:faltou|esqueci|esqueceu|adicion\p{L}+|acrescent\p{L}+) .*\p{L}) (?:em|por) cima d[oa]s? \p{L}+(?=$|[,.;])
=
+ esqueci o leite em cima do arroz = faltou o leite
(?<=\p{L},? )(?:e |pode |então )*(?:põe|coloca|bota|adiciona|acrescenta|anota|inclui)(?: (?:aí|aqui|na lista|na conta|também|por favor|pra mim))*(?=$|[.!])
= também
+ tomei um leite, coloca aí = comi um leite, também
(?<=(?:sem|tire|tira|tirei|nem) .*),? (?:e )?(?:só|fica só|ficou só|deixa só) (?:o |a |os |as )?\p{L}+(?: (?:com|e) (?:o |a |os |as )?\p{L}+)+(?=$|[.!])
=
+ sem banana, só aveia com leite = sem banana
(?<=(?:dobr[ae]|duplic[ae]|o dobro d[eoa]s?|triplic[ae])) (?:só|somente|apenas)(?= )
=
+ dobra só o arroz = dobre o arroz
(?<=(?:dobr[ae]|duplic[ae]|triplic[ae]|reduz|diminui|aumenta) (?:o |a |os |as )?\p{L}+(?: \p{L}+)?): (?=\d)
= , 
+ dobra o arroz: 40 g = dobre o arroz, 40 g
(?<=\p{L} )x(?= \p{L})
= por
+ troca o leite x arroz = troque o leite por arroz
(?:tbm|tb|tbem)
= também
+ uma maçã tb = uma maçã também
(?:q|k)(?= )
= que
+ leite q sobrou = leite que sobrou
td
= tudo
+ só metade de td = só metade de tudo
c/
= com
+ arroz c/ leite = arroz com leite
s/
= sem
+ s/ leite = sem leite
(?:n|ñ|naum)(?= (?:comi|era|foi|tinha|tomei|bebi|coloquei|botei|pus|teve|usei|pedi)(?: |$))
= não
+ n comi o arroz = não comi o arroz
(?:dev(?:e|em|ia|iam) (?:ter (?:sido|dado|pesado)|ter(?= (?:uns |umas )?\d)|ser|dar)|teriam? sido|acab(?:ou|aram) sendo|resultou em|davam?|pesariam?|ficou sendo)|(?:saiu|saíram|deu|deram|ficou|ficaram|veio|vieram)(?= (?:uns |umas |em |com )?\d)
= foi
+ devem ter sido 200 g = foi 200 g
(?:calculo|estimo|suponho|imagino|digamos|eu diria|diria|acredito|sei lá|com certeza|no máximo|no mínimo|pelo menos|a olho)(?: que)?(?= (?:(?:foi|era|eram|foram|são|tinha|uns|umas) )*\d)
=
+ calculo que eram 200 g = foi 200 g
talvez|provavelmente|com certeza|exatamente|a propósito|(?:é )?sério|(?<=[\p{L}\d])(?<! (?:a|o|da|do|com|minha|meu|pra|pro)),? (?:tá(?: bom| bem| ok)?|viu|ok|beleza|blz|cara|mano|velho|véi|gente|galera|querida|amiga|amigo|tchê|uai|sô|no máximo|no mínimo|pelo menos|ou algo assim|por aí|mais ou menos|só isso|é isso)(?=$|[.!])|^(?:olha|tá(?! errad)|ok|beleza|blz|cara|mano|velho|véi|gente|galera|tchê|uai|oxe|vixe|bah|poxa|caramba|nossa|pois é|bom),? 
=
+ foi arroz, tá = foi arroz
(?:me )?(?:confundi|atrapalhei)(?= *(?:$|[,.;!]))|(?:erro|engano) meu|foi engano|(?:eu )?(?:coloquei|anotei|botei|escrevi|digitei|registrei|marquei) errado|(?:quis|queria|quero) dizer
=
+ foi arroz, me confundi = foi arroz
(?<!não )(?:eu )?(?:mandei(?: ver| pra dentro)?|tracei|detonei|papei|devorei|aguentei|consegui (?:comer|tomar|beber)|engoli|acabei (?:comendo|tomando|bebendo)|terminei (?:comendo|tomando)|petisquei|belisquei|provei|experimentei|pedimos|almoçamos|jantamos|lanchamos|consumi|ingeri)(?! (?:às|as|ontem|hoje|no|na|com) )
= comi
+ só aguentei 2 = só comi 2
quase não(?= (?:comi|tomei|bebi|provei|toquei)(?!\p{L}))|(?:quase )?(?:nem|nunca|jamais)(?: (?:mesmo|sequer|cheguei a))?(?= (?:comi|tomei|bebi|provei|toquei|encostei|tinha|teve|coloquei|botei|pus|quis|usei|pedi|era|foi|veio)(?!\p{L}))
= não
+ nem comi o arroz = não comi o arroz
(?:provei|toquei|encostei|mexi|pedi|quis)(?: (?:em|n[oa]s?))?(?<=não (?:provei|toquei|encostei|mexi|pedi|quis)(?: (?:em|n[oa]s?))?)
= comi
+ não toquei no arroz = não comi arroz
não (?:veio|vieram|vinha|vinham|chegou|chegaram|trouxeram|serviram|colocaram|puseram|me deram)(?! com)
= não tinha
+ o arroz não veio = o arroz não tinha
(?:deixei|larguei|comi|tomei|ficou)(?= (?:só )?pela metade)
= deixei
+ o arroz ficou pela metade = o arroz deixei metade
(?<=deixei )(?:só )?pela metade
= metade
+ o arroz deixei pela metade = o arroz deixei metade
(?<=(?:entre|em|por|pra|para) (?:dois|duas|três|quatro|cinco|seis|sete|oito|\d+)) (?:pessoas|amig[oa]s|irmãos|irmãs|colegas|primos|de nós|lá em casa|convidados)
=
+ rachamos entre três amigos = rachamos entre três
(?:nós )?(?:éramos|fomos|somos|estávamos em)(?= (?:dois|duas|três|quatro|cinco|seis|sete|oito|\d+)(?!\p{L}))
= foi para
+ éramos três = foi para três
(?:me )?trocaram|(?:me )?(?:mandaram|trouxeram)(?= .+ (?:em vez|no lugar) d)
= troque
+ o leite me trocaram por arroz = o leite troque por arroz
(?:passei batido|passou batido|não lembrei|nem lembrei|deixei passar|me passou)(?: (?:de (?:colocar|anotar|falar|botar|registrar|adicionar|pôr|incluir|contar)|de|o|a))?(?= (?:um|uma|uns|umas|o|a|os|as|\d+|dois|duas|que) )
= faltou
+ passei batido de anotar uma maçã = faltou uma maçã
,? (?:foi|era|eram|foram) (?:(?:bem |muito |um pouco )(?:menos|mais)(?=,? (?:uns |umas |só |tipo )?\d)|(?:menos|mais)(?=, (?:uns |umas |só |tipo )?\d))
=
+ o arroz foi bem menos, 200 g = o arroz, 200 g
exagerei (?=n[oa]s? .*\d)
=
+ exagerei no arroz, 200 g = no arroz, 200 g
(?<=sem leite),? (?:era |foi |e |ou seja )?(?:preto|puro)
=
+ o café foi sem leite, preto = o café foi sem leite
(?<=\p{L}) (?:nel[ea]s?|nisso|ali|lá|aí)(?=$|[,.!;])
=
+ tinha arroz nele = tinha arroz
^(?:tirando|fora|menos)(?= (?:um|uma|dois|duas|três|\d+) que )
=
+ tirando um que caiu = um que caiu
,? (?:os|as) (?:outr[oa]s|demais|que (?:sobraram|ficaram))(?: \d+)? (?:eu )?(?:(?:deixei|sobraram|ficaram|guardei|dei|joguei fora|não comi)(?: \p{L}+ \p{L}+)?|(?:(?:foram|eram|foi|dei) )?(?:pr[oa]s?|para [oa]s?|d[oa]s?|aos?|às?)(?: meus?| minhas?)? \p{L}+)(?=$|[.!])|,? o resto (?:eu )?(?:ficou|sobrou|foi|deixei|guardei|joguei|dei|tá|está)(?: \p{L}+){0,3}(?=$|[.!])
=
+ comi 9, os outros deixei = comi 9
(?:eu )?(?:pesei|medi|contei|calculei|olhei|conferi)(?: direito| de novo| depois| agora)? e(?= )
=
+ pesei de novo e eram 200 g = foi 200 g
(?<=[àa]s \d{1,2}(?:[:h]\d\d|h)?|[àa]s (?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)) (?:e (?:pouco|pouquinho|alguma coisa|tanto)|e lá vai|em ponto)
=
+ foi às 10 e pouco = foi às 10
^repeti,? (?:e |então )?(?=(?:foram |comi |são )?mais (?:\d+|uma?|duas|dois|três) )
=
+ repeti, foram mais 2 maçãs = foi mais 2 maçãs
num(?= (?:teve|tinha|comi|tomei|bebi|botei|coloquei|foi|era|quis|gostei|consegui|aguentei)(?!\p{L}))
= não
+ num comi arroz = não comi arroz
(?<=não .*\p{L}) (?:nenhuma?(?=$|[.,!])|(?<!(?:foi|era|é) )(?:hoje|dessa vez|no fim)(?=$|[.!]))
=
+ não comi arroz nenhum = não comi arroz
(?:depois|antes|saindo|voltando) d[aeo] (?:treinar|treino|academia|trabalho|correr|corrida|aula|escola|faculdade|dormir|yoga|pilates|crossfit|futebol|jogo),?
=
+ tomei leite depois do treino = comi leite
(?<=(?:comi|tomei|foram|só|foi) (?:só )?(?:\d+|uma?|duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez)(?: \p{L}+(?: de \p{L}+)?)?),? (?:e |mas |porque |só )?(?:a outra|o outro|uma?|outra|outro|duas|dois|\d+) (?:(?:o |a )?(?:meu|minha) \p{L}+ )?(?:eu )?(?:comeu|pegou|tomou|roubou|levou|quis|guardei|deixei|dei|joguei fora|sobrou|sobraram|ficou|ficaram|foi)(?: .{1,25})?$
=
+ comi 5, uma eu dei pra minha filha = comi 5
(?<=(?:sem|tire|tira|tirei) .*),? (?:e )?(?:só|fica só|ficou só|deixa só) (?:o|a|os|as) \p{L}+(?: \p{L}+)?(?=$|[.!])
=
+ sem arroz, só o leite = sem arroz
(?<=^(?:era|eram|foi|foram|na verdade era) )(?:o|a|os|as) d[eoa] (?=\d)
=
+ era o de 300 ml = foi 300 ml
^(?:mentira|minto),?(?= )|(?:eu )?(?:vi|li|contei|calculei|pesei|olhei) errado(?=[,.:;])
=
+ li errado, foi arroz = foi arroz
(?:sobraram|deixei|ficaram) (?:\d+|uma?|duas|dois|três|quatro|cinco|seis),? (?:e )?(?:só )?comi(?= (?:\d+|uma?|duas|dois|três|quatro|cinco|seis)$)
= comi
+ sobraram 5, comi 15 = comi 15
ontem(?= \d{1,2} ?(?:h|horas|da (?:noite|tarde|manhã)))
= ontem às
+ foi ontem 7 da noite = foi ontem às 7 da noite
mais um (?:pouco|pouquinho|tiquinho|bocadinho)(?= d[eoa])
= um pouco mais
+ mais um pouquinho de arroz = um pouco mais de arroz
(?:p/|pra o)
= pro
+ muda p/ ontem = troque pro ontem
(?<=[\p{L}\d%]),? (?:rs,? )?(?:(?:porque|pq|pois|já que|que) )?(?:(?:eu )?(?:já )?(?:tava|estava|fiquei|tô) (?:muito |super |bem )?(?:chei[oa]|satisfeit[oa]|sem fome|(?:com|morrendo de) (?:muita |tanta |uma |um pouco de )?fome(?: \p{L}+)?|sem vontade|de dieta)|(?:eu )?não (?:aguentei|consegui)(?: mais| comer tudo| tudo| terminar| comer mais)?|(?:eu )?não gostei(?: muito)?|(?:tava|estava|era|foi) (?:muito |bem )?(?:bom|boa|gostos[oa]|delicios[oa]|ruim|salgad[oa]|demais)(?: demais)?|(?:eu )?(?:tinha )?(?:me )?esqueci(?:do)?(?: de \p{L}+)?(?<=(?:porque|pq|pois|já que|que) .*))(?=$|[,.;!])|(?<=[\p{L}\d]),? (?:porque|pq|pois|já que|que) (?:não tinha|acabou|acabaram|tinha acabado|já tinha acabado)(?: mais)?(?=$|[,.;!])
=
+ deixei metade, já tava cheia = deixei metade
(?<!(?:às|as|à|a) )(?:uma?|1) e mei[oa](?= (?!da )\p{L})
= 1.5
+ foi uma e meia maçã = foi 1.5 maçã
(?<!(?:às|as|à|a) )(?:dois|duas|2) e mei[oa](?= (?!da )\p{L})
= 2.5
+ foi duas e meia maçãs = foi 2.5 maçãs
(?<!(?:às|as|à|a) )(?:três|3) e mei[oa](?= (?!da )\p{L})
= 3.5
+ foi três e meia maçãs = foi 3.5 maçãs
(?:eu )?(?:almocei|almoçamos)(?: isso| isto)?(?= (?:às|as|à|lá|umas|ontem|hoje|anteontem|n[ao] (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)|sábado|domingo))
= foi o almoço
+ almocei às 13h = foi o almoço às 13h
(?:eu )?(?:jantei|jantamos)(?: isso| isto)?(?= (?:às|as|à|lá|umas|ontem|hoje|anteontem|n[ao] (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)|sábado|domingo))
= foi o jantar
+ jantei isso ontem = foi o jantar ontem
(?:eu )?(?:lanchei|lanchamos)(?: isso| isto)?(?= (?:às|as|à|lá|umas|ontem|hoje|anteontem|n[ao] (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)|sábado|domingo))
= foi o lanche
+ lanchei às 16h = foi o lanche às 16h
,? (?:em partes iguais|(?:coloca|põe|conta|registra|anota) (?:só |apenas )?(?:a )?minha parte)|(?<=(?:proteínas?|kcal|calorias|gordura|carboidratos?)) (?:por porção|a porção|por dose|a dose|por unidade)
=
+ comi em 4 em partes iguais = comi em 4
^(?:de sobremesa|pra beber|para beber|de bebida),? (?=não |foi |era |comi )
=
+ de sobremesa não foi arroz, foi leite = não foi arroz, foi leite
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
(?<=(?:divid|rach|compart|repart)\p{L}+ .*),? (?:(?:a )?metade (?:pra |para )?cada(?: um| uma)?|meio a meio)(?=$|[.!])|, (?:e )?(?:o |a |os |as )(?:resto|demais|outro|outra|\p{L}+(?: de \p{L}+)?) (?:segue |continua |fica |ficou |está |tá )?(?:igual|do mesmo jeito|o mesmo|a mesma|certo|ok)(?=$|[.!])|(?:na|em) (?:vdd|vd|vrdd)|de verdade|(?:ha)?haha|kkk+|rs(?:rs)*|plmdds|pf
=
+ dividi o arroz com meu irmão, metade pra cada = dividi o arroz com meu irmão
(?:lá |ali )?(?:pelas|por volta das|perto das|umas)(?= (?:\d{1,2}(?![\d ]*(?:g|ml|kcal))|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)(?: ?h|$| e meia| da ))
= às
+ foi lá pelas 10 da noite = foi às 10 da noite
(?<=(?:lanche|almoço|jantar|janta|café|café da manhã) )das(?= \d)
= às
+ foi lanche das 4 da tarde = foi lanche às 4 da tarde
(?<=\d ?)graminhas?
= gramas
+ arroz 100 graminhas = arroz 100 gramas
não (?:botei|coloquei|pus|passei|adicionei|acrescentei|usei|pedi|peguei|quis)
= não tinha
+ não coloquei arroz = não tinha arroz
não (?:anotei|registrei|contei|mencionei|falei|disse)
= faltou
+ não anotei uma maçã = faltou uma maçã
(?:eu )?(?:passei|passamos|untei|botamos|colocamos|pusemos|joguei|taquei|servi|meti)(?! de| fora)
= coloca
+ passei leite no arroz = coloca leite no arroz
(?:eu )?(?:acrescentei|somei|incluí|anotei|adicionamos|acrescentamos)
= adicione
+ acrescentei arroz = adicione arroz
(?:eu )?(?:tirei|tiramos|retirei|removi|cortei|cortamos|eliminei|apaguei)
= tire
+ tirei o arroz = tire o arroz
(?:eu )?(?:troquei|trocamos|substituí|mudei)
= troque
+ troquei o arroz por leite = troque o arroz por leite
(?:eu )?(?:fiz|preparei|fizemos)(?= com )
= feito
+ fiz com leite = feito com leite
(?:eu )?(?:usei|usamos|utilizei)
= foi
+ usei leite = foi leite
(?:eu )?(?:repeti|repetimos|repetir)|comi duas vezes|(?:eu )?(?:repiti|ripiti)
= repeti
+ repetimos o arroz = repeti o arroz
adicion(?:a|e|ar|ei|o)|acrescent(?:a|e|ar|ei|o)|junt(?:a|e|ar|ei)(?= )|inclu(?:i|a|ir)|som(?:a|e|ar)|insir?(?:e|a)|inserir|anot(?:a|e|ar)|registr(?:a|e|ar)|jog(?:a|ue)(?! fora)|lanç(?:a|e|ar)
= adicione
+ acrescenta arroz = adicione arroz
tir(?:a|e|ar|em)|remov(?:e|a|er|am)|apag(?:a|ue|ar)|exclu(?:i|a|ir)|retir(?:a|e|ar)|delet(?:a|e|ar)|elimin(?:a|e|ar)|cort(?:a|e|ar)|risc(?:a|ar)|risque|descont(?:a|e|ar)|(?:jog(?:a|ue)) fora
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
tinham|têm|tem|teve|continha|contém|levava|vinha com|veio com|havia|tive
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
(?<=, |porque |pois |pq |já que )(?=(?:já )?(?:não )?(?:me )?(?:tava|estava|tinha|queria|quis|pude|ia|devia|tive)(?!\p{L})|(?:me )?(?!(?:deixei|larguei|joguei|guardei|dei|doei|congelei|levei|derramei|terminei|acabei|passei|repeti)(?!\p{L}))\p{L}{3,}ei(?!\p{L}))
= eu 
+ foi arroz, viajei = foi arroz, eu viajei
^(?:coloca|adicione|troque)(?: aí)? que (?=(?:foi|comi|tinha) )
=
+ põe que eram 200 g = foi 200 g
(?<=não (?:comi|tinha|quis|foi)(?!\p{L}).*),? (?:e )?(?:então |por isso )?(?:pode )?tire(?: (?:el[ea]s?|isso))?$|(?<=faltou .*),? (?:e )?(?:adicione|coloca)(?: (?:el[ea]s?|isso|aí))?$
=
+ o arroz não comi, pode tirar = o arroz não comi
`);

/** Before the patterns of instructions: words that say no change, and one wording for several. */
export const editRewrites: readonly PhrasePattern[] = [...eatingRewrites, ...otherRewrites];
