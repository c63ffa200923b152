import { wordSet } from "../word-lists.ts";

/**
 * Common words that name no food, dish or drink: people, places, feelings, weather, work, things and
 * verbs. Without them, the reader would report small talk as food that it did not count.
 */
export const commonWords =
  wordSet(`abandon behaved shut abbu ability able absent absorb abuela abuelita abuelo abuse accept access accident accidental accidentally
  according account accountant accurate accuse ache achieve acquire across act action actor actual actually ad adapt
  adapted address adjust admire admit adopt adult advance adventure advertise advice af affair affect afford afraid
  age agency agenda ages aggressive agree aim air airfryer airport aisle alarm alive allow allowance allowed alone
  altogether arvo amazed ambulance ammi amuse amusing analyse anger ankle anniversary announce announced announcement annoy
  annoyed annoying annual anonymous answer anxiety anxious anybody anyhow anytime anyway anywhere apartment apologies
  apologise apologize app appa apparent appeal appear appetite apply appointment appreciate approach appropriate
  approve arent argue argument arise arm army arrange arranged arrangement arrest arrival arrive arse art article
  artist ashamed aside ask asking asleep aspect ass assignment assistant assume assumed assuming assure attach
  attached attack attempt attend attention attic attitude attract attractive aunt auntie author autocorrect
  autocorrected autofill average avoid await awake award aware away awful awkward awkwardly babe baby babysitter back
  backyard badly bae baked baking ball band bank banned banter barber bare barely barked barrier basement basic bath
  bathe bathed bathroom battery beard beat beauty became become bedroom bedtime begged beginner begun behalf behave
  behaviour behind belief believe believing bell belong below belt bench beneath beneficial benefit bent beside bet
  betray between beyond bill bin binge binged bingeing binned birth birthday bitten blame bland blank blanket bleed
  blender bless blessed blew blimey blind blinked bloated block blocked blog bloke blood blow boast boat body
  bodyweight bond bonus book booked booking bookshop boots border bored boredom boring born borrow borrowed bossy
  bother bothered bottom bought bounce bound boundary boxing boyfriend brag brain brakes branch brave break breakup
  breathe breathing bridge brief briefly bright broadcast broke broken brother brothers brought brows browse bruise
  brush bruv bubba budget bug build builder building built bulking bumped bundle burden burn bush business busy
  butcher butchers button buy buyer buying buzz cab cabin calculate calculated calculation calculator call called
  calling calm calmer camera camp camping cancel cancelled cancer candidate candle cannot capable capacity capital
  capture car card cards care career careful careless carpet carry carrying case cash catch catching category caught
  cause cba ceiling celebrate celebrated celebrating celebration cell center centre century certain certainly
  certificate chair challenge champion chance change changed changing channel chaos chapter character charge charity
  charming chase chat cheat chatting cheap cheaper cheated cheating check checked cheek cheeky cheered chemist chest
  childhood chilling choose chosen christmas chucked chuffed church cinema circle circumstances citizen city clash
  class classmates classroom clean cleaned cleaning clear clearly clerk clever click clicked client clients climb
  climbed climbing clock close closed closer closest closing cloth clothes clothing cloud cloudy club clue clumsy
  coach coaching coast coat coffeeshop coincidence cold colder collapse colleague colleagues collect college column
  combine comfortable coming comment commit committee communicate community commute company compare compared
  comparison competition complain complicated compliment computer concern concerned concert conclude conclusion
  condition conduct conference confess confidence confirm confuse confused confusing confusion congrats
  congratulations connect connection consequence consider considered considering constantly construct consult contact
  content continue continued contract contrast contribute control conversation convince convinced cooker cope copied
  copy corner correctly corridor cost couch coughing couldve council counter counting country courage courier course
  coursework court cousin cousins cover coworker coworkers crash crave craved craving crazy create credit creep crew
  cried crisis critic crossed crossfit crowd crowded crush cry crying cure curfew curious custom customer customers
  cute cuz cycle dad daddy daily damn dance danced dancing dang danger dangerous dark darling data daughter daughters
  dawn daycare dead deadline deadlines deaf dealing dear death debate debt decade december decide decision declare
  decline decorate deep defeat defeated defend define definite definitely delay delayed deleted deliver delivered
  deliveroo delivery demand demanding demolish demonstrate dentist department depend depending depressed depression
  deputy describe description deserve deserved design desire desk desperate despite destroy destroyed detail detailed
  detect determine determined develop device diabetes diary die died diet dietician dieting differ difference
  different difficult difficulty digest digestion dinnertime direct direction directly dirt dirty disagree disappear
  disappoint disappointed disappointing disaster discipline discount discover discovered discuss discussion disease
  disgust disgusted disgusting dislike disliked display dissertation distance distant distracted disturb ditched
  divide divorce diwali dizzy dj doc doctor doctors document dodgy dog dogs domestic doomscrolling door doordash doubt
  doubtful downstairs downtown dozy drag dragged dragging drama dramatic drawer drawing dreadful dream dress dressed
  drew drive driver drivethru driving drove drug drunk dude due duh dull dumb dumped dunno during dusk dust duty eager
  early earn earned earning ease easier easily easter easy echo edge edited edition editor education eek effective
  effort eh eid either elbow elder elderly elect electric element elevator eleventh eliminate else elsewhere email
  emails embarrassed embarrassing emergency emotion emotional employ employee empty enable encounter encourage end
  ended ending endless enemy energetic engage engine engineer enjoyment enormous enter entered entertain entire
  entirely entry environment equipment error escape especially essay establish estimate estimated estimating ethics
  evenings event events eventually ever everybody everyone everywhere evidence ex exact exam examine example exams
  exceed excellent exchange excited excuse exercising exhausted exhausting exist exit expect expected expensive
  experiment explain explained explanation extend extent extreme extremely eye eyeball eyeballed eyeballing eyes face
  facing fact factor factory fade fail failed failing failure faint fair fairly faith fake fall fallen falling false
  familiar families famous fan fancied far farm fashion fast fasted faster fasting fatal fate father fault fave favor
  favour fear february fed feed feeding feet fell fella fellow felt female fence festival festive few fewer fiancé
  fierce fight fighting figure fill film final finally finals finance find finding fine finest finger fire fired
  fireplace first fishmonger fist fit fitness fix fixed flash flatmate flew flight floor flow flu fly flying focus
  fold folder folks follow followed following foodpanda fool foot forbid forced foreign forever forgave forget
  forgetting forgive forgot forgotten fork form formal forth fortnight fortunate fortunately forward found foundation
  frame freak freaking freedom freezing frequent frequently frfr fridge friendly friends fright frightened front
  frustrated frustrating fryer fun function fund funeral funny furious furniture further fussy future gain gained
  gallery game games gap garage garbage garden gate gather gave gears geez gender general generally gentle gentleman
  genuine genuinely gesture getting gift gig girl girlfriend girls give given gives giving glad global glove goal
  goals god goes golf gone gonna gorgeous gosh gossip got gotta government grabbing gradually graduate gran grandad
  grandchildren granddad granddaughter grandfather grandkids grandma grandmas grandmother grandpa grandparents
  grandson granny grateful grease greasy greed greedy greengrocer greet grew grief grill grim grind grip grocer
  groceries grocery gross group grow growth grub grubhub guarantee guess guessed guessing guide guilt guilty gut
  gutted guy guys habit hadnt hair haircut hairdresser hall halloween halmoni hand handed handle hands hang hanging
  hangover happen happened happening happier happily happiness harbour hard harder hardly harm hasnt hat hate hated
  haul hazard head headed heading headphones heal health healthier hear heard hearing heart heartburn heated heating
  heatwave heavily heavy height held hell helmet help helped helpful helping hence hers herself hesitate hid hidden
  hide high higher highest highway hike hiked hill hills him himself history hobby hold holding hole holiday holidays
  holy homesick homework honest honestly honor honour hooray hope hoped hopefully hoping horrible horror hospital host
  hosted hosting hotel hours household housemate however hubby hubster hug huge humid humour hungover hurried hurry
  hurt hurts husband hygiene hyper hypo idea ideal ideas identical identify identity idiot iftar ignore ignored
  illness image imagination imagine immediate immediately impatient importance important impress impressed impression
  impressive improve improved improvement impulse incident inclined income increase increased incredible incredibly
  indeed independent index indicate indoors industry infection influence inform information initial initially injured
  injury inner innit insane inside insist insisted inspect inspired insta instacart instagram instead instruction
  instructor insulin insurance intend intended intense intent intention interest interested interfere internal
  internet interrupt interrupted interval interview intolerance intra introduce invent invest investigate invitation
  invite invited involve involved iphone ironing irritating island isnt issue itch jail january jealous jeans jeez
  jetlag jetlagged job jobs join joined joke joking journey joy judge jump jumped junk jury justeat justice justify
  keen kept key keyboard keys kid kidding kids killed killing kinda kindergarten kindly knackered knee kneel knees
  knew knife knock knocked know knowing knowledge known knows label labeled labelled labels lack ladder ladies lads
  lady laid lake land landed landlord lane language laptop largely lasted late lately later latest laugh laughed
  laundry law lawn lawyer lay laziness lazy lead leader league learn learned learning least leave leaving lecture led
  left legal legit legs lend length less lesson let lets letter letting level liar library license lid lidl lie lied
  life lift lifted lifting likely likewise limit limited limits line lined link lips list listen listened listening
  lit literature lived lively living lmk loads loan local locate located location lock lockdown locked logging lonely
  longer look looked looking looks loose lord lose loser losing loss lost loud lousy lover lower loyal luck luckily
  lucky luggage lumpy lying mad magazine mail main mainly maintenance major majority male mall man manage managed
  manager map marathon march mark marked market marriage married marry mask massage massive mate material mates math
  matter maximum maybe mean meaning means meant meanwhile measure mechanic medical medication meditation meet meeting
  meetings meets members membership memory men mental mention mentioned merienda mess message messed messing messy met
  meter method metro middle might mile miles mind mine minimum minister minor mirror miscalculated miserable misheard
  misjudged misread misremembered miss missed missing misspoke missus mistake mistaken misunderstood mobile mode
  moment mommy mondays money monitor month monthly months mood moody moral mornings morsel mortgage mostly motd motion
  motivate motivated motivation motor mountain mountains moved movement movie movies moving mum mummy mums murder
  muscle muscles museum music myself nag nagged nagging nah name named nan nanna nanny nap napkin napped narrow nasty
  nation national naturally nature naughty nauseous near nearby nearest nearly necessary neck needed needing needs
  neighbor neighborhood neighbors neighbour neighbours neither nephew nerves nervous net netflix network nevertheless
  news newsagent newspaper next nice nicely nicer nicest niece nightmare nights nightshift nobody noise noisy none
  nonetheless nonna nonno nonsense nonstick noone nope normal normally north nose note noted notice noticed noticing
  notification novel november nowhere nuisance numb number numerous nurse nursery oath obey object obligation observe
  obsessed obtain obvious obviously occasion occasional occasionally occur october odd offence offend offer offered
  offering office officer official often oily older oldest oma ones online onto oof opa open opened opening operate
  operation opinion opponent opportunity opposite option ordering ordinary organ organise organised organized origin
  originally otherwise ought ourselves outcome outdoor outdoors outside oven overall overate overcooked overdid overdo
  overestimate overestimated overslept overtime overweight owe owed owing own owned owner pace page paid pantry pain painful
  painting pan panic pants paper paperwork parade parcel pardon parent parents park parked parking particular
  particularly partner party pass passed passenger passing past path patience patient pattern pause pay payday paying
  payment peace peak peckish peeps people perform performance perhaps period permanent permission permit person
  personal personality personally persuade petrol pharmacy phase phew phone phoned photo photos phrase physical
  physically physio piano picked picking picky picnic picture pile piled pilot pipe pity place plan plane planned
  planning plans platform play played player playing playoffs please pleased plenty plot pls plug plumber plz podcast
  podcasts poem point pointed pointless police policy polite political pollution pool poor popped population portal
  portioned position positive possible possibly post posted postpone potential poverty power powerful practical
  practically practice practise praise pray prayed prayer pre precious precise predict prefer preferred pregnancy
  pregnant prepare preparing prepped presentation president pressing pressure pretend pretended prettiest pretty
  prevent previous previously price prices pricey pride priest primary principle prior priority prison private prize
  prob probably problem problems probs process producer product productive professional professor profit program
  programme progress project promise promised promote promotion prompt proof proper properly property proportion
  propose protect proud prove proved provide provided ps pub public publish pulled pump punish pupil purely purse push
  pushed pushing put puts putting puzzle puzzled quality quarrel question queue queued quicker quickly quiet quietly
  quit quite quote race raced races racing radio rain rained raining rainy raise raised ramadan ran random randomly
  rank rapid rare rarely rash rate rated rather rating reach reached react reaction read reading real realise realised
  realising reality realize realized rear reason reasonable reasons recall receive received recent recently reception
  reckoned recognise recognize recommend recommended record recorded recover recovered recovering recovery recycle
  reduce refer reference reflect refuse refused regard regarding register regret regretted regularly reject rejected
  relate related relation relationship relatively relax relaxed relaxing release relevant reliable relief relieved
  religion rely remain remarkable remember remembered remembering remind reminded reminder remote renew rent repair
  repeat repeated replied reply report represent reputation request requested require required rescue research
  reservation reserve resolve resource respect respond response responsible rest rested resting result results retire
  retired return returned reveal review revision reward rewarded rid ride rides ridiculous riding rip rise risk risky
  river rn road roads roar rock rocks rofl role romantic roof roomie roomies roommate roommates rota rough rounding
  rounds row roza rubbish rude ruin ruined rule rules rush rushed rushing sack sacrifice sad sadly safe safely safety
  said sailing sake sale sat save saved saving saw say saying says scale scales scan scanned scanner scare scared
  scary scene schedule scheme school scientist score scored scratch scream screaming screen screw screwed screwing
  screwup script scrolling sea search season seasoned seat secret secretary section sector security seeing seek seem
  seemed seems seen selected self selfish sell selling semester send sending senior senor señor senora señora sense
  sensible sensitive sent sentence separately september series serious seriously servant services servo session set
  sets setting settle settled several severe sewing shadow shall shame shape shaped shared shelter shift shifts shine
  ship shirt shock shocked shoe shoes shoot shop shopping shops shorter shortly shoulder shoulders shout shouted show
  showed shower showered showing shown shows shrug shy sibling sick sigh sight sign signal signed silence silent silly silver
  similar simply since sincere sing singing sink sis sister sisters sit site sitting situation ski skiing skill skinny
  skint skip sky slap slapped sleeping sleepy slightly slip slipped slow slowly smart smell smelled smelling smelly
  smelt smile smiled smoke smoking sneaked sneaky snow snowing sobbing soccer social society sofa software soggy sold
  soldier solid solo somebody somehow someone someplace somewhat somewhere song soon sooner sore sort sorta sorted
  soul sound sounded sounds source south soz spare speak speaking specialist specific speech speed spell spelling
  spend spending spent spill spilt spin spirit splendid splurge spoil spoiled spoke spoken sport sports spouse sprint
  squeezed stable staff stag stage stairs stale stand standing star stare stared start starve starving state stated
  statement station status stay stayed staying steadily steady steal stealing step stepped sticking still stoked stole
  stood stop stopped stopping storm story stove straight straightaway straightforward strange stranger strategy stream
  strength stress stressful stretch stretched stretching strict strike strong stronger strongly struggle struggled
  struggling stuck student students studied studio study studying stupid subject submit subtract subway succeed
  success successful suck sucked sucks sudden suddenly suffer suffered suffering sufficient suggest suggested
  suggestion suhoor suit summer sun sunset sunshine super supermarket supervisor support supported supportive suppose
  supposed supposedly surely surgery surprise surprised surprising surprisingly surrounded survey survive survived
  survivor suspect suspected swear sweat sweating sweaty sweep swiggy swim swollen swore symptom system tackle tag
  takeaway taken takeout takes taking tale talk talked talking tall tank tape target task tasting taught tax taxi tbf
  teach teacher teaching team teams tear tears technical technique teenage teenager teens teeth telegram telephone
  television tell telling telly temperature tempted tend tennis tense tent term terrace terrible terribly terrified test teta
  text texted teyze thank thankful thankfully thanksgiving theatre themselves theory therapist therapy thesis thirst
  thirsty tho thoroughly though thought thoughts threw throat throughout throw throwing thrown thru thus thx ticked
  ticket tickets tidy tie tied tight tiktok til till timed timing tiny tip tire tired tiredness tiring title toaster
  toddler toe together toilet told tomorrow tone tonight took tool tooth topic torn total totally totes touched tough
  tour tourist toward towards town toys track tracking trade traffic trail trainer trainers transfer translate
  transport trap trash travel traveled traveling travelled travelling treadmill treating treatment trees trend trial
  trick tricky tried trip trips trouble trousers truck true trust truth tube tummy turn turned turning tutor tv twice
  twins ty type typed typically typing typo uber ubereats ugh ugly ultimate ultimately umbrella unable unaware
  uncertain uncle uncomfortable under undercooked understand understandable understood underway uneaten unexpected
  unexpectedly unfair unfortunate unfortunately unhappy uni uniform unit united university unknown unless unlike
  unlikely unlucky unnecessary unpleasant unsure until unusual unusually unwell upcoming update upper upset upstairs
  upwards urge urgent us use used useful useless user using usually vacation vague vaguely valid valuable value van
  vary vast vehicle verify version versus via vibes victim victory video view village virus visible vision visit
  visited visiting visitors vivid voice volunteer vomit vomited vote wage wait waited waiter waiting waitress wake
  waking wall wallet wandered wanna wanting war wardrobe warn warned warning wash washing wasnt waste wasted watch
  watched watching wave ways weak weakness wealth wear wearing website wed wedding weddings wee weekday weekends
  weekly weigh weights weird welcome werent west wet wfh whatever whatevs wheel whenever where whereas wherever
  whether whichever while whilst whisper whoever wholly whom whoop whose wide widely wife wild willing willpower win
  wind window windy winner winning winter wipe wise wish wished wishing withdraw within witness woken woman women won
  wonder wondered wondering woo wood wooden woods woohoo word wording words wore worked worker workers working
  workmate workmates workout workouts works world worried worry worrying worse worth worthwhile wound wreck wrecked
  wrist write writer writing written wrong wrongly wrote xmas yard yawn yay yeah yearly years yell yelled yelling yes
  yesterdays yet yiayia yikes yoga young younger youngest yours yourself youth youtube yum zomato zonked zoo zoom zumba`);
