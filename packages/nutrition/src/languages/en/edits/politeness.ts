/** Words around an instruction that change nothing. */
import { anyPhrase } from "../../pattern-rows.ts";

/** At the start. The "no" of "no rice" is not among them. */
export const politeHead = `(?:${anyPhrase(`
  please, pls, plz, (?:can|could|would|will|do) (?:you|u|ya)(?: mind| maybe| possibly| perhaps| kindly| just)?, hey, hi, oh, oops, ah, u+h*m+, uh+, e+r+m*, hmm, ok, okay, so, well, wait, basically, right, like, alright, anyway,
  sorry, actually, then, but, now, first, next(?! (?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\\b), finally, i think, i meant?(?: to say)?, correction,
  lol no, lol, haha, hah, ha, jk, nvm, (?:it )?turn(?:s|ed) out(?: that| to be)?, apparently, by the way, btw, just to say, to be honest, tbh,
  my (?:bad|mistake), i made a mistake, i mistake, hang on, hold on, no wait, what i meant was,
  i should (?:say|have said), i (?:just )?(?:noticed|reali[sz]ed|remembered)(?: that)?,
  (?:i )?forg[oe]t(?:ting)? to (?:say|mention|add|tell you)(?: that)?(?= (?:i|we|it|there)\\b| the .+ (?:was|were|is|are|had|has)\\b),
  to(?= (?:add|remove|change|make|put|delete|swap)), kindly, let'?s(?: (?:go with|go for|say|call it)(?= \\d))?, (?:i'?ll |we'?ll )?(?:go with|settle on|stick with)(?= \\d), (?:i|you) (?:need|should|have|want you) to,
  you can, go ahead and, i want to, i'd (?:also )?(?:like|love) (?:you )?to, i would (?:also )?(?:like|love) (?:you )?to, i (?:have|must|need|should|got|'ve got) to (?:confess|admit|say)(?: that)?, i (?:confess|admit)(?: that)?, (?:i )?was wondering if you could, is it possible to, any chance you (?:can|could), i ended up(?! with), (?:i|we)'?d (?:say|guess|reckon|estimate)(?: (?:it was|about|around))?(?= (?:\\d|an?\\b|one\\b|two\\b|three\\b|half\\b|about|around|roughly))`)}(?:, ?|: ?| )|(?:no|nope|yes|yeah), ?|(?:no|nope|nah) (?=(?:wait|sorry|undo|revert|go back)\\b|(?:it|i|they|that|we) (?:was|were|is|had|have|meant|ate)\\b|(?:the|all of the|all the) whole\\b))+`;

/** At the end. */
export const politeTail = `(?:[ ,]*\\b(?<!\\b(?:my|our|his|her|their|a|an|the|best|good|work|school|flat|house|room) (?=mate|dude|bro|love|ta\\b))${anyPhrase(`
  please, pls, plz, thanks, thank you, thx, cheers, actually, really, obviously, of course, clearly, (?:they|he|she) (?:said|told me), i'd guess, i would guess, i think, btw, by the way, tbh, sorry, for me,
  in fact, if you can, if possible, in the end, after all, though, tho, i guess, i believe, i reckon, i'd say, i would say, haha, lol, po, lah, leh, bro, dude, innit, (?:can|could|would|will) (?:you|ya)(?: do that)?,
  oops, my (?:bad|mistake), to be honest, mate, love, ta, by mistake, at all,
  (?:i|we) (?:just )?(?:weighed|measured|checked) (?:it|them), on (?:the|my) (?:kitchen )?scales?`)})+`;

/** Words between changes without a meaning of their own. */
export const talk = anyPhrase(`
  oh, ah, u+h*m+, uh+, e+r+m*, basically, alright, anyway, scratch that, ignore that, strike that, hmm, sorry, please, thanks, thank you, cheers, ok, okay, yes, yeah, no, nope, nah, so, well,
  actually, wait, oops, right, also, (?:i )?(?:just )?(?:looked|checked)(?: (?:it|that))?(?: up)?(?: (?:online|on (?:google|the website)))?, (?:and )?(?:not|instead of|rather than|never mind|forget|ignore) (?:the|your|this|that|their|my|its|the app'?s) (?:(?:app'?s?|own|rough|old|automatic) )?(?:guess|guesses|estimate|estimates|estimation|guesstimate|default|defaults|standard one|number|numbers|figure|figures|value|values|assumption), (?:no|not) (?:a (?:gram|bit|crumb) )?(?:more|less)(?: than that)?(?: for sure)?, for sure, give or take(?: a (?:bit|little|few)(?: grams)?)?, (?:(?:it|this|that) was )?(?:my |a |the )?(?:meal ?prep(?:ped)?|batch[- ]cook(?:ed|ing)?)(?: for .+)?, wrong (?:day|date|time|meal|amount|food|one), for (?:dessert|afters|pudding|starters?|after)`);
