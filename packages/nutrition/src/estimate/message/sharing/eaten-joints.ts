import type { Language } from "../../../languages/language.ts";
import type { SharedList } from "../find-shared-lists.ts";
import { hasRole } from "../roles/role.ts";
import type { SharingPart } from "./sharing-part.ts";

/**
 * The shared foods whose joints are listed as what the person had, the others having the rest: "split a chicken, I had the 2 legs
 * and she had the rest". Not the whole is counted, but the joints.
 */
export function findWholesOfJoints(
  parts: readonly SharingPart[],
  lists: readonly SharedList[],
  { sharing }: Language,
): readonly SharedList[] {
  const rest = parts.findIndex(({ statement }) => statement?.isRestOfOthers);
  const eaten = parts.findLastIndex(
    (part, at) => at < rest && hasRole(part, "eat") && hasRole(parts[at - 1], "own"),
  );
  const joints = parts.slice(eaten + 1, Math.max(0, rest));
  const areNamed = eaten > 0 && joints.some(({ stem }) => sharing.jointsOfAnimals.has(stem));
  if (!areNamed) return [];
  const start = parts[eaten]?.start ?? 0;
  return lists.filter(({ end }) => end <= start);
}
