/** Writes spoken hours in digits of the same length: "at seven thirty", "at eight I had". */

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

/** Context that may follow an hour; excludes "at five guys" and "at four restaurants". */
const contextAfterHour =
  "(?=(?: o'?clock| oclock| in the| [ap]\\.? ?m\\b| (?:i|we|a|an|and|then|with|this|that|last|yesterday|today|tonight|on|for|but|before|after)\\b|\\s*[,.;!?\\n]|\\s*$))";

const hourPattern = new RegExp(
  `(?<=\\bat )(${hours.join("|")}|ate)( (?:${[...minutes.keys()].join("|")}))?\\b${contextAfterHour}`,
  "gi",
);

/** "half past seven", "a quarter to 8"; the British "at half seven" means half past. */
const quarterPattern = new RegExp(
  `\\b(?:an? )?(half past|(?<=\\bat )half|quarter past|quarter to) (${hours.join("|")}|1[0-2]|[1-9])\\b`,
  "gi",
);

/** Replaces spoken hours by digits; keeps the length. */
export function normalizeClockTimes(message: string): string {
  return normalizeHours(message).replace(
    quarterPattern,
    (match: string, phrase: string, word: string) => {
      const hour = Number(word) || hours.indexOf(word.toLowerCase()) + 1;
      return formatQuarter(phrase.toLowerCase(), hour).padEnd(match.length);
    },
  );
}

function formatQuarter(phrase: string, hour: number): string {
  if (phrase === "quarter to") return `${hour === 1 ? 12 : hour - 1}:45`;
  return `${hour}:${phrase.startsWith("half") ? "30" : "15"}`;
}

function normalizeHours(message: string): string {
  return message.replace(
    hourPattern,
    (match: string, word: string, minuteWords: string | undefined) => {
      // "ate" is a homophone of "eight".
      const hourAt = word.toLowerCase() === "ate" ? 7 : hours.indexOf(word.toLowerCase());
      const minute = minutes.get(minuteWords?.trim().toLowerCase() ?? "");
      return `${hourAt + 1}${minute === undefined ? "" : `:${minute}`}`.padEnd(match.length);
    },
  );
}
