/** The words of instructions for each kind of change. */
import { bareRelative, otherEater } from "../people.ts";
import { longestOf, numberWord } from "./fragments.ts";

const not = "(?:not|n'?t|never)";
const did = "(?:did|do|does|had|have|has|could|can|was|were|is|are|would|wo|ca)";

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
  also: longestOf("also, too, as well, likewise"),
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
    left, leave, leaving, left (?:over|behind), leftover, leftovers, left on (?:the|my) plate, (?:stayed|sat|remained|remain|stays) (?:on|in|at) (?:the|my) (?:plate|bowl|box|pan|pot|packet|bag|table|kitchen|fridge|bottle|glass), uneaten, not eaten, wasted, binned, tossed, chucked, dumped, spilled, spilt, dropped,
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
    "evenly, equally, fairly, (?:equal|even|same) (?:halves|thirds|quarters|parts|shares|portions|split), fifty[- ]fifty, 50 ?[/-] ?50, halves, half and half, half each, in half",
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
  confirmed: `(?:is|are|was|were|seems?|looks?|'s|'re) (?:all )?(?:fine|ok|okay|right|correct|good|perfect)(?: (?:as (?:it|they) (?:is|are)|as is|though|already))?|(?:stays?|stayed|remains?|remained|keeps?|is|are|was|were) (?:exactly |just |all )?(?:the same|unchanged|as (?:is|it is|they are|it was|they were|before|logged|written)|that way|like that)|all (?:me|mine)|(?<!\\b(?:only|one|two|half|some|none|part|\\d)\\b[^,.;]*)(?:is|are|was|were) (?:(?:all|just) )?(?:mine|me)(?= (?:and|but|though|alone)\\b|[,.;!]|$)`,
  /** An amount is that of one piece. */
  each: longestOf("each, apiece, a piece, per piece, a pop, each one"),
  /** All of it was eaten. */
  whole: longestOf(
    "whole, entire, all, full, everything, all of it, the lot, total, in total, altogether, all together, overall, (?:for )?(?:(?:the|my|that|this) )?(?:whole|entire) (?:thing|meal|lot|plate|order|tray|dish|pack|packet|bag|box|pot|tub|combo|takeaway|portion)",
  ),
  be: longestOf(
    String.raw`was, were, is, are, be, been, being, it'?s, that'?s, they'?re, should be, should(?: have|'ve) been, weighed, weighs, weigh, contains, contained, make, made, set, equals, =, :, came to, (?:came|comes|come|turned|works|worked) out (?:at|to(?: be)?|as), (?:clocked|clocks|came|comes|weighed) in at, ended up(?: being| at| as), tipped the scales? at, was like, (?:must|should|would|could|might|may|ought to)(?:'ve| have) been, has been, have been, had been, stays?(?: at)?, stayed(?: at)?, (?:should )?counts? as, counted as, files? under, filed under, belongs? (?:to|in|under|with), goes? under`,
  ),
  eaten: longestOf(
    String.raw`had, have, has, ended up (?:with|having|eating|drinking), ate, eat, eaten, eating, drank, drink, drunk, finished, finish, got, get, took, take, used, use, consumed, got through, made it through, ploughed through, plowed through, worked through, went for, (?:(?:he|she|they|someone|(?:(?:the|my|our) )?(?:waiter|waitress|barista|chef|server|host|bartender|cook|shop|place|restaurant|cafe|kitchen|staff|${otherEater}|${bareRelative})) )?(?:had )?(?:gave|given|brought|handed|served|sent|made|poured|bought|got|fetched|passed|offered|sold|fed) (?:me|us), cut up, sliced up, chopped up, cooked up, ordered, managed, manage, polished off, scoffed, nicked, pinched, stole, nabbed, demolished, inhaled, necked, snatched, swiped, devoured, downed, gobbled`,
  ),
  only: longestOf("only, just, solely, merely, nothing but"),
} as const;
