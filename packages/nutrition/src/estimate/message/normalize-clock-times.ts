/**
 * Hours that are said, written in figures at the same length: "at seven thirty", "at eight I had".
 * Speech has no other clock.
 */

const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const minutes: ReadonlyMap<string, string> = new Map([
  ["oh five", "05"],
  ["ten", "10"],
  ["fifteen", "15"],
  ["twenty", "20"],
  ["thirty", "30"],
  ["forty", "40"],
  ["forty five", "45"],
  ["fifty", "50"],
]);

/** What may stand behind an hour; "at five guys" and "at four restaurants" are none. */
const behindHour =
  "(?=(?: o'?clock| oclock| in the| [ap]\\.? ?m\\b| (?:i|we|a|an|and|then|with|this|that|last|yesterday|today|tonight|on|for|but|before|after)\\b|\\s*[,.;!?\\n]|\\s*$))";

const clock = new RegExp(
  `(?<=\\bat )(${hours.join("|")}|ate)( (?:${[...minutes.keys()].join("|")}))?\\b${behindHour}`,
  "gi",
);

/** "half past seven", "a quarter to 8"; the British "at half seven" is half past. */
const quarters = new RegExp(
  `\\b(?:an? )?(half past|(?<=\\bat )half|quarter past|quarter to) (${hours.join("|")}|1[0-2]|[1-9])\\b`,
  "gi",
);

/** The message with spoken hours in figures, as long as it was. */
export function sayClock(message: string): string {
  return sayHours(message).replace(quarters, (said: string, quarter: string, word: string) => {
    const hour = Number(word) || hours.indexOf(word.toLowerCase()) + 1;
    return timeOf(quarter.toLowerCase(), hour).padEnd(said.length);
  });
}

function timeOf(quarter: string, hour: number): string {
  if (quarter === "quarter to") return `${hour === 1 ? 12 : hour - 1}:45`;
  return `${hour}:${quarter.startsWith("half") ? "30" : "15"}`;
}

function sayHours(message: string): string {
  return message.replace(clock, (said: string, word: string, past: string | undefined) => {
    // What "eight" is heard as.
    const place = word.toLowerCase() === "ate" ? 7 : hours.indexOf(word.toLowerCase());
    const minute = minutes.get(past?.trim().toLowerCase() ?? "");
    return `${place + 1}${minute === undefined ? "" : `:${minute}`}`.padEnd(said.length);
  });
}
