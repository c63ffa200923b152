import type { Language } from "../../../languages/language.ts";
import type { LabelAmounts } from "../read-label.ts";
import { short, writeFigures } from "../write-figures.ts";
import type { Range } from "./find-figures.ts";
import type { Part } from "./part.ts";
import type { Statement } from "./read-statement.ts";

/** The room before and after the name of the food, in place of the words of a statement. */
interface Room {
  readonly before: number;
  readonly after: number;
}

/** Words before and after the name of the food. */
interface Written {
  readonly before: string;
  readonly after: string;
}

/** The message with the statement replaced; undefined if there is no room. */
export function writeStatement(
  text: string,
  parts: readonly Part[],
  statement: Statement,
  language: Language,
): string | undefined {
  const { from, to, names, later } = statement;
  const [first, last] = [parts[from]?.withFillers, parts[to - 1]?.withFillers];
  const [firstName, lastName] = [names[0], names.at(-1)];
  if (!first || !last || !firstName || !lastName) return undefined;
  const end = endOfName(lastName, language);
  const room = { before: firstName.start - first.start, after: last.end - end };
  const isVolume = parts.slice(from, to).some((part) => part.role === "weight" && part.isVolume);
  const written = writeAround(statement, isVolume, room, language);
  if (!written) return undefined;
  const rest = (later ? blankParts(text, parts, later) : text).slice(last.end);
  const mark = /^\s*\w/.test(rest) && written.after.length < room.after ? "," : "";
  const name = text.slice(firstName.start, end);
  const replaced =
    written.before.padStart(room.before) + name + (written.after + mark).padEnd(room.after);
  return text.slice(0, first.start) + replaced + rest;
}

/** The end of "hummus" in "hummus tub". */
const endOfName = ({ noun = "", nameEnd, end }: Part, { statedFigures }: Language) =>
  (statedFigures.packages.has(noun) ? nameEnd : undefined) ?? end;

/** The form with the most figures that there is room for. */
function writeAround(
  { amounts, grams, isPlain }: Statement,
  isVolume: boolean,
  room: Room,
  language: Language,
): Written | undefined {
  const rounded = scale(amounts, 1);
  const unit = isVolume ? language.amounts.volumeUnit : language.amounts.metricUnit;
  const size = grams === undefined ? "" : `${short(grams)}${unit}`;
  const lead = size === "" ? "," : `,${size},`;
  const after = writeFigures(rounded, language, room.after - lead.length);
  // Words that say nothing are not removed at the price of a figure.
  if (isPlain && countFigures(after) < Object.keys(rounded).length) return undefined;
  const before = writeBefore({ amounts, grams }, size, isVolume, room, language);
  if (after !== "" && (!before || countFigures(after) >= countFigures(before.figures)))
    return { before: "", after: lead + after };
  if (before) return { before: before.words, after: "" };
  const energy = `${Math.round(rounded.calories_kcal ?? 0)}${language.energyUnits.kilocalorieSign}`;
  const brief =
    size === "" ? { before: `${energy} `, after: "" } : { before: `${size} `, after: `,${energy}` };
  const isShort = brief.before.length <= room.before && brief.after.length <= room.after;
  return isShort ? brief : undefined;
}

/** "per 100g 97kcal,protein 12g, 150g", or of one serving without a weight. */
function writeBefore(
  { amounts, grams }: Pick<Statement, "amounts" | "grams">,
  size: string,
  isVolume: boolean,
  room: Room,
  language: Language,
) {
  const { writtenBasis, writtenEaten } = language.labelLines;
  const { serving, hundred, hundredVolume } = writtenBasis;
  const ofHundred = isVolume ? hundredVolume : hundred;
  const basis = grams === undefined ? `${serving} ` : ofHundred;
  const tail = grams === undefined ? `, 1${writtenEaten.servings} ` : `, ${size} `;
  const perBasis = scale(amounts, grams === undefined ? 1 : 100 / grams);
  const length = room.before - basis.length - tail.length;
  const figures = writeFigures(perBasis, language, length);
  return figures === "" ? undefined : { figures, words: basis + figures + tail };
}

const countFigures = (words: string) => (words === "" ? 0 : words.split(",").length);

const scale = (amounts: LabelAmounts, factor: number): LabelAmounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([id, amount]) => [id, Math.round(amount * factor * 100) / 100]),
  );

function blankParts(text: string, parts: readonly Part[], { from, to }: Range): string {
  const [first, last] = [parts[from]?.withFillers, parts[to - 1]?.withFillers];
  if (!first || !last) return text;
  return text.slice(0, first.start) + " ".repeat(last.end - first.start) + text.slice(last.end);
}
