import { wordSet } from "../word-lists.ts";

/**
 * Ordinary English words and names that are part of a food's name ("code red", "York ham") or within one or two
 * letters of one ("salon"). On their own they name no food, and their spelling is not corrected. Unlike
 * `common-words.ts`, they are reported as not counted. They are the most frequent 12,000 words of English for
 * which the reader found a food, without those that do name one.
 */
export const ordinaryWords =
  wordSet(`absolute abundance activism activist activists activities activity aerospace african agent agents albanian alert
  alerts alexandra allah alley alphabet alter alternate americans anchor angeles angels annex annie annies
  antarctic antarctica antibodies antibody apparatus apron aquarium arabia arctic argentina arizona armor armour
  asian asserted athletic athletics atlantic australian australians austria austrian bach background backgrounds
  ballet baltic banker banking banning barbados barker barracks barton basal bastard battle battlefield battles
  bay bays bear bears belgian belgrade belle bengali bingo bird blackjack blade blades blanked blocking blond
  bloom blues board boarding boards boil boiling bombay bon borne bosnia boxed boy boys bra brady branding bras
  brass brazilian breach breed breeding breeds brien bring brings british broadcaster brunette buddy bulgaria
  bulgarian bulletin bullets burner butterfly byron calendar calendars california cameron cameroon campaign
  campaigns canal canals canberra canon canton canvas cao cap cape caps caring carlo carolina cart cartoon
  cartoons cartridge cartridges casa caste catalan cecil celeste chang chaplain char charlotte charm charting
  chefs chelsea chicago china christian christians christie cisco clarence clarified cliff cliffs coal code codes
  collaborate collaborative colombia colombian columbia combinations common commons compact complex complexes
  compliant composer composers composite concerto concrete confident configure congo constable continent
  convergence cottages countless countryside cove cowboys crafts creative creature creatures crime crimes cropped
  crossover culture cultures curved dab dan dans dated dating dealt delhi democracy democrat democrats devised
  dicks directive dodge dollar dollars downloaded downs dragons draw drawn draws drought drummer dubai dutch
  eastern effect effects electronic electronics elisabeth emerged emergence empress enabling english enzyme
  essence ethiopia expert experts exports farmer farmers feat feathers field fields figured filed filing filming
  filters firewall firing fleet floral florida flower flowers fog foremost forestry foto fotos founder founders
  fox france frances francesco franco frankfurt frost fulfill fuller gang garcia gazette genera genocide georgia
  germanic glance glory grade grades granite grass grave graves greene greenhouse greenwood grenada grey
  groundwater guatemala hack hairy handbags hardwood hardy hart headquarters heat heavyweight heels hockey holland
  holmes homeland homer horny hose housed houses human humans hundreds hungary hunter hunters icelandic impala
  imperial indiana indians indonesia infantry innocence insider israel israeli italia johns june karma kinda kings
  kit kits klein kodak lab labs lanka latitude leather legends lemmon lexington lifelong lighthouse lightweight
  liner logs longtime louise luna macdonald macedonian machine machines madrid maggie maid maine mainland malawi
  malay mali mambo manga maple marble mardi maritime marker markers mass masses mater mats mccarthy medal medals
  median mentor mighty milan militant militants military milton ministries ministry model models molecule
  molecules monastery mongolia monkey monks mono montana montenegro moon morgan motel motels motherboard motto
  mount mounts mrs multimedia multiple munich muslim muslims nail nails native natives nato navies negative nelson
  netscape newer newfoundland newsletter newsletters nigeria nigerian nina nissan nordic norwegian nyc opera
  operas operating optimum organism organisms organist originates overseas oversight pacific pakistan palmer
  palomar papal paperback paperbacks papua parish parishes parole particle particles partisan passion patio payne
  peaceful peaking pearson peasant peasants penny percy perkins perl personnel pierce pink pinky pistol planner
  planners plastics plumbing poison poker pole poles polish polished pond porch portrays postage pour powerpoint
  premiere premise premises press princess proc prone pros province provinces prussian punjab puppy pursuant
  qualifies qualify quarterback quartet rabbi raiders ratio ratios rebel rebellion rebels reduction reef refine
  regina regulate reich religious replacement resign richards rider riders roadie rocky rodeo rollback romania
  roulette rugby runner runners russian russians sabha sacked saga salem salon salvador samba sandy sang sapphire
  scottish sex shanghai sharma shortage sigma sims singer singers slab sleeps smilies smith snake snap snowman
  softball solution solutions somerset southeast southwestern spacecraft spades spike splitting springfield spur
  staffing stained stainless stamp stamps stanford stark starring stolen stone stones straw streets substantive
  substituted sucking suitable sultan summarize sundays superb superman supernatural surf swingers symphony
  systemic tables talent talents tamil tampa teahouse temple temples texas thinks thumb thumbs tigers tina titans
  torpedo tower towers transform treaties treaty tribe tribes trivia trumpet trumpets tulsa turf twinks twitter
  ulster underground underwater updated verde versa vertex vertices victorian vietnamese violent violet vista weed
  welding welsh whats wholesale wider wildlife witch woody worcester workshop workshops yemen york zone zones`);
