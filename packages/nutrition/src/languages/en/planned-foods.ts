/** Parts of a message about food of another day: "2 eggs. tomorrow pizza". */
import { parsePatternRows } from "../pattern-rows.ts";

const nextDay = "\\b(?:tomorrow|tmrw|tmr|tomoz)\\b";
/** "will do the salad another day" */
const otherDay = `(?:${nextDay}|\\b(?:another (?:day|time|night)|some other (?:day|time|night)|next time)\\b)`;
/** Words of a part that says what was left of eaten food, or what was eaten because of another day. */
const notPlanned =
  "(?![^.,;!?\\n]*\\b(?:rest|remainder|left ?overs?|half|(?<!\\bsome )other|remaining|saved|kept|saving|keeping|some(?! other\\b)|it|them|so|because|cos|coz|had|ate|drank|eaten|today|tonight|now|prepped|made|cooked|baked|until|till|before)\\b)";
const planWords =
  "(?:tomorrow|planning|plan|plans|will|gonna|going|i'?ll|we'?ll|i'?m|we'?re|i am|we are|having|getting)\\b";
const words = "[^.,;:!?\\n]{0,60}";

export const plannedFoods = parsePatternRows(String.raw`
  (?<=[.;!\n] ?)${notPlanned}${words}${otherDay}${words}
  + 2 eggs.[ tomorrow pizza]
  + 2 eggs.[ will do the salad another day]
  + soup and bread.[ pizza tomorrow night]
  - 2 eggs. rest for tomorrow
  - tomorrow pizza
  (?<=^|[.;,!\n] ?)[^.,;:!?\n\d]{0,40}${nextDay}[^.,;:!?\n\d]{0,40}?\bso\b(?= (?!that\b|much\b|many\b)[a-z\d])
  + [tomorrow is leg day so] 200g pasta tonight
  + big lunch,[ race tomorrow so] pasta 200g
  - pasta tomorrow
  (?<=[a-z\d)] ?)(?:, ?(?:and |but |then )?|\b(?:and|but|then) )(?=${planWords})${notPlanned}${words}${otherDay}${words}
  + eggs today [and tomorrow I'll have pizza]
  + had soup[, planning pizza for tomorrow]
  + steak[, will do the salad another day]
  + soup[, I'll have the cake some other time]
  - half the pizza, tomorrow the rest
  - eggs and toast tomorrow
  (?<=\b(?:had|ate|drank|today|tonight|breakfast|lunch|dinner|snack|this morning)\b[^.!?\n]{0,80}), ?${notPlanned}${words}${otherDay}${words}
  + 2 eggs for breakfast[, pizza tomorrow]
  - eggs, toast tomorrow
  - lunch: soup, rest for tomorrow
  - had pasta, made soup for tomorrow
  (?<=[a-z\d)] ?)(?:,? ?(?:and|but|then) |, ?)(?:i'?m |i am |i |we )?(?:saving|keeping|leaving|skipping|saved|kept) (?:the|my|our) (?!rest\b|other\b|remain|half\b|left)(?:[a-z]+ ){0,2}[a-z]+ (?:for|till|until) (?:tomorrow|another (?:day|time)|some other (?:day|time)|next time|the weekend)\b
  + pasta[, saving the dessert for tomorrow]
  + soup[ and I kept my roll for another day]
  - pizza, saving the rest for tomorrow
  - pizza, saving the other half for tomorrow
`);
