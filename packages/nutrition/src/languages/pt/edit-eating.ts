import { parsePhrasePatterns } from "../language-pack.ts";

/** Before the other rewrites: how it was weighed, what was put in, and who ate how much. */
export const eatingRewrites = parsePhrasePatterns(String.raw`
à(?= (?:minha|nossa|tua|sua)(?!\p{L}))
= para
+ dei o arroz à minha irmã = dei o arroz para minha irmã
(?<=(?:pes(?:ou|ava|avam|aram|a)|era|eram|foi|foram|deu|dava|marcou) (?:uns |umas )?\d{2,4})(?= (?:já )?(?:cru|crua|crus|sec[oa]s?|cozid[oa]s?|escorrid[oa]s?|limp[oa]s?|descascad[oa]s?)(?!\p{L}))
= g
+ o arroz pesava 170 cru = o arroz foi 170g cru
(?<=(?:colegas?|amig[oa]s?|chef[ea]|pessoal|parceir[oa]|galera|turma) )(?:d[oa]s?|de) (?:trabalho|trampo|serviço|escritório|classe|turma|faculdade|facul|escola|academia|curso|firma|empresa|quarto|república|apê|infância|equipe|setor|igreja)
=
+ rachei o arroz com uma colega do trampo = rachei o arroz com uma colega
(?:tudo|todas as coisas) (?:o )?que (?:eu )?(?:coloquei|botei|pus|anotei|registrei|comi|escrevi|lancei|tem|tinha|está|tá)(?: aí| aqui| ali| antes| na lista)?
= tudo
+ tudo que eu coloquei era metade = tudo foi metade
(?<=(?:metade|terços?|quartos?|parte|\d ?%|\d/\d) )(?:d[ao]|de cada) (?:comida|prato|refeição|marmita|coisa|alimento|item)
= de tudo
+ deixei metade da comida = deixei metade de tudo
(?<=\p{L}),? (?:foi|foram|era|eram|comi|tomei) (?:só |somente |apenas )?uma?(?: só| somente| apenas| único| única)?(?=$|[.!;])
=  só 1
+ o ovo foi um só = o ovo só 1
(?<=^|[ ,])(?:[oa]s|ess[ea]s|amb[oa]s [oa]s|tod[oa]s [oa]s|meus|minhas) (?:dois|duas|três|quatro|cinco|2|3|4|5)(?= \p{L}+ (?:eram|foram|são|tinham|vinham) (?:de|com|sem|\p{L}+[oa]s(?: |$)))|amb[oa]s(?: [oa]s)?(?= \p{L}+ (?:eram|foram|são|tinham))
= os
+ os dois ovos eram de leite = os ovos foi de leite
(?<=^|[,;] )(?:eu )?repeti (?:d[oa] )?(?=(?:o |a |os |as )?\p{L}+(?: de \p{L}+)?,? (?:e |então |aí |ou seja )?(?:foram|eram|são|deu|deram|comi) (?:\d+|duas|dois|três|quatro) (?!a mais))
=
+ repeti o arroz, foram 2 pratos = o arroz, foi 2 pratos
(?<=[\p{L}\d%])[,;]? (?:e |mas |que )?(?:(?:o|a|os|as) \p{L}+(?: de \p{L}+)? )?(?:eu )?(?:comi|bebi|tomei|acabei|terminei) (?:tud[oa]|todo|toda|inteir[oa]s?|complet[oa]s?)(?: sozinh[oa])?(?<=[,;] .*)(?=$|[.!])
=
+ deixei o arroz; o leite tomei todo = deixei o arroz
(?<=[\p{L}\d%]),? (?:e |que )?(?:eu )?(?:acabei de ver|olhei|vi|li|procurei|conferi|chequei|pesquisei|peguei|tirei) (?:n[oa]|d[oa]|em|do|da) (?:internet|google|\p{L}+(?: d[eoa] \p{L}+)?)(?=$|[.!])
=
+ 95 kcal de arroz, vi na caixa = 95 kcal de arroz
(?<=(?:, |porque |pois |que )?(?:enquanto|quando|assim que) )(?=(?:me |se |já )*\p{L}{2,}(?:ava|ia|ávamos|íamos|ei)(?!\p{L}))
= eu 
+ comi arroz enquanto cozinhava = comi arroz enquanto eu cozinhava
(?:eu |lhe |me )*(?:coloquei|colocamos|botei|botamos|pus|pusemos|joguei|taquei|meti|verti)(?= (?:uns |umas )?(?:\d|mei[oa] |uma? |dois |duas |três |quatro |cinco ))
= verti
+ coloquei 20 g de arroz = verti 20 g de arroz
(?<=[\p{L}\d%]),? (?:porque|pq|pois|já que|visto que|que) (?:eu )?(?:também )?(?:(?:já )?não )?(?:me |te )?(?:tô|estou|ando|tava|estava|sou|fiquei|fico|evito|gosto|gostei|posso|podia|aguento|aguentava|consigo|quero|queria|preciso|faz mal|fez mal|caiu mal|cabia|coube|dá|dava|deu tempo|tava|é|era) ?(?:[^,;.\d]{0,40})(?=$|[,;.!])
=
+ foi leite pq tô sem lactose = foi leite
(?<=[\p{L}\d%]), (?:eu )?(?:estou|tô|ando|sou|evito|sigo) (?:[^,;.\d]{0,40})(?=$|[,;.!])
=
+ sem arroz, tô de dieta = sem arroz
mais (?:pra|para|perto de|próximo de)(?= \d)
=
+ o arroz foi mais pra 150 g = o arroz foi 150 g
(?<=outr[oa] \p{L}+(?: \p{L}+)?) (?:igual|idêntic[oa]|igualzinh[oa])(?=$|[.!,])
=
+ outro leite igual = outro leite
^(?:ó|ô|ow|oia|olha só|então|é|e aí)(?:,| que) (?=\p{L})
=
+ ó, foi arroz = foi arroz
(?<=(?:sem|não) .*\p{L}) dessa vez(?=$|[.!,])
=
+ sem arroz dessa vez = sem arroz
(?:bem |um pouco )?menos (?:da|de) metade
= 40 %
+ comi menos da metade = comi 40 %
(?:bem |um pouco )?mais (?:da|de) metade
= 60 %
+ comi mais da metade = comi 60 %
(?<=(?:noite|manhã|tarde|ontem|hoje|anteontem),? )(?:umas |lá pelas |tipo )?(?=\d{1,2} ?(?:h|hs|horas?)(?!\p{L}))
= às 
+ foi ontem à noite, umas 9h = foi ontem à noite, às 9h
(?:eu )?(?:n[aã]o|num) (?:comi|tomei|bebi) (?:nada )?(?:mais (?:do )?que|mais de|a não ser|além de)(?= )
= só comi
+ não comi mais que uma maçã = só comi uma maçã
entre (?:a |o )?(?:minha|meu|a|o) \p{L}+,? (?:e )?(?:a |o )?(?:minha|meu|a|o) \p{L}+,? e eu|entre eu,? (?:a |o )?(?:minha|meu|a|o) \p{L}+ e (?:a |o )?(?:minha|meu|a|o) \p{L}+|entre (?:minhas|meus) (?:duas|dois) \p{L}+ e eu|com (?:as |os )?(?:minhas|meus) (?:duas|dois) \p{L}+(?=$|[,.])
= entre três
+ dividimos entre minha mãe, minha irmã e eu = dividimos entre três
entre (?:minhas|meus) três \p{L}+ e eu|com (?:as |os )?(?:minhas|meus) três \p{L}+(?=$|[,.])
= entre quatro
+ dividimos entre minhas três irmãs e eu = dividimos entre quatro
entre (?:a |o )?(?:minha|meu) \p{L}+ e eu|entre eu e (?:a |o )?(?:minha |meu )?\p{L}+
= entre dois
+ dividimos entre minha mãe e eu = dividimos entre dois
(?<=(?:irmão|irmã|filh[oa]|prim[oa]|sobrinh[oa]|net[oa]) )(?:mais (?:nov[oa]|velh[oa])|caçula|pequen[oa]|menor|do meio)(?!\p{L})
=
+ dei metade pra minha irmã mais nova = dei metade pra minha irmã
(?<=(?:deixei|guardei|ficou|levei|sobrou) .*|(?:deixei|guardei) )(?:pr[oa]|para [oa]|como|de) (?:lanche|janta|jantar|almoço|café da manhã|café|marmita)(?: d[eo] (?:amanhã|dia seguinte))?(?=$|[,.!])
= pra amanhã
+ o arroz deixei pro lanche de amanhã = o arroz deixei pra amanhã
(?<=(?:ficou|ficaram|deixei|sobrou|sobraram) .*) n[oa] (?:panela|frigideira|travessa|forma|forno|bandeja|embalagem|pacote|garrafa|lata|copo|xícara|pote|tigela)(?=$|[,.!])
=
+ ficou metade na panela = ficou metade
(?<=(?:^|[ ,])(?:n[aã]o|num|nem|ñ) .*\p{L}) n[aã]o(?=$|[.!])
=
+ não comi o arroz não = não comi o arroz
no (?:meio|meinho|fim|finzinho|final|começo|comecinho|início) d[ao] (?=manhã|tarde|noite)
= de 
+ foi no meio da manhã = foi de manhã
(?:n[oã]o|nao) era (?:pra|para) (?:ter )?(?:mudar|mexer|alterar|trocar|mudado|mexido|alterado|trocado)(?: (?:em )?(?:nada|isso))?
=
+ desfaz, não era pra mudar nada = desfaz
(?<=^|[ ,])(?:foi|ficou|foram|ficaram) (?=(?:pro|pra|para [oa]|d[oa]) (?:meu|minha|meus|minhas) \p{L}+)(?<=um(?:a)? d[oa]s .*)
= dei 
+ um dos ovos foi pro meu namorado = um dos ovos dei pro meu namorado
(?<=(?:compart|repart|divid|rach)\p{L}+ .*|(?:compart|repart|divid|rach)\p{L}+ )com (?:a |o )?(?:minha|meu|a|o|um|uma) \p{L}+ e (?:com )?(?:a |o )?(?:minha|meu|a|o|um|uma) \p{L}+(?=$|[,.])
= entre três
+ dividimos o arroz com minha mãe e minha irmã = dividimos o arroz entre três
`);
