/** Parts of a message about food of another day: "2 eggs. tomorrow pizza". */
import { parsePatternRows } from "../pattern-rows.ts";

const nextDay = "\\b(?:tomorrow|tmrw|tmr|tomoz)\\b";
/** Words of a part that says what was left of eaten food, or what was eaten because of another day. */
const notPlanned =
  "(?![^.,;!?\\n]*\\b(?:rest|remainder|left ?overs?|half|other|remaining|saved|kept|saving|keeping|some|it|them|so|because|cos|coz|had|ate|drank|eaten|today|tonight|now|prepped|made|cooked|baked|until|till|before)\\b)";
const planWords =
  "(?:tomorrow|planning|plan|plans|will|gonna|going|i'?ll|we'?ll|i'?m|we'?re|i am|we are|having|getting)\\b";
const words = "[^.,;:!?\\n]{0,60}";

export const plannedFoods = parsePatternRows(String.raw`
  (?<=[.;!\n] ?)${notPlanned}${words}${nextDay}${words}
  + 2 eggs.[ tomorrow pizza]
  + soup and bread.[ pizza tomorrow night]
  - 2 eggs. rest for tomorrow
  - tomorrow pizza
  (?<=^|[.;,!\n] ?)[^.,;:!?\n\d]{0,40}${nextDay}[^.,;:!?\n\d]{0,40}?\bso\b(?= (?!that\b|much\b|many\b)[a-z\d])
  + [tomorrow is leg day so] 200g pasta tonight
  + big lunch,[ race tomorrow so] pasta 200g
  - pasta tomorrow
  (?<=[a-z\d)] ?)(?:, ?(?:and |but |then )?|\b(?:and|but|then) )(?=${planWords})${notPlanned}${words}${nextDay}${words}
  + eggs today [and tomorrow I'll have pizza]
  + had soup[, planning pizza for tomorrow]
  - half the pizza, tomorrow the rest
  - eggs and toast tomorrow
  (?<=\b(?:had|ate|drank|today|tonight|breakfast|lunch|dinner|snack|this morning)\b[^.!?\n]{0,80}), ?${notPlanned}${words}${nextDay}${words}
  + 2 eggs for breakfast[, pizza tomorrow]
  - eggs, toast tomorrow
  - lunch: soup, rest for tomorrow
  - had pasta, made soup for tomorrow
`);
