import { type GlossaryRow, parseGlossary } from "../language-pack.ts";

/** How an item changes. */
const changes = `
enlève | enlevé | supprimé | retiré | ôté | viré | effacé | barre | raye | vire | jarte | dégage = remove
pas | pas du | pas de la | pas de l' | pas des | pas le | pas la | pas les = not
pas de | pas d' = no
j'ai pas | je n'ai pas | on a pas | on n'a pas | pas pris | pas eu = did not have
pas mangé | pas bu | pas touché | pas goûté | pas fini | pas consommé | pas avalé = not eaten
pas tout | pas tout mangé | pas tout fini | pas tout bu | pas terminé | pas pu finir | pas réussi à finir = did not finish
plutôt | à la place | en remplacement | mais = instead
au lieu de | au lieu du | au lieu d' | au lieu des | au lieu de la | au lieu de l' | à la place de | à la place du | à la place des | à la place d' | plutôt que | plutôt qu' | plutôt que du | plutôt que des | plutôt que de la | et pas | et non | et non pas = instead of
remplace | remplacé | change | échange = replace
par = by
ajoute | ajouté | mets = add
oublié | oublié de | oublié d' | oublié le | oublié la | oublié les | zappé | omis = forgot
manque | manquait | manquent = missing
aussi | également | encore | en plus | en sus | par dessus | avec ça | au passage = also
dessus | dedans | dans le plat | sur le dessus = in it
j'ai pris | il y avait | y avait | il y a eu | j'avais | j'ai eu | ai pris | on avait = i
ai | as | a | avons | ont | avait = i
mis | foutu | versé | glissé = added
`;

/** How much of it was eaten, and by whom. */
const shares = `
laissé | laissés | laissée | laissées | resté | restait | restaient | reste | restes | il restait | il reste = left
jeté | jetée | jetés | jetées | balancé | foutu en l'air | mis à la poubelle | à la poubelle | poubelle = binned
tombé | tombée | tombés | renversé | renversée | par terre = dropped
donné | donnée | donnés | refilé | filé | offert | cédé | passé = gave
gardé | gardée | congelé | mis de côté | pour demain | pour plus tard | emballé = saved
mangé | mangée | mangés | mangées | bouffé | bouffée | bu | bue | fini | finie | finis | terminé | pris | prise | piqué | piquée | piqués | volé | chipé | chapardé | englouti | tapé | avalé | a mangé | a bu | a fini | a pris | m'a piqué | m'a volé | m'a pris | m'a chipé | l'a mangé | l'a mangée | les a mangés | les a mangées = eaten
partagé | partagée | partagés | partagées | splitté | séparé | divisé = shared
à deux | en deux | à 2 | en 2 | entre deux = between 2 of us
à trois | en trois | entre trois = between 3 of us
à quatre | en quatre | entre quatre = between 4 of us
à cinq | entre cinq = between 5 of us
on était | nous étions | on étions = we were
moitié moitié | moitié-moitié | moit moit | chacun la moitié | la moitié chacun | équitablement = half each
chien | chienne = dog
chat | chatte = cat
mari | époux | conjoint = husband
femme | épouse | conjointe = wife
copain | mec | chum = boyfriend
copine | ma blonde | meuf = girlfriend
ami | amie | amis | pote | potes | copains | copines = friend
collègue | collègues = colleague
frère | frérot | frangin = brother
soeur | sœur | frangine = sister
fils | gamin | garçon = son
fille | gamine = daughter
enfant | enfants | gosses | petits enfants = kids
mère | maman = mother
père | papa = father
coloc | colocataire = roommate
moitié | la moitié | moitié de | la moitié de | moitié du | la moitié du | moitié des | la moitié des | la moitié de la | la moitié de l' | la moitié d' | que la moitié | une moitié | à moitié | à la moitié | demi | demie | une demie | un demi = half
un tiers | le tiers | un tiers de | un tiers du | un tiers des | un tiers de la | le tiers de | le tiers du | le tiers des = a third
deux tiers | les deux tiers | les deux tiers de | les deux tiers du | les deux tiers des | deux tiers de | deux tiers du = two thirds
un quart | le quart | un quart de | un quart du | un quart des | un quart de la | le quart de | le quart du = a quarter
trois quarts | les trois quarts | les trois quarts de | les trois quarts du | les trois quarts des | trois quarts de | trois quarts du = three quarters
la plupart | la plus grande partie | le plus gros = most
ma part | ma moitié | ma portion = my part
tout | de tout | du tout = everything
entier | entière | complètement | entièrement = whole
le tout | en tout | au total | tout compris | tout ensemble | en totalité | au complet | tout inclus = in total
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
chacun | chacune | chaque | pièce | la pièce | l'unité | par pièce | par personne | par tranche | par tête | la tranche = each
était | étaient | c'était | c'est | est | sont | pesait | faisait | fait = was
dit | disait | indique | indiquait | affiche | affichait | annonce | marqué | c'est marqué | c'était marqué | écrit | c'est écrit | c'était écrit | il y a marqué | il y a écrit | noté | précise = says
selon | d'après | d' après | selon le | selon la | selon l' | d'après le | d'après la | d'après l' = per
paquet | emballage | étiquette | boîte | appli | application | fabricant | site | carte | menu | balance | pot | pesé | pesée = label
sur le paquet | sur l'emballage | sur l'étiquette | sur la boîte | sur le pot | sur la carte | sur le site | sur le menu | d'après le paquet | d'après l'emballage | d'après l'étiquette | d'après la boîte | selon le paquet | selon l'emballage | selon l'étiquette | selon la balance | selon la boîte | selon l'appli | sur la balance | à la balance = per label
seul | seule | seulement | juste | uniquement | que | qu' | pas plus = only
`;

/** Words that say no change. */
const fillers = `
en | y | ça | cela | ceci | ce | j'en | il = it
je | j' | on | nous | moi | me | m' | l' | l'ai | l'a | les ai | se | s' | suis | me suis = i
vraiment | en gros | grosso modo | à la louche | plus ou moins | aux alentours de | autour de | dans les | peut-être | peut être | sûrement | probablement | presque | quasi | quasiment | à vue de nez | au pif | dans l'idée | quand même | même | un peu | tellement | bien | genre | style | disons | je dirais | dirais | on va dire | mettons | plus proche de | plus près de | proche de | plutôt vers | limite | maximum | max | minimum | maxi | mini | vers les | en vérité | franchement | sinon | donc | alors | déjà | parfait | nickel | impec | oui | ouais | mdr | lol = actually
quantité | portion | poids = amount
un peu de | un peu d' | un peu du = some
`;

/** Questions ask for no change. */
const questions = `
combien | combien de | combien d' = how much
quoi | que faire = what
quel | quelle | quels | quelles = which
pourquoi = why
comment = how
quand = when
`;

export const editGlossary: readonly GlossaryRow[] = [
  changes,
  shares,
  amounts,
  fillers,
  questions,
].flatMap(parseGlossary);
