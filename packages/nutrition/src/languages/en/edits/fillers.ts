/** Words of instructions that the reader passes over. */
import { bareRelative, otherEater } from "../people.ts";
import { longestOf, numberWord } from "./fragments.ts";

/** Words without a meaning of their own in an instruction. */
export const fillers = longestOf(String.raw`
  (?:(?:my|the|our|his|her)
  )?(?:${otherEater}|${bareRelative}|trainer|dietitian|nutritionist|chef|waiter|waitress) (?:(?:has|had|just|also)
  )*(?:weighed|measured|checked|counted|says?|said|reckons?|reckoned|thinks?|thought|noticed|pointed out|told
  me|reminded me|corrected me|tells me)(?: (?:it|them|that|this|everything|me))?(?: (?:that|out))?, n, who, no, wrong,
  incorrect, (?:and )?not (?:me|mine|myself|us|ours), (?:the )?(?:other|remaining)(?= (?:\d|${numberWord})), list, wrapper, packaging, packet, sweet tooth,
  (?<!(?:[\d½%]|\b(?:g|kg|oz|ml|mls|tbsp|tsp|grams?|cups?|[a-z]*spoons?|[a-z]*spoonfuls?|slices?|pieces?|half|third|quarter|one|two|three|percent)) ?)(?:(?:way|far|much|a lot|a bit|a little|slightly|quite a bit|a good bit) )?(?:more|less) than (?:usual|normal|always|ever|ordinarily|(?:i|we) (?:usually|normally|should(?: have)?|planned|meant|wanted|needed|ever)(?: (?:to|do|have|had))*),
  log, entry, diary, what(?:ever)?(?:'s| is| was| were)? (?:left|remaining|over)(?: (?:over|in|on|of)
  (?:the|my|it)(?: [a-z]+)?)?, sry, soz, srry, sori, my
  (?:share|part|portion|half|bit|helping|serving|plate|slice)(?: of)?, for once, after all that, over
  (?:it|them|everything|it all|the (?:top|lot|whole thing)), all over(?: it)?, on top of
  (?:it|that|them|everything), (?:a |one |two |three |few |couple of |some )?(?:quick |small |other
  )*(?:things|changes|corrections|fixes|edits|points|mistakes|errors|details|notes?), (?:give|giving)
  (?:it|this|this one|that|the meal) an? (?:[a-z]+ )?(?:name|title), gave it to (?:me|us), than (?:i |you |it
  |what )?(?:i |you |was |is )?(?:logged|said|wrote|put|typed|entered|have|thought|shown?|there), too [a-z]+ (?:to
  (?:eat|finish|have|drink)|for me)(?: (?:it|them|all|more|the rest))?,
  (?:weight|amount|portion|number|count|size|(?:kitchen )?scales?|reading|app|calories|numbers|timer|clock)
  (?:is|was|are|were) (?:wrong|off|not right|incorrect|broken|dead|lying|playing up), typo, got (?:it|them|that)
  mixed up, mixed up, leg day, gym day, came on the side, on the side of, any ?more, no longer, inside, under, ran
  out, run out, sold out, (?:the )?same (?:weight|amount|size|quantity|grams|volume|portion), lang, naman, je,
  lor, meh, liao, la, sia, at iftar, at suhoor, yaar, leh, dear, y'all, folks, doctor'?s'? orders, pet, hun, fam,
  boss, sis, at (?:my |the )?(?:desk|work|home|office|school|gym|cafe|restaurant), in (?:my |the
  )(?:car|office|kitchen|train|bus), i, i'?m, i'?ve, i'?d, i'?ll, we, we'?ve, you, you'?ve, me, myself, it, that,
  this, those, these, them, one of them, mine, my, our, the, a, an, some, any, of, in, on, at, from, and, or, so,
  then, but, as, because, since, cause, coz, cuz, there, here, actually, really, in fact, even, probably, perhaps,
  maybe, exactly, precisely, about, around, roughly, approximately, approx, circa, ca, nearly, almost, like, kind
  of, sort of, at most, at least, max, or so, ish, please, pls, plz, thanks, thank you, thx, sorry, oops, oh, ah,
  um, umm, uh, uhm, er, hm, hmm, mm, mmm, ooh, aw, aww, argh, ugh, phew, eh, aye, yikes, whoops, blimey, gosh, hey, hi, ok, okay, well, wait, lol, haha, yeah, yes, yep, nope, nah, basically,
  right, anyway, alright, btw, by the way, tbh, to be honest, honestly, in the end, after all, though, tho, i
  guess, guess, i think, think, i believe, i reckon, reckon, i mean, mean, meant, i meant, correction, correct,
  corrected, actual, fix, edit, update, said, say, says, wrote, typed, put, put down, logged, listed, entered,
  counted, recorded, recognised, recognized, weight, amount, portion, portions, serving, size, quantity, up to
  now, end up, getting, down, label, thing, should, would, could, can, might, must, need, needs, needed, want,
  wanted, please note, note, for me, for us, on (?:the|my|its) (?:kitchen |food )?(?:scales?|display|screen|dial|readout), scale, all in all, all told, in all, to be (?:precise|exact|honest|fair), not only, not just,
  wise, alone, closer, closer to, better, true, accurate, that one, this one, the one(?=
  (?:was|is|with|that|i)\b|$), ones, both, did, does, fyi, abeg, thats, like i said, as i said, exactly the same,
  pub measure, measure, (?:forgot|missed)(?: to (?:count|add|log))? one(?! [a-z]), todays, today's, (?:it|they|that) (?:was|were) (?:cooked|fried|roasted|made|baked|grilled)
  (?:in|with), asked, told, arvo, miscounted, mistyped, misjudged, overcounted, undercounted, whole lot of,
  measured, checked, looked, turned out, turns out, to be, more like, more of, less like, went, came,
  (?:(?:on|per|as per|from|according to|by) )?(?:the |my |its |it's |their )?(?:back of the
  )?(?:(?:takeaway|takeout|delivery|nutrition|food|pizza|cereal|plastic|cardboard|paper|shop|restaurant)
  )?(?:label|packet|package|packaging|pack|menu|website|box|wrapper|wrapping|sticker|receipt|app|tin|can|jar|tub|bag|wrapper|pot|carton|sleeve|watch|board|sign|recipe)(?:
  (?:board|app|card|sheet))?(?: (?:says|said|shows|states|reads|has|claims)(?: it(?:'s|s| is| was| has)?)?|:| =),
  (?:on|per|as per|from|according to) (?:the |my |its |their )?(?:back of the
  )?(?:label|packet|package|packaging|pack|menu|website|box|wrapper|wrapping|sticker|receipt|app|watch|board|sign|recipe)(?:
  (?:board|app|card|sheet))?, says (?:the|my|their) [a-z]+(?: app)?, today, tonight, this time, time, today'?s,
  meal, plate, bowl, dish, food, stuff, part, bit, bits, share, rest, bro, mate, dude, man, lah, po, now, just
  now, again, already, still, later on, ended up, in it, of it, of them, in there, with (?:it|that), the amount of`);
