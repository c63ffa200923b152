const hours: readonly string[] =
  "one two three four five six seven eight nine ten eleven twelve".split(" ");

const hourOf = (word: string): number => hours.indexOf(word.toLowerCase()) + 1 || Number(word);

const hour = `(\\d{1,2}|${hours.join("|")})`;
const afterHour = new RegExp(`\\b(half|quarter|(\\d{1,2}|ten|five|twenty)) past ${hour}\\b`, "gi");
const beforeHour = new RegExp(`\\b(quarter|\\d{1,2}|ten|five|twenty) to ${hour}\\b`, "gi");
const halfHour = new RegExp(`\\bhalf ${hour}(?! (?:cup|glass|slice|bowl))\\b`, "gi");
const onTheHour = new RegExp(`\\b(?:at )?${hour} ?o'?clock\\b`, "gi");
const atHour = new RegExp(`\\bat ${hour}(?![:.\\d]| ?(?:am|pm)\\b)`, "gi");

const clock = (hourFigure: number, minute: number) =>
  `${hourFigure}:${String(minute).padStart(2, "0")}`;

const minutes: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  ten: 10,
  five: 5,
  twenty: 20,
};
const minutesOf = (word: string): number => minutes[word.toLowerCase()] ?? Number(word);

/** Writes clock times in digits: "half past seven" and the British "half seven" become 7:30. */
export function normalizeTime(words: string): string {
  return words
    .replace(/\b(\d{1,2})\.(\d\d)(?=$| ?(?:am|pm)\b|,)/gi, "$1:$2")
    .replace(/\bfor (?:my |our )?tea$|\btea time\b/gi, "teatime")
    .replace(/\b(?:the )?day before yesterday\b/gi, "2 days ago")
    .replace(afterHour, (_, part: string, _figure, at: string) =>
      clock(hourOf(at), minutesOf(part)),
    )
    .replace(beforeHour, (_, part: string, at: string) =>
      clock((hourOf(at) + 11) % 12 || 12, 60 - minutesOf(part)),
    )
    .replace(halfHour, (_, at: string) => clock(hourOf(at), 30))
    .replace(onTheHour, (_, at: string) => `at ${hourOf(at)}`)
    .replace(atHour, (_, at: string) => `at ${hourOf(at)}`);
}
