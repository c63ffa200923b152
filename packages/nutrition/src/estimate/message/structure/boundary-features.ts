import { type FoodRun, isCue, type StructureToken, shapeOf } from "./structure-tokens.ts";

/** The features by which the run at `place + 1` belongs to another meal than the run before it. */
export function boundaryFeatures(
  runs: readonly FoodRun[],
  place: number,
  tokens: readonly StructureToken[],
  byCues: readonly number[],
): readonly string[] {
  const [left, right] = [runs[place] as FoodRun, runs[place + 1] as FoodRun];
  const gap = tokens.slice(left.last + 1, right.first);
  const shapes = gap.map(shapeOf);
  const words = gap.map(({ text }) => text);
  const join = (list: readonly string[]) => list.join(" ");
  const isByCues = byCues.some((at) => left.start < at && at <= right.start);
  const features = [
    "bias",
    `by-cues:${isByCues}`,
    `named:${left.named}:${right.named}`,
    `length:${Math.min(8, gap.length)}`,
    `runs:${Math.min(6, runs.length)}`,
    `gap:${join(shapes.slice(0, 4))}${shapes.length > 4 ? "…" : ""}`,
    `gap-end:${join(shapes.slice(-3))}`,
    `gap-start:${join(shapes.slice(0, 2))}`,
  ];
  for (let at = 0; at < Math.min(4, gap.length); at += 1) {
    features.push(`start${at}:${shapes[at]}`, `start-word${at}:${words[at]}`);
    features.push(`end${at}:${shapes.at(-1 - at)}`, `end-word${at}:${words.at(-1 - at)}`);
  }
  for (const [at, shape] of shapes.entries()) {
    features.push(`has:${shape}`, `has-word:${words[at]}`);
    if (at + 1 < shapes.length) features.push(`pair:${shape} ${shapes[at + 1]}`);
    if (at + 2 < shapes.length)
      features.push(`triple:${shape} ${shapes[at + 1]} ${shapes[at + 2]}`);
  }
  const cues = shapes.filter(isCue).length;
  features.push(`cues:${Math.min(3, cues)}`, `by-cues:${isByCues}:${Math.min(3, cues)}`);
  const cueAt = shapes.findIndex(isCue);
  if (cueAt >= 0) {
    const isMark = (shape: string) => /^[.,;!\n|-]$/.test(shape);
    features.push(
      `before-cue:${join(shapes.slice(Math.max(0, cueAt - 2), cueAt))}`,
      `after-cue:${join(shapes.slice(cueAt + 1, cueAt + 3))}`,
      `mark-before-cue:${shapes.slice(0, cueAt).some(isMark)}`,
      `mark-after-cue:${shapes.slice(cueAt + 1).some(isMark)}`,
    );
  }
  const after = tokens.slice(right.last + 1, right.last + 6).map(shapeOf);
  const cueAfter = after.findIndex(isCue);
  features.push(
    `next:${join(after.slice(0, 2))}`,
    `next-word:${after[0] ?? "-"}`,
    `cue-after:${cueAfter < 0 ? "-" : join(after.slice(0, cueAfter + 1))}`,
  );
  const before = tokens.slice(Math.max(0, left.first - 4), left.first).map(shapeOf);
  const cueBefore = before.findLastIndex(isCue);
  features.push(
    `previous:${join(before.slice(-2))}`,
    `cue-before:${cueBefore < 0 ? "-" : join(before.slice(cueBefore))}`,
  );
  const head = tokens.slice(0, runs[0]?.first).map(shapeOf);
  const firstCue = head.find(isCue) ?? "-";
  features.push(`head:${firstCue}`, `head:${firstCue}:${cues > 0}`);
  const lineAt = tokens.findIndex(
    (_token, at) => at > left.last && at <= right.first && tokens[at - 1]?.text === "\n",
  );
  if (lineAt > 0) {
    const line = tokens.slice(lineAt, lineAt + 2).map(shapeOf);
    const isAlike = line[0] === shapeOf(tokens[0] as StructureToken);
    features.push(
      `line:${join(line)}`,
      `line-alike:${isAlike}`,
      `line-alike:${isAlike}:${line[0]}`,
    );
  }
  return features;
}
