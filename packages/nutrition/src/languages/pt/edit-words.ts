/** Words of instructions in the glossary: people, what was left, shared or missed, and sources of figures. */

const people = `
irmão | irmãozinho | meu mano = brother
irmã | irmãzinha = sister
irmãos = brothers
irmãs = sisters
filho | filhinho = son
filha | filhinha = daughter
filhos | crianças | as crianças | meninos | os meninos | as meninas | os meus filhos | molecada = kids
meu pequeno | minha pequena | meu moleque | meu menino | minha menina | meu guri | minha guria = my kid
mãe | mamãe = mum
pai | papai | meu velho = dad
namorado | meu boy = boyfriend
namorada | minha mina = girlfriend
marido | esposo | maridão = husband
mulher | esposa = wife
parceiro | parceira | meu bem | mozão = partner
amigo | amiga = friend
amigos | amigas | galera = friends
colega = colleague
colegas = colleagues
primo | prima = cousin
primos | primas = cousins
avó | vó | vovó = grandma
vovozinho = grandpa
tia | titia = aunt
tio = uncle
sobrinho = nephew
sobrinha = niece
minha sogra | meu sogro | meu cunhado | minha cunhada | meu neto | minha neta | meu vizinho | minha vizinha | meu chefe | minha chefe = my friend
bebê | nenê | neném = baby
cachorro | cachorrinho | cadela | cachorra | doguinho = dog
cachorros = dogs
gato | gatinho | gata = cat
alguém | outra pessoa | outro alguém = someone
ela = she
ele = he
eles | elas = they
familia = family
pro = to the
pro meu | pra meu | pra minha | para minha | para meu | pros meus | pras minhas = to my
`;

const eating = `
comeu | tomou | bebeu | roubou | comeram | tomaram | beberam | beliscou | experimentou | provou | pegou | ficou com = ate
não comi | não tomei | não bebi = didn't have
tinha = had
não tinha = had no
não quis | não queria = didn't want
não terminei | não acabei | não aguentei | não dei conta | não dei conta de | não consegui terminar | não consegui comer | não consegui | não matei = didn't finish
terminei | acabei | matei | detonei | tracei | dei conta de = finished
papei | provei | experimentei | engoli | pedimos = i had
`;

const left = `
deixei | deixaria | devo ter deixado | deixamos | deixaram | deixando | deixado | larguei | largamos | sobrou | sobraram | sobra | sobrando | sobrava | ficaram | restou | restaram = left
ficou = left
joguei fora | jogamos fora | foi pro lixo | foi para o lixo | foi pra pia | foi pro ralo | desperdicei | tire fora = threw away
no lixo | pro lixo | no chão | pelo chão = on the floor
pra amanhã | para amanhã | pro dia seguinte | para depois | pra depois | pra mais tarde | para mais tarde | pra janta de amanhã = for later
na geladeira | no freezer | no congelador | no pote pra depois = in the fridge
guardei | guardamos | guardado | guardada = saved
dei | demos | doei | ofereci | cedi | passei pra frente = gave
congelei = froze
levei pra casa | levei para casa | trouxe pra casa | levei embora = took home
derramei | derramou | entornei = spilled
caiu | caíram = fell
sem terminar | sem tocar | sem comer | intacto | intacta | intocado | intocada = uneaten
resto | o resto | os outros | as outras | os demais | as demais = rest
`;

const shares = `
a maioria | maioria | a maior parte | maior parte | boa parte | quase tudo | quase todo | quase toda | a maior parte de | a maioria de | boa parte de | quase todo o | quase toda a = most of
por cento | porcento = percent
terça parte de | terça parte | um terço = a third of
quarta parte de | quarta parte | um quarto = a quarter of
dois terços de | dois terços = two thirds of
três quartos = three quarters of
dividi | dividimos | rachei | rachamos | compartilhei | compartilhamos | reparti | repartimos | dividido | dividida | compartilhado | compartilhada = shared
entre = between
meio a meio | em partes iguais | irmamente = evenly
duas vezes = twice
três vezes = three times
outra vez | novamente = again
mais uma rodada | outra rodada | outro prato igual | mais um prato igual | outra porção igual | segunda rodada = second helping
em dobro = double
triplo = triple
um que | uma que = one
um dos | uma das | um dos meus | uma das minhas = one of the
cada um | cada uma | c/u | por cabeça | a unidade = each
maior | maiores | mais gordo = bigger
menor | menores = smaller
exagerei no | exagerei na | exagerei nos | exagerei nas | demais | a mais da conta | além da conta = too much
pouco | pouquinho | tiquinho | bocadinho = a bit
bem mais = more
bem menos = less
todo | toda | completo | completa = whole
enorme | enormes | gigante | grandão | grandona = large
pequenininho | pequenininha | pequenino | pequenina | miúdo = small
muitíssimo = a lot of
todos | todas = all
`;

const sources = `
segundo | conforme | de acordo com = according to
rótulo | embalagem | etiqueta = packet
balança = scale
na balança | na minha balança | pela balança | segundo a balança | segundo minha balança | pela minha balança | na balança de cozinha | conforme a balança = on my scale
diz | dizia | fala | fala que | vem | tá escrito | está escrito | marca | indica | aparece | consta | mostra = says
pesei | medi = measured
vi | li | olhei | conferi = checked
contei | calculei = counted
`;

const others = `
troque por | troque pelo | troque pela = replaced by
no lugar | no lugar dele | no lugar dela | em vez | ao invés | em troca | na troca = instead
fora isso = also
junto | juntos | junta | de quebra = also
lhe | se | aí então = 
isso | isto | esse | essa | este | esta | aquele | aquela | aquilo = that
esses | essas | estes | estas | disso = those
daí | cá | aqui = there
nele | nela | neles | nelas | dele | dela | deles | delas = of it
porque | pq | pois = because
embora = though
comprei = bought
quando = when
quem = who
agora = now
ainda = still
bem | super | mega = very
por engano | sem querer = by mistake
estou | tô = i am
tenho | tava com = i have
igual = same
gente | ai gente | kk | kkk | rs | juro | eu juro | tava | daqueles | daquelas | daquele | daquela | dessas | desses | correto | correta | exatos | exatas | na conta | na lista | assim | ou seja | olha | beleza | blz | véi | uai | oxe | vixe | poxa | caramba | nossa = 
melhor | e sim | mas sim = rather
`;

export const editWords = people + eating + left + shares + sources + others;
