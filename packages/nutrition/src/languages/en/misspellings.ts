/** How words are misspelt. */

/** Letters that sound alike, so that one is written for another: "brocoli", "kiche", "sosij". */
export const soundsAlike: readonly string[] = [
  "c k ck q qu ch cc",
  "s z c ss sc",
  "sh sch ch tch",
  "f ph ff",
  "j g dg",
  "x cks ks",
  "y i ie ey ee ea e",
  "a ai ay ei",
  "o oa ow ou",
  "u oo ou ew ue",
  "au aw o",
  "er re ar or ur",
  "el le al",
  "v w b",
  "w wh",
  "t d th",
  "n kn gn",
  "r wr rh",
  "g gh",
  "m mb",
  "b p",
  "a ah",
];

/** The rows of the keyboard, for a finger that hits the next key. */
export const keyboardRows: readonly string[] = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qaz",
  "wsx",
  "edc",
  "rfv",
  "tgb",
  "yhn",
  "ujm",
];

/** A plural whose singular has other letters: "fries". */
export const irregularPlural = { ending: /(?<=[^aeiou])y$/, plural: "ies" };

/** Small words as they are misspelt most often. */
export const smallWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    and: "adn nad amd ans anf aand annd",
    with: "wiht wtih wih wth wirh witg wihth woth wuth wit whit",
  }).flatMap(([meant, written]) => written.split(" ").map((word) => [word, meant] as const)),
);
