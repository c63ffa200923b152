/** Names of people and places that are also foods: told by what stands beside them and by capitals. */

const relation =
  "(?:husband|wife|partner|boyfriend|girlfriend|friend|mate|mum|mom|dad|mother|father|brother|sister|son|daughter|baby|cousin|aunt|auntie|uncle|nephew|niece|boss|colleague|coworker|neighbou?r|teacher|doctor|coach|trainer|dog|cat|puppy|kitten|horse|rabbit|hamster|bird|parrot|guinea pig)";

/** Brands that are written like a person's name. */
const brands =
  "Pepper|Kipling|Porky|Butterworths?|Fields|Dash|Freeze|Whippy|Muscle|Oetker|Schar|Sidhu|Tea|Bens?|Jemima|Bessie|Pringles?|Noodles?";
const title = "(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Lady|Coach|Uncle|Aunt|Auntie|Officer|Judge)";

/** Foods that are places too. Frankfurt and Hamburg are near enough to their sausage and bun. */
const place =
  "(?:turkey|chile|hamburg|frankfurt|vienna|bologna|parma|cheddar|champagne|java|jersey|buffalo|cayenne|dijon|naples|peru|brazil|guinea|georgia|sandwich|orange county|bath|burgundy|bordeaux|rioja|cognac|tequila|kiev|kyiv|lima|cornwall|the big apple)";
/** What may follow a place's name and no food: an end, or a word that joins. */
const placeEnds =
  "(?=$|\\s*[.,;:!?)\\n]|\\s+(?:and|to|with|for|from|on|in|at|last|this|next|when|where|while|again|now|yesterday|today|tomorrow|we|i|they|he|she|is|was|were|had|ate|via|by)\\b)";

const anyCase = [
  `\\b(?:named|nicknamed|name(?:'s| is| was)(?: also)?) \\w+`,
  `\\b(?:live|lives|lived|living|born|based|mov(?:e|ed|ing)|fl(?:y|ew|ies|ying)|flown|travel(?:l?ed|l?ing|s)?|arrived|holiday(?:ed|ing)?|vacation(?:ing)?|trip|drove|landed|back)(?: back)? (?:in|to|from) ${place}(?: (?:to|and|via) (?:\\w+|${place}))?${placeEnds}`,
  "\\bthe big apple\\b",
];
const capitalised = [
  `\\b${title}\\.? (?!(?:${brands})\\b)[A-Z][a-z]+`,
  `(?<=\\b[Mm]y (?:[a-z]+ )?${relation},? )[A-Z][a-z]+`,
  `(?<=(?:^|[.!?\\n]\\s*))[A-Z][a-z]+(?= (?:is|was) (?:my|our|his|her) ${relation}\\b)`,
  "\\b(?!Thousand Island)[A-Z][a-z]+ (?:Street|Road|Avenue|Ave|Lane|Drive|Square|County|Boulevard|Blvd|Station|Airport|Bridge|Island|University|High School|Tower|Close|Crescent|Hill|Creek|Grove|Heights|Falls)\\b",
];

const capitalPlace = new RegExp(
  `(?<=\\b(?:in|to|from|near|across|around|visit(?:ed|ing)?|through|of|[Ss]outhern|[Nn]orthern|[Ee]astern|[Ww]estern) )${capitalsOf(place)}${placeEnds}`,
  "g",
);

const patterns = [
  new RegExp(anyCase.join("|"), "gi"),
  new RegExp(capitalised.join("|"), "g"),
  capitalPlace,
];

function capitalsOf(words: string): string {
  return words.replace(/(?<=[:| ])[a-z]/g, (letter) => letter.toUpperCase());
}

/** Where names of people and places stand in a message. */
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
