import type { FoodRun, StructureToken } from "./structure-tokens.ts";

const window = 14;
const stops: ReadonlySet<string> = new Set([".", "!", "?", "\n", ";"]);

/** The features by which a run of food words was eaten by the person, or is only mentioned. */
export function eatenFeatures(
  runs: readonly FoodRun[],
  place: number,
  tokens: readonly StructureToken[],
): readonly string[] {
  const { first, last, named } = runs[place] as FoodRun;
  const own = tokens.slice(first, last + 1);
  const left = readContext(tokens, first - 1, -1);
  const right = readContext(tokens, last + 1, 1);
  const features = [
    "bias",
    `words:${Math.min(4, own.length)}`,
    `named:${named}`,
    `named:${named}:${Math.min(3, own.length)}`,
    `named:${named}:${left.words[0] ?? "-"}`,
    ...own.map(({ stem }) => `own:${stem}`),
    ...sideFeatures(left, "left"),
    ...sideFeatures(right, "right"),
    `roles:${first2(left.roles)}_${first2(right.roles)}`,
    `role-words:${first2(left.roleWords)}_${first2(right.roleWords)}`,
  ];
  const stopAt = left.words.findIndex((word) => stops.has(word));
  features.push(`to-stop:${Math.min(6, stopAt < 0 ? left.words.length : stopAt)}`);
  return features;
}

/** What is on one side of a run, from it outwards; other runs are one word "FOOD". */
interface Context {
  readonly words: readonly string[];
  readonly roles: readonly string[];
  /** The words that have a role. */
  readonly roleWords: readonly string[];
  readonly rolesOnly: readonly string[];
}

function readContext(tokens: readonly StructureToken[], from: number, step: 1 | -1): Context {
  const words: string[] = [];
  const roles: string[] = [];
  for (let at = from; at >= 0 && at < tokens.length && words.length < window; at += step) {
    const token = tokens[at] as StructureToken;
    if (token.isFood) {
      if (words.at(-1) !== "FOOD") {
        words.push("FOOD");
        roles.push("FOOD");
      }
      continue;
    }
    words.push(token.kind === "number" ? "#" : token.shape);
    roles.push(token.shape === token.text ? token.role : token.shape);
  }
  const hasRole = (role: string) => !["word", "FOOD", "number"].includes(role);
  return {
    words,
    roles,
    roleWords: words.filter((_, at) => hasRole(roles[at] ?? "word")),
    rolesOnly: roles.filter(hasRole),
  };
}

function sideFeatures(
  { words, roles, roleWords, rolesOnly }: Context,
  side: "left" | "right",
): readonly string[] {
  const features: string[] = [];
  for (let at = 0; at < 4; at += 1)
    features.push(`${side}${at}:${words[at] ?? "-"}`, `${side}-role${at}:${roles[at] ?? "-"}`);
  for (const count of [2, 3]) {
    features.push(`${side}:${firstOf(words, count)}`);
    features.push(`${side}-role-words:${firstOf(roleWords, count)}`);
    features.push(`${side}-only-roles:${firstOf(rolesOnly, count)}`);
  }
  for (const count of [3, 4]) features.push(`${side}-roles:${firstOf(roles, count)}`);
  const stopAt = words.findIndex((word) => stops.has(word));
  const until = stopAt < 0 ? words.length : stopAt;
  for (const [at, word] of words.slice(0, until).entries()) {
    features.push(`${side}-has:${word}`);
    if (roles[at] !== "word") features.push(`${side}-has-role:${roles[at]}`);
  }
  if (stopAt >= 0) features.push(`${side}-stop`);
  return features;
}

const firstOf = (list: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => list[at] ?? "-").join(" ");

const first2 = (list: readonly string[]) => firstOf(list, 2);
