import { type GlossaryRow, parseGlossary } from "../language-pack.ts";
import { commonWords } from "./common-words.ts";
import { editRemarks } from "./edit-remarks.ts";

/** How an item changes. */
const changes = `
enlève | enlevé | enlevée | enlevés | enlevées | enlever | enlevez | supprime | supprimer | supprimée | supprimés | retire | retirer | retirée | retirés | ôte | ôter | ôtée | virer | virée | virés | effacer | efface | effacée | éjecte | bazarde | zapper | barrer | rayer | rayé | exclus | exclure | annule le | annule la | annule les | tu peux oublier | peux oublier | fais sauter | élimine | éliminer | dégager | sors | sortir | supprimé | retiré | ôté | viré | effacé | barre le | barre la | barre les | raye le | raye la | raye les | vire | jarte | dégage = remove
pas | pas du | pas de la | pas de l' | pas des | pas le | pas la | pas les = not
pas de | pas d' = no
j'ai pas | je n'ai pas | on a pas | on n'a pas | pas pris | pas eu = did not have
pas mangé | pas bu | pas touché | pas touché à | pas touché au | pas touché aux | pas touchée | pas mangée | pas mangés | pas mangées | pas bue | pas prise | pas pris finalement | pas voulu | pas aimé | pas utilisé | pas consommée | pas terminé du tout | pas entamé | pas même goûté | boudé | snobé | refusé | pas goûté | pas fini | pas consommé | pas avalé = not eaten
rien mangé | rien mangé de | rien mangé des | rien mangé du | rien pris | rien bu | rien touché | rien goûté = none of
pas tout | pas toute | pas tous | pas toutes | pas fini tout | pas fini le | pas fini la | pas fini les | pas fini mon | pas fini ma | pas fini mes | pas entièrement | pas complètement | pas en entier | pas jusqu'au bout | pas tout pris | pas réussi à tout manger | pas réussi à tout finir | pas pu tout manger | pas pu tout finir | pas tout avalé | pas tout mangé | pas tout fini | pas tout bu | pas terminé | pas pu finir | pas réussi à finir = did not finish
plutôt | à la place | en remplacement | en échange = instead
au lieu de | au lieu du | au lieu d' | au lieu des | au lieu de la | au lieu de l' | à la place de | à la place du | à la place des | à la place d' | plutôt que | plutôt qu' | plutôt que du | plutôt que des | plutôt que de la | et pas | et non | et non pas = instead of
remplace | remplacé | remplacée | remplacés | remplacer | remplacez | change | changé | changer | échange | échangé | échanger | troque | troqué | substitue | substitué | interverti | inverse = replace
par = by
ajoute | ajouté | ajoutée | ajoutés | ajoutées | ajouter | ajoutez | rajoute | rajouté | rajoutée | rajoutés | rajouter | rajoutez | mets | mettre | remets | remettre | inclus | inclure | compte aussi | note aussi | complète avec | accompagné de | accompagné d' | accompagnée de | arrosé de | arrosé d' | arrosée de | nappé de | garni de | garnie de | saupoudré de | parsemé de | agrémenté de | complété par = add
oublié | oubliée | oubliés | oubliées | oublié de | oublié de noter | oublié de mettre | oublié de dire | oublié d'ajouter | oublié de préciser | oublié de compter | oublié d'indiquer | oublié de mentionner | oublié d'inclure | oublié de signaler | zappé de noter | zappé de mettre | pas noté | pas compté | pas mentionné | pas indiqué | pas mis dans la liste | omis de noter | omis de mentionner | passé à la trappe | oublié d' | oublié le | oublié la | oublié les | zappé | omis = forgot
manque | manquait | manquent | manquaient | il manque | il manquait = missing
aussi | également | encore | itou | de surcroît | en prime | en supplément | par-dessus le marché | ensuite | après ça | puis | et puis | en dessert | comme dessert | en entrée | en accompagnement | à côté | à boire | en plus | en sus | par dessus | avec ça | au passage = also
avec le | avec la | avec les | avec l' | avec mon | avec ma | avec mes = with the
dessus | dedans | par-dessus | au-dessus | dans l'assiette avec | à l'intérieur | dans le plat | sur le dessus = in it
j'ai pris | il y avait | y avait | il y a eu | j'avais | j'ai eu | ai pris | on avait = i
ai | as | a | avons | ont | avait = i
mis | mise | mises | foutu | versé | versée | glissé | étalé | saupoudré | mélangé | incorporé | coulé | coupé dedans | agrémenté | ajoutai = added
`;

/** How much of it was eaten, and by whom. */
const shares = `
on garde | je garde | on les garde | on le garde | on la garde | je les garde | je le garde | je la garde | à garder | on laisse comme ça | on n'y touche pas | on touche pas | touche pas | ne touche pas | ne change pas | ne changent pas | change pas | changent pas | ne bouge pas | ne bougent pas | bouge pas | bougent pas | reste pareil | restent pareils | restent pareilles | reste comme ça | restent comme ça | reste tel quel | reste inchangé | inchangé | inchangée | inchangés | inchangées | est bon | est bonne | sont bons | sont bonnes | est ok | sont ok | c'est bon | c'est ok | c'est correct | était bon | étaient bons | est correct | est correcte | est juste | sont justes | est exact | rien à changer | rien à redire | comme avant | comme noté | comme indiqué | était entièrement à moi | était que pour moi | que pour moi | rien que pour moi | tout pour moi | à moi tout seul | à moi toute seule | était à moi = is fine
le reste | du reste | les restes | le restant | tout le reste | pour le reste | le reste c'est | le reste c'était | les autres | l'autre | l'autre moitié | les deux autres | les trois autres | les quatre autres | la fin = the rest
reparti | repartie | repartis | retourné | retournée | renvoyé | renvoyée | rendu | rendue | laissé | laissés | laissée | laisse | laissait | laissant | délaissé | abandonné | restée | restés | laissées | resté | restait | restaient | reste | restes | il restait | il reste = left
jeté | jetée | jetés | jeter | balancé à la poubelle | jeté à la poubelle | jetée à la poubelle | partie à la poubelle | parti à la poubelle | finie à la poubelle | fini à la poubelle | finit à la poubelle | au compost | dans l'évier | à l'évier | aux ordures | perdu | gâché | gâchée | jetées | foutu en l'air | mis à la poubelle | à la poubelle | poubelle = binned
tombé | tombée | tombés | tombées | renversés | fait tomber | échappé | au sol | renversé | renversée | par terre = dropped
donné | donnée | donnés | données | donner | offerte | cédée | refilée | filée | filés | laissé à | laissée à | laissés à | allé à | allée à | revenu à | refilé | filé | offert | cédé | cédés = gave
gardé | gardée | gardés | gardées | conservé | conservée | rangé | rangée | stocké | au frigo | dans le frigo | au frigidaire | au réfrigérateur | au congélo | au congélateur | dans un tupperware | dans un tupp | en doggy bag | doggy bag | emporté | emportée | ramené à la maison | ramenée à la maison | pour ce soir plus tard | pour le lendemain | pour demain midi | pour après | mise de côté | congelé | mis de côté | pour demain | pour plus tard | emballé = saved
y est passé | y est passée | y sont passés | y sont passées | y a eu droit | mangé | mangée | manger | mange | mangeait | mangeais | dévoré | dévorée | dévorés | engloutie | grignoté | grignotée | grignotés | picoré | croqué | croquée | goûté | dégusté | dégustée | savouré | avalée | avalés | ingurgité | gobé | gobée | enfilé | enfilée | descendu | descendue | sifflé | sifflée | bus | bues | boire | bois | buvait | prises | prendre | prends | prenait | consommé | consommée | terminée | terminés | finies | finir | finit | torché | torchée | tapée | engouffré | boulotté | becqueté | liquidé | liquidée | hérité | récupéré | récupérée | reçu | eu | eue | eus | eues | piquées | volée | volés | chipée | chipés | taxé | taxée | subtilisé | raflé | chouré | s'est tapé | s'est enfilé | utilisé | utilisée | servi | servie | commandé | commandée | mangés | mangées | bouffé | bouffée | bu | bue | fini | finie | finis | terminé | pris | prise | piqué | piquée | piqués | volé | chipé | chapardé | englouti | avalé | a mangé | a bu | a fini | a pris | m'a piqué | m'a volé | m'a pris | m'a chipé | l'a mangé | l'a mangée | les a mangés | les a mangées = eaten
partagé | partager | partage | partageait | coupé en parts | partagés | partagées | splitté | séparé | divisé = shared
à deux | en deux | entre deux | pour deux | à nous deux = between 2 of us
à trois | en trois | pour trois | à nous trois | entre trois = between 3 of us
à quatre | en quatre | pour quatre | entre quatre = between 4 of us
à cinq | entre cinq = between 5 of us
on était | nous étions | on étions = we were
moitié moitié | moitié-moitié | moite moite | moite-moite | une moitié chacun | chacun sa moitié | parts égales | à parts égales | en parts égales | à égalité | moit moit | chacun la moitié | la moitié chacun | équitablement = half each
chien | chienne | chiot | toutou | clebs | clébard | labrador = dog
chat | chatte | chaton | minou | matou = cat
oiseau | oiseaux | perroquet | poules = birds
mari | époux | conjoint | compagnon = husband
fiancé | fiancée = fiance
femme | épouse | conjointe | compagne = wife
copain | mec | chum | petit copain | petit ami | amoureux = boyfriend
copine | ma copine | ma blonde | meuf | petite copine | petite amie = girlfriend
ami | amie | amies | voisin | voisine | voisins | voisines | invité | invités | cops | camarade | binôme | amis | pote | potes | copains | copines = friend
collègue | collègues | patron | patronne | chef de service = colleague
frère | frères | frérot | frangin | beau-frère | beau frère | petit frère | grand frère = brother
soeur | sœur | soeurs | sœurs | frangine | belle-soeur | belle-sœur | belle soeur | petite soeur | petite sœur | grande soeur | grande sœur = sister
fils | fiston | gamin | garçon | mon petit | mon grand | mon aîné | mon cadet | mon ptit | petit-fils | petit fils = son
fille | gamine | ma petite | ma grande | ma puce | mon aînée | ma cadette | ma ptite | petite-fille | petite fille = daughter
enfant | enfants | gosses | petits enfants | petits-enfants | marmots | mômes | môme | les petits | mes petits | jumeaux | loulous = kids
bébé = baby
neveu | neveux = nephew
nièce = niece
cousin | cousine | cousins = cousin
oncle | tonton = uncle
tante | tata | tatie = aunt
parents | beaux-parents | beaux parents = parents
famille = family
quelqu'un | quelqu'un d'autre | un autre convive = someone
mère | maman | belle-mère | belle mère = mother
mamie | grand-mère | grand mère = grandma
papi | papy | pépé | grand-père | grand père = grandpa
père | papa | beau-père | beau père = father
coloc | colocs | colocataire | colocataires = roommate
au plat | sur le plat = fried
à la coque | mollet | mollets = soft boiled
dur | durs = boiled
moitié | la moitié | que la moitié | une moitié | à moitié | à la moitié | demi | demie | une demie | un demi = half
moitié de | la moitié de | moitié du | la moitié du | moitié des | la moitié des | la moitié de la | la moitié de l' | la moitié d' = half of
un tiers | le tiers = a third
un tiers de | un tiers du | un tiers des | un tiers de la | le tiers de | le tiers du | le tiers des = a third of
deux tiers | les deux tiers = two thirds
les deux tiers de | les deux tiers du | les deux tiers des | deux tiers de | deux tiers du = two thirds of
un cinquième = a fifth
un cinquième de | un cinquième du | un cinquième des = a fifth of
un quart | le quart = a quarter
un quart de | un quart du | un quart des | un quart de la | le quart de | le quart du = a quarter of
trois quarts | les trois quarts = three quarters
les trois quarts de | les trois quarts du | les trois quarts des | trois quarts de | trois quarts du = three quarters of
la plupart | la majeure partie | la majorité | la quasi-totalité | presque tout | la plus grande partie | le plus gros = most
ma part | ma moitié | ma portion = my part
tout | toute | tous | toutes | l'ensemble | l'intégralité | de tout | du tout = everything
en entier | entier | entière | complètement | entièrement = whole
le tout | en tout | le menu entier | tout le menu | le menu complet | le repas entier | tout le repas | le repas complet | l'ensemble du repas | pour le tout | pour tout | au total | tout compris | tout ensemble | en totalité | au complet | tout inclus = in total
`;

/** Amounts and sizes. */
const amounts = `
plus de | plus d' | un peu plus | un peu plus de | un peu plus d' | un poil plus | un poil plus de | un chouïa plus | légèrement plus | légèrement plus de | beaucoup plus | beaucoup plus de | bcp plus | bcp plus de | davantage | davantage de = more
moins | moins de | moins d' | un peu moins | un peu moins de | un peu moins d' | un poil moins | un poil moins de | un chouïa moins | légèrement moins | légèrement moins de | beaucoup moins | beaucoup moins de | bcp moins | bcp moins de = less
plus gros | plus grosse | plus grand | plus grande | plus gros que ça | pas assez | trop peu | sous-estimé | sous estimé = bigger
plus petit | plus petite | plus petits | trop gros | surestimé | exagéré = smaller
double | doublé | le double | le double de | le double du | deux fois plus | deux fois plus de | deux fois | double portion | double dose | une double portion = double
triple | triplé | le triple | le triple de | trois fois plus | trois fois = triple
moitié moins | la moitié moins | deux fois moins | deux fois moins de | deux fois moins d' | moitié moins de | moitié moins d' | divisé par deux = halved
resservi | resservie | me suis resservi | me suis resservie | je me suis resservi | je me suis resservie | repris une fois | reprise une fois | resservi une fois | resservie une fois | repris la même chose | repris une assiette | repris une portion | repris la même | rab | du rab | une deuxième assiette | une deuxième portion | une seconde portion | une seconde assiette | deuxième tournée = second helping
même quantité | la même quantité | même dose | la même chose | même portion | la même portion | pareil | idem | autant | le même poids | même poids = the same amount
fois = times
y en avait | il y en avait | y'en avait | y en a | il y en a | y en avait que | ça fait | ça faisait | ça fera | ça donne | ça donnait | il y en avait que | il s'agit de | il s'agissait de | il s'agissait d' = was
chacun | chacune | chaque | pièce | la pièce | l'unité | par pièce | par personne | par tranche | par tête | la tranche = each
était | étaient | c'était | c'est | est | sont | pesait | faisait | fait = was
dit | disait | indique | indiquait | affiche | affichait | annonce | marqué | c'est marqué | c'était marqué | écrit | c'est écrit | c'était écrit | il y a marqué | il y a écrit | noté | précise = says
selon | d'après | d' après | selon le | selon la | selon l' | d'après le | d'après la | d'après l' = per
balance de cuisine | paquet | emballage | étiquette | boîte | appli | application | fabricant | site | carte | menu | balance | pot | pesé | pesée = label
sur la balance de cuisine | à la balance de cuisine | avec la balance | avec la balance de cuisine | sur ma balance | sur le paquet | sur l'emballage | sur l'étiquette | sur la boîte | sur le pot | sur la carte | sur le site | sur le menu | sur la balance | à la balance = on the label
au dos | le dos | le dos de | au dos de | au dos du | au dos de l' | derrière le paquet | au verso | le verso = label
d'après le dos | d'après le dos de | d'après le dos de l' | d'après le dos du | au dos de l'emballage | au dos du paquet | d'après le dos de l'emballage | d'après le dos du paquet | d'après le paquet | d'après l'emballage | d'après l'étiquette | d'après la boîte | selon le paquet | selon l'emballage | selon l'étiquette | selon la balance | selon la boîte | selon l'appli = per label
suffisait | suffit | suffi | a suffi | m'a suffi | me suffit | m'ont suffi | suffisent | seul | seule | seulement | juste | uniquement | que | qu' | pas plus = only
`;

export const editGlossary: readonly GlossaryRow[] = [
  changes,
  shares,
  amounts,
  ...editRemarks,
  ...commonWords,
].flatMap(parseGlossary);
