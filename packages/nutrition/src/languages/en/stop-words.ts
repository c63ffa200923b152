import { wordMap, wordSet } from "../word-lists.ts";

/** Words that are not food: chatter, praise, verbs, and words that join or separate foods. */

/** Ignored in names; a name may continue across them. */
export const fillers =
  wordSet(`i my me we you it its this that these those the is was were be been am are im ive id
  just also such so very too our your his her their there here have has had having ate eat eating eaten
  enjoy enjoyed enjoying sipping savor savored savoring relished indulge indulged
  indulging treat treated munch munched munching snack snacked snacking lunch dinner breakfast brunch supper
  meal meals dessert morning afternoon evening midday night noon today tonight yesterday day time kicked kick
  kicking start started starting grab grabbed consume consumed consuming devoured prepare include included
  includes consist consisted consists featured feature features get got choose
  chose opted went decided complete completing completed round rounded quench thirst satisfy satisfying fuel
  energize energizing couldn resist during about around approx approximately roughly exactly totaling total
  weighing weighed weigh portion amount measured measures measuring each per them they serve serving servings
  accompany pair myself perfectly perfect add adding addition table way great good little bit touch
  hint who when where can will would could possess present presented own mine if as at by for onto up out all
  being rich standard afterward afterwards combined assorted array place popular kind various varieties
  selection range additional specifically delicious tasty refreshing warm hearty simple quick nice crispy juicy
  delightful generous comforting creamy crunchy scrumptious flavorful savory cozy lovely yummy tender fluffy
  gooey zesty vibrant nutritious healthy wholesome lightly freshly soothing chilled cool cold piping steaming
  smooth classic traditional beautiful beautifully indulgent decadent irresistible mouthwatering aromatic
  fragrant flaky tangy bubbly fizzy hydrating invigorating robust pure moist homey exquisite wonderful
  wonderfully amazing truly really bold velvety luscious silky succulent tempting favorite favourite typical
  unique special golden colorful plump well nicely satisfyingly deliciously flavor flavour
  flavors generously exciting satisfied hunger craving cravings delight goodness taste kick boost crunch
  richness texture finish combination balance balanced plus flair again only even more another
  think maybe probably usual usually homemade leftover leftovers sized worth or so then later to be id
  wash washed down grabbed ordered order picked few mid early late wrapped off break crafted melted pick hit spot hydrated
  sip kicked crispy chewy batch yielded weekend midmorning joint generously mostly
  drained rinsed convenient handy sizable substantial interesting casual matching delectable larger smaller lighter heavier
  second third last lastly first firstly additionally simply bursting routine yet slathered 
  citrusy peppery hefty chilly warmed fantastic petite fulfilling mystery tall lineup fueled
  enjoyable burst nourishing equal capped sated absolutely warming true delicate decorated finishing making
  ensuring keeping kept keep enticing gourmet wholesomely sumptuous exotic cherished trusty humble modest
  succulently rustic comfort elegant fancy beloved everyday refined energizing revitalizing
  current currently shade meant brought barely pleasant mouth palate quantity
  invigorated sweetness saltiness freshness spiciness experience choice option pleasure pairing duo
  trio concluded began begin beginning ended right oh note exciting flavourful appetizing
  tantalizing toasty sunny sizeable moderate moderately decent ample heavenly luxurious rewarding
  savoring complement delightfully wonderfully perfected expertly beautifully
  vividly colourful hearty consisting representing starbucks costa nandos tesco sainsburys asda aldi lidl waitrose
  morrisons pret walmart costco wetherspoons jollibee panera tims supermarket canteen deal shared share sharing`);

/** Small talk about meals. Not part of names and never reported as unmatched. */
export const chatter =
  wordSet(`hello hi hey there thanks thank please ok okay yes no nope nothing anything something
  everything food stuff thing things hungry full feel feeling felt great fine happy sad tired okay work office
  home house school gym friend friends mom dad mother father wife husband kid kids family son daughter boss
  restaurant cafe place town city party date movie car train plane bus street road park beach room kitchen
  couch bed sleep slept woke wake up morning went going go come came back out with after before run ran running
  walk walked walking jog jogged jogging swim swam swimming bike biked cycling cycled workout exercise
  exercised training trained yoga pilates lifted weights miles mile km kilometers kilometer steps step minutes
  minute hours hour week month year weekend monday tuesday wednesday thursday friday saturday sunday
  yesterday today tomorrow log logged add track tracked calories calorie kcal diet weight lose losing healthy
  bad good better best worst weather meeting call phone day busy long short skipped skip forgot missed
  didnt dont not did do does know what how why who much many lot lots bit some any love loved like liked hate
  burned burnt burning spent because but though however still already never always sometimes often once twice times now soon since
  could should would might must need needed want wanted try trying tried sick ill headache stomach
  hubby wifey bf gf boys lads dog
  cat pet guess test testing lol haha umm um uh hm hmm well really quite bored stressed sure bye goodbye sorry
  cheers welcome yep yeah yup nah nope wow oops whoops congrats ciao cool awesome brilliant nevermind alright
  hiya howdy ta earlier tasted ngl tbh imo bro bruh bestie omg lmao rofl ikr smh yolo fyi btw idk lowkey highkey fr bussin dietitian basically literally technically apparently honestly jk evenly equally see morning afternoon evening night`);

/** "I did not eat", "didn't have": an exclusion follows. */
export const negatedAuxiliaries = wordSet("not didnt dont havent hadnt never wont couldnt cant");

export const eatingVerbs = wordSet(
  `ate eat eating eaten had have having drink drinking enjoy finish want touch
  get order add use`,
);

/** Units of counts that are not food: "5k", "30 minutes", "3 sets". Stems. */
export const nonFoodUnits =
  wordSet(`k km kilometer kilometre mile meter metre minute min hour hr second sec day week
  month year step rep set lap floor time people person friend kid guest dollar buck euro usd degree block am pm
  hrs mins calorie kcal cal kj percent lesson game episode iu mcg pushup push-up situp squat`);

/** Join the words of a food: "toast with butter", "soup of lentils". */
export const connectors =
  wordSet(`with in into on topped made from containing filled of for coated covered using through
  over atop under between stuffed loaded packed including featuring adorned garnished enriched drenched
  combining layered smothered dipped`);

/** Separators that introduce a component of the previous food, as "topped with cheese". */
export const componentSeparators = wordSet("topped drizzled sprinkled spread enhanced finished");

/**
 * Separators between foods, by class. The weight of a class is the cost of including its separators
 * in a name (`weights/segment.json`): "and" is part of many names (macaroni and cheese).
 */
export const separatorClasses = wordMap([
  [", plus also i", "comma"],
  ["and n & -", "and"],
  ["with w ( ) served topped added enhanced drizzled sprinkled sprinkle spread", "with"],
  ["/ drink side", "slash"],
  ["+ – — alongside along paired accompanied complemented : before after finished", "besides"],
  ["then but washed sipping sipped drank followed while", "then"],
]);

/** A name never contains these. */
export const sentenceStops: ReadonlySet<string> = new Set(["\n", ...".!?;•·*|[]{}<>=_~#@^"]);

/** Words about the place or manner of eating: a name of only these words is not a food. */
export const genericWords =
  wordSet(`chain place style smoky smokey boneless skinless carb large small flavored sweet rich fresh fruity extra size feast
  party kitchen taste fastfood restaurant school cafeteria vending bakery freezer microwave gas store homemade
  food meal entree filling coating topping type brand thingy thingie quality raw cooked plain prepared regular home
  recipe hot cold mixed light dark thick thin lean free low high natural organic whole half all red green white
  black yellow brown side main course starter leftover drink soft zest touch meaty nutty creamy crust extra thing dry energy nutrition level levels family dish twist treat snack
  kid junior long chocolatey piece bite plate option refreshment dose ingredient new old oven local spot
  strip wedge pat link cube square spear ring chunk dash pinch stalk sprig bunch kernel rasher floret
  segment sheet peel top nobake baby toddler infant beverage puerto rican latino canadian eatery diner deli takeout pot blend mix layer handful bone`);

/** Preparation states. They do not name a food: "a freshly baked" is not a potato. */
export const cookingStates = wordSet(
  "popped brewed breaded coated peeled stewed braised seasoned baked fried grilled roasted steamed boiled toasted frosted cooking chopped sliced diced crushed shredded grated",
);

/** States in which a food is weighed: "pasta 90 g dry". Stems. */
export const weighedStates = wordSet("raw dry dried uncooked cooked boiled drained canned tinned");

/** Classes of food: after a named food they refer to it. Stems. */
export const classNouns = wordSet(
  "fruit fruity vegetable snack sweet candy drink beverage topping treat food dish meat spread filling crust snacks twist",
);

/** Words before an exclusion: "without butter". */
export const negations = wordSet("without no non minus sans excluding omitting except hold");
