/** The words of instructions by their role, for instructions in no known phrasing. */
import { anyPhrase } from "../../pattern-rows.ts";
import { bareRelative, otherEater } from "../people.ts";
import { numberWord } from "./fragments.ts";

const not = "(?:not|n'?t|never)";
const did = "(?:did|do|does|had|have|has|could|can|was|were|is|are|would|wo|ca)";

/** As anyPhrase, with longer phrases first: "on my scale" before "on". */
const longestOf = (phrases: string): string =>
  anyPhrase(
    phrases
      .trim()
      .split(/\s*,\s*/)
      .toSorted((one, other) => other.length - one.length)
      .join(", "),
  );

/** Phrases of each cue, as sources of regular expressions; the longest that matches wins. */
export const cues = {
  /** The item did not belong to the meal. */
  remove: longestOf(String.raw`
    remove, removed, delete, deleted, drop, ditch, scrap, omit, exclude, erase, cancel, discard, get rid of, rid of, strike, scratch, cut out,
    (?:take|took|taken|leave|left|pull|picked|pick) (?:out|off|away), off, away, out, skip, skipped, skipping, no(?! (?:i|it|we|they|that|there|my)\b), none, none of, without, w\/o, minus, hold the, nix, forget(?: about)?, lose, cut,
    ${did} ?${not} (?:actually |even |really )?(?:have|had|eat|ate|eaten|drink|drank|want|get|got|touch|use|used|order|include|take|add|put|pour|drizzle|contain|come with) ?(?:any|a|an)?,
    never (?:had|ate|drank|got|ordered|came|arrived), (?:there )?(?:was|were|is) ?${not} (?:any|a|an), there(?:'s| was| were| is) no, ${did} no,
    (?:was|were|are|is|being|had|have|'?d|ran|run|running|sold|clean|all) out of, run out of, ran out of, sold out of, came without, comes without, mistakenly, by mistake, shouldn'?t be (?:there|here|in there|in this|in it), should ?n'?t (?:be|have been) (?:there|here|in there|in this|in it)?, doesn'?t belong, not (?:mine|there|in it|included)`),
  /** What follows is wrong. */
  old: longestOf(
    String.raw`not with, not, isn'?t, wasn'?t, weren'?t, aren'?t, instead of, in place of, rather than, as opposed to, in lieu of`,
  ),
  /** What follows was in the meal, too. */
  add: longestOf(String.raw`
    add, added, adding, plus, additionally, include, including, throw in, put in, log, missed, missing, forgot, forgotten, forgot to (?:add|log|mention|include|say|put|count|enter|write),
    on top, on the side, there (?:was|were|is) also, (?:stirred|mixed|put|threw|poured|melted) in, sprinkled(?: with| on)?, drizzled(?: with| on)?, crumbled, poured(?: over| on| onto)?, spooned(?: over| on)?, dolloped, squeezed(?: on| over)?, squirted, grated(?: on| over)?, spread(?: on)?, scattered, splashed, ladled, piled on, smeared, slathered, tossed in, chucked in, popped in, snuck in, sneaked in, dropped in, whisked in, folded in, blended in, tipped in, shook on, dusted with, dipped (?:it |them )?in, dunked (?:it |them )?in, washed (?:it|that|this|everything) down with, finished (?:it )?off with, followed (?:it )?(?:up )?(?:by|with), helped myself to, grabbed, nibbled(?: on)?, snacked on, munched(?: on)?, (?:cooked|fried|roasted|made) (?:in|with), came with, comes with, served with, alongside, topped with, and then`),
  /** It was in the meal, too, unless it is an item. */
  also: longestOf("also, too, as well"),
  /** What follows may have come with the item. */
  with: longestOf("with, w/, w"),
  /** An item is exchanged. */
  replace: longestOf(
    "replace, replaced, swap, swapped, change, changed, switch, switched, sub, substitute, substituted, exchange, exchanged, trade, turn",
  ),
  into: longestOf("to, into, for, by"),
  instead: longestOf("instead, rather, in its place, in their place"),
  /** A part was not eaten. */
  left: longestOf(String.raw`
    left, leave, leaving, left (?:over|behind), leftover, leftovers, left on (?:the|my) plate, uneaten, not eaten, wasted, binned, tossed, chucked, dumped, spilled, spilt, dropped,
    threw (?:away|out), thrown (?:away|out), gave(?: away)?, given(?: away)?, fed, handed, passed, saved, kept, packed, took home, take home, boxed, froze, remaining, remained, remains,
    (?:(?:is|are|was|were|'s|'re|went|back|home|still|straight|right|ended up) )*(?:in|into|in to|to|onto|on|inside) (?:the|my|his|her|our|their|a|[a-z]+'s) (?:bin|trash|garbage|rubbish|floor|fridge|freezer|compost|drain|sink|bag|backpack|rucksack|handbag|lunch ?box|box|tupperware|drawer|desk|car|cupboard|packet|wrapper|doggy bag|waste|dogs?|cats?|birds?|pigeons|chickens|pigs),
    went (?:(?:back|home|straight|right) )?(?:in|into|in to|on|onto|to|with|home|cold|off|bad|soggy|stale|uneaten|untouched)(?: (?:the|my|his|her|our|their))?(?: waste)?, fell, donated, abandoned, discarded, scraped, scrapped off, untouched, (?:for|until) (?:later|tomorrow|the next day)`),
  /** Not all of it was eaten. */
  unfinished: `${did} ?${not} (?:finish|finished|manage|managed|eat all|eat the whole|eat everything)(?: of)?`,
  /** Another person, who ate a part. */
  other: `(?:(?:to |for |by |with |w |and )?(?:(?:my|the|our|his|her) (?:little |older |younger |big |small )?)?(?:${otherEater}|${bareRelative}|dogs?|cats?|birds?)(?:'s|s')?|(?:he|she|they)(?:'d|'ve|'s|'re)?|someone(?: else)?|(?:the |a |our )?(?:waiter|waitress|barista|chef|server|host|hostess|bartender|cook|guest|neighbou?r|visitor|nurse|carer|teacher|lady|guy|man|woman|lad|lass)s?|(?:the |my |our |his |her )?(?:little|big|young|older|other) (?:one|man|guy|lady|girl|boy|lad)s?|(?:my |our |the )(?:eldest|oldest|youngest|other half|better half|missus|hubster|lot))`,
  /** People among whom it was shared. */
  people: `(?:(?:between|among|amongst|by|with|for) )?(?:all )?(?:the )?(?:[2-9]|1\\d|${numberWord}) (?:of us|ways|people|persons|friends|mates|others|colleagues|kids|siblings|roommates)|for (?:two|three|four|five|six|[2-9])|(?:there )?(?:were|are|was) (?:[2-9]|${numberWord}) of us|we (?:were|are) (?:[2-9]|1\\d|${numberWord})(?: (?:of us|people|persons))?`,
  /** Each had as much. */
  evenly: longestOf(
    "evenly, equally, fairly, fifty[- ]fifty, 50 ?[/-] ?50, halves, half and half, half each, in half",
  ),
  /** An amount is counted on top of the item's. */
  more: longestOf("more, extra, additional, another, further, increase(?: by)?, bump(?: by)?"),
  less: longestOf("less, fewer, reduce(?: by)?, decrease(?: by)?, lower(?: by)?, cut by"),
  /** The item was larger or smaller than was logged. */
  larger: longestOf(
    "bigger, larger, higher, heavier, (?:far |way |much )?too (?:little|few|low|small), not enough, underestimated",
  ),
  smaller: longestOf(
    "smaller, lighter, (?:far |way |much |a bit )?too (?:much|many|high|big|large), overestimated",
  ),
  /** Others ate a part of it. */
  shared: longestOf(
    "shared, share, sharing, split, splitting, divided, halved, went halves, went half, between",
  ),
  /** The item needs no change. */
  confirmed: `(?:is|are|was|were|seems?|looks?|'s|'re) (?:all )?(?:fine|ok|okay|right|correct|good|perfect)(?: (?:as (?:it|they) (?:is|are)|as is|though|already))?`,
  /** An amount is that of one piece. */
  each: longestOf("each, apiece, a piece, per piece, a pop, each one"),
  /** All of it was eaten. */
  whole: longestOf(
    "whole, entire, all, full, everything, all of it, the lot, total, in total, altogether, all together, overall, (?:the )?whole (?:thing|meal|lot|plate)",
  ),
  be: longestOf(
    String.raw`was, were, is, are, be, been, being, it'?s, that'?s, they'?re, should be, should(?: have|'ve) been, weighed, weighs, weigh, contains, contained, make, made, set, equals, =, :, came to, was like, (?:must|should|would|could|might|may|ought to)(?:'ve| have) been, has been, have been, had been, stays?(?: at)?, stayed(?: at)?, (?:should )?counts? as, counted as, files? under, filed under, belongs? (?:to|in|under|with), goes? under`,
  ),
  eaten: longestOf(
    String.raw`had, have, has, ate, eat, eaten, eating, drank, drink, drunk, finished, finish, got, get, took, take, used, use, consumed, went for, (?:(?:he|she|they|someone|(?:(?:the|my|our) )?(?:waiter|waitress|barista|chef|server|host|bartender|cook|shop|place|restaurant|cafe|kitchen|staff|${otherEater}|${bareRelative})) )?(?:had )?(?:gave|given|brought|handed|served|sent|made|poured|bought|got|fetched|passed|offered|sold|fed) (?:me|us), cut up, sliced up, chopped up, cooked up, ordered, managed, manage, polished off, scoffed, nicked, pinched, stole, nabbed, demolished, inhaled, necked, snatched, swiped, devoured, downed, gobbled`,
  ),
  only: longestOf("only, just, solely, merely, nothing but"),
} as const;

/** A share of an item. */
export const share = `(?:(?:the |an? |one )?(?:half|halves)|[½⅓⅔¼¾]|[1-9] ?/ ?[2-9]|\\d{1,2}(?:[.,]\\d+)? ?(?:%|percent|per cent)|(?:an?|one|two|three|four|1|2|3) (?:thirds?|quarters?|fifths?|sixths?|eighths?)|most)(?: of)?(?: the| my| that)?`;
/** It was eaten twice. */
export const again = longestOf(
  "seconds, (?:went back for |had |got )?(?:a |another )?(?:second|2nd) (?:(?:equal|identical|full|whole|same[- ]sized?) )?(?:helping|portion|plate|plateful|serving|bowl|round)",
);
export const wordDouble = "double";
/** When it was eaten. */
export const time = `(?:(?:at |around |about |by |@ ?)?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'?clock)|\\d{1,2}:\\d\\d|noon|midday|midnight|half past \\w+)|(?:on |for )?(?:yesterday(?:'?s)?|the day before yesterday|day before yesterday|last night|this morning|this afternoon|this evening|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in the (?:morning|afternoon|evening)|\\d+ days ago|two days ago|three days ago)(?: (?:morning|afternoon|evening|night))?|(?:for |at |as )?(?:my |a )?(?:breakfast|brunch|lunch|dinner|supper|snacks?))`;
export const wordOnly = (names: readonly string[]) =>
  `remove everything except ${names.join(" and ")}`;
export const wordTime = (times: readonly string[]) => `it was ${times.join(" ")}`;
/** "a medium one" */
export const pronounOne = /^ones?$/i;
/** What was for another person. */
export const forOther = /^(?:to|for) |'s$|s'$/i;
/** The name at the end: "one for Ben". */
export const forWhom = /\bfor (\S+)$/i;
/** Before the name of a person. */
export const beforeName = /\b(?:for|to|by|with) $/i;
/** A minus in front of a number. */
export const negative = /(?:^|\s)[-–]\s?\d/;
/** An amount below zero, which takes nothing away: "it weighed minus 300 g". */
export const belowZero = /\b(?:was|were|is|weighed|weighs|to|at) (?:minus|negative) \d/i;

/** So many pieces of a known number: "3 of the 8 slices". */
export const countedShare = `(?<part>\\d|${numberWord}) (?:portions? |servings? |slices? |pieces? )?(?:out )?of (?:the |all |those |my )?(?<whole>\\d|${numberWord})(?: (?:slices?|pieces?|squares?|wedges?|bits?))?`;
export const wordCountedShare = (part: number, whole: number) => `${part}/${whole}`;
/** Before the item that a food was added to: "2 tsp sugar in the tea". */
export const beforePlace = /\b(?:in|into|on|onto|over) (?:the |my )?$/i;
/** Words after an amount or a share that do not belong to it. */
export const afterAmount = longestOf("of, the, my, that");
/** A multiple of an item. */
export const multiple = `(?:doubled?|twice|tripled?|halved?|(?:${numberWord}|\\d+(?:[.,]\\d+)?) ?(?:x|×|times))`;

/** Words without a meaning of their own in an instruction. */
export const fillers = longestOf(String.raw`
  (?:(?:my|the|our|his|her) )?(?:${otherEater}|${bareRelative}|trainer|dietitian|nutritionist|chef|waiter|waitress) (?:(?:has|had|just|also) )*(?:weighed|measured|checked|counted|says?|said|reckons?|reckoned|thinks?|thought|noticed|pointed out|told me|reminded me|corrected me|tells me)(?: (?:it|them|that|this|everything|me))?(?: (?:that|out))?,
  n, no, wrong, incorrect, (?:and )?not (?:me|mine|myself|us|ours), (?:the )?(?:other|remaining)(?= (?:\d|${numberWord})), list, log, entry, diary, what(?:ever)?(?:'s| is| was| were)? (?:left|remaining|over)(?: (?:over|in|on|of) (?:the|my|it)(?: [a-z]+)?)?, sry, soz, srry, sori, my (?:share|part|portion|half|bit|helping|serving|plate|slice)(?: of)?, for once, after all that, over (?:it|them|everything|it all|the (?:top|lot|whole thing)), all over(?: it)?, on top of (?:it|that|them|everything), (?:a |one |two |three |few |couple of |some )?(?:quick |small |other )*(?:things|changes|corrections|fixes|edits|points|mistakes|errors|details|notes?), (?:give|giving) (?:it|this|this one|that|the meal) an? (?:[a-z]+ )?(?:name|title), gave it to (?:me|us), than (?:i |you |it |what )?(?:i |you |was |is )?(?:logged|said|wrote|put|typed|entered|have|thought|shown?|there), too [a-z]+ (?:to (?:eat|finish|have|drink)|for me)(?: (?:it|them|all|more|the rest))?, (?:weight|amount|portion|number|count|size|(?:kitchen )?scales?|reading|app|calories|numbers|timer|clock) (?:is|was|are|were) (?:wrong|off|not right|incorrect|broken|dead|lying|playing up), typo, got (?:it|them|that) mixed up, mixed up, leg day, gym day, came on the side, on the side of, any ?more, no longer, inside, under, ran out, run out, sold out, (?:the )?same (?:weight|amount|size|quantity|grams|volume|portion), lang, naman, je, lor, meh, liao, la, sia, at iftar, at suhoor, yaar, leh, dear, y'all, folks, doctor'?s'? orders, pet, hun, fam, boss, sis, at (?:my |the )?(?:desk|work|home|office|school|gym|cafe|restaurant), in (?:my |the )(?:car|office|kitchen|train|bus), i, i'?m, i'?ve, i'?d, i'?ll, we, we'?ve, you, you'?ve, me, myself, it, that, this, those, these, them, one of them, mine, my, our, the, a, an, some, any, of, in, on, at, from, and, or, so, then, but, as, because, since, cause, coz, cuz,
  there, here, actually, really, in fact, even, probably, perhaps, maybe, exactly, precisely, about, around, roughly, approximately, approx, circa, ca, nearly, almost, like, kind of, sort of, at most, at least, max, or so, ish,
  please, pls, plz, thanks, thank you, thx, sorry, oops, oh, ah, um, umm, uh, uhm, er, hmm, hey, hi, ok, okay, well, wait, lol, haha, yeah, yes, yep, nope, nah, basically, right, anyway, alright,
  btw, by the way, tbh, to be honest, honestly, in the end, after all, though, tho, i guess, guess, i think, think, i believe, i reckon, reckon, i mean, mean, meant, i meant, correction, correct, corrected, actual, actually, fix, edit, update,
  said, say, says, wrote, typed, put, put down, logged, listed, entered, counted, recorded, recognised, recognized, weight, amount, portion, portions, serving, size, quantity, up to now, end up, getting, down, label, thing, 
  should, would, could, can, might, must, need, needs, needed, want, wanted, please note, note, for me, for us, on (?:the|my) (?:kitchen |food )?scales?, scale, not only, not just, wise, alone, closer, closer to, better, right, true, accurate, that one, this one, the one(?= (?:was|is|with|that|i)\b|$), ones, both, did, does, fyi, abeg, thats, like i said, as i said, exactly the same, pub measure, measure, todays, today's, (?:it|they|that) (?:was|were) (?:cooked|fried|roasted|made|baked|grilled) (?:in|with), asked, told, arvo, miscounted, mistyped, misjudged, overcounted, undercounted, put, whole lot of, measured, checked, looked, turned out, turns out, to be,
  more like, more of, less like, went, came, (?:(?:on|per|as per|from|according to|by) )?(?:the |my |its |it's |their )?(?:back of the )?(?:(?:takeaway|takeout|delivery|nutrition|food|pizza|cereal|plastic|cardboard|paper|shop|restaurant) )?(?:label|packet|package|packaging|pack|menu|website|box|wrapper|receipt|app|tin|can|jar|tub|bag|wrapper|pot|carton|sleeve|watch|board|sign|recipe)(?: (?:board|app|card|sheet))?(?: (?:says|said|shows|states|reads|has|claims)(?: it(?:'s|s| is| was| has)?)?|:| =), (?:on|per|as per|from|according to) (?:the |my |its |their )?(?:back of the )?(?:label|packet|package|packaging|pack|menu|website|box|wrapper|receipt|app|watch|board|sign|recipe)(?: (?:board|app|card|sheet))?, says (?:the|my|their) [a-z]+(?: app)?,
  today, tonight, this time, time, today'?s, meal, plate, bowl, dish, food, thing, stuff, part, bit, bits, share, rest, bro, mate, dude, man, lah, leh, po, now, just now, again, already, still, later on, ended up, in it, of it, of them, in there, with (?:it|that), the amount of`);

export const wordReplace = (old: string, now: string) => `replace ${old} with ${now}`;
export const wordOther = (food: string) => `it was ${food}`;
export const wordRemove = (names: readonly string[]) => `remove ${names.join(" and ")}`;
export const wordAmount = (name: string, amount: string) => `${name} was ${amount}`;
export const wordMeasure = (measure: string) => `a ${measure}`;
export const wordMore = (amount: string, name: string) => `${amount} more ${name}`.trim();
export const wordRelative = (percent: number, way: "more" | "less", name: string) =>
  `${percent}% ${way} ${name}`.trim();
export const wordLess = (amount: string, name: string) => `${amount} less ${name}`.trim();
export const wordShare = (share: string, name: string) => `had ${share} of ${name}`;
export const wordLeft = (share: string, name: string) => `left ${share} of ${name}`;
/** "with my brother" of "my brother". */
export const wordWho = (who: string) => `with ${who.replace(/^(?:with|w|and|to|for|by) /i, "")}`;
/** "between 3 of us" of "we were 3". */
export const wordPeople = (people: string) =>
  people
    .replace(/^(?:all |the |there (?=were|are|was))+/i, "")
    .replace(/^(?:we )?(?:were|are|was|for) (\S+)(?: of us)?.*$/i, "$1 of us")
    .replace(/^(?:by )?(?=\S+ (?:of us|people|persons)$)/i, "between ")
    .replace(/^(?=\S+ (?!of us|people|persons|ways)\S+$)/i, "with ");
export const wordShared = (name: string, who: string) => `shared ${name} ${who}`;
export const wordAmountOfKind = (name: string, amount: string, kind: string) =>
  `${name} was ${amount} ${kind}`;
export const wordKind = (name: string, kind: string) => `the ${name} was ${kind}`;
export const wordWith = (name: string, food: string) => `the ${name} was with ${food}`;
export const wordMultiple = (multiple: string, name: string) => `${multiple} ${name}`;
export const wordAdd = (foods: readonly string[]) => `add ${foods.join(" and ")}`;
export const wordEach = (name: string, amount: string) =>
  `${name === wholeMeal ? "they" : name} were ${amount} each`;
/** The first words of a remark. */
export const remarkStart =
  "(?:i|i'm|i've|i'd|im|we|he|she|it|they|who|which|that|there|my|our|his|her|if|when|while|after|before|because|cause|cos|coz|since|as|so|the|lol|haha|sorry|you|someone|nobody|everyone|don'?t|never|always|can'?t|couldn'?t|forgot|silly|stupid|damn)";
/** The subject of a remark that may have words which the reader does not know. */
export const remarkSubject =
  "(?:i|i'm|i've|i'd|im|we|we'd|he|she|he'd|she'd|it|they|they'd|couldn'?t|can'?t|don'?t|won'?t|didn'?t)";
/** Before the subject of a remark. */
export const conjunction =
  /^(?:and|but|so|because|'?cause|cos|coz|cuz|since|as|while|whilst|when|whenever|until|till|before|after|if|unless|although|though|even though|even|given|now|that|which|who)$/i;
/** Before the noun of a subject. */
export const determiner = /^(?:my|our|his|her|their|your|the|a|an|this|that|these|those|no|one of)$/i;
/** What a person does or likes as a rule: the foods in it are not those of the meal. */
export const habit = new RegExp(
  String.raw`\b(?:never|always|don'?t|doesn'?t|can'?t|cannot|won'?t|usually|normally|generally|rarely|hardly ever|mostly|every (?:day|morning|night|evening|week|time)|most (?:days|mornings|nights|times)|these days|lately|used to|tends? to|sticks? to|prefers?|preferred|loves|i love|i like|likes|dislikes?|hates?|detests?|adores?|avoids?|avoiding|allergic|allergy|intolerant|intolerance|tolerates?|(?:gives|giving|makes|making|wants|keeps|has) (?:me|us) (?:a|an|off|to|feel|ill|sick|bloated|gassy|sleepy|up|on)|i'?m (?:watching|cutting|trying|avoiding|vegan|vegetarian|diabetic|coeliac|celiac|on a)|(?:trying|supposed|meant|told|going|want|wants) to (?:cut|lose|avoid|watch|eat less|reduce|limit|lower|stay off|gain|bulk)|(?:bad|good|better|not great) for (?:me|my|us|you))\b`,
  "i",
);
/** A kind that is denied: "not the full fat one". */
export const deniedKind = /^not (?:the|a|an|those|your) .+ (?:one|ones|kind|type|version|sort)$/i;
/** The place of a food: "they were in the soup". */
export const place =
  /^(?:they|it|that|those)(?:'s|'re| was| were| is| are)? (?:all |both )?(?:inside|in|on|over|under|next to|beside) /i;
/** A question asks for no change. */
export const question =
  /^(?:is|are|does|do|what|which|how|why|who|when|where) (?:the|my|it|this|that|there|i|you|much|many|is|are|was|were|did|do)\b/i;
/** The whole meal. */
export const wholeMeal = "it";
/** All foods of the meal together. */
export const allOfMeal = "the whole meal";
/** A name with such an article is one of the meal's foods. */
export const definite = /\b(?:the|my|that|this|those|these) $/i;
