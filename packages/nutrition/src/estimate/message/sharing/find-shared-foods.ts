import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import type { SharedList } from "../find-shared-lists.ts";
import { hasRole } from "../roles/role.ts";
import { type Cluster, findClusters, isFood } from "./clusters.ts";
import { findWholesOfJoints } from "./eaten-joints.ts";
import { findPeople, saysSharing } from "./facts.ts";
import { findNamedFood, findOwnFood, isFraction } from "./named-foods.ts";
import { readStatements } from "./read-statements.ts";
import { resolveShare } from "./resolve-share.ts";
import { findScope } from "./scope.ts";
import { readSharingParts, type SharingPart } from "./sharing-part.ts";
import type { SharedAmount } from "./statement.ts";

/** A longer message is hardly about one shared meal. */
const longestMessage = 400;

/** What a message says about shared foods. */
export interface SharedFoods {
  readonly lists: readonly SharedList[];
  /** Words about people and owners, which name no food. */
  readonly remarks: readonly Span[];
  /** Words about the person who writes with others: "me and my flatmates". */
  readonly speakers: readonly Span[];
  /** Words that say that foods were shared, but not which or how much. */
  readonly doubts: readonly Span[];
  /** The person's own foods are listed: "my half: 2 scones". */
  readonly isListed: boolean;
}

const none: SharedFoods = { lists: [], remarks: [], speakers: [], doubts: [], isListed: false };

/**
 * The foods that the person ate a part of, by the roles of the words that say so, in any order: who shared them, in how many
 * pieces they were cut, and what this person, each or the others had.
 */
export function findSharedFoods(message: string, language: Language): SharedFoods {
  if (message.length > longestMessage) return none;
  const parts = readStatements(readSharingParts(message, language), language);
  // "a tub that was half full, ate half of it"
  const isOfRest = parts.some(
    ({ role, text }) => role === "unknown" && language.sharing.fractionSigns.test(text),
  );
  if (isOfRest) return none;
  const clusters = findClusters(parts, message.length, language);
  const people = findPeople(parts);
  const shared = dropDivisions(
    clusters.flatMap((cluster, at) =>
      cluster.hasShare
        ? readCluster(cluster, clusters[at - 1], parts, people, message, language)
        : [],
    ),
  );
  const wholes = findWholesOfJoints(parts, shared, language);
  const named = parts.flatMap((_, at) => findNamedFood(parts, at) ?? []);
  const owners = parts.filter(({ statement }) => statement?.isOther);
  const isListed = parts.some(({ statement }) => statement?.isList);
  const doubts = clusters
    .filter(
      ({ facts, hasShare, words }) =>
        hasShare && facts.isAmongPeople && !shared.some((list) => words.includes(list.words)),
    )
    .flatMap(({ words }) => words);
  if (shared.length + named.length === 0 && !isListed) return { ...none, remarks: owners, doubts };
  const own = parts.flatMap((_, at) => findOwnFood(parts, at, language) ?? []);
  const lists = [...named, ...own, ...shared.filter((list) => !wholes.includes(list))];
  return {
    lists,
    remarks: [
      ...owners,
      ...wholes.flatMap(({ start, end, words }) => [{ start, end }, words]),
      ...clusters
        .filter(({ hasShare }) => !hasShare)
        .flatMap((cluster) => [...cluster.words, ...headingOf(cluster, parts, language)]),
    ],
    doubts,
    isListed,
    speakers: parts.filter(
      ({ statement, text }) =>
        statement?.people !== undefined &&
        text.split(" ").some((word) => language.sharing.speakersNextToPeople.has(word)),
    ),
  };
}

/** "indian takeaway for 4": words before the number of people that name no dish. */
function headingOf({ from }: Cluster, parts: readonly SharingPart[], { sharing }: Language) {
  const start = parts.slice(0, from).findLastIndex(({ text }) => !sharing.generalDishes.has(text));
  const isItem = start < 0 || hasRole(parts[start], "comma", "stop");
  return isItem ? parts.slice(start + 1, from) : [];
}

/** "shared a pizza with my wife, I had a third": what was said of the own part is before what follows from the number of people. */
const dropDivisions = (lists: readonly SharedList[]) =>
  lists.map((list) => {
    const isOverlap = (one: SharedList) => one.start < list.end && list.start < one.end;
    const stated = list.ownPart
      ? undefined
      : lists.find((one) => one.ownPart !== undefined && isOverlap(one));
    return stated ? { ...stated, words: list.words } : list;
  });

function readCluster(
  cluster: Cluster,
  before: Cluster | undefined,
  parts: readonly SharingPart[],
  people: number | undefined,
  message: string,
  language: Language,
): readonly SharedList[] {
  const scope = findScope(cluster, before, parts, message, language);
  const words =
    scope && message.slice(Math.min(scope.start, cluster.start), Math.max(scope.end, cluster.end));
  const isShared = saysSharing(parts);
  const isLarge = words !== undefined && language.sharing.wordsOfLargePlate.test(words);
  const share = scope && resolveShare(cluster.facts, people, scope.parts, isLarge, isShared);
  if (!scope || !share || (share.share === 1 && !isShared)) return [];
  // "rice, 2 eggs, had half": half of one of them, but it does not say which one.
  const isKnown =
    isShared ||
    share.isCounted ||
    countItems(scope.parts, language) === 1 ||
    isOfAll(cluster, parts, language);
  if (!isKnown) return [];
  const { start, end } = scope;
  const shareOfUnstated = shareOfDishes(scope.parts, cluster.facts.people ?? people, language);
  // "half a pizza, my wife had the other half"
  const { own, others } = cluster.facts;
  const isPart = scope.parts.some(isFraction);
  if (isPart && own.length + others.length > 0) {
    const ofPart = { ...whole, ...shareOfPart(own, scope.parts) };
    return cluster.words.map((words) => ({ ...ofPart, start, end, words }));
  }
  return cluster.words.map((words) => ({
    start,
    end,
    words,
    isOfRest: false,
    ...share,
    ...shareOfUnstated,
  }));
}

/** Several dishes on the table are about two portions each, if their amounts are not said. */
function shareOfDishes(
  parts: readonly SharingPart[],
  people = 1,
  language: Language,
): Pick<SharedList, "shareOfUnstated"> {
  const isTable = people >= fewestOfTable && countItems(parts, language) >= fewestOfTable;
  return isTable ? { shareOfUnstated: 2 / people } : {};
}

/** Of people and of dishes. */
const fewestOfTable = 3;

/** "half a pizza, shared with my wife, so a quarter for me": the own part is of the whole, and half of the half. */
function shareOfPart(
  [own]: readonly SharedAmount[],
  parts: readonly SharingPart[],
): Pick<SharedList, "share" | "ownPart"> | undefined {
  const all = parts.find(isFraction)?.value ?? 1;
  return own?.kind === "part" && own.value < all
    ? { share: own.value / all, ownPart: "ofShare" }
    : undefined;
}

const whole = { share: 1, isAmongSeveral: false, isOfRest: false };

/** The number of foods between marks and words that join. */
function countItems(parts: readonly SharingPart[], language: Language): number {
  const items = parts.reduce<SharingPart[][]>(
    (found, part) => {
      if (hasRole(part, "comma", "and", "with", "stop")) found.push([]);
      else found.at(-1)?.push(part);
      return found;
    },
    [[]],
  );
  return items.filter((item) => item.some((part) => isFood(part, language))).length;
}

/** "half of everything" */
const isOfAll = ({ from, to }: Cluster, parts: readonly SharingPart[], { sharing }: Language) =>
  parts
    .slice(Math.max(0, from - 1), to + 2)
    .some(({ text }) => [...sharing.wordsOfAll].some((word) => text.includes(word)));
