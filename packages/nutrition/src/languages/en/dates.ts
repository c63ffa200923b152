/** Words of dates, as sources of regular expressions that are matched against tokens joined by single spaces. */

import { anyOf } from "../pattern-rows.ts";

/** From Sunday, as in dates. */
export const weekdays = "sunday monday tuesday wednesday thursday friday saturday";

export const month = `(?:${anyOf(`january february march april may june july august september october november
  december`)}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?: \\.)?)`;
/** Months that are not also verbs. */
export const plainMonth =
  anyOf(`january jan february feb april apr june jun july jul august aug september sept sep
  october oct november nov december dec`);
/** "3", "3rd", "03". */
export const dayOfMonth = "[0-3]?\\d(?: (?:st|nd|rd|th)\\b)?";
export const year = "[12]\\d{3}";
/** After a date; "on 3/4 cup" has an amount. */
export const endOfDate =
  "(?= ?$| [,.;:!?\\n()-]| (?:i|we|for|at|around|about|and|then|had|ate)\\b)";

/** Days of each year, by the date that the parser of times knows. */
export const yearlyDays: readonly (readonly [words: string, date: string])[] = [
  ["christmas eve", "december 24"],
  ["christmas day", "december 25"],
  ["boxing day", "december 26"],
  ["new years eve", "december 31"],
  ["new year eve", "december 31"],
  ["new years day", "january 1"],
  ["new year day", "january 1"],
  ["valentines day", "february 14"],
  ["valentine day", "february 14"],
  ["halloween", "october 31"],
];
export const yearlyDay = `(?:${yearlyDays.map(([words]) => words).join("|")})`;

/** Words for a day that no date can be found for; with a year, it may be too long ago. */
export const unclearDay = `(?:${[
  `last (?:month|year|summer|autumn|fall|winter|spring|christmas|xmas|easter|thanksgiving|ramadan|diwali|eid)`,
  `(?:earlier|sometime|some time|one (?:day|night)) (?:in|during|on)? ?(?:the|this|last) (?:week|month|year)`,
  `in (?:early |mid |late )?${month}(?: (?:of )?(?:last year|${year}))?`,
  "in (?:19|20)\\d\\d",
  "on (?:my|his|her|our|their) (?:\\d+ (?:st|nd|rd|th) )?(?:birthday|bday|anniversary|wedding day)",
  "the other (?:day|night|evening|morning|week)",
  "(?:some |many |several )?(?:days|weeks|months|years|ages) (?:ago|back)",
].join("|")})\\b`;
/** "the soup that I froze last month" was eaten at another time. */
export const madeThen = `(?:from|since|until|till|bought|made|cooked|baked|froze|frozen|opened|started|got|picked|grew|pickled|left|saved|kept|planted|brought|like|than|new|born|bottled|best before|expired?|dated|weighed|visited|moved|discovered|learned|learnt|found)`;
