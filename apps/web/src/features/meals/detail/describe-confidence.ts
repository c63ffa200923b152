import { t } from "../messages.ts";
/** A confidence (0 to 1) in words. */
export function describeConfidence(score: number): string {
  if (score >= 0.8) return t.sure;
  return score >= 0.5 ? t.roughly : t.pleaseCheck;
}
