/**
 * Pronunciations of food words that general dictionaries lack or have wrong: a word and its phones on each
 * line, in the phone set of CMUdict.
 */
export const foodPronunciations = `
acai AA S AA IY
adobo AH D OW B OW
aioli AY OW L IY
amaranth AE M ER AE N TH
aperol AE P ER AO L
arepa AH R EY P AH
arroz AH R OW Z
arugula ER UW G Y AH L AH
aubergine OW B ER ZH IY N
baba B AA B AH
banh B AA N
barfi B AA R F IY
basmati B AH S M AA T IY
beetroot B IY T R UW T
bhaji B AA JH IY
bibimbap B IY B IH M B AA P
biryani B IH R Y AA N IY
bratwurst B R AA T W ER S T
bruschetta B R UW S K EH T AH
bulgogi B UH L G OW G IY
bulgur B AH L G ER
butty B AH T IY
calzone K AE L Z OW N
calzone(2) K AE L Z OW N IY
caprese K AH P R EY Z IY
carbonara K AA R B AH N AA R AH
carnitas K AA R N IY T AH S
cassava K AH S AA V AH
ceviche S AH V IY CH EY
chapati CH AH P AA T IY
chapatti CH AH P AA T IY
chia CH IY AH
chickpea CH IH K P IY
chicory CH IH K ER IY
chilli CH IH L IY
chimichanga CH IH M IY CH AA NG G AH
chipotle CH IH P OW T L EY
chorizo CH ER IY Z OW
churro CH UH R OW
chutney CH AH T N IY
ciabatta CH AH B AA T AH
congee K AA N JH IY
corned K AO R N D
courgette K UH R ZH EH T
couscous K UW S K UW S
crisps K R IH S P S
croque K R OW K
croquette K R OW K EH T
crudites K R UW D IH T EY
daikon D AY K AA N
dal D AA L
dosa D OW S AH
dulce D UH L S EY
eclair EY K L EH R
edamame EH D AH M AA M EY
empanada EH M P AH N AA D AH
enchilada EH N CH AH L AA D AH
escarole EH S K ER OW L
fajita F AH HH IY T AH
falafel F AH L AA F AH L
farro F AA R OW
feijoada F EY ZH W AA D AH
feta F EH T AH
flan F L AE N
flavoured F L EY V ER D
focaccia F OW K AA CH AH
frappe F R AE P EY
frappuccino F R AE P AH CH IY N OW
frittata F R IH T AA T AH
fufu F UW F UW
gazpacho G AH S P AA CH OW
gelato JH AH L AA T OW
ghee G IY
gnocchi N Y OW K IY
gochujang G OW CH UW JH AA NG
gordita G AO R D IY T AH
gouda G UW D AH
granola G R AH N OW L AH
gratin G R AA T AH N
gruyere G R UW Y EH R
guacamole G W AA K AH M OW L IY
gulab G UW L AA B
gyoza G Y OW Z AH
gyro Y IH R OW
gyro(2) JH AY R OW
haggis HH AE G IH S
halloumi HH AH L UW M IY
halva HH AA L V AA
harissa HH ER IY S AH
horchata AO R CH AA T AH
hummus HH AH M AH S
hummus(2) HH UH M AH S
idli IH D L IY
injera IH N JH EH R AH
jalapeno HH AA L AH P EY N Y OW
jamun JH AA M UH N
jicama HH IY K AH M AH
jollof JH AA L AH F
kabob K AH B AA B
katsu K AA T S UW
kebab K AH B AA B
kefir K AH F IH R
kielbasa K IH L B AA S AH
kimbap K IH M B AA P
kimchi K IH M CH IY
kiwi K IY W IY
kombucha K AH M B UW CH AH
korma K AO R M AH
labneh L AE B N EH
laksa L AA K S AH
lasagne L AH Z AA N Y AH
lassi L AA S IY
latte L AA T EY
leche L EH CH EY
lychee L IY CH IY
macchiato M AA K IY AA T OW
madras M AE D R AH S
manchego M AE N CH EY G OW
marinara M EH R AH N EH R AH
masala M AH S AA L AH
matcha M AA CH AH
mayo M EY OW
meringue M ER AE NG
miso M IY S OW
mocha M OW K AH
mochi M OW CH IY
mofongo M OW F AO NG G OW
mojito M OW HH IY T OW
momo M OW M OW
mozzarella M AA T S ER EH L AH
muesli M Y UW Z L IY
mung M AH NG
naan N AA N
nachos N AA CH OW Z
natto N AA T OW
nigiri N IH G IH R IY
nougat N UW G AH T
nutella N UW T EH L AH
oatmilk OW T M IH L K
okra OW K R AH
omelette AA M L AH T
onigiri OW N IH G IH R IY
orzo AO R Z OW
paella P AY EH L AH
pakora P AH K AO R AH
paneer P AH N IH R
panini P AH N IY N IY
panna P AA N AH
papadum P AA P AH D AH M
papaya P AH P AY AH
paratha P AH R AA T AH
parmesan P AA R M AH Z AA N
parmigiana P AA R M IH JH AA N AH
pasty P AE S T IY
penne P EH N EY
pesto P EH S T OW
pho F AH
pho(2) F OW
pico P IY K OW
pierogi P IH R OW G IY
pierogies P IH R OW G IY Z
pilau P IH L AW
pita P IY T AH
plantain P L AE N T AH N
poke P OW K EY
polenta P OW L EH N T AH
ponzu P AA N Z UW
porterhouse P AO R T ER HH AW S
poutine P UW T IY N
prosciutto P R OW SH UW T OW
provolone P R OW V AH L OW N IY
pupusa P UW P UW S AH
pureed P Y UH R EY D
quesadilla K EY S AH D IY AH
queso K EY S OW
quiche K IY SH
quinoa K IY N W AA
ragu R AE G UW
raita R AY T AH
ramen R AA M AH N
rasher R AE SH ER
ratatouille R AE T AH T UW IY
refried R IY F R AY D
ribeye R IH B AY
ricotta R IH K AA T AH
risotto R IH Z AO T OW
roti R OW T IY
saag S AA G
sambal S AA M B AA L
samosa S AH M OW S AH
sangria S AE NG G R IY AH
sashimi S AA SH IY M IY
satay S AA T EY
schnitzel SH N IH T S AH L
scone S K OW N
seitan S EY T AE N
shakshuka SH AA K SH UW K AH
shandy SH AE N D IY
shawarma SH AH W AA R M AH
shiitake SH IY T AA K EY
shortbread SH AO R T B R EH D
sirloin S ER L OY N
smoothie S M UW DH IY
soba S OW B AH
sofrito S OW F R IY T OW
souffle S UW F L EY
sourdough S AW ER D OW
souvlaki S UW V L AA K IY
spanakopita S P AE N AH K OW P IY T AH
spatzle SH P EH T S L AH
sriracha S IH R AA CH AH
stevia S T IY V IY AH
strudel S T R UW D AH L
sushi S UW SH IY
tabbouleh T AH B UW L IY
tagine T AH ZH IY N
tahini T AH HH IY N IY
tamale T AH M AA L IY
tamarind T AE M ER IH N D
tandoori T AE N D UH R IY
tapas T AA P AH S
tapioca T AE P IY OW K AH
taquito T AH K IY T OW
tbsp T EY B AH L S P UW N
teff T EH F
tempeh T EH M P EY
tempura T EH M P UH R AH
teriyaki T EH R IY AA K IY
tikka T IY K AH
tilapia T IH L AA P IY AH
tinned T IH N D
tiramisu T IH R AH M IY S UW
toastie T OW S T IY
tortellini T AO R T AH L IY N IY
tortilla T AO R T IY AH
tostada T OW S T AA D AH
tsp T IY S P UW N
tzatziki T S AA T S IY K IY
udon UW D AA N
ugali UW G AA L IY
unagi UW N AA G IY
veg V EH JH
vinaigrette V IH N AH G R EH T
vindaloo V IH N D AH L UW
wasabi W AH S AA B IY
wholemeal HH OW L M IY L
wonton W AA N T AA N
yakisoba Y AA K IY S OW B AH
yakitori Y AA K IH T AO R IY
yoghurt Y OW G ER T
yuca Y UW K AH
ziti Z IY T IY
zucchini Z UW K IY N IY
`;
