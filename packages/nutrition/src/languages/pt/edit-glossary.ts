import { type GlossaryRow, parseGlossary } from "../language-pack.ts";
import { commonWords } from "./common-words.ts";
import { people } from "./people.ts";

/** How an item changes. Verbs are in the infinitive, which stands for all of its forms. */
const changes = `
tirar | remover | apagar | excluir | retirar | deletar | eliminar | cortar | riscar | descontar | subtrair | limar | arrancar | tira | tire | tiro | remova | remove | apague | exclua | exclui | corta | retire = removed
pular | esquecer de vez | sem | sem nada de | nada de | esquece | esquece o | esquece a | esqueça | esquece isso de | livrar de = without
não tinha | não tinham | não teve | não tiveram | não tem | não havia | não houve | não veio | não vieram | não vinha | não levava | não levou | não tinha nada de = did not have
não comer | não tomar | não beber | não provar | não tocar | não encostar | não colocar | não botar | não pôr | não usar | não pedir | não querer | não comprar | não adicionar | não acrescentar | não pegar | não chegar a comer | não chegar a tomar | não acabar comendo | não acabar tomando | não comi | não comi nada de | não tomei = did not have
não pus | não quis | não fiz = did not have
não me deram | não me trouxeram | não trouxeram | não deram | não colocaram | não serviram = did not have
não conta | não era meu | não era minha | não foi meu | não foi minha | não é meu | não é minha | não eram meus | não eram minhas | não vai aí | está sobrando | tá sobrando | está a mais | tá a mais | não faz parte = by mistake
não = not
nem = no
e sim | mas sim | e não | no lugar | no lugar dele | no lugar dela | em vez | ao invés | em troca | na troca | em substituição | melhor = instead
em vez de | em vez do | em vez da | em vez dos | em vez das | no lugar de | no lugar do | no lugar da | no lugar dos | no lugar das | ao invés de | ao invés do | ao invés da | invés de | invés do | invés da | em lugar de | em lugar do | em lugar da | em substituição ao | e nada de = instead of
trocar | substituir | mudar | alterar | modificar | troca | troque | troco | substitui | substitua | muda | mude = replace
por | pelo | pela | pelos | pelas = by
adicionar | acrescentar | somar | incluir | juntar | inserir | passar | untar | regar | polvilhar | salpicar | temperar | acompanhar | misturar | meter | despejar | pingar | adiciona | acrescenta | inclui | coloca | coloque | põe | bota | bote | ponha | pôr | soma | junta = added
verter | colocar | botar | jogar | pus | pusemos = put
temperado com | temperada com | acompanhado de | acompanhada de | regado com | misturado com | coberto de | adoçado com | com cobertura de = with
esquecer | esquecer de | esquecer do | esquecer da | omitir | faltar | esqueci | esqueceu | faltou | falta | faltando | passou batido | deixar passar = forgot
anotar | registrar | contar | lançar | marcar | digitar | escrever = logged
não anotar | não registrar | não contar | não mencionar | não lançar | não falar = forgot
também | além disso | fora isso | igualmente | ainda = also
mais = more
por cima | em cima | ao lado | de acompanhamento | de sobremesa | na sobremesa | pra beber | para beber | de bebida | pra acompanhar | para acompanhar | e depois | junto | juntos | juntas | de quebra = added
veio com | vinha com | vieram com | vem com | vinham com | levava | levou | leva | trazia = came with
havia | houve = there was
tinha | tinham | tem | teve | tive | continha | contém = had
recheado de | recheada de | recheados de | recheadas de | recheado com | recheada com | recheados com = filled with
com = with
com um pouco de | com um pouquinho de = with
`;

/** How much of it was eaten, and by whom. */
const shares = `
comer | tomar | beber | provar | consumir | devorar | engolir | ingerir | petiscar | beliscar | experimentar | roubar | pegar | pedir | ganhar | receber | mandar ver | mandar pra dentro | traçar | papar | detonar | matar | aguentar | conseguir comer | conseguir tomar | acabar comendo | acabar tomando | dar conta de | encarar | bater | lanchar = ate
comi | comeu | comeram | comemos | tomei | tomou | bebi | bebeu | peguei | pegou | pedi | pediu | roubou | ficou com | quem comeu foi | quem tomou foi | quem bebeu foi | quem comeu | quem tomou | quem bebeu = ate
terminar | acabar | finalizar | terminei | acabei | acabou | terminou | dei conta de = finished
não terminar | não acabar | não aguentar | não conseguir | não conseguir comer | não conseguir terminar | não dar conta | não dar conta de | não dei conta | não dei conta de | não finalizar | não comer tudo | não comer todo | não comer toda | não comer inteiro | não comer inteira | não tomar tudo | não beber tudo | não aguentei | não consegui | não consegui comer | não consegui terminar | não terminei | não acabei | não comi tudo | não comi todo | não comi toda | não matei = did not finish
deixar | sobrar | largar | ficar | restar | rejeitar | devolver | deixei | deixou | deixamos | deixado | sobrou | sobra | sobraram | sobrava | ficou | ficaram | largou | restou | jogar fora | joguei fora | jogou fora | jogamos fora | desperdiçar | sem comer | sem tocar | sem terminar | intacto | intacta | intocado | no prato | no lixo | pro lixo | foi pro lixo | foi para o lixo | foi pra pia | foi pro ralo = left
derramar | entornar | cair | caiu | caíram | derrubar | no chão | pelo chão | pro chão = dropped
guardar | congelar | reservar | levar pra casa | levar para casa | levei pra casa | trouxe pra casa | guardei | guardou | pra amanhã | para amanhã | pra depois | para depois | pra mais tarde | para mais tarde | pro dia seguinte | na geladeira | no freezer | no congelador | na marmita = saved
dar | dei | deu | demos | deram | dado | doar | ceder | oferecer | cedi | ofereci | passar pra frente = gave
dividir | rachar | compartilhar | repartir | dividi | dividiu | dividimos | rachei | rachamos | reparti | compartilhei = shared
entre dois | entre duas | entre nós dois | pra dois | pra duas | para dois | para duas | por dois | em dois | em duas = between 2 of us
entre três | entre nós três | pra três | para três | por três | em três = between 3 of us
entre quatro | entre nós quatro | pra quatro | para quatro | por quatro | em quatro = between 4 of us
entre cinco | pra cinco | para cinco | por cinco | em cinco = between 5 of us
entre seis | pra seis | em seis = between 6 of us
éramos | fomos | somos | estávamos em = we were
meio a meio | em partes iguais | irmamente | metade pra cada | metade para cada | metade cada um | metade pra cada um | metade cada | por igual = half each
um terço | um terço de | um terço do | um terço da | um terço dos | um terço das | terça parte | a terça parte | a terça parte de | a terça parte do | a terça parte da = a third
um quarto | um quarto de | um quarto do | um quarto da | um quarto dos | um quarto das | quarta parte | a quarta parte | a quarta parte do | a quarta parte da = a quarter
dois terços | dois terços de | dois terços do | dois terços da | dois terços dos | dois terços das = two thirds
três quartos | três quartos de | três quartos do | três quartos da | três quartos dos | três quartos das = three quarters
a maioria | maioria | a maior parte | maior parte | boa parte | quase tudo | quase todo | quase toda | a maior parte de | a maior parte do | a maior parte da | a maioria de | a maioria das | a maioria dos | boa parte do | boa parte da | quase todo o | quase toda a = most
minha parte | a minha parte | minha metade | minha porção = my part
tudo = everything
os outros | as outras | o outro | a outra = the other
todo | toda | inteiro | inteira | inteiros | inteiras | completo | completa | por completo | todinho | todinha = whole
todos | todas | todos os | todas as = all
no total | ao todo | total | tudo junto | somando tudo | no geral = in total
resto | o resto | os demais | as demais = the rest
`;

/** Amounts and sizes. */
const amounts = `
um pouco mais | um pouquinho mais | bem mais | muito mais | mais um pouco | mais um pouquinho | mais um tanto | um tiquinho mais | mais quantidade | mais de | mais do | mais da = more
menos | um pouco menos | um pouquinho menos | bem menos | muito menos | menos de | menos quantidade | um tiquinho menos = less
reduzir | diminuir | baixar | abaixar | reduz | diminui | baixa = reduce
aumentar | subir | incrementar | aumenta | sobe = increase
maior | maiores | mais gordo | pouco demais | subestimei | subestimar = bigger
menor | menores | exagerei | exagerei no | exagerei na | exagerei nos | exagerei nas | a mais da conta | além da conta | superestimei = smaller
dobro | o dobro | o dobro de | o dobro do | o dobro da | duas vezes | em dobro | porção dupla | porção dobrada | dobrar | duplicar | dobra | dobre | dobrado | dobrada = double
triplo | o triplo | o triplo de | o triplo do | o triplo da | três vezes | triplicar = triple
pela metade | na metade | a metade a menos = halved
repetir | repeti | repetimos | repetiu | repeti o prato | outra rodada | mais uma rodada | segunda rodada | outro prato igual | mais um prato igual | outra porção igual | mais uma porção igual | um segundo prato | uma segunda porção | outro prato | mais um prato = second helping
mesma quantidade | a mesma quantidade | na mesma quantidade | mesmo peso | o mesmo peso | mesma porção | a mesma porção | mesmo tanto | o mesmo tanto | quantidade igual | mesma medida | mesmas gramas | as mesmas gramas = the same amount
cada um | cada uma | cada | por unidade | a unidade | por cabeça | por fatia | cada fatia | por pessoa | por pedaço | c u = each
foi | foram | era | eram | são | seja | sejam | ser | pesava | pesou | pesa | pesavam | pesaram = was
só | somente | apenas | unicamente | simplesmente | só isso = only
pouco | pouquinho | um pouco | um pouquinho | um pouco de | um pouquinho de | tiquinho | um tiquinho de | bocadinho | um bocadinho de | umas gotas de = a bit
muito | muita | bastante | um monte | um monte de | muitíssimo | um montão de = a lot of
enorme | enormes | gigante | grandão | grandona = large
pequenininho | pequenininha | pequenino | pequenina | miúdo = small
segundo | segunda = second
terceiro | terceira = third
outro | outra | mais um | mais uma | uma segunda | um segundo | mais outro | mais outra = another
diz | dizia | fala | fala que | vem escrito | tá escrito | está escrito | tava escrito | estava escrito | marca | marcava | indica | indicava | aparece | consta | constava | mostra = says
de acordo com | conforme = according to
copinho = glass
xicrinha | xicarazinha = cup
tacinha = wine glass
garrafinha = bottle
fatiazinha = slice
pedacinho = piece
chá | chazinho = tea
normal | comum | regular | tradicional = regular
rótulo | embalagem | etiqueta | pacote | cardápio = label
segundo o rótulo | segundo a embalagem | pelo rótulo | pela embalagem | no rótulo | na embalagem | conforme o rótulo | pelo app | no app | pelo aplicativo | no cardápio | de acordo com o rótulo | de acordo com a embalagem = per label
na balança | na minha balança | pela balança | segundo a balança | segundo minha balança | pela minha balança | na balança de cozinha | conforme a balança | de acordo com a balança = on my scale
balança = scale
pesar | medir | pesei | medi = measured
conferir | olhar | ver | checar | vi | conferi | olhei | li = checked
calcular | contei | calculei = counted
fiz | fizemos | fazer | preparar | cozinhar | feito | feita | feitos | feitas = made
`;

/** Words that say no change. */
const fillers = `
me | eu | nós | a gente = i
se | te | lhe | que = 
do meu | da minha | dos meus | das minhas = of my
dele | dela | deles | delas | disso | disto | nisso = of it
fibra | fibras = fiber
esse | essa | isso | este | esta | isto | aquele | aquela | aquilo | esses | essas | estes | estas = that
ao | aos = on the
o | a | os | as = the
no | na | nos | nas = in the
de = of
do | da | dos | das = of the
num | numa = in a
pro meu | pra meu | pra minha | para minha | para meu | pros meus | pras minhas | ao meu | à minha | aos meus | às minhas = to my
com meu | com minha | com o meu | com a minha = with my
da comida | do prato | de cada coisa | da refeição = of everything
meu | minha | meus | minhas | seu | sua = my
mesmo | mesma | próprio = same
nele | nela | neles | nelas | lá dentro = in it
cá | aqui | ali | lá | aí = there
olha | viu | tá | né | ok | beleza | blz | véi | cara | mano | gente | uai | oxe | vixe | poxa | caramba | nossa | eita | opa | ops | bom | bem | ah | ih | hum | hein | sabe | tipo | assim | na verdade | na real | na realidade | de verdade | de fato | realmente | no fim | no final | no fim das contas | no final das contas | afinal | enfim | finalmente | aliás | inclusive | por favor | pfv | pf | obrigado | obrigada | valeu | vlw | desculpa | desculpe | perdão | foi mal | me desculpa | kk | kkk | kkkk | rs | rsrs | haha | juro | sério | claro | certeza | com certeza | exatamente | exato | certo | correto | correta | certinho | talvez | provavelmente | acho | acho que | acredito | creio | penso | digo | diria | eu diria | suponho | mais ou menos | aproximadamente | cerca de | por volta de | uns | umas | quase | hoje | agora | já | depois | sempre | ou seja | quer dizer | melhor dizendo | errar | errei | me enganei | enganar | me confundi | confundir | me atrapalhei | atrapalhar | viajar | viajei | errado | errada | tava errado | está errado | tá errado | corrigir | arrumar | ajustar | corrige | corrigindo | correção | erro meu | super | mega = actually
por cento | porcento = percent
um que | uma que = one
um dos | uma das | um dos meus | uma das minhas | um desses | uma dessas = one of the
entre = between
então | por isso | daí | assim sendo = so
porque | pq | pois | já que | é que | o que aconteceu é que | visto que | que nem = because
embora = though
comprar | comprei = bought
por engano | sem querer = by mistake
igual = same
demais = too much
daqueles | daquelas | daquele | daquela | dessas | desses | exatos | exatas | na conta | na lista = 
de novo | novamente | outra vez = again
estar | estou | tô | está | estava | tava | tavam | ter | tenho | tens | poder | pode | podia | quero | queria | gostaria | preciso | deveria | deveriam | devia | vou | vai | ia = i
quantidade | gramatura | peso de = amount
parte | parcela = part
`;

/** Questions ask for no change. */
const questions = `
quanto | quanta | quantos | quantas = how much
qual | quais = which
por que = why
onde = where
quem = who
quando = when
`;

export const editGlossary: readonly GlossaryRow[] = [
  people,
  changes,
  shares,
  amounts,
  fillers,
  questions,
  commonWords,
].flatMap(parseGlossary);
