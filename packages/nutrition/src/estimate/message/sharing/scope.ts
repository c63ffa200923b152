import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { startOfShared } from "../find-shared-lists.ts";
import { hasRole } from "../roles/role.ts";
import { type Cluster, isFood, isStop } from "./clusters.ts";
import type { SharingPart } from "./sharing-part.ts";

type Parts = readonly SharingPart[];

/** The foods that a cluster is about. */
export interface Scope extends Span {
  readonly parts: Parts;
}

/** The foods after a colon or next to a verb of sharing, else those before the words; undefined without one. */
export function findScope(
  cluster: Cluster,
  before: Cluster | undefined,
  parts: Parts,
  message: string,
  language: Language,
): Scope | undefined {
  const after = findAfter(cluster, parts, language);
  if (after) return after;
  return (
    findBefore(cluster, before, parts, message, language) ??
    (cluster.facts.isAmongPeople ? findNext(cluster, parts, language) : undefined)
  );
}

/** "split 3 ways: a pizza and a salad", "we shared a pizza", "half each of a pizza" */
function findAfter({ to }: Cluster, parts: Parts, language: Language): Scope | undefined {
  const [last, next] = [parts[to], parts[to + 1]];
  const isList = hasRole(next, "mark");
  const { isDivided, isOfNext, people } = last?.statement ?? {};
  const isVerb = isOfNext === true || (isDivided === true && people === undefined);
  const isObject = hasRole(
    next,
    "of",
    "article",
    "count",
    "weight",
    "food",
    "noun",
    "state",
    "fraction",
  );
  return isList || (isVerb && isObject) ? findNext({ to }, parts, language) : undefined;
}

/** "we shared a pizza and I had a beer": what one person ate is not of the shared foods. */
const isNewSubject = (parts: Parts, at: number) =>
  hasRole(parts[at], "own", "person") &&
  hasRole(parts[at - 1], "and", "comma", "with") &&
  hasRole(parts[at + 1], "eat");

/** The foods after the words, up to the end of the sentence, the next statement or what one person ate. */
function findNext(
  { to }: Pick<Cluster, "to">,
  parts: Parts,
  language: Language,
): Scope | undefined {
  const first = parts.findIndex((part, at) => at > to && !hasRole(part, "stop", "comma", "mark"));
  const rest = first < 0 ? [] : parts.slice(first);
  const length = rest.findIndex(
    (part, at) => isStop(part) || part.statement !== undefined || isNewSubject(rest, at),
  );
  const found = length < 0 ? rest : rest.slice(0, length);
  return toScope(found, parts[to]?.end ?? 0, found.at(-1)?.end ?? 0, language);
}

function findBefore(
  { from, to, start, end }: Cluster,
  before: Cluster | undefined,
  parts: Parts,
  message: string,
  language: Language,
): Scope | undefined {
  const lowest = before?.hasShare ? before.to + 1 : 0;
  const stops = parts.flatMap((part, at) => (isStop(part) && at < from ? [at + 1] : [])).reverse();
  for (const sentence of [...stops, 0]) {
    const first = Math.max(sentence, lowest);
    const found = parts.slice(first, from);
    const foods = found.some((part) => isFood(part, language));
    if (!foods && sentence > lowest) continue;
    const lower = parts[first - 1]?.end ?? 0;
    const words = message.slice(start, parts[to + 1]?.end ?? end);
    const last = parts[from - 1];
    // "a chicken, a salad (shared with my wife)": the salad
    const index = (hasRole(last, "open") ? last?.start : last?.end) ?? start;
    const isOfPlate = language.sharing.plateWords.test(words);
    const at = isOfPlate ? lower : Math.max(lower, startOfShared(message, index, words, language));
    const lastItem = toScope(
      found.filter((part) => part.start >= at),
      at,
      start,
      language,
    );
    return lastItem ?? toScope(found, lower, start, language);
  }
  return undefined;
}

const toScope = (parts: Parts, start: number, end: number, language: Language) =>
  parts.some((part) => isFood(part, language)) ? { parts, start, end } : undefined;
