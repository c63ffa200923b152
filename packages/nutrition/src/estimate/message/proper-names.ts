/** Names of people and places that are also foods, recognised by context and capital letters. */

const relation =
  "(?:husband|wife|partner|boyfriend|girlfriend|friend|mate|mum|mom|dad|mother|father|brother|sister|son|daughter|baby|cousin|aunt|auntie|uncle|nephew|niece|boss|colleague|coworker|neighbou?r|teacher|doctor|coach|trainer|dog|cat|puppy|kitten|horse|rabbit|hamster|bird|parrot|guinea pig)";

/** Brands that look like a person's name. */
const brands =
  "Pepper|Kipling|Porky|Butterworths?|Fields|Dash|Freeze|Whippy|Muscle|Oetker|Schar|Sidhu|Tea|Bens?|Jemima|Bessie|Pringles?|Noodles?";
const title = "(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Lady|Coach|Uncle|Aunt|Auntie|Officer|Judge)";

/** Foods that are also places. Frankfurt and Hamburg are close enough to their foods. */
const place =
  "(?:turkey|chile|hamburg|frankfurt|vienna|bologna|parma|cheddar|champagne|java|jersey|buffalo|cayenne|dijon|naples|peru|brazil|guinea|georgia|sandwich|orange county|bath|burgundy|bordeaux|rioja|cognac|tequila|kiev|kyiv|lima|cornwall|the big apple)";
/** Context after a place name that excludes a food: an end, or a conjunction. */
const contextAfterPlace =
  "(?=$|\\s*[.,;:!?)\\n]|\\s+(?:and|to|with|for|from|on|in|at|last|this|next|when|where|while|again|now|yesterday|today|tomorrow|we|i|they|he|she|is|was|were|had|ate|via|by)\\b)";

const caseInsensitivePatterns = [
  `\\b(?:named|nicknamed|name(?:'s| is| was)(?: also)?) \\w+`,
  `\\b(?:live|lives|lived|living|born|based|mov(?:e|ed|ing)|fl(?:y|ew|ies|ying)|flown|travel(?:l?ed|l?ing|s)?|arrived|holiday(?:ed|ing)?|vacation(?:ing)?|trip|drove|landed|back)(?: back)? (?:in|to|from) ${place}(?: (?:to|and|via) (?:\\w+|${place}))?${contextAfterPlace}`,
  "\\bthe big apple\\b",
];
const capitalizedPatterns = [
  `\\b${title}\\.? (?!(?:${brands})\\b)[A-Z][a-z]+`,
  `(?<=\\b[Mm]y (?:[a-z]+ )?${relation},? )[A-Z][a-z]+`,
  `(?<=(?:^|[.!?\\n]\\s*))[A-Z][a-z]+(?= (?:is|was) (?:my|our|his|her) ${relation}\\b)`,
  "\\b(?!Thousand Island)[A-Z][a-z]+ (?:Street|Road|Avenue|Ave|Lane|Drive|Square|County|Boulevard|Blvd|Station|Airport|Bridge|Island|University|High School|Tower|Close|Crescent|Hill|Creek|Grove|Heights|Falls)\\b",
];

const capitalizedPlace = new RegExp(
  `(?<=\\b(?:in|to|from|near|across|around|visit(?:ed|ing)?|through|of|[Ss]outhern|[Nn]orthern|[Ee]astern|[Ww]estern) )${capitalize(place)}${contextAfterPlace}`,
  "g",
);

const patterns = [
  new RegExp(caseInsensitivePatterns.join("|"), "gi"),
  new RegExp(capitalizedPatterns.join("|"), "g"),
  capitalizedPlace,
];

function capitalize(words: string): string {
  return words.replace(/(?<=[:| ])[a-z]/g, (letter) => letter.toUpperCase());
}

/** The spans of names of people and places. */
export function findProperNames(
  message: string,
): { readonly start: number; readonly end: number }[] {
  return patterns.flatMap((pattern) =>
    [...message.matchAll(pattern)].map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
    })),
  );
}
