/** What instructions say besides the change: particles, mistakes, reasons and questions. */

/** Words that say no change. */
const fillers = `
en | y | ça | cela | ceci | ce | j'en | il | elle | ils | elles | celui | celle | ceux | celles | celui-ci | celle-là | celui-là | celle-ci = it
je | j' | on | nous | l'ai | l'a | les ai | suis | me suis | tu | vous = i
moi | me | m' | se | s' | m'en | nous en | lui | leur | te | t' = me
jamais | n'ai jamais | plus jamais = never
sa | ses | son | leurs | votre | vos | ton | ta | tes = the
vraiment | en douce | en cachette | en secret | discrètement | en gros | grosso modo | à la louche | plus ou moins | aux alentours de | autour de | dans les | peut-être | peut être | sûrement | surement | probablement | certainement | sans doute | presque | quasi | quasiment | pratiquement | à vue de nez | au pif | au pifomètre | dans l'idée | quand même | même | un peu | tellement | bien | genre | style | disons | je dirais | dirais | on va dire | mettons | plus proche de | plus près de | proche de | plutôt vers | limite | maximum | max | minimum | maxi | mini | au moins | au plus | à peine | grand max | vers les | à peu près | à peu de chose près | approximativement | environ | facile | facilement | bien tassé | bien tassés | tout rond | pile | pile poil | exactement | précisément | soit = actually
j'avoue | j'avoue tout | avoue tout | je l'avoue | sous les yeux | sous la main | de ma part | mais bon | mais sinon | mais en fait | mais du coup | mais enfin | mais voilà | mais là | mais bref | mais non | en vérité | franchement | honnêtement | sincèrement | sinon | donc | alors | déjà | encore une fois | parfait | nickel | impec | oui | ouais | ouaip | yes | mdr | lol | ptdr | haha | hihi | hé | hey | hello | coucou | bonjour | bonsoir | salut | yo | wesh | dis | dis donc | écoute | regarde | attends | attendez | minute | stop | tiens | tiens donc | voyons | bref | enfin bref | enfin | enfin non | ma foi | ben | bah | beh | bé | hein | quoi hein | hum | hmm | euh | heu | ah | oh | oups | oupsi | mince | zut | flûte | crotte | merde | purée alors | punaise | putain | rah | pff | pfff | aïe | nan | non non | si si | d'ailleurs | au fait | du coup | par contre | en revanche | toutefois | cependant | pourtant | malheureusement | heureusement | bizarrement | apparemment | visiblement | évidemment | bien sûr | forcément | normalement | habituellement | d'habitude | comme d'habitude | comme toujours | en général | parfois | souvent | rarement | toujours | après coup | à la réflexion | réflexion faite | tout bien réfléchi | au final | finalement | pour finir | à la fin | au bout du compte | en fin de compte | tout compte fait | après tout | tout de suite | tantôt | tout à l'heure | à l'instant | maintenant | là-dedans | là-dessus | ici | vite fait | rapidement | simplement | tout simplement | seulement que | carrément | super | hyper | trop | très | vachement | sacrément | assez | pas mal | exprès | par erreur | par mégarde | par accident | sans faire exprès | personnellement | perso | de mon côté | pour ma part | pour moi | pour être honnête | pour être précis | pour être exact | pour info | fyi | ps | nb | pour la précision | petite précision | précision | petite correction | correction | rectification | rectif | modif | modification | mise à jour | note | nota = actually
faut | il faut | fallait | faudrait | doit | devrait | devait | peux | peut | pouvez | peux-tu | pourrais | pourrait | veux | veut | voudrais | voulais | vais | va | allez | allons | va falloir | penser à | pense à | faire | été = actually
réussi à | réussi | pu | n'ai pu | ai pu | arrivé à | arrivée à | parvenu à | parvenue à = actually
quantité | portion | poids | dose = amount
un peu de | un peu d' | un peu du = some
mon gros | chef | frère lol | mec lol | les gars | la team | stp | svp | s'il te plaît | s'il te plait | s'il vous plaît | s'il vous plait | please | plz | merci | merci bien | merci d'avance | désolé | désolée | pardon | excuse | excuse-moi | excusez-moi | navré | navrée = please
`;

/** What was wrong with the entry, and how that was noticed. */
const mistakes = `
trompé de jour | trompé de repas | trompé de date | trompé de ligne | trompé d'aliment | trompé de plat | trompé de quantité | trompé d'heure | trompé de mot | trompé de bouton | trompée de jour | trompée de repas | trompée de date | trompée de ligne | trompée de plat | trompée de quantité | trompée d'heure | me suis trompé de jour | me suis trompé de repas | trompé | trompée | me suis trompé | me suis trompée | je me suis trompé | je me suis trompée | gouré | gourée | me suis gouré | me suis gourée | je me suis gouré | je me suis gourée | planté | plantée | me suis planté | me suis plantée | je me suis planté | je me suis plantée | mélangé les pinceaux | emmêlé les pinceaux | embrouillé | embrouillée | confondu | mal compris | mal lu | mal vu | mal tapé | mal noté | mal dit | mal écrit | mal compté | mal pesé | mal estimé | mal rempli | mal entendu | mal regardé | mal évalué | menti | abusé | déconné | merdé | foiré | faux | fausse | inexact | erroné | erreur | une erreur | mon erreur | petite erreur | erreur de frappe | faute de frappe | coquille | bourde | boulette de ma part | n'importe quoi | à côté de la plaque | c'est faux | c'était faux | pas bon | pas correct | pas juste | pas exact | pas ça = wrong
pesés | repesé | repesée | repesés | mesuré | mesurée | remesuré | recompté | recomptée | compté | comptée | comptés | vérifié | vérifiée | revérifié | checké | regardé | relu | constaté | remarqué | réalisé | rappelé | souviens | je me souviens | je me rappelle | me rappelle | réfléchi | décidé | changé d'avis | pensé | croyais | pensais | je pensais | je croyais | estimé | évalué | calculé | recalculé = measured
notée | saisi | entré | entrée comme | enregistré | inscrit | tapé | loggé | logué | mentionné | mentionner | signaler | signalé | précisé | préciser | indiqué | indiquer | noter | dire | dit avant | écrire | enregistrer | compter | déclarer | déclaré | saisie | chiffre | chiffres | valeur | valeurs | nombre | liste | journal | entrée | fiche | infos | info | la recette | ticket | ticket de caisse | tableau | valeurs nutritionnelles = logged
`;

/** Why something was eaten, left or changed. */
const reasons = `
parce que | parce qu' | car | vu que | vu qu' | puisque | puisqu' | comme quoi | étant donné que | sinon que | pendant que | quand | lorsque | après que | avant que | tant que | qui | dont = because
faim | plus faim | trop faim | très faim | faim de loup | la dalle | les crocs | soif | appétit | envie | envie de rien | le temps | pas le temps | la flemme | rassasié | rassasiée | repu | repue | calé | calée | plein | pleine | bide plein | ventre plein | ventre | estomac | mal au ventre | malade | fatigué | fatiguée | crevé | crevée | pressé | pressée | stressé | stressée | régime | au régime | avion | resto | restaurant | cafét | boulangerie | boulanger | boulangère | serveur | serveuse | cuisinier | vendeur | cuisine | table | tupperware | tupp | lunchbox | gamelle = actually
aimé | aime | aime pas | aimais | aimais pas | j'aime pas | j'aimais pas | n'aime pas | n'aimais pas | voulais pas | j'en voulais plus | en voulais plus | pouvais plus | j'en pouvais plus | n'en pouvais plus | convient | convenait | tenté | tentée | digère | digère pas | supporte pas = like
bon | bonne | délicieux | délicieuse | dégueu | dégueulasse | infect | infecte | immangeable | fade | brûlé | brûlée | cramé | cramée | périmé | périmée | trop cuit | trop cuite | trop salé | trop salée | trop sucré | trop sucrée | trop gras | trop grasse | trop sec | trop sèche | trop épicé | trop épicée | trop fort | trop forte | trop lourd | trop lourde | trop copieux | trop copieuse | copieux | copieuse | écœurant | écoeurant | était énorme | était vraiment énorme | étaient énormes | cher | chère | gentil | gentille | gourmand | gourmande = like
rupture | en rupture | épuisé | épuisée | plus de stock | n'y en avait plus | y en avait plus | il n'y en avait plus | il y en avait plus = sold out
`;

/** Questions ask for no change. */
const questions = `
combien | combien de | combien d' = how much
quoi | que faire = what
quel | quelle | quels | quelles = which
pourquoi = why
comment = how
`;

export const editRemarks: readonly string[] = [fillers, mistakes, reasons, questions];
