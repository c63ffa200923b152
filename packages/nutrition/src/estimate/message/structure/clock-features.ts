import type { MealCue } from "../find-meal-cues.ts";
import type { ClockCandidate } from "./clock-candidates.ts";
import { type StructureToken, shapeOf } from "./structure-tokens.ts";

/** The features by which a candidate is a clock time of a meal, or not. `tokens` are read without clock times. */
export function clockFeatures(
  candidate: ClockCandidate,
  candidates: readonly ClockCandidate[],
  tokens: readonly StructureToken[],
  cues: readonly MealCue[],
): readonly string[] {
  const { form, start, end } = candidate;
  const first = tokens.findIndex((token) => token.end > start);
  const last = tokens.findLastIndex((token) => token.start < end);
  const shapeAt = (at: number) => shapeOf(tokens[at]);
  const before = [1, 2, 3].map((distance) => shapeAt(first - distance));
  const after = [1, 2, 3].map((distance) => shapeAt(last + distance));
  const same = candidates.filter((one) => one.form === form).length;
  const isFirstOfLine = first === 0 || tokens[first - 1]?.text === "\n";
  const isCue = cues.some(
    (cue) => cue.clockWords !== undefined && cue.start < end && start < cue.end,
  );
  const features = [
    "bias",
    `cue:${isCue}`,
    `cue:${isCue}:${form}`,
    `form:${form}`,
    `same:${form}:${Math.min(3, same)}`,
    ...before.map((shape, at) => `before${at}:${shape}`),
    ...after.map((shape, at) => `after${at}:${shape}`),
    `before:${before[1]} ${before[0]}`,
    `after:${after[0]} ${after[1]}`,
    `around:${before[0]}_${after[0]}`,
    `form+before:${form}:${before[0]}`,
    `form+after:${form}:${after[0]}`,
    `form+around:${form}:${before[0]}_${after[0]}`,
    `form+before2:${form}:${before[1]} ${before[0]}`,
    `form+after2:${form}:${after[0]} ${after[1]}`,
  ];
  if (isFirstOfLine)
    features.push(
      "line",
      `line:${form}`,
      `line:${form}:${after[0]}`,
      `line:${form}:${after[0]} ${after[1]}`,
    );
  if (tokens.some(({ text }) => text === "\n")) features.push(`lines:${isFirstOfLine}:${form}`);
  features.push(...placeFeatures(candidate, candidates, tokens));
  return features;
}

const chunkEnds: ReadonlySet<string> = new Set(["\n", ",", ";", "."]);

/** Whether most lines, and most parts between marks, begin or end with candidates, as this one does. */
function placeFeatures(
  candidate: ClockCandidate,
  candidates: readonly ClockCandidate[],
  tokens: readonly StructureToken[],
): readonly string[] {
  const [lines, chunks] = [splitTokens(tokens, lineEnds), splitTokens(tokens, chunkEnds)];
  return [
    ...edgeFeatures("line-first", lines, 0, candidate, candidates),
    ...edgeFeatures("line-last", lines, -1, candidate, candidates),
    ...edgeFeatures("chunk-first", chunks, 0, candidate, candidates),
    ...edgeFeatures("chunk-last", chunks, -1, candidate, candidates),
  ];
}

function edgeFeatures(
  name: string,
  chunks: readonly (readonly StructureToken[])[],
  edge: 0 | -1,
  candidate: ClockCandidate,
  candidates: readonly ClockCandidate[],
): readonly string[] {
  const isAtEdge = (one: ClockCandidate, chunk: readonly StructureToken[]) => {
    const token = chunk.at(edge);
    return token !== undefined && one.start < token.end && token.start < one.end;
  };
  if (chunks.length < 2 || !chunks.some((chunk) => isAtEdge(candidate, chunk))) return [];
  const alike = chunks.flatMap((chunk) => candidates.find((one) => isAtEdge(one, chunk)) ?? []);
  const rises = alike.some(({ hour }, at) => at > 0 && hour > (alike[at - 1]?.hour ?? 0));
  const level = `${name}:${levelOf(alike.length, chunks.length)}`;
  return [level, `${level}:${candidate.form}`, `${level}:${rises}:${candidate.form}`];
}

function levelOf(count: number, all: number): string {
  if (count > 0.8 * all) return "all";
  if (count > 0.4 * all) return "many";
  return count > 1 ? "some" : "one";
}

const lineEnds: ReadonlySet<string> = new Set(["\n"]);

function splitTokens(
  tokens: readonly StructureToken[],
  ends: ReadonlySet<string>,
): readonly (readonly StructureToken[])[] {
  const chunks: StructureToken[][] = [[]];
  for (const token of tokens) {
    if (ends.has(token.text)) chunks.push([]);
    else chunks.at(-1)?.push(token);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}
