import type { Language } from "../../../languages/language.ts";
import { type RecipeMatch, toEatenPart } from "../eaten-part.ts";
import { withoutLeft } from "../join-remarks.ts";
import type { RemarkKind } from "../recipe-remark-rules.ts";
import type { NetWeight } from "./net-weight.ts";
import { isLeftOfPortion, type ReadRemark } from "./read-remarks.ts";

/** The part of a dish that was eaten, from the remarks on its yield and on shares; undefined if they are not about all of it. */
export function readPart(
  remarks: readonly ReadRemark[],
  hasHeading: boolean,
  net: NetWeight | undefined,
  language: Language,
) {
  const ofKind = (kind: RemarkKind): RecipeMatch | undefined => {
    // "had 2 bowls, so 1 serving"
    const isRestated = (at: number) => {
      const next = remarks[at + 1];
      return (
        next?.remark.kind === kind && language.recipeRemarks.restatingWords.has(next.piece.lead)
      );
    };
    const all = remarks.filter(({ remark }, at) => remark.kind === kind && !isRestated(at));
    // "my husband ate half, I ate a quarter": the own part says more, and a number more than none.
    const own = all.filter(({ remark }) => remark.groups.left === undefined);
    const found =
      [...own, ...all].find(({ piece }) => piece.figures.length > 0) ?? own[0] ?? all[0];
    return found?.remark;
  };
  const [division, share] = [ofKind("division"), ofKind("eaten")];
  const weight = net ? net.remark : ofKind("cookedWeight");
  const ofShare = remarks.find(({ remark }) => remark.kind === "eaten")?.piece;
  // "400 g rice, 2 eggs, ate half of it" is half of the eggs
  // "half of this: 2 cans of tuna, 1 can of beans"
  const isFirst = ofShare?.lead === "";
  const isOfAll =
    hasHeading || division || weight || isFirst || /[.;!\n>–—-]/.test(ofShare?.lead ?? "");
  if (!isOfAll) return undefined;
  const onePortion = division && { ...division, groups: { count: "1" } };
  const left = remarks.find((one) => isLeftOfPortion(one, language))?.remark;
  const isDivided = remarks.some(
    (one) => one.remark.kind === "division" && isAmongPeople(one, language),
  );
  const isOfPortion = left && (share?.groups.left === undefined || isDivided);
  const isOnlyLeft = isOfPortion && share?.groups.left !== undefined;
  const eaten = (isOnlyLeft ? onePortion : share) ?? onePortion;
  const part = eaten && isOfPortion ? { ...eaten, groups: withoutLeft(eaten.groups, left) } : eaten;
  const whole = part && share ? withRest(remarks, part, division) : division;
  return part && toEatenPart(part, whole, weight, language);
}

/** "serves 4", "shared between 4", "5 people, equal shares"; not "cut in 4". */
const isAmongPeople = ({ remark, piece }: ReadRemark, { sharing }: Language) =>
  remark.isDividing ||
  piece.tokens.some(
    ({ text, stem }) =>
      sharing.sharingPrepositions.has(text) ||
      sharing.sharingVerbs.has(text) ||
      sharing.personNouns.has(stem),
  );

/** "had one portion, 3 left": the whole is both. */
function withRest(
  remarks: readonly ReadRemark[],
  share: RecipeMatch,
  division: RecipeMatch | undefined,
): RecipeMatch | undefined {
  const piece = remarks.find(({ remark }) => remark.start === division?.start)?.piece;
  const isRest = piece?.roles.has("restWord") || piece?.roles.has("laterPlace");
  const [eaten, rest] = [Number(share.groups.count), Number(division?.groups.count)];
  return division && isRest && eaten + rest > 0
    ? { ...division, groups: { count: `${eaten + rest}` } }
    : division;
}
