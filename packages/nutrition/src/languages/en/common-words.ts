import { wordSet } from "../word-lists.ts";

/**
 * Common words that name no food, dish or drink: people, places, feelings, weather, work, things and
 * verbs. Without them, the reader would report small talk as food that it did not count.
 */
export const commonWords =
  wordSet(`morsel able accident across actual actually ad admit advice afraid age ages agree air airfryer airport alarm alive
  alone ankle anniversary announce annoyed annoying answer anxious anyway apartment app appetite appointment
  argue arm army arrive art article aside asleep assignment attic aunt auntie avoid awake award away awful
  awkward baby babysitter back backyard badly ball band barely basement bath bathroom battery beard beat
  became become bedroom bedtime begged behave behind believe bell belong below belt bench beneath beside bet
  between beyond bill bin binned birth birthday bitten blame blanket blender blessed blind block blog blood blow boat
  body bonus book bookshop boots border bored boring born borrow bother bothered bottom bought boyfriend brain
  brakes branch break breathe bridge brief broke broken brother brothers brought brush budget build builder
  building built bumped burn busy button buy buying cab cabin call called calling calm camera camp camping
  cancel cancelled candle cannot car card cards care career careful carry case cash catch catching caught
  cause celebrate celebrated celebrating celebration center centre century certain chair chance change changed
  changing channel chaos charge charity chase chat chatting cheap cheaper check checked cheered chilling
  choose christmas chucked church cinema city class classmates clean cleaned cleaning clear clearly clever client
  clients climb climbed climbing clock close closed closing clothes cloud cloudy club clue coach coast coat
  coffeeshop cold colder colleague colleagues collect college comfortable coming commute company complain
  computer concert conference confused congrats constantly continue control conversation cooker copy corner
  corridor cost couch couldve council country course court cousin cousins cover coworker coworkers crash
  craving crazy cried crowd crowded cry crying curious customer customers cute dad daddy daily damn dance
  danced dancing danger dark daughter daughters dawn dead deadline deadlines dear decide decision deep
  defeated definitely deliver delivered delivery demanding dentist depressed desk desperate destroyed diary
  died diet dieting different difficult dirty disaster discount discussion distance ditched diwali dj doc doctor
  doctors dog dogs door doubt downstairs dragged dragging drama drawing dream dress dressed drive driver
  driving drove drunk due dumb dumped during dusk duty early earned earning easily easter easy effort eid either
  elbow elevator else email emails embarrassed emergency emotional empty end ended engine engineer enjoyment
  entire especially essay evenings event events eventually ever everybody everyone everywhere ex exact exam
  exams excited excuse exhausted expect expected expensive experiment explain eye eyes face fact fail failed
  failing fairly faith fall fallen falling false families fan far farm fast fasted faster fasting father fault
  favor fear feed feeding feet fell fellow felt festival festive few fight fighting figure film final finally
  finals find fine finger fire fired fireplace first fit fitness fix fixed flatmate flew flight floor flu fly
  flying focus folks follow followed following fool foot forced forever forget forgetting forgive forgot
  forgotten fork form fortnight forward found freezing fridge friendly friends front frustrated fryer fun
  funeral funny furious future gain gained game games gap garage garbage garden gate gave gears general gift
  gig girl girlfriend girls give given gives giving glad goal goals god golf gone gonna gosh gossip got gotta
  gran grandad grandchildren granddad granddaughter grandfather grandkids grandma grandmas grandmother grandpa
  grandparents grandson granny grief grill grind groceries grocery group grow guess guilt guilty gut guy guys
  habit hair haircut hall halloween hand hands hang hanging hangover happen happened happening happier hard
  harder hardly hate head headed heading heal health hear heard hearing heart heatwave heavy height held hell
  help helped helpful helping hers herself hid high higher highway hike hiked hill hills him himself hobby
  hold holding hole holiday holidays homesick homework honest honestly honor hope hoped hopefully hoping
  horrible hospital host hosted hosting hotel hours household housemate however hubby hug huge humid hungover
  hurry hurt hurts husband idea ideas idiot iftar ignore ignored imagine immediately important impressed
  impressive indoors injured injury inside instead insurance interview invite invited ironing island issue
  jealous jeans job jobs join joined joke journey joy judge jump jumped jury keen kept key keys kid kids
  killed killing knee knees knew knife label labels labelled labeled knocked know known knows ladies lads lady laid lake land landed laptop
  late lately later laugh laughed laundry law lawn lawyer lay lazy lead leader learn learned learning least
  leave leaving lecture left legs length less lesson let lets letter level library lid lie lied life lift
  lifted lifting likely limit limits line lined link listen listened listening living loads local located
  locked lonely look looked looking looks lord lose loser losing loss lost loud lousy lover lower luck luckily
  lucky lying mad magazine mail main major man manage managed manager marathon march mark market married marry
  mask massage mate mates math matter maybe mean means meant measure meditation meet meeting meetings meets
  members memory men mental mention mentioned mess message met meter metro middle might mile miles mind mine
  minimum minor mirror miserable miss missed missing mistake mobile mode moment mommy mondays money monitor
  month months mood mornings mostly motivated motivation mountain mountains moved movie movies moving mum
  mummy mums muscle muscles museum music myself nan nanna nanny nap napkin napped national nature naughty near
  nearby nearly neck needed needs neighbor neighbors neighbour neighbours neither nephew nerves nervous
  network news newspaper next nice nicely niece nights nobody noise none nonstick nope normal normally north
  nose note noted notice noticed nowhere numb number nurse obviously occasion odd offer offered office
  official often older ones online onto open opened opening opinion opposite option otherwise ourselves
  outdoor outdoors outside oven overall overslept overtime owe own owner pace page paid pain painful painting
  pan panic paper parade parcel parent parents park parked parking particular partner party pass passed
  passenger past pause pay payday paying peace people period person personal petrol phase phone photo photos
  physio piano picked picky picnic picture place plan plane planned planning plans play played player playing
  playoffs please pleased plenty poem point police polite pool poor popped position positive possible possibly
  post posted power practice practise pray prayed pre pregnant prepare prepped presentation pressure pretend
  prettiest pretty previous price prices pride priest private prize probably problem problems productive
  program progress project promise promised promotion proper properly proud public pulled pump purse push
  pushed pushing put puts putting puzzle quality queue quickly quiet quit quite race raced races racing radio
  rain rained raining rainy raise ramadan ran random rather reached read reading real realise realised realize
  realized reason reasons received recent recently record recover recovered recovering recovery reduce refused
  regret relax relaxed relaxing relief remain remember remembered remind reminded reminder remote rent repair
  repeat reply report rescue research respect rest rested resting result results return returned revision
  reward ride rides ridiculous riding rip rise risk river road roads rock rocks role roof roommate roommates
  rough rounds rubbish rude ruin ruined rule rules rush rushed rushing sad sadly safe said sake sale sat save
  saved saving saw say saying says scale scales scared scary schedule school score scored scratch scream
  screaming screen sea season seasoned seat secret seem seems seen self selfish sell semester send sending
  sense sent serious seriously session set sets settle several sewing shape shaped shared shift shifts shine
  shirt shock shoes shoot shop shopping shops shoulder shoulders shout show showed shower showered showing
  shows sick sigh sign signed silly similar simply since sing singing sink sis sister sisters sit site sitting
  situation ski skiing skill skinny skip sky slap slapped sleeping sleepy slightly slow slowly smart smell
  smile smoke sneaked sneaky snow snowing sobbing soccer social society sofa sold solid solo somebody somehow
  someone someplace somewhat somewhere song soon sore sort sound sounds south spare speak speech speed spend
  spending spent spirit splurge spoke sport sports spouse sprint squeezed staff stage stairs stand standing
  star stare start station stay stayed staying steady steal step still stole stood stop stopped storm story
  stove straight strange stranger stream stress stressful stretch stretched stretching strict strong struggle
  struggled struggling stuck student students studied studio study studying stupid subway success suck sucked
  sucks sudden suddenly suffering suhoor summer sun sunset sunshine super support suppose supposed surely
  surgery surprise surprised surprisingly surrounded survive survived survivor suspect swear sweat sweaty swim
  swore system tackle takeaway taken takeout takes taking talk talked talking tall tape task taught tax taxi
  teach teacher team teams tear tears teenage teenager teens teeth television tell temperature tempted tennis
  term terrible terribly test text texted thank thankful thanksgiving theatre themselves therapist therapy
  thirst thirsty though thought thoughts threw throat throughout throw thrown ticket tickets tidy tie tight
  till tiny tip tired tiring title toaster toddler together told tomorrow tonight took tooth topic torn total
  totally touched tough tour tourist toward towards town toys track traffic trail trainer trainers transport
  trap trash travel traveled traveling travelled travelling treadmill trees tricky tried trip trips trouble
  truck true trust truth tube turn turned turning tv twice twins type typed ugh ugly ultimate unable uncle
  under understand underway uneaten unfortunately uni uniform unit university unless unlike until unusual
  update upset upstairs use used useful useless using usually vacation value van via vibes video view village
  virus visit visited visiting visitors voice vote wage wait waited waiter waiting waitress wake waking wall
  wallet wanna war warned wash washing waste wasted watch watched watching wave ways weak wear wearing website
  wed wedding weddings weekday weekends weigh weights weird welcome west wet whatever wheel whenever where
  wherever whether while whoever whose wide wife wild willing willpower win wind window windy winner winter
  wise wish wishing woman women won wonder wood woods word words worked worker workers working workout
  workouts works world worried worry worse worth write writing wrong wrote xmas yard yay yeah years yell
  yelling yes yesterdays yet yoga young younger yours yourself zoo zoom
  arse ass attack babe bae banter binge binged bingeing bloke blimey bruv chuffed cba cheeky cuz dang deliveroo doomscrolling doordash dude dunno duh eek
  fave fella foodpanda frfr geez grub grubhub gutted haul hooray hubster hypo hyper innit insta instacart instagram intra jeez justeat
  kinda knackered legit lmk logging missus motd nah netflix nightshift oof peckish peeps phew pls plz podcast podcasts prob probs rn rofl roomie
  roomies rota scrolling skint soz sorta stag starving stoked swiggy tbf telly telegram thesis dissertation tho thx tiktok totes ty ubereats uber
  wfh whatevs whoop woo woohoo workmate workmates yikes youtube zomato zonked famous grim spin class bloated gross af til till zumba ps crossfit boxing october september november december january february
  abbu abuela abuelita abuelo ammi appa arent baked baking bubba drivethru forced gentleman halmoni hadnt hasnt isnt
  kidding lads lidl merienda nonna nonno oma opa pub roza senor senora señor señora services servo smelled smelt smelling sorted
  supermarket teta teyze thru wasnt werent yiayia`);
