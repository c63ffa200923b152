/** Names of people and places that are also foods, recognised by context and capital letters. */
import { parsePatternRows } from "../pattern-rows.ts";
import { namedRelation } from "./people.ts";

/** Brands that look like a person's name. */
const brands =
  "Pepper|Kipling|Porky|Butterworths?|Fields|Dash|Freeze|Whippy|Muscle|Oetker|Schar|Sidhu|Tea|Bens?|Jemima|Bessie|Pringles?|Noodles?";
const restaurants =
  "Wendy|Denny|Chili|Arby|Nando|Mc[A-Z]?[a-z]+|Macdonald|Hardee|Carl|Dave|Domino|Papa|Zaxby|Culver|Popeye|Jimmy|Jersey|Moe|Freddy|Raising|Ruby|Applebee|Friday|Bojangle|Church|Trader|Joe|Starbuck|Gregg|Sainsbury|Morrison|Wetherspoon|Zizzi|Lucille|Rudy|Auntie|Ben|Reese|Kellogg|Domino|Wingstop|Whataburger|Casey|Culver|Portillo|Steak|Checker|Rally|Nathan|Ivar|Dick|Pret|Sonic|Bob|Tim|Dunkin|Marie|Perkins|Ledo|Uno|Macy|Costa|Mike|Peet|Jamie|Giraffe|Ed|Shoney|Fuddrucker|Wimpy|Jack|Lord|Harry|Nero|Noodle|Ole|Kenny|Sbarro|Tony|Little";
const title = "(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Lady|Coach|Uncle|Aunt|Auntie|Officer|Judge)";

/** Foods that are also places. Frankfurt and Hamburg are close enough to their foods. */
const place =
  "(?:turkey|chile|hamburg|frankfurt|vienna|bologna|parma|cheddar|champagne|java|jersey|buffalo|cayenne|dijon|naples|peru|brazil|guinea|georgia|sandwich|orange county|bath|burgundy|bordeaux|rioja|cognac|tequila|kiev|kyiv|lima|cornwall|the big apple)";
const capitalizedPlace = place.replace(/(?<=[:| ])[a-z]/g, (letter) => letter.toUpperCase());
/** Context after a place name that excludes a food: an end, or a conjunction. */
const contextAfterPlace =
  "(?=$|\\s*[.,;:!?)\\n]|\\s+(?:and|to|with|for|from|on|in|at|last|this|next|when|where|while|again|now|yesterday|today|tomorrow|we|i|they|he|she|is|was|were|had|ate|via|by)\\b)";

/** Names in the spelling of any case. */
export const namesInAnyCase = parsePatternRows(String.raw`
  \b(?:named|nicknamed|name(?:'s| is| was)(?: also)?) \w+
  + a hamster [named peanut]
  + a girl [named Honey]
  \b(?:live|lives|lived|living|born|based|mov(?:e|ed|ing)|fl(?:y|ew|ies|ying)|flown|travel(?:l?ed|l?ing|s)?|arrived|holiday(?:ed|ing)?|vacation(?:ing)?|trip|drove|landed|back)(?: back)? (?:in|to|from) ${place}(?: (?:to|and|via) (?:\w+|${place}))?${contextAfterPlace}
  + we [flew to turkey] and had kebab
  + [back from turkey], had a salad
  + we [moved to chile]
  - switched to turkey bacon
  - grapes from chile flakes
  (?<=\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|tiffin) (?:today |yesterday |was )?(?:at|in|from) (?:(?:the|my|our|a) )?)(?!(?:about|around|like|quarter|half|noon|midday|midnight)\b)[a-z][\w'’-]+(?: [a-z][\w'’-]+)?(?=,? (?:(?:at|around|about) )?(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)? ?(?:[ap]\.?m\b|h\b|(?<=[.:]\d\d ?))[. ]*(?:$|\n))
  + 2 idlis, breakfast at [saravana bhavan] 8.30am
  + a wrap. brunch in [tel aviv] 11:30
  - breakfast at 8.30
  - dinner at nandos, 2 wings at 8.30 pm
  \bthe big apple\b
  + a bagel in [the big apple]
`);

/** Names that are capitalized. */
export const capitalizedNames = parsePatternRows(String.raw`
  \b${title}\.? (?!(?:${brands})\b)[A-Z][a-z]+
  + lunch with [Mrs. Plum]
  + [Dr Bean] says hello
  - Dr Pepper
  - Mr Kipling cherry bakewell
  - Uncle Ben's rice
  (?<=\b[Mm]y (?:[a-z]+ )?${namedRelation},? )[A-Z][a-z]+
  + my friend [Basil] came over for curry
  + my dog [Biscuit] and I had a walk
  - my friend made pizza
  (?<=(?:^|[.!?\n]\s*))[A-Z][a-z]+(?= (?:is|was) (?:my|our|his|her) ${namedRelation}\b)
  + [Mochi] is my cat
  - Pizza is my lunch
  (?<=\b(?:[Aa]t|[Ff]rom) )(?!(?:${restaurants})\b)[A-Z][a-z]+['’]s(?= (?:house|place|flat)\b|\s*[:,.;!?\n]|$| with\b)
  + dinner at [Maria's]: lasagne
  - a burger at Wendy's
  (?<=\b(?:[Mm]et|[Ss]aw|[Tt]exted|[Cc]alled|[Vv]isited|[Jj]oined)(?: up with)? )[A-Z][a-z]+
  + met [Kevin] for lunch
  + saw [Basil] at the gym
  - met kevin
  (?<=\b(?:[Bb]reakfast|[Bb]runch|[Ll]unch|[Dd]inner|[Ss]upper|[Cc]offee|[Dd]rinks|[Dd]ate|[Nn]ight|[Ee]vening) with )(?!(?:${restaurants})\b)[A-Z][a-z]+(?: (?:and|&) [A-Z][a-z]+)?(?=\s*(?:[:,.;!\n]|$)| (?:at|in|i|we|after|today|yesterday)\b)
  + lunch with [Basil]: soup
  + dinner with [Olive and Tom], pasta
  - lunch with basil
  \b(?!Thousand Island)[A-Z][a-z]+ (?:Street|Road|Avenue|Ave|Lane|Drive|Square|County|Boulevard|Blvd|Station|Airport|Bridge|Island|University|High School|Tower|Close|Crescent|Hill|Creek|Grove|Heights|Falls)\b
  + a walk on [Plum Street]
  + a latte on [Cherry Lane]
  (?<=\b(?:in|to|from|near|across|around|visit(?:ed|ing)?|through|(?<!\b(?:glass|glasses|bottle|bottles|carafe|litre|ml|cl|shot|shots|flute|flutes|slice|slices|bit|g) )of|[Ss]outhern|[Nn]orthern|[Ee]astern|[Ww]estern) )${capitalizedPlace}${contextAfterPlace}
  + kebab in [Turkey]
  + ate kebab in [Turkey] last week
  - Turkey sandwich with Cheddar
  - Sandwich with Turkey
  - Orange juice and Apple
  - a glass of Bordeaux
  - 2 glasses of Rioja, olives
`);
