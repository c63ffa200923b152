import { wordSet } from "../word-lists.ts";

/**
 * Ordinary English words and names that are part of a food's name ("code red", "York ham") or within one or two
 * letters of one ("salon"). On their own they name no food, and their spelling is not corrected. Unlike
 * `common-words.ts`, they are reported as not counted. They are the most frequent 12,000 words of English for
 * which the reader found a food, without those that do name one.
 */
export const ordinaryWords =
  wordSet(`absolute abundance accord activism activist activists activities activity addictive advocate aerospace
  african agent agents alas albanian alert alerts alexandra alias allah alley allies alpha alphabet
  alphabetic alter alternate amber americans anchor angeles angels annex annie annies antarctic antarctica
  antibodies antibody apparatus applicant apron aquarium arabia arctic arena argentina arisen arising
  arizona armor armour artificially asian asserted assign athletic athletics atlantic atlas australian
  australians austria austrian bach background backgrounds bacterium badge baffle ballet baltic banker
  banking banner banning barbados bark barker barking baroque barracks barred barrister barton basal bastard
  bat battle battlefield battles baud bay bays bear bears beckon belgian belgrade believer belle bends
  bengali biases bigger bind bingo bird bizarre blackjack blade blades blanked blocking blond bloom blues
  board boarding boards bogged bogging boggle boil boiling bombay bon bore borne bosnia bout boxed boy boys
  bra bracket brady branding bras brass brazilian breach breathed breed breeding breeds brien bring brings
  british broadcaster brunette buddy buffers bulgaria bulgarian bulletin bullets buries burner bury buses
  butterfly byron byte calendar calendars california cameron cameroon campaign campaigns campus canal canals
  canberra canon canton canvas cao cap cape caps carat cared caring carlo carolina cart cartoon cartoons
  cartridge cartridges casa caste catalan cater catering cave cecil celeste chairman chalk challenged chang
  chapel chaplain char charlotte charm charter charting chefs chelsea chess chicago child chimp china chord
  chorus christian christians christie chucking cisco cite civilian clarence clarified clarifies clarity
  classified clause cliff cliffs climate clique coal code codes collaborate collaborative collated collating
  colombia colombian colon columbia coma combinations comic commercially common commons compact complex
  complexes compliant composer composers composite compresses comprised concerto concrete condense confident
  configure congo constable continent continuing contrives convergence corrections costing cottages
  countless countryside cove cowboys crack cracking crafts crape crashing crass creative creator creature
  creatures creed cricket crime crimes crop cropped crossover cult cultural culture cultures curtain curved
  dab dan dans dashing dated dating daylight dealers dealt dedicated deeds deem delhi democracy democrat
  democrats dense derange devised dials dicks digit dine dined diplomatic dire directive director disc disk
  ditch ditto dived dives dodge dollar dollars donate doubled doubtless downloaded downs dragons draw drawn
  draws dread drift dripped driven drought drummer dubai dummy dumping dutch easiest eastern effect effects
  ego electronic electronics elisabeth emerged emergence empress emptied enabling english enlightens enzyme
  equality ergo essence essentially ethiopia evil executive expert experts expires exports expressions fame
  farce fare farmer farmers fatty feared feat feathers fiddle field fields figured filed filing filming
  filters finer firewall firing fiver flaws fleet floral florida flower flowers fog followers fond fooling
  forbade foremost forestry foto fotos founder founders fox fragile france frances francesco franco
  frankfurt freeing frost fulfill fuller funniest fuse fuzzy gang garcia gazette genera genocide georgia
  germanic glance glorious glory glue goodies gown grace grade grades granite grant granting grass grave
  graves greater greene greenhouse greenwood grenada grey grid groundwater guatemala hack hairy halve
  handbags happiest hardwood hardy hart hatch headquarters heat heaviest heavyweight heels herd hiring
  hockey holland holmes homeland homer honesty hordes horny hose housed houses human humane humans hundreds
  hungary hunter hunters hunts icelandic idle impala imperial implausible incur indiana indians individually
  indonesia infantry innocence insider integrate inter israel israeli italia johns june karma kinda kings
  kit kits klein knight kodak kosher lab labs lain lanka lark latitude laying leach leaded leak leather
  legends lemmon lenses lexington libel liberties liberty lifelong lighthouse lightweight limbs limitations
  liner litter lobby logs longtime lorries lorry louise luna lurk macdonald macedonian machine machines
  madrid maggie maid mailing maine mainland make malawi malay mali mambo manga mania maple marble mardi
  margin maritime marker markers mass masses matched mater mats mayor maze mccarthy medal medals median mega
  mend mentor mercy merges merry mice mighty milan militant militants military milton minded mined
  ministries ministry mist moan model models molecule molecules monastery mongolia monkey monks mono montana
  montenegro moon morgan moron motel motels motherboard motto mount mounts mrs muck muddle multimedia
  multiple multiplied multiplies mundane munich muslim muslims myth nail nails naive narrative native
  natives nato navies needle negative nelson netscape newer newfoundland newly newsletter newsletters
  nigeria nigerian nina nissan node nordic norm norwegian noun nun nyc omissions onus opera operas operating
  optimum organism organisms organist originates overseas oversight pacific pakistan palmer palomar papal
  paperback paperbacks papua parish parishes parity parole parse particle particles partisan passion
  passionate patio payne peaceful peaking pearson peasant peasants peculiar peers penny percy perkins perl
  personnel petty pierce pink pinky pistol pitch placing planner planners plastics pleasing plotter ploy
  plumb plumbing poet poison poker pole poles polish polished poll pond porch portrays poses postage poster
  pour powering powerpoint preaches precedes premiere premise premises press primitive princess proc proceed
  profitable prone pros province provinces prussian pulse punjab punts puppy pursuant putt qualifier
  qualifies qualify quarterback quartet queries query quiz quota rabbi rabid racket rage raid raiders rail
  rants rarer ratio ratios readers rebel rebellion rebels rebuilt recorder reduction reef refine reflex
  reform reformat refute regain regina regulate reich relieve religious rend rendering renders rending
  replacement reserved resign resorted reuse richards richer rider riders roadie rocky rodeo rollback
  romania rope roulette rout rugby ruled rulers runner runners russian russians sabha sacked safer saga sail
  salaries salem salon salvador samba sand sandy sane sang sank sapphire scandal scholar scorn scottish
  scrap scrapping screamed scum sect sentiment sequel serial sermon sex shaky shanghai sharma shipped shook
  shortage shove sided sigma simpler simplifies sims singer singers slab slang sleeps slid smilies smith
  snake snap sneak snowman sock socket sod softball soil solar solution solutions somerset southeast
  southwestern spacecraft spaced spades speakers speculate spike spitted splitting spout sprang springfield
  sprung spur squad squashed staffing stained stainless stall stamp stamps stanford staring stark starring
  stem stolen stone stones straw streets strengthen substantially substantive substituted successor sucking
  sued suing suitable suite sultan summarize sundays sunk superb superman supernatural suppress suppresses
  surf surrounding swingers sworn symphony systemic tables talent talents tame tamil tampa teahouse tee
  temple temples terror texas theme therein thinks thou thous thumb thumbs tick tigers tile tina titans
  tobacco token toll tome topical tore torpedo torture tout tower towers traditionally transform transit
  tread treaties treaty tribe tribes tripos trivia trivially trolley trumpet trumpets tulsa tuned tunes turf
  twinks twitter ulster underground underwater unite updated urged vain variations vein vend verde versa
  verses vertex vertices vice victorian vietnamese vile violent violet vista voter vowel waked weed welding
  welsh whale whats whine wholesale wider wildlife wiser witch witty wives woody worcester workshop
  workshops worn wren xxx yemen york zone zones`);
