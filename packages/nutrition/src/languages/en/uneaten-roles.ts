/** The words of clauses about food that is mentioned but was not eaten: who did what with it. */

/** What a word says about the food next to it. */
export type UneatenRole =
  | "speaker"
  | "other"
  | "determiner"
  /** A part or a number of what was named: "half", "the rest". */
  | "part"
  | "pronoun"
  | "of"
  | "with"
  | "to"
  | "for"
  | "preposition"
  | "without"
  | "and"
  | "or"
  | "but"
  | "so"
  /** "scratch that" */
  | "correction"
  /** "instead of" */
  | "instead"
  | "which"
  /** Of another person: "they forgot my fries". */
  | "forget"
  | "because"
  | "while"
  | "be"
  | "not"
  | "only"
  /** Nothing else was eaten: "I just had the soup". */
  | "solely"
  /** It became food of the person who did it: "ate", "got". */
  | "eat"
  /** The same after "not" only: "did not use". */
  | "use"
  /** "ordered": the food is that of who did it. */
  | "choose"
  /** "finished" */
  | "finish"
  /** "got": it was eaten, or something became of it. */
  | "get"
  /** It was served, bought or cooked, and perhaps eaten: "ordered", "brought". */
  | "serve"
  /** It was not eaten, or taken off: "skipped", "scraped off". */
  | "drop"
  /** The same, if nothing else says what the word means: "left", "saved". */
  | "leave"
  /** Before a particle after the food: "peeled the skin off". */
  | "detach"
  | "give"
  /** It was only wished for, seen or planned: "was going to get", "walked past". */
  | "wish"
  /** What is eaten on other days: "usually". */
  | "habit"
  /** "last time" */
  | "otherTime"
  /** It was eaten in place of what follows "for": "subbed". */
  | "sub"
  /** "breakfast", "time" */
  | "noFood"
  /** What follows "for" was eaten in its place: "swapped". */
  | "swap"
  /** Where food is that was not eaten: "in the bin", "untouched". */
  | "away"
  /** Where food is that is not ready: "in the oven". */
  | "cooking"
  | "later"
  /** "smelled amazing" */
  | "admired"
  /** After a verb and its food: "off". */
  | "particle"
  /** "out of" at the start: it was not there. */
  | "lack";

const words: readonly (readonly [UneatenRole, string])[] = [
  ["speaker", "i|id|ive|im|ill|me|we|weve|were all|myself|us"],
  [
    "other",
    `he|she|they|himself|herself|him|them|someone|somebody|some one|everyone|everybody|everyone else|everybody else|others|the others|
    the rest of them|hubby|wifey|husband|husbands|wife|wifes|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|mate|mates|friend|friends|
    mum|mom|mama|mam|dad|papa|mother|father|brother|brothers|sister|sisters|son|daughter|bro|sis|boss|colleague|colleagues|coworker|
    coworkers|co workers|workmate|workmates|roommate|flatmate|flatmates|housemate|housemates|kid|kids|the kids|child|children|boys|girls|
    lads|baby|bub|toddler|wee one|little one|teenager|teen|twins|family|parents|aunt|auntie|aunty|uncle|cousin|cousins|nephew|niece|grandma|
    grandpa|granny|grandson|granddaughter|gran|oma|opa|neighbour|neighbor|neighbours|neighbors|guest|guests|apprentice|buddy|buddies|pal|
    roomie|missus|the missus|brother in law|sister in law|mother in law|father in law|in laws|dog|dogs|the dog|doggo|pup|puppy|cat|cats|
    the cat|birds|the birds|seagulls|seagull|gulls|ducks|chooks|pigeons|crew|the guys|class|team|bake sale|the office|the boys|the girls|
    church|food bank|school|kinder|staff|people|potluck|my man|strangers|stranger|customer|customers|the table next to us`,
  ],
  [
    "determiner",
    `the|a|an|my|our|his|her|hers|their|its|this|that|these|those|any|all the|all my|all of the|all of my|all that|all|both|both the|much|
    many|own|leftover|left over|more|extra|another|free|complimentary|whole|entire|as much as a|so much as a|a single|single`,
  ],
  [
    "part",
    `half|halves|half of|most|most of|some of|a bit of|part of|rest|the rest|the other|other|others of|remaining|remainder|quarter|third|
    two thirds|a few|a couple|couple|few|one|two|three|four|five|six|bits|bit|bite|bites|some|some of the|some of my|sip|sips|mouthful|
    mouthfuls|last|everything|anything|nothing|lot|leftovers|edges|edge|ends`,
  ],
  ["pronoun", "it|them all|those ones|one of them|one of those|what"],
  ["of", "of"],
  ["with", "with|w|wi|alongside"],
  ["to", "to|towards|into"],
  ["for", "for"],
  ["preposition", "on|in|at|from|by|near|under|around|over|after|before|during"],
  ["without", "without|minus|except|no added"],
  ["and", "and|n|&|+|plus|and also"],
  ["or", "or|nor|or any"],
  ["but", "but|though|although|however|instead|yet|except that"],
  ["instead", "instead of|rather than|in place of"],
  ["so", "so|then|so just|and then|today|this time|for now|now|tonight|whatever"],
  ["because", "because|because of|cos|coz|cuz|cause|since|bc"],
  ["while", "while|whilst|waiting on|waiting for|waiting on the|waiting for the"],
  [
    "be",
    `is|was|were|are|been|be|being|came|comes|arrived|was served|were served|came back|s|ended up|end up|was already|was all|is all|are all|wasnt|werent|went all`,
  ],
  [
    "not",
    `not|didnt|did not|dont|do not|never|never even|couldnt|could not|cant|cannot|havent|have not|hasnt|wasnt allowed|wouldnt|would not|wont|
    will not|no|didnt even|did not even|neither|not even|isnt|almost none|
    hardly any|barely any|practically none|next to none|none`,
  ],
  [
    "only",
    `mostly|mainly|simply|even|really|actually|also|too|all of|literally|quickly|basically|probably|maybe|still|
    already|finally|eventually|sadly|luckily|clearly|politely`,
  ],
  ["solely", "only|alone|just|just had|only had|nothing but|lang"],
  [
    "eat",
    `ate|eat|eats|eaten|eating|had|have|has|having|drank|drink|drinks|drinking|took|take|taken|taking|grabbed|polished off|demolished|
    scoffed|devoured|inhaled|touched|touch|tasted|taste|tried|try|nicked|stole|pinched|snaffled|hoovered|swiped|robbed|accepted|chose|
    munched|is eating|are eating|is having|are having|was eating|were eating|was having|were having|went for|stuck to|settled for|wolfed|
    wolfed down|bothered with|drink up|all had|all ate|managed|managed to eat|got through|made it through|put away|could not say no to|couldnt say no to|cant say no to|
    could not resist|couldnt resist|cant resist|gave in to|caved and had`,
  ],
  ["use", "used|use|using|did|do|go near|went near|wanting|need|like|fancy|get to|got to|go for"],
  ["choose", "order|orders|ordering|want|chooses"],
  ["forget", "forgot|forgotten|never brought|didnt bring|didnt give me|missed off|mislaid"],
  ["finish", "finished|finish|finishing|scoffed the lot of"],
  ["get", "got|get|gets|getting|went|goes|stayed|stays"],
  [
    "detach",
    `sent|send|peeled|scraped|picked|pulled|fished|trimmed|wiped|put|set|pushed|moved|sliced|plucked|poked|flicked|spat|dug|lifted`,
  ],
  ["which", "which|who"],
  [
    "serve",
    `ordered|orderd|ordred|brought|bought|cooked|cook|cooks|made|makes|baked a|baked some|prepared|prepped|microwaved|heated up|served|there was|
    there were|there is|theres|there are|came with|comes with|paid for|asked for|picked up|opened|poured|whipped up|threw together|set out|
    laid out|put out|passed round|passed around|provided|laid on|supplied|cut|chopped|won|packed|was given|were given|got given|got handed|
    was served|were serving|was handed|got served|they had|we had`,
  ],
  [
    "drop",
    `skipped|skip|skipping|refused|declined|avoided|avoid|avoiding|resisted|resisting|passed on|pass on|passing on|turned down|said no to|
    said no thanks to|no thanks to|sent back|send back|gave away|given away|threw away|threw out|thrown away|thrown out|binned|bin|
    chucked out|dumped|ditched|tossed out|trashed|scraped off|scraped away|scraped out|picked off|picked out|picked around|peeled off|
    pulled off|pulled out|fished out|took off|took out|taken off|taken out|cut out|trimmed off|trimmed away|wiped off|removed|discarded|
    ate around|eaten around|worked around|dodged|ignored|omitted|burnt|burned|spilled|spilt|ran out of|run out of|running out of|all out of|
    we were out of|missed out on|steered clear of|stayed away from|stayed off|staying off|kept off|not counting|dont count|do not count|
    not including|excluding|forget|ignore|scrap|left out|left off|left behind|left untouched|left uneaten|set aside|put aside|pushed aside|
    moved aside|put back|handed back|gave back|boxed|boxed up|froze|gave up|gave up on|giving up on|barely touched|hardly touched|didnt bother with|did not bother with|couldnt face|
    could not face|couldnt manage|could not manage|wouldnt touch|shoved aside|shared out|swerved|dropped|never got to|never got round to|
    didnt get to|didnt get round to|never went near`,
  ],
  [
    "leave",
    "left|leave|leaving|saved|save|saving|kept|keeping|threw|lost|missed|held|tossed|chucked",
  ],
  [
    "give",
    `gave|give|handed|handed over|hand|fed|feed|slid|slipped|donated|passed|offered up|palmed off|gifted|dropped off|brought over|
    lent|sneaked|snuck|traded`,
  ],
  [
    "wish",
    `craving|craved|fancied|fancying|dreaming of|dreaming about|dreamt of|dreamt about|dreamed of|dreamed about|thought about|thinking about|
    thinking of|thought of|looked at|looking at|stared at|staring at|watched|should have had|shouldve had|should have eaten|should have ordered|should have got|should have gone for|should have chosen|offered me|offered us|
    could murder|could have murdered|couldve murdered|
    could of murdered|could kill for|would kill for|tempted by|was tempted by|wanted|i wanted|wished for|would love|would have loved|
    would have had|wouldve had|would have got|walked past|walking past|drove past|driving past|walked by|drove by|smelled|smelt|could smell|
    can smell|smelling|stinks of|stank of|smells of|smelled of|was offered|were offered|got offered|offered|was going to get|
    was going to have|was going to do|was going to grab|was going to make|was going to order|was going to eat|was going to buy|
    was going to cook|was going for|was gonna get|was gonna have|was gonna do|was gonna grab|was gonna make|was gonna order|was gonna eat|
    was gonna cook|were going to have|were going to get|were going to do|were gonna have|were gonna get|going to get|going to have|
    gonna get|gonna have|meant to have|meant to get|meant to eat|meant to make|meant to cook|meaning to have|planned|planned on|
    planned to have|planned to make|planned to cook|had planned|planning|planning on|intended to have|almost had|almost got|almost ordered|
    almost bought|almost ate|nearly had|nearly got|nearly ordered|nearly bought|nearly ate|supposed to have|supposed to be|
    was supposed to be|was meant to be|eyed|eyed up|eyeing|eyeing up|hoping for|hoped for|hankering for|hankering after|dying for|
    gagging for|jonesing for|considered|no time for|had no time for|no room for|had no room for|no space for|no appetite for|not allowed|
    toyed with|debated|fantasised about|fantasized about|regretted not getting|reached for`,
  ],
  ["lack", "out of|no more|fresh out of"],
  [
    "habit",
    `usually|normally|normaly|usually have|normally have|would normally have|would usually have|would normally get|would usually get|
    id normally have|id usually have|id normally get|id usually get|usually get|normally get|usually do|normally do|usually theres|
    normally theres|typically|most days|on other days|other days|i always have|always have`,
  ],
  ["otherTime", "last time|the time before"],
  ["correction", "scratch that|scrap that"],
  ["swap", "swapped|swapped out|subbed out|replaced|traded|switched|switched out|exchanged"],
  [
    "noFood",
    "time|room|space|appetite|chance|work|school|the gym|gym|class|training|practice|a shower|the dishes",
  ],
  ["sub", "subbed|subbed in|swapped in|sub|sub in|substituted"],
  [
    "away",
    `in the bin|in the trash|in the rubbish|in the compost|in the garbage|in the fridge|in the freezer|in the ward fridge|in the work fridge|
    in the office fridge|on the floor|untouched|uneaten|not touched|not eaten|all gone|gone|finished already|sold out|sold|mouldy|moldy|
    gone off|went off|cold on the plate|overboard|to waste|wasted|on the side i didnt use|not used|unused|unopened|not for me|not mine|
    back to the kitchen|in the trash where it belongs`,
  ],
  [
    "cooking",
    `in the oven|on the stove|on the hob|on the grill|in the slow cooker|in the crockpot|in the crock pot|in the air fryer|
    in the instant pot|in the smoker|on the bbq|on the barbie|simmering|marinating|defrosting|thawing|proving|rising|boiling|baking|
    roasting|cooking|defrosted`,
  ],
  [
    "later",
    `tomorrow|tomorrows|later|the weekend|next week|tmrw|next time|another day|the week|the morning|everyone coming|the crowd coming later`,
  ],
  [
    "admired",
    `smelled amazing|smelt amazing|smelled great|smelt great|smelled unreal|smelled so good|smelled good|smelt good|looked amazing|
    looked unreal|looked great|looked so good|looked good|looked delicious|smelled delicious|smells amazing|smells great|looks amazing`,
  ],
  ["particle", "up|out|away|down|back|off|aside|behind|apart"],
];

const shorten = (phrase: string) => phrase.trim().replace(/\s+/g, " ");

/** The roles by word or phrase; a phrase in several lists has the role of the first. */
export const uneatenRoles: ReadonlyMap<string, UneatenRole> = new Map(
  words
    .flatMap(([role, list]) =>
      list.split("|").map((phrase): readonly [string, UneatenRole] => [shorten(phrase), role]),
    )
    .reverse(),
);

/** The most words of such a phrase. */
export const longestUneatenPhrase = Math.max(
  ...[...uneatenRoles.keys()].map((phrase) => phrase.split(" ").length),
);
