import type { Language } from "../../../languages/language.ts";
import type { QuantityPart } from "../quantities/quantity-part.ts";
import { readQuantityParts } from "../quantities/read-quantity-parts.ts";
import { hasRole, type Role } from "../roles/role.ts";
import type { Statement } from "./statement.ts";

/** A part of a message about shared food, or what several of them say together. */
export interface SharingPart extends QuantityPart {
  readonly statement?: Statement;
}

type Parts = readonly SharingPart[];

/** The words of a message by the roles that they have in what is said about shared food. */
export function readSharingParts(message: string, language: Language): Parts {
  const marked = readQuantityParts(message, language)
    .map((part) => namePercent(part, language))
    // "w/"
    .filter((part, at, all) => !(part.role === "per" && hasRole(all[at - 1], "with")))
    .map(nameMark)
    .map((part, at, all) => nameSharingSize(part, all[at - 1], all[at + 1], language));
  const named = nameFirstNames(joinPhrases(marked, language), message, language);
  return joinPossessives(named, language);
}

/** "75% is still there" */
function namePercent(part: SharingPart, { amounts }: Language): SharingPart {
  const value = Number.parseFloat(part.text) / 100;
  return part.role === "food" && amounts.percentPattern.test(part.text) && value < 1
    ? { ...part, role: "fraction", value, isPercent: true }
    : part;
}

const roleByMark: Readonly<Record<string, Role>> = {
  ",": "comma",
  "(": "open",
  ")": "close",
  ":": "mark",
};

/** Marks end a sentence, come before a list, or are between words. */
function nameMark(part: SharingPart): SharingPart {
  if (part.text === ":") return { ...part, role: "mark" };
  if (part.role !== "mark") return part;
  const role = roleByMark[part.text] ?? (/^[.!?;\n]/.test(part.text) ? "stop" : "comma");
  return { ...part, role };
}

/** "one big sharing plate": a size, if the word is not that of people who share. */
function nameSharingSize(
  part: SharingPart,
  before: SharingPart | undefined,
  next: SharingPart | undefined,
  { sharing }: Language,
): SharingPart {
  const isSize =
    sharing.shareAdjectives.has(part.text) &&
    hasRole(next, "noun") &&
    (before === undefined || hasRole(before, "article", "count", "state", "with", "and", "mark"));
  return isSize ? { ...part, role: "state" } : part;
}

const longestPhrase = 4;

/** Words and phrases with another role than in messages about one food. */
function joinPhrases(parts: Parts, language: Language): Parts {
  const joined: SharingPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const phrase = findPhrase(parts, at, language);
    const part = phrase?.part ?? parts[at];
    at += phrase?.length ?? 1;
    if (part && part.role !== "filler") joined.push(part);
  }
  return joined;
}

function findPhrase(
  parts: Parts,
  at: number,
  { sharing }: Language,
): { readonly part: SharingPart; readonly length: number } | undefined {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const found = parts.slice(at, at + length);
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last || found.length < length) continue;
    const text = found.map((part) => part.text).join(" ");
    const role = sharing.rolesInSharing.get(text);
    if (role === undefined || (length === 1 && !hasRole(first, "food", "own", "fraction")))
      continue;
    const value = sharing.groupsOfPeople.has(last.text) ? Number.NaN : 1;
    return {
      part: { ...last, role, start: first.start, text, ...(role === "person" && { value }) },
      length,
    };
  }
  return undefined;
}

/** "me and Dave", "with Deb": a name next to the speaker or another person. */
function nameFirstNames(parts: Parts, message: string, language: Language): Parts {
  const named = [...parts];
  named.forEach((part, at) => {
    if (part.role === "food" && isFirstName(named, at, message, language))
      named[at] = { ...part, role: "person", value: 1 };
  });
  return named;
}

function isFirstName(parts: Parts, at: number, message: string, language: Language): boolean {
  const { start = 0, end = 0, text = "" } = parts[at] ?? {};
  const isKnown = language.peopleAndPlaces.firstNames.has(text);
  const isCapital = /^\p{Lu}\p{Ll}/u.test(message.slice(start, end));
  if (!isKnown && !isCapital) return false;
  if (hasRole(parts[at - 1], "with", "between"))
    return isKnown || parts.some((part) => hasRole(part, "share", "half"));
  return (isCapital && isNextToPerson(parts, at, isKnown, language)) || isEater(parts, at);
}

function isNextToPerson(
  parts: Parts,
  at: number,
  isKnown: boolean,
  { sharing }: Language,
): boolean {
  const isPerson = (part: SharingPart | undefined) =>
    hasRole(part, "person") || sharing.speakersNextToPeople.has(part?.text ?? "");
  const isJoin = (part: SharingPart | undefined) => hasRole(part, "and", "comma");
  const isAfter = isJoin(parts[at - 1]) && isPerson(parts[at - 2]);
  return isAfter || (isKnown && isJoin(parts[at + 1]) && isPerson(parts[at + 2]));
}

/** "Kev had the other half" */
const isEater = (parts: Parts, at: number) =>
  (at === 0 || hasRole(parts[at - 1], "comma", "stop", "and")) &&
  hasRole(parts[at + 1], "eat") &&
  !hasRole(parts[at + 2], "food");

/** "my boet", "2 of the lads", "with my tita": a possessive before a person is part of that person. */
function joinPossessives(parts: Parts, language: Language): Parts {
  const joined: SharingPart[] = [];
  parts.forEach((part, at) => {
    const before = joined.at(-1);
    const person = hasRole(part, "person") ? part : personAt(parts, at, language);
    const isDetermined = before && language.sharing.possessivesOfPeople.has(before.text);
    if (!person) joined.push(part);
    else if (isDetermined) joined[joined.length - 1] = { ...person, start: before.start };
    else joined.push(person);
  });
  return joined;
}

/** A word after "with my" or "me and my", before the end of the words about people. */
function personAt(parts: Parts, at: number, { sharing }: Language): SharingPart | undefined {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]];
  // "half my daughter's burger"
  const isOwner = before?.text.endsWith(sharing.ownDeterminer) && hasRole(next, "food", "state");
  if (part?.role === "food" && isOwner && sharing.personNouns.has(part.stem))
    return { ...part, role: "person", value: 1 };
  // "w/ hubby"
  if (part?.role === "food" && hasRole(before, "with") && sharing.personNouns.has(part.stem))
    return { ...part, role: "person", value: 1 };
  const isPossessive =
    hasRole(before, "own") && sharing.possessivesOfPeople.has(before?.text ?? "");
  const isNext = hasRole(parts[at - 2], "with") || isSpeakerAnd(parts, at - 2, sharing);
  const isEnd =
    next === undefined ||
    hasRole(
      next,
      "comma",
      "stop",
      "mark",
      "open",
      "share",
      "half",
      "is",
      "eat",
      "between",
      "fraction",
    );
  return part?.role === "food" && isPossessive && isNext && isEnd
    ? { ...part, role: "person", value: part.isPlural ? Number.NaN : 1 }
    : undefined;
}

const isSpeakerAnd = (parts: Parts, at: number, sharing: Language["sharing"]) =>
  hasRole(parts[at], "and") && sharing.speakersNextToPeople.has(parts[at - 1]?.text ?? "");
